import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersASubmitWith201: Mutant = {
  name: 'answers-a-submit-with-201',
  title: 'A new execution is answered with 201.',
  predicts: ['http/submit-202'],
  edits: () => ({
    app: rewriteAnswers(({ response }) => (response.status === 202 ? answer(response, { status: 201 }) : response))
  })
}
