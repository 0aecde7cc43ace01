import { isTerminal } from '../core/lifecycle.ts'
import type { EventDraft, StoredEvent } from '../core/ports.ts'

/** Serialised events with their bytes; `openBytes` are those before a terminal. */
export interface SerialisedEvents {
  readonly events: readonly StoredEvent[]
  readonly bytes: number
  readonly openBytes: number
}

/** Serialises events, once: all readers share the text. */
export function serialiseEvents(drafts: readonly EventDraft[]): SerialisedEvents {
  const events: StoredEvent[] = []
  let bytes = 0
  let openBytes = 0
  for (const draft of drafts) {
    const { sequence, type, status } = draft
    const data = JSON.stringify(draft)
    const terminal = isTerminal(status)
    const size = Buffer.byteLength(data)
    bytes += size
    if (!terminal) openBytes += size
    events.push({ sequence, type, status, terminal, data })
  }
  return { events, bytes, openBytes }
}
