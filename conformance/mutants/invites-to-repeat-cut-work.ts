import type { Mutant } from './mutant.ts'
import { recoversWithError } from './shared/disk-faults.ts'

export const invitesToRepeatCutWork: Mutant = {
  name: 'invites-to-repeat-cut-work',
  title: 'Work that a crash interrupted is called retryable, though its provider call may still have run.',
  predicts: ['storage/interrupted-work'],
  edits: () => recoversWithError({ retryable: true })
}
