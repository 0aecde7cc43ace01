import { createLineSplitter } from './line-splitter.ts'

/** What the recorder dispatches; byte offsets count from the first byte of the body, a byte order mark included. */
export type SseEvent =
  | {
      readonly kind: 'frame'
      /** The `id:` of this very frame, absent when it had none or a void one. */
      readonly id?: string
      readonly event?: string
      readonly data: string
      /** Offset of the frame's first byte. */
      readonly offset: number
    }
  | { readonly kind: 'comment'; readonly text: string; readonly offset: number }
  /** A block with fields but no data: it dispatches no event, yet its `id` moved the reader's cursor. */
  | { readonly kind: 'dataless'; readonly id?: string; readonly offset: number }

/** Recorder of one event stream. */
export interface SseRecorder {
  /** Takes any bytes, cut anywhere; returns what they completed. Throws `FrameTooLarge` once a frame passes the limit. */
  push(bytes: Uint8Array): SseEvent[]
  /** Bytes of the unfinished frame; call at the end of the body. Nothing is ever dispatched for them. */
  residue(): number
  /** The last event id the stream has set, `''` before any. */
  lastEventId(): string
  /** The last valid `retry:` in milliseconds. */
  retry(): number | undefined
}

/** A frame passed the recorder's byte limit. */
export class FrameTooLarge extends Error {
  override readonly name = 'FrameTooLarge'
}

interface Block {
  readonly offset: number
  data: string[]
  id?: string
  event?: string
}

/**
 * Reads `text/event-stream` to the letter of the WHATWG standard, byte by byte and by hand, so that a runtime's framing fault is never
 * hidden by a lenient parser: one byte order mark at the very start, LF, CR and CRLF at any cut, several `data` lines, an `id` with
 * NUL ignored, `retry` of ASCII digits only, unknown fields ignored, an unfinished frame at the end never dispatched.
 *
 * It does not reconnect, decode JSON or know the protocol.
 * @see spec/chapters streaming
 */
export function createSseRecorder(limits: { readonly maxFrameBytes?: number } = {}): SseRecorder {
  const maxFrameBytes = limits.maxFrameBytes ?? 64 * 1024 * 1024
  const lines = createLineSplitter()
  let block: Block | undefined
  let lastEventId = ''
  let retry: number | undefined

  const take = (line: { text: string; offset: number }): SseEvent | undefined => {
    if (line.text === '') {
      const ended = block
      block = undefined
      return ended && dispatch(ended)
    }
    // A comment opens no block: alone at the end of a body it is no unfinished frame.
    if (line.text.startsWith(':')) return { kind: 'comment', text: line.text.slice(1), offset: line.offset }
    block ??= { offset: line.offset, data: [] }
    const field = splitField(line.text)
    if (field.name === 'data') block.data.push(field.value)
    else if (field.name === 'event') block.event = field.value
    else if (field.name === 'id' && !field.value.includes('\0')) {
      block.id = field.value
      lastEventId = field.value
    } else if (field.name === 'retry' && /^[0-9]+$/.test(field.value)) retry = Number(field.value)
    return undefined
  }

  return {
    push(bytes) {
      const events: SseEvent[] = []
      for (const line of lines.push(bytes)) {
        const event = take(line)
        if (event) events.push(event)
      }
      if (lines.offset() - (block?.offset ?? lines.pendingOffset()) > maxFrameBytes) throw new FrameTooLarge()
      return events
    },
    residue: () => lines.offset() - (block?.offset ?? lines.pendingOffset()),
    lastEventId: () => lastEventId,
    retry: () => retry
  }
}

function dispatch(block: Block): SseEvent | undefined {
  const id = block.id === undefined ? {} : { id: block.id }
  if (block.data.length === 0) {
    return block.id === undefined ? undefined : { kind: 'dataless', ...id, offset: block.offset }
  }
  const event = block.event === undefined || block.event === '' ? {} : { event: block.event }
  return { kind: 'frame', ...id, ...event, data: block.data.join('\n'), offset: block.offset }
}

function splitField(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  if (colon === -1) return { name: line, value: '' }
  const start = line[colon + 1] === ' ' ? colon + 2 : colon + 1
  return { name: line.slice(0, colon), value: line.slice(start) }
}
