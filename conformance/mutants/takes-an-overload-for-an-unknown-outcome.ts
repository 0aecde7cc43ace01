import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const takesAnOverloadForAnUnknownOutcome: Mutant = {
  name: 'takes-an-overload-for-an-unknown-outcome',
  title: 'The 503 of a provider is classed as uncertain, as if its call might still run.',
  predicts: ['errors/retryable-transient'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.code === 'provider_unavailable' && failure.failureClass === 'transient'
        ? { ...failure, failureClass: 'uncertain', remoteOutcome: 'unknown' }
        : failure
    )
  })
}
