import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const makesACodeOfADetail: Mutant = {
  name: 'makes-a-code-of-a-detail',
  title: 'The place of a validation error is told as its code.',
  predicts: ['provider-spi/queue-error-details'],
  edits: () => ({
    provider: rewriteFailures((failure) =>
      failure.providerCode === undefined ? failure : { ...failure, providerCode: 'body.prompt' }
    )
  })
}
