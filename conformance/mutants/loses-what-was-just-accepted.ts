import type { Mutant } from './mutant.ts'
import { isOpenRecord } from './shared/disk-faults.ts'

export const losesWhatWasJustAccepted: Mutant = {
  name: 'loses-what-was-just-accepted',
  title: 'A 202 is answered before the execution is written for good: a crash that follows at once takes it back.',
  predicts: ['features/durable', 'idempotency/replay-after-restart'],
  edits: () => ({
    disk: {
      found: (records) =>
        records.filter((record) => !isOpenRecord(record) || record.events.some(({ type }) => type === 'output.delta'))
    }
  })
}
