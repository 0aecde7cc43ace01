import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersAnUnknownExecutionWith400: Mutant = {
  name: 'answers-an-unknown-execution-with-400',
  title: 'An id that no submit returned is answered with 400.',
  predicts: ['http/unknown-404'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation !== 'other' && response.status === 404 ? answer(response, { status: 400 }) : response
    )
  })
}
