import type { Clock } from '../core/ports.ts'

/** No limit of an execution is longer than a day, so a longer wish says the same as a day. */
const longest = 86_400_000

const httpDate =
  /^(?:[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/

/**
 * The wait an error answer asks for, in milliseconds from now, at most a day; undefined where it asks for none or says something
 * invalid. `retry-after-ms` is finer and wins; `retry-after` is whole seconds or a date of HTTP. A date that has passed means 0.
 *
 * @see spec/chapters/13-attempts.md
 */
export function retryAfterOf(headers: Headers, clock: Clock): number | undefined {
  const milliseconds = wholeNumber(headers.get('retry-after-ms'))
  if (milliseconds !== undefined) return Math.min(milliseconds, longest)
  const value = headers.get('retry-after')
  const seconds = wholeNumber(value)
  if (seconds !== undefined) return Math.min(seconds * 1000, longest)
  if (value === null || value.length > 40 || !httpDate.test(value)) return undefined
  const at = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
  return Number.isNaN(at) ? undefined : Math.min(Math.max(at - clock.now(), 0), longest)
}

function wholeNumber(value: string | null): number | undefined {
  return value !== null && /^\d{1,300}$/.test(value) ? Number(value) : undefined
}
