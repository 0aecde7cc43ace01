import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const says200WhileItStops: Mutant = {
  name: 'says-200-while-it-stops',
  title: 'A runtime that is stopping says so with 200.',
  predicts: ['http/runtime-503'],
  edits: () => ({
    app: rewriteAnswers(({ operation, response }) =>
      operation === 'runtime' && response.status === 503 ? answer(response, { status: 200 }) : response
    )
  })
}
