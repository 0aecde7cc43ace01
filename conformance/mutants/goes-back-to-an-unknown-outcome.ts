import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const goesBackToAnUnknownOutcome: Mutant = {
  name: 'goes-back-to-an-unknown-outcome',
  title: 'A later round calls a target again whose first call may still run.',
  predicts: ['attempts/round-leaves-out'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'uncertain' ? { ...failure, remoteOutcome: 'finished' } : failure
    )
  })
}
