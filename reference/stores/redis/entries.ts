import { isTerminal } from '../../core/lifecycle.ts'
import type { EventDraft, StoredEvent } from '../../core/ports.ts'
import { list, type Reply } from './link.ts'

/** Events as the scripts take them: type, status and data of each, with their UTF-8 bytes; `openBytes` are those before a terminal. */
export interface Batch {
  readonly bytes: number
  readonly openBytes: number
  readonly terminal: boolean
  readonly entries: readonly string[]
}

/** A batch must be numbered on from where it is expected, and nothing may follow a terminal event. */
export function inOrder(events: readonly EventDraft[], expected: number): boolean {
  return events.every(
    ({ sequence, status }, at) => sequence === expected + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
}

/** Serialises events, once. */
export function serialise(events: readonly EventDraft[]): Batch {
  const entries: string[] = []
  let bytes = 0
  let openBytes = 0
  for (const event of events) {
    const data = JSON.stringify(event)
    const size = Buffer.byteLength(data)
    bytes += size
    if (!isTerminal(event.status)) openBytes += size
    entries.push(event.type, event.status, data)
  }
  const last = events.at(-1)
  return { bytes, openBytes, terminal: last !== undefined && isTerminal(last.status), entries }
}

/** An entry of a stream as it was stored. */
export function storedEvent(entry: Reply): StoredEvent {
  const [id, fields] = list(entry)
  const [, type, , status, , data] = list(fields ?? null).map(String)
  return {
    sequence: Number.parseInt(String(id), 10),
    type: type as StoredEvent['type'],
    status: status as StoredEvent['status'],
    terminal: isTerminal(status as StoredEvent['status']),
    data: String(data)
  }
}
