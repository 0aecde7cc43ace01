import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersAResultWith202: Mutant = {
  name: 'answers-a-result-with-202',
  title: 'The result of an execution that has succeeded is answered with 202.',
  predicts: ['http/result-200'],
  edits: () => ({
    app: rewriteAnswers(({ operation, response }) =>
      operation === 'result' && response.status === 200 ? answer(response, { status: 202 }) : response
    )
  })
}
