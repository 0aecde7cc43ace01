import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const callsARedirectUnavailable: Mutant = {
  name: 'calls-a-redirect-unavailable',
  title: 'A provider that redirects counts as out of reach.',
  predicts: ['errors/redirect-protocol-error'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'target_scoped' && failure.code === 'provider_protocol_error'
        ? { ...failure, code: 'provider_unavailable' }
        : failure
    )
  })
}
