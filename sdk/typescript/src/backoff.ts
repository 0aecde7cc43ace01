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

/** A `Retry-After`, seconds or an HTTP date, as milliseconds from `now`; NaN for anything else. */
export const retryAfterMs = (value: string, now: number): number => {
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // A bare number or word would be a date to some platforms.
  return /^[A-Z][a-z]{2}, /.test(value) ? Math.max(0, Date.parse(value) - now) : Number.NaN
}
