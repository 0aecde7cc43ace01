import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const saysNothingOfItself: Mutant = {
  name: 'says-nothing-of-itself',
  title: 'GET /v1/runtime answers 204.',
  predicts: ['http/runtime-200'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'runtime' ? answer(response, { status: 204, body: null }) : response
    )
  })
}
