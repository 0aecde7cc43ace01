import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const takesTheEndOfTheBodyForSuccess: Mutant = {
  name: 'takes-the-end-of-the-body-for-success',
  title: 'A provider stream that breaks off without its own terminal completes the execution.',
  predicts: ['terminal/needs-provider-terminal'],
  edits: () => ({
    provider: rewriteFailures((failure, { output }) =>
      output && failure.code === 'provider_protocol_error' ? 'completed' : failure
    )
  })
}
