import { createParser } from 'eventsource-parser'
import { malformed } from './failure.ts'
import { createUtf8Stream } from './utf8.ts'

/** One event of a stream: its name, if it has one, and its joined data lines. */
export interface SseFrame {
  readonly event: string | undefined
  readonly data: string
}

/** Turns the bytes of a provider stream into frames. */
export interface SseReader {
  /** Reads one network chunk; frames are handed over in order before any fault behind them is thrown. */
  feed(bytes: Uint8Array): void
  /** What the body held without its closing blank line, once the body has ended. The caller decides whether it counts. */
  end(): SseFrame | undefined
}

/** The largest frame an adapter takes: what is held of a frame is bounded, whatever the provider sends. */
export const maxFrameBytes = 16 * 1024 * 1024

const mostPieces = 1024

/**
 * Reads `text/event-stream` strictly: UTF-8 or nothing, any of the three line ends at any chunk border, a byte order mark at the start
 * only, frames of at most `limit` bytes. Throws a `ProviderFailure` (`provider_protocol_error`) otherwise. Frames are not kept.
 *
 * @see spec/chapters/10-output.md
 */
export function createSseReader(onFrame: (frame: SseFrame) => void, limit: number = maxFrameBytes): SseReader {
  const utf8 = createUtf8Stream()
  const normalise = createLineEnds()
  let atLineStart = true
  let frameBytes = 0
  let tail: SseFrame | undefined
  let ended = false
  const pieces: string[] = []
  const parser = createParser({
    onEvent({ event, data }) {
      if (ended) tail = { event, data }
      else onFrame({ event, data })
    }
  })

  function account(text: string, bytes: number): void {
    const blank = text.lastIndexOf('\n\n')
    const border = blank >= 0 ? blank + 2 : atLineStart && text.startsWith('\n') ? 1 : -1
    frameBytes = border < 0 ? frameBytes + bytes : border === text.length ? 0 : Buffer.byteLength(text.slice(border))
    atLineStart = text.endsWith('\n')
    if (frameBytes > limit) throw malformed(`a frame is larger than ${limit} bytes`)
  }

  function take(bytes: Uint8Array): boolean {
    const decoded = utf8.decode(bytes)
    if (decoded === undefined) return false
    const text = normalise(decoded)
    if (text === '') return true
    account(text, bytes.length)
    pieces.push(text)
    // A piece of a line means nothing yet. Pieces are joined in bulk, so that a line that comes byte by byte takes little more than itself.
    if (pieces.length >= mostPieces || text.includes('\n')) handOver()
    return true
  }

  function handOver(): void {
    const text = pieces.length === 1 ? (pieces[0] as string) : pieces.join('')
    pieces.length = 0
    parser.feed(text)
  }

  return {
    feed(bytes) {
      // Line by line where a fault may be inside, so that the frames before it are told at any chunking.
      if (frameBytes + bytes.length <= limit && take(bytes)) return
      for (const line of linesOf(bytes)) if (!take(line)) throw malformed('it is not UTF-8')
    },
    end() {
      ended = true
      if (pieces.length > 0) handOver()
      if (!utf8.open) parser.feed(atLineStart ? '\n' : '\n\n')
      return tail
    }
  }
}

/**
 * Makes every line end a LF. The parser itself waits after a CR for what follows, which would hold back the last event of a chunk
 * in a stream that ends its lines so.
 */
function createLineEnds(): (text: string) => string {
  let afterCarriageReturn = false
  return (text) => {
    if (text === '') return text
    const rest = afterCarriageReturn && text.startsWith('\n') ? text.slice(1) : text
    afterCarriageReturn = text.endsWith('\r')
    return rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest
  }
}

function* linesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  let start = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0x0a && bytes[at] !== 0x0d) continue
    yield bytes.subarray(start, at + 1)
    start = at + 1
  }
  if (start < bytes.length) yield bytes.subarray(start)
}
