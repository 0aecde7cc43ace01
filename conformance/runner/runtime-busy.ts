/** The runtime asked us to come back later: the run is given up, unjudged, and made again. */
export class RuntimeBusy extends Error {
  override readonly name = 'RuntimeBusy'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super(`the runtime answered 429 and asked to wait ${retryAfterMs} ms`)
    this.retryAfterMs = retryAfterMs
  }
}

/** `Retry-After` in milliseconds: seconds only, at most ten; a second where it is absent or no number. */
export function retryAfterMs(header: string | undefined): number {
  const seconds = /^[0-9]{1,9}$/.test(header ?? '') ? Number(header) : 1
  return Math.min(seconds * 1000, 10_000)
}
