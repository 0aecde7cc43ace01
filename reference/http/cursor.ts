/** Where a reading starts: after this sequence. A malformed cursor is told by `problem`. */
export type CursorOutcome = { readonly after: number } | { readonly problem: string }

const canonicalDecimal = /^(?:0|[1-9][0-9]{0,15})$/
const allowed = 'must be one decimal integer from 0 to 9007199254740991, without sign, leading zero or blank'

/**
 * Reads the cursor of a request: every `after` of the query and the `Last-Event-ID` header, where present, are canonical; the
 * greater counts. Neither present means from the start.
 * @see spec/chapters/11-replay.md
 */
export function readCursor(after: readonly string[], lastEventId: string | undefined): CursorOutcome {
  if (after.length > 1) return { problem: 'query parameter after must be given once' }
  const values = { 'query parameter after': after[0], 'header Last-Event-ID': lastEventId }
  let cursor = 0
  for (const [name, text] of Object.entries(values)) {
    if (text === undefined) continue
    const value = canonicalDecimal.test(text) ? Number(text) : Number.NaN
    if (!Number.isSafeInteger(value)) return { problem: `${name} ${allowed}` }
    cursor = Math.max(cursor, value)
  }
  return { after: cursor }
}
