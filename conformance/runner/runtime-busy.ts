/** The runtime asked us to come back later: the run is given up, unjudged, and made again. */
export class RuntimeBusy extends Error {
  override readonly name = 'RuntimeBusy'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super(`the runtime answered 429 and asked to wait ${retryAfterMs} ms`)
    this.retryAfterMs = retryAfterMs
  }
}

const longestMs = 10_000

/** `Retry-After` in milliseconds, seconds or a date; at most ten seconds, and a second where it is absent or neither. */
export function retryAfterMs(header: string | undefined, now: number = Date.now()): number {
  const text = header?.trim() ?? ''
  if (/^[0-9]{1,9}$/.test(text)) return Math.min(Number(text) * 1000, longestMs)
  const until = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(until) ? 1000 : Math.min(Math.max(0, until - now), longestMs)
}
