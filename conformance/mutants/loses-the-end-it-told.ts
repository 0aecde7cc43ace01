import type { Mutant } from './mutant.ts'
import { findsChanged, isOpenRecord } from './shared/disk-faults.ts'

export const losesTheEndItTold: Mutant = {
  name: 'loses-the-end-it-told',
  title:
    'A terminal event is told before it is written for good, so that a crash makes a failure of what had succeeded.',
  predicts: ['storage/durable-before-published', 'storage/survives-restart'],
  edits: () =>
    findsChanged((record) => (isOpenRecord(record) ? record : { ...record, events: record.events.slice(0, -1) }))
}
