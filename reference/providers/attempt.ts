import type { ProviderEvent, ProviderFailure } from '../core/ports.ts'
import { failureOf, malformed } from './failure.ts'
import { type ErrorAnswer, type ProviderRequest, send, type Transport } from './http.ts'
import { asObject, asText, parseJson } from './json.ts'
import { createPatience, type Patience } from './patience.ts'
import { createSseReader, type SseFrame } from './sse.ts'
import type { StreamReader } from './stream-reader.ts'

/** What a dialect brings to an attempt. */
export interface Exchange {
  readonly request: ProviderRequest
  readonly reader: StreamReader
  /** The failure an answer without a stream means. */
  readonly failureOfAnswer: (answer: ErrorAnswer) => Error & ProviderFailure
}

/**
 * Runs one attempt: one request, its stream read frame by frame, one batch of events for each network read. Returns once the provider's
 * own terminal has been read; everything else ends in a thrown `ProviderFailure`, with what came before it yielded first.
 */
export async function* runAttempt(
  { request, reader, failureOfAnswer }: Exchange,
  transport: Transport,
  signal: AbortSignal
): AsyncGenerator<readonly ProviderEvent[]> {
  signal.throwIfAborted()
  const answer = await send(request, transport, signal)
  if ('error' in answer) throw failureOfAnswer(answer.error)
  const { stream } = answer
  const frames = createSseReader((frame) => readFrame(frame, reader))
  let patience: Patience | undefined
  try {
    while (!reader.ended) {
      if (reader.failing !== undefined) patience ??= createPatience(transport.clock, afterErrorMs)
      const bytes = await (patience?.wait(stream.next(), signal) ?? stream.next())
      const fault = faultOf(() => (bytes === undefined ? readTail(frames.end(), reader) : frames.feed(bytes)))
      const batch = reader.events.splice(0)
      if (batch.length > 0) {
        if (batch.some(isOutput)) stream.progressed()
        yield batch
      }
      // Behind the terminal nothing is read, so nothing there is a fault, at whatever chunking.
      if (fault !== undefined && !reader.ended) throw reader.failing ?? fault.reason
    }
  } finally {
    patience?.end()
    stream.close(reader.ended)
  }
}

/** How long a provider that has told an error may take to tell what was used. */
const afterErrorMs = 250

function readFrame({ event, data }: SseFrame, reader: StreamReader): void {
  if (reader.ended) return
  const payload = asObject(parseJson(data))
  if (payload === undefined) throw malformed('a frame is not a JSON object')
  // The payload's own type wins: proxies rename events.
  reader.read(asText(payload.type) ?? event ?? '', payload)
}

/** A final frame that lacks its blank line counts if it is whole and ends the stream; the end of the body alone never does. */
function readTail(tail: SseFrame | undefined, reader: StreamReader): void {
  const payload = tail === undefined ? undefined : asObject(parseJson(tail.data))
  const type = asText(payload?.type) ?? tail?.event ?? ''
  if (payload !== undefined && reader.isTerminal(type)) reader.read(type, payload)
  if (!reader.ended) throw failureOf('stream_truncated', { remoteOutcome: 'unknown' })
}

function faultOf(step: () => void): { readonly reason: unknown } | undefined {
  try {
    step()
    return undefined
  } catch (reason) {
    return { reason }
  }
}

function isOutput({ type }: ProviderEvent): boolean {
  return type !== 'usage' && type !== 'progress'
}
