import type { StoredEvent } from '../core/ports.ts'
import type { EventReader } from '../core/runtime-port.ts'
import type { FrameCache } from './frames.ts'
import type { SilenceWatch } from './silence-watch.ts'
import { afterTurn } from './turns.ts'

export interface EventStreamOptions {
  readonly frames: FrameCache
  /** Says when a comment is due. */
  readonly silence: SilenceWatch
  /** Closes the reader when the requester leaves; where there is a socket the stream's own cancellation does that. */
  readonly signal?: AbortSignal
}

/** Headers of every event stream. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no'
} as const

const heartbeat = Buffer.from(': \n\n')

/**
 * The log as a `text/event-stream`: `id` is the sequence, `event` the type, `data` the stored JSON text. Pull-based: nothing is
 * read from the log before the consumer has taken what came before, so a slow consumer holds one batch and affects nobody. Ends
 * right after the terminal event; an end without one means that the log is out of reach and the reader comes back.
 * @see spec/chapters/17-streaming.md
 */
export function eventStream(reader: EventReader, options: EventStreamOptions): ReadableStream<Uint8Array> {
  const { signal } = options
  const source = createSource(reader, options, () => signal?.removeEventListener('abort', leave))

  /** Closing the reader settles what is pending, and the stream then closes as if the log had ended. */
  function leave(): void {
    reader.close()
  }

  if (signal?.aborted) leave()
  else signal?.addEventListener('abort', leave, { once: true })
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Explicit state in place of async functions: this runs for every reader of every event. */
function createSource(
  reader: EventReader,
  { frames, silence }: EventStreamOptions,
  onEnd: () => void
): UnderlyingDefaultSource<Uint8Array> {
  let controller: ReadableStreamDefaultController<Uint8Array>
  let events: readonly StoredEvent[] = []
  let position = 0
  let fresh = true
  let asking = false
  let ended = false
  let stopWatching = (): void => {}

  function end(): void {
    ended = true
    stopWatching()
    onEnd()
    reader.close()
  }

  function finish(): void {
    end()
    controller.close()
  }

  function sendChunk(): void {
    const { bytes, next } = frames.chunk(events, position)
    position = next
    controller.enqueue(bytes)
    if (position === events.length && events[position - 1]?.terminal) finish()
  }

  function arrive(batch: readonly StoredEvent[] | undefined): void {
    asking = false
    if (ended) return
    stopWatching()
    if (batch === undefined) finish()
    else {
      events = batch
      position = 0
      sendChunk()
    }
  }

  const fail = (): void => arrive(undefined)
  const read = (): void => void reader.next().then(arrive, fail)

  function breakSilence(): void {
    controller.enqueue(heartbeat)
  }

  function ask(): void {
    asking = true
    // A burst reaches the log in many small appends: what they add within a turn leaves as one chunk. It delays no lone event,
    // because the turn passes while nobody has anything to say.
    if (fresh) read()
    else afterTurn(read)
    fresh = false
  }

  return {
    start(given) {
      controller = given
    },
    // It returns before there is anything to send: the stream asks again once what is sent has been taken, and a promise for each
    // event of each reader is saved.
    pull() {
      if (position < events.length) return sendChunk()
      stopWatching()
      stopWatching = silence.watch(breakSilence)
      // The question outlives a comment: however long the silence lasts, one is open.
      if (!asking) ask()
    },
    cancel: end
  }
}
