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

/** Starts a driver; each line that it writes goes to `onLine`, and a line above the limit (in characters) to `onTooLong`, once. */
export type StartDriver = (onLine: (line: string) => void, onTooLong: (limit: number) => void) => Promise<Driver>

/**
 * Cuts text into lines; the rest without a line end is kept for the next piece. Once a line has more than `limit` characters, `onTooLong`
 * is called, and nothing more is kept.
 */
export function lineReader(
  onLine: (line: string) => void,
  onTooLong: (limit: number) => void,
  limit = 256 * 1024 * 1024
): (chunk: string) => void {
  let pieces: string[] = []
  let held = 0
  return (chunk) => {
    if (held > limit) return
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
    if (held <= limit) return
    pieces = []
    onTooLong(limit)
  }
}
