import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const completesOnAnErrorObject: Mutant = {
  name: 'completes-on-an-error-object',
  title: 'An error object behind some output ends the answer as if it were whole.',
  predicts: ['terminal/error-is-failure'],
  edits: () => ({
    provider: rewriteFailures((failure, { output }) =>
      output && failure.code !== 'provider_protocol_error' ? 'completed' : failure
    )
  })
}
