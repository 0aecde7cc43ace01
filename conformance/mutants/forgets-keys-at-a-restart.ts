import type { Mutant } from './mutant.ts'
import { findsChanged } from './shared/disk-faults.ts'

export const forgetsKeysAtARestart: Mutant = {
  name: 'forgets-keys-at-a-restart',
  title: 'Executions survive a crash, and the keys that made them do not: a repeated submit runs again.',
  predicts: ['idempotency/replay-after-restart', 'storage/survives-restart'],
  edits: () =>
    findsChanged((record) => {
      const { idempotency: _idempotency, ...claim } = record.claim
      return { ...record, claim }
    })
}
