import type { ExecutionLog, LogEvent } from '../model/execution-log.ts'
import type { Reply } from './reply.ts'

/** How one event is written down. */
export type Framing = (event: LogEvent) => string

/** As a runtime writes it. */
export const plainFrame: Framing = (event) =>
  `id: ${event.sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

export const streamHead = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

/** The events of a log behind a cursor, up to and with `to`. */
export const eventsAfter = (log: ExecutionLog, after: number, to = Number.POSITIVE_INFINITY): LogEvent[] =>
  log.events.filter(({ sequence }) => sequence > after && sequence <= to)

/** Writes events, one chunk each. */
export async function sendEvents(
  reply: Reply,
  events: readonly LogEvent[],
  framing: Framing = plainFrame
): Promise<void> {
  for (const event of events) await reply.write(framing(event), event.sequence)
}

/** Bytes of some events and, for each, where its frame ends. */
export interface FramedBytes {
  readonly bytes: Buffer
  readonly ends: readonly { readonly sequence: number; readonly end: number }[]
}

/** The bytes of events as one piece. */
export function framed(events: readonly LogEvent[], framing: Framing = plainFrame): FramedBytes {
  let end = 0
  const frames = events.map((event) => Buffer.from(framing(event)))
  const ends = frames.map((frame, at) => {
    end += frame.length
    return { sequence: events[at]?.sequence ?? 0, end }
  })
  return { bytes: Buffer.concat(frames), ends }
}

/** The last event that is whole within the first `length` bytes; `before` where none is. */
export const throughAt = ({ ends }: FramedBytes, length: number, before: number): number =>
  ends.filter(({ end }) => end <= length).at(-1)?.sequence ?? before

/** The same for data that lacks nothing but the two line ends behind it. */
export const perhapsAt = (framed: FramedBytes, length: number, before: number): number =>
  throughAt(framed, length + 2, before)
