import { attemptFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const failsARefusal: Mutant = {
  name: 'fails-a-refusal',
  title: 'A refusal is a failure.',
  predicts: ['features/own-truncation-succeeds'],
  edits: () => ({
    provider: rewriteOutput((event) => {
      if (event.type !== 'completed' || event.finish_reason !== 'refusal') return [event]
      throw attemptFailure('stream_malformed', 'The model refused.')
    })
  })
}
