import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const refusesALateCancelWith400: Mutant = {
  name: 'refuses-a-late-cancel-with-400',
  title: 'A cancel of what has ended is answered with 400.',
  predicts: ['cancellation/cancel-terminal-409'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'cancel' && response.status === 409 ? answer(response, { status: 400 }) : response
    )
  })
}
