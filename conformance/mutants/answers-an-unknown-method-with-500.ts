import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersAnUnknownMethodWith500: Mutant = {
  name: 'answers-an-unknown-method-with-500',
  title: 'A method that a path does not have is an internal error.',
  predicts: ['http/other-paths'],
  edits: () => ({
    app: rewriteAnswers(({ response }) => (response.status === 405 ? answer(response, { status: 500 }) : response))
  })
}
