import type { EventReader } from '../core/runtime-port.ts'
import { createEventSource, type EventSource, type EventSourceOptions } from './event-source.ts'

export interface EventStreamOptions extends EventSourceOptions {
  /** Closes the reader when the requester leaves; where there is a socket the stream's own cancellation does that. */
  readonly signal?: AbortSignal
}

/** Headers of every event stream. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no'
} as const

/**
 * The log as a `text/event-stream`: `id` is the sequence, `event` the type, `data` the stored JSON text. Pull-based, see
 * {@link createEventSource}.
 * @see spec/chapters/17-streaming.md
 */
export function eventStream(reader: EventReader, options: EventStreamOptions): ReadableStream<Uint8Array> {
  const { signal } = options
  let source: EventSource

  /** Closing the reader settles what is pending, and the stream then closes as if the log had ended. */
  function leave(): void {
    reader.close()
  }

  if (signal?.aborted) leave()
  else signal?.addEventListener('abort', leave, { once: true })
  return new ReadableStream(
    {
      start(controller) {
        const sink = { write: (bytes: Uint8Array) => controller.enqueue(bytes), end: () => controller.close() }
        source = createEventSource(reader, options, sink, () => signal?.removeEventListener('abort', leave))
      },
      pull: () => source.pull(),
      cancel: () => source.cancel()
    },
    { highWaterMark: 0 }
  )
}
