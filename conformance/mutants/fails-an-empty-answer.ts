import { attemptFailure } from '../../reference/core/errors.ts'
import type { Mutant } from './mutant.ts'
import { rewriteCalls } from './shared/rewrite-calls.ts'

export const failsAnEmptyAnswer: Mutant = {
  name: 'fails-an-empty-answer',
  title: 'An answer without output is a failure, though the provider completed it.',
  predicts: ['terminal/empty-answer-succeeds'],
  edits: () => ({
    provider: rewriteCalls(() => {
      let output = false
      return {
        event(event) {
          output ||= event.type.startsWith('output.') || event.type.startsWith('tool.call.')
          if (event.type === 'completed' && !output) throw attemptFailure('stream_malformed', 'The answer is empty.')
          return [event]
        }
      }
    })
  })
}
