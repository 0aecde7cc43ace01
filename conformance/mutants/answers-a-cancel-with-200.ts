import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersACancelWith200: Mutant = {
  name: 'answers-a-cancel-with-200',
  title: 'A cancel request is answered with 200.',
  predicts: ['cancellation/cancel-202'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'cancel' && response.status === 202 ? answer(response, { status: 200 }) : response
    )
  })
}
