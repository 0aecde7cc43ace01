import { attemptFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const failsAnAnswerThatWasCut: Mutant = {
  name: 'fails-an-answer-that-was-cut',
  title: 'An answer that reached its length limit is a failure.',
  predicts: ['features/own-truncation-succeeds'],
  edits: () => ({
    provider: rewriteOutput((event) => {
      if (event.type !== 'completed' || event.finish_reason !== 'length') return [event]
      throw attemptFailure('stream_truncated', 'The answer was cut.')
    })
  })
}
