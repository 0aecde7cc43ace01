import type { Mutant } from './mutant.ts'
import { outliveTheCut } from './shared/outlive-the-cut.ts'

export const letsACallOutliveItsDeadline: Mutant = {
  name: 'lets-a-call-outlive-its-deadline',
  title: 'Nobody tells the provider that the deadline has passed.',
  predicts: ['deadline/provider-aborted'],
  edits: () => ({ provider: outliveTheCut('deadline') })
}
