/** A span of a body. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One server-sent event: the values of its `data` lines, and every other line that says something. */
export interface EventLines {
  readonly data: readonly Span[]
  readonly other: readonly Span[]
}

/**
 * The events of a stream as spans of its bytes (each one character). Unlike a client, this reads what stands behind the last empty line
 * as an event too: it was recorded, so it is published. All three line ends are known.
 */
export function eventLines(body: string): EventLines[] {
  const events: EventLines[] = []
  let data: Span[] = []
  let other: Span[] = []
  const flush = (): void => {
    if (data.length + other.length > 0) events.push({ data, other })
    data = []
    other = []
  }
  for (const line of lines(body)) {
    const value = /^(?:\xef\xbb\xbf)?data(?:: ?|$)/.exec(body.slice(line.start, Math.min(line.end, line.start + 9)))
    if (line.start === line.end) flush()
    else if (value) data.push({ start: line.start + value[0].length, end: line.end })
    else other.push(line)
  }
  flush()
  return events
}

function* lines(body: string): Generator<Span> {
  let start = 0
  for (const { index, 0: end } of body.matchAll(/\r\n|\n|\r/g)) {
    yield { start, end: index }
    start = index + end.length
  }
  if (start < body.length) yield { start, end: body.length }
}
