import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const blamesTheCallerForARefusedKey: Mutant = {
  name: 'blames-the-caller-for-a-refused-key',
  title: 'A provider that refuses the credential counts as an invalid request.',
  predicts: ['errors/provider-unavailable'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.failureClass === 'target_scoped' ? { ...failure, code: 'invalid_request' } : failure
    )
  })
}
