import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersASubmitWith200: Mutant = {
  name: 'answers-a-submit-with-200',
  title: 'A new execution is answered with 200.',
  predicts: ['http/submit-202'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'submit' && response.status === 202 ? answer(response, { status: 200 }) : response
    )
  })
}
