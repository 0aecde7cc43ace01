/** A client behind the driver protocol: lines in, lines out. */
export interface Driver {
  /** Writes one line; the line end is added. */
  readonly send: (line: string) => void
  /** Resolves once it is over, with one sentence without its full stop. */
  readonly ended: Promise<string>
  /** What it last wrote on standard error. */
  readonly lastLines: () => string
  /** Ends it, and whatever it has started. Idempotent. */
  readonly stop: () => Promise<void>
}

/** Starts a driver; each line that it writes goes to `onLine`. */
export type StartDriver = (onLine: (line: string) => void) => Promise<Driver>

/** Cuts text into lines; the rest without a line end is kept for the next piece. A line has at most `limit` characters. */
export function lineReader(onLine: (line: string) => void, limit = 256 * 1024 * 1024): (chunk: string) => void {
  let pieces: string[] = []
  let held = 0
  return (chunk) => {
    let from = 0
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
      pieces.push(chunk.slice(from, at))
      const line = pieces.join('').replace(/\r$/, '')
      pieces = []
      held = 0
      from = at + 1
      if (line !== '') onLine(line)
    }
    if (from >= chunk.length) return
    pieces.push(chunk.slice(from))
    held += chunk.length - from
    if (held > limit) throw new RangeError(`a line of more than ${limit} characters`)
  }
}
