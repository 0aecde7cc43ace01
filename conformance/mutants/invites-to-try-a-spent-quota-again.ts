import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const invitesToTryASpentQuotaAgain: Mutant = {
  name: 'invites-to-try-a-spent-quota-again',
  title: 'A spent quota counts as trouble that passes.',
  predicts: ['errors/not-retryable-otherwise', 'errors/retryable-meaning'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'target_scoped' && failure.code === 'provider_unavailable'
        ? { ...failure, failureClass: 'transient' }
        : failure
    )
  })
}
