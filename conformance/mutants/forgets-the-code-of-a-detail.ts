import type { Mutant } from './mutant.ts'
import { rewriteFailures } from './shared/rewrite-calls.ts'

export const forgetsTheCodeOfADetail: Mutant = {
  name: 'forgets-the-code-of-a-detail',
  title: 'A validation error of a queue is told without the code of its detail.',
  predicts: ['provider-spi/queue-error-details'],
  edits: () => ({ provider: rewriteFailures(({ providerCode: _code, ...failure }) => failure) })
}
