/** When to try again, in milliseconds. */
export interface BackoffPolicy {
  readonly initialDelayMs: number
  readonly maxDelayMs: number
}

/**
 * Full jitter: a random share of a delay that doubles with each failure in a row. The random share keeps clients that one outage cut off
 * together from coming back together.
 *
 * @param failures How many failures in a row came before this one.
 * @param floorMs What the server asks to wait at least.
 * @param random A number from 0 to 1.
 */
export const backoff = (policy: BackoffPolicy, failures: number, floorMs: number, random: number): number =>
  Math.max(floorMs, random * Math.min(policy.maxDelayMs, Math.max(1, policy.initialDelayMs) * 2 ** failures))

/**
 * A `Retry-After` as milliseconds from `now`; seconds or an HTTP date, anything else is `undefined`.
 */
export const retryAfterMs = (value: string | null, now: number): number | undefined => {
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
