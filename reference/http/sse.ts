import type { Clock, StoredEvent } from '../core/ports.ts'
import type { EventReader } from '../core/runtime-port.ts'
import type { FrameCache } from './frames.ts'

export interface EventStreamOptions {
  readonly clock: Clock
  readonly frames: FrameCache
  /** Silence after which a comment is sent. */
  readonly heartbeatMs: number
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

/** One event loop turn, in which what is appended gathers for the next chunk. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * The log as a `text/event-stream`: `id` is the sequence, `event` the type, `data` the stored JSON text. Pull-based: nothing is
 * read from the log before the consumer has taken what came before, so a slow consumer holds one batch and affects nobody. Ends
 * right after the terminal event; an end without one means that the log is out of reach and the reader comes back.
 * @see spec/chapters/17-streaming.md
 */
export function eventStream(reader: EventReader, options: EventStreamOptions): ReadableStream<Uint8Array> {
  const arrivals = createArrivals(reader, options)
  let events: readonly StoredEvent[] = []
  let position = 0
  let ended = false

  function end(): void {
    ended = true
    options.signal?.removeEventListener('abort', leave)
    reader.close()
  }

  /** Closing the reader settles what is pending, and the stream then closes as if the log had ended. */
  function leave(): void {
    reader.close()
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    if (position >= events.length) {
      const arrived = await arrivals.next()
      if (ended) return
      if (arrived === 'silence') return controller.enqueue(heartbeat)
      if (arrived === 'end') {
        end()
        return controller.close()
      }
      events = arrived
      position = 0
    }
    const { bytes, next } = options.frames.chunk(events, position)
    position = next
    controller.enqueue(bytes)
    if (position === events.length && events[position - 1]?.terminal) {
      end()
      controller.close()
    }
  }

  if (options.signal?.aborted) leave()
  else options.signal?.addEventListener('abort', leave, { once: true })
  return new ReadableStream({ pull, cancel: end }, { highWaterMark: 0 })
}

/** Turns a reader's batches and its silences into one sequence, with a single pending `next` however long the silence lasts. */
function createArrivals(reader: EventReader, { clock, heartbeatMs }: EventStreamOptions) {
  let first = true
  let asked = false
  let arrived: readonly StoredEvent[] | 'end' | undefined
  let wake: (() => void) | undefined

  function settle(result: readonly StoredEvent[] | 'end'): void {
    arrived = result
    wake?.()
  }

  async function ask(): Promise<void> {
    asked = true
    // A burst reaches the log in many small appends: what they add within a turn leaves as one chunk. It delays no lone event,
    // because the turn passes while nobody has anything to say.
    if (!first) await turn()
    first = false
    reader.next().then(
      (batch) => settle(batch ?? 'end'),
      () => settle('end')
    )
  }

  function silence(): Promise<void> {
    return new Promise((resolve) => {
      const stop = clock.after(heartbeatMs, () => {
        wake = undefined
        resolve()
      })
      wake = () => {
        wake = undefined
        stop()
        resolve()
      }
    })
  }

  return {
    async next(): Promise<readonly StoredEvent[] | 'end' | 'silence'> {
      if (!asked) await ask()
      if (arrived === undefined) await silence()
      if (arrived === undefined) return 'silence'
      const result = arrived
      arrived = undefined
      asked = false
      return result
    }
  }
}
