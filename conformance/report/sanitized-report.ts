import { printable, printableLines } from './printable.ts'

/** Fields whose line feeds are our own. */
const multiline: ReadonlySet<string> = new Set(['line', 'minimal', 'commands'])
const multilineLimit = 40_000
const listLimit = 1000

/**
 * A report, or any JSON value, that may be shown anywhere: every text printable and bounded, no list longer than a thousand entries (the first ones tell the
 * most). Formats escape what their own syntax needs on top; none has to think of terminals, text direction or size any more.
 */
export const sanitizedReport = <T>(report: T): T => sanitized(report, '') as T

function sanitized(value: unknown, key: string): unknown {
  if (typeof value === 'string') return multiline.has(key) ? printableLines(value, multilineLimit) : printable(value)
  if (Array.isArray(value)) return value.slice(0, listLimit).map((item) => sanitized(item, ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, listLimit)
      .map(([name, item]) => [printable(name, 200), sanitized(item, name)])
  )
}
