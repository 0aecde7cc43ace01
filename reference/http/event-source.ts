import type { StoredEvent } from '../core/ports.ts'
import type { EventReader } from '../core/runtime-port.ts'
import type { FrameCache } from './frames.ts'
import type { SilenceWatch } from './silence-watch.ts'
import { afterTurn } from './turns.ts'

/** What all event streams of an app share. */
export interface EventSourceOptions {
  readonly frames: FrameCache
  /** Says when a comment is due. */
  readonly silence: SilenceWatch
}

/** Where the bytes go. It asks the source for more once it has taken what came before. */
export interface EventSink {
  write(bytes: Uint8Array): void
  end(): void
}

/** The frames of one reader, one chunk for each time it is asked. */
export interface EventSource {
  /** Writes the next chunk now or when there is one, and comments while there is none. */
  pull(): void
  /** Closes the reader; nothing is written after. */
  cancel(): void
}

const heartbeat = Buffer.from(': \n\n')

/**
 * Turns what a reader gives into frames. Nothing is read from the log before the sink has asked again, so a slow peer holds one batch and
 * affects nobody. Ends right after the terminal event; an end without one means that the log is out of reach and the reader comes back.
 * Explicit state in place of async functions: this runs for every reader of every event.
 *
 * @param onEnd - Called once, when nothing more will be read.
 */
export function createEventSource(
  reader: EventReader,
  { frames, silence }: EventSourceOptions,
  sink: EventSink,
  onEnd: () => void = () => {}
): EventSource {
  let events: readonly StoredEvent[] = []
  let position = 0
  let fresh = true
  let asking = false
  let ended = false
  let stopWatching = (): void => {}

  function close(): void {
    if (ended) return
    ended = true
    stopWatching()
    onEnd()
    reader.close()
  }

  function sendChunk(): void {
    const { bytes, next } = frames.chunk(events, position)
    position = next
    const last = position === events.length && events[position - 1]?.terminal === true
    // Ended before it is written: the sink may ask for more from inside its write.
    if (last) close()
    sink.write(bytes)
    if (last) sink.end()
  }

  function arrive(batch: readonly StoredEvent[] | undefined): void {
    asking = false
    if (ended) return
    stopWatching()
    if (batch === undefined) {
      close()
      sink.end()
      return
    }
    events = batch
    position = 0
    sendChunk()
  }

  const fail = (): void => arrive(undefined)
  const read = (): void => void reader.next().then(arrive, fail)
  const breakSilence = (): void => sink.write(heartbeat)

  function ask(): void {
    asking = true
    // A burst reaches the log in many small appends: what they add within a turn leaves as one chunk. It delays no lone event,
    // because the turn passes while nobody has anything to say.
    if (fresh) read()
    else afterTurn(read)
    fresh = false
  }

  return {
    pull() {
      if (ended) return
      if (position < events.length) return sendChunk()
      stopWatching()
      stopWatching = silence.watch(breakSilence)
      // The question outlives a comment: however long the silence lasts, one is open.
      if (!asking) ask()
    },
    cancel: close
  }
}
