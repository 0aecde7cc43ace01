import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersEveryPath: Mutant = {
  name: 'answers-every-path',
  title: 'A path or method that nobody has defined is answered with 200.',
  predicts: ['http/other-paths'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'other' && (response.status === 404 || response.status === 405)
        ? answer(response, { status: 200, body: '{}' })
        : response
    )
  })
}
