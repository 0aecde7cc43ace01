import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersAFailedResultWith200: Mutant = {
  name: 'answers-a-failed-result-with-200',
  title: 'The result of an execution that has none is answered with 200.',
  predicts: ['http/result-409', 'resources/result-agrees', 'terminal/status-agrees'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'result' && response.status === 409 ? answer(response, { status: 200 }) : response
    )
  })
}
