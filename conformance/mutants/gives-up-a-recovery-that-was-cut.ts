import type { Mutant } from './mutant.ts'
import { isOpenRecord, looseDraft } from './shared/disk-faults.ts'

export const givesUpARecoveryThatWasCut: Mutant = {
  name: 'gives-up-a-recovery-that-was-cut',
  title: 'A recovery that was itself cut off counts as done at the next start, so that its work never ends.',
  predicts: ['storage/recovery-writes-terminal'],
  patienceMs: 2000,
  edits() {
    const begun = new Set<unknown>()
    const givenUp = new Set<unknown>()
    return {
      disk: {
        // Longer than the kit leaves a process that it kills while it recovers.
        recovers: 900,
        found(records) {
          for (const { claim } of records.filter(isOpenRecord))
            (begun.has(claim.executionId) ? givenUp : begun).add(claim.executionId)
          return records
        },
        recovered: (event) => (givenUp.has(looseDraft(event).execution_id) ? undefined : event)
      }
    }
  }
}
