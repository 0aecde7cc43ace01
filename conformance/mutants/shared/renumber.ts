import type { EventStore } from '../../../reference/core/ports.ts'
import { shown } from './rewrite-reading.ts'

/** How stored numbers are shown. `shown` grows; `stored` gives the greatest stored number that is shown at or below a cursor. */
export interface Numbering {
  readonly shown: (stored: number) => number
  readonly stored: (shown: number) => number
}

/** A store whose events carry other numbers for all who read. Cursors and the last sequence follow. */
export function renumber(numbering: Numbering): (store: EventStore) => EventStore {
  return (store) => ({
    ...store,
    async read(executionId, after, limit) {
      const events = await store.read(executionId, numbering.stored(after), limit)
      return events.map((event) => shown(event, (loose) => ({ ...loose, sequence: numbering.shown(event.sequence) })))
    },
    async record(executionId) {
      const record = await store.record(executionId)
      return record && { ...record, lastSequence: numbering.shown(record.lastSequence) }
    }
  })
}
