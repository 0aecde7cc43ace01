import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const givesUpOnATransientFailure: Mutant = {
  name: 'gives-up-on-a-transient-failure',
  title: 'No attempt follows an overloaded provider, though another candidate is at hand.',
  predicts: ['attempts/transient-must-follow'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'transient' ? { ...failure, forbidsFurtherAttempts: true } : failure
    )
  })
}
