import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const givesUpOnAnUncertainFailure: Mutant = {
  name: 'gives-up-on-an-uncertain-failure',
  title: 'No attempt follows a provider that answered with a server error.',
  predicts: ['attempts/uncertain-follows'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'uncertain' ? { ...failure, forbidsFurtherAttempts: true } : failure
    )
  })
}
