import type { EventStore, StoredEvent } from '../../../reference/core/ports.ts'
import type { LooseEvent } from './loose-event.ts'

/**
 * A store that shows its events otherwise than they were written. `show` gets the event, how often the execution's log has been read up
 * to its end, and its id.
 */
export function rewriteReading(
  show: (event: LooseEvent, reading: number) => LooseEvent
): (store: EventStore) => EventStore {
  return (store) => {
    const readings = new Map<string, number>()
    return {
      ...store,
      async read(executionId, after, limit) {
        const events = await store.read(executionId, after, limit)
        const reading = (readings.get(executionId) ?? 0) + (events.at(-1)?.terminal ? 1 : 0)
        readings.set(executionId, reading)
        return events.map((event) => shown(event, (loose) => show(loose, reading)))
      }
    }
  }
}

/** A stored event with another payload; its sequence and type go with it. */
export function shown(event: StoredEvent, show: (event: LooseEvent) => LooseEvent): StoredEvent {
  const loose = show(JSON.parse(event.data) as LooseEvent)
  const sequence = typeof loose.sequence === 'number' ? loose.sequence : event.sequence
  return { ...event, sequence, type: loose.type as StoredEvent['type'], data: JSON.stringify(loose) }
}
