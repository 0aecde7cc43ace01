import type { Mutant } from './mutant.ts'
import { findsChanged, isOpenRecord } from './shared/disk-faults.ts'

export const losesTheLastEventItTold: Mutant = {
  name: 'loses-the-last-event-it-told',
  title: 'Events are told before they are written for good, so that a crash takes back the last one.',
  predicts: ['storage/durable-before-published'],
  edits: () =>
    findsChanged((record) =>
      isOpenRecord(record) && record.events.length > 2 ? { ...record, events: record.events.slice(0, -1) } : record
    )
}
