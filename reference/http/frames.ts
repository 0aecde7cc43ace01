import type { StoredEvent } from '../core/ports.ts'

/** The bytes of the frames of `events[from]` up to and without `events[next]`. */
export interface FrameChunk {
  readonly bytes: Uint8Array
  readonly next: number
}

/** Encodes runs of events once for all who read them at about the same time. */
export interface FrameCache {
  chunk(events: readonly StoredEvent[], from: number): FrameChunk
}

/** A chunk stops growing here, so that what a slow reader holds is bounded by this and one event. */
const chunkCharacters = 64 * 1024

/** What readers of one live batch share; older chunks are encoded again for who comes late. */
const cachedBytes = 4 * 1024 * 1024

/**
 * Creates the cache. Live readers of one execution wake together for the same events, so a chunk is found by its first event;
 * it counts only if it also ends at the same one. Memory is bounded and the oldest chunks leave first.
 */
export function createFrameCache(maxBytes: number = cachedBytes): FrameCache {
  const chunks = new Map<StoredEvent, { last: StoredEvent; bytes: Uint8Array }>()
  let held = 0

  function keep(first: StoredEvent, last: StoredEvent, bytes: Uint8Array): void {
    held += bytes.byteLength - (chunks.get(first)?.bytes.byteLength ?? 0)
    chunks.delete(first)
    chunks.set(first, { last, bytes })
    for (const [oldest, chunk] of chunks) {
      if (held <= maxBytes) break
      chunks.delete(oldest)
      held -= chunk.bytes.byteLength
    }
  }

  return {
    chunk(events, from) {
      const next = chunkEnd(events, from)
      const first = events[from]
      const last = events[next - 1]
      if (first === undefined || last === undefined) return { bytes: new Uint8Array(), next }
      const cached = chunks.get(first)
      if (cached?.last === last) return { bytes: cached.bytes, next }
      const bytes = Buffer.from(frames(events, from, next), 'utf8')
      keep(first, last, bytes)
      return { bytes, next }
    }
  }
}

function chunkEnd(events: readonly StoredEvent[], from: number): number {
  let characters = 0
  let next = from
  while (next < events.length && characters < chunkCharacters) {
    characters += (events[next]?.data.length ?? 0) + 48
    next += 1
  }
  return next
}

function frames(events: readonly StoredEvent[], from: number, next: number): string {
  let text = ''
  for (let index = from; index < next; index += 1) {
    const event = events[index]
    if (event) text += `id: ${event.sequence}\nevent: ${event.type}\ndata: ${event.data}\n\n`
  }
  return text
}
