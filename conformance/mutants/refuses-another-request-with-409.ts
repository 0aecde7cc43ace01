import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const refusesAnotherRequestWith409: Mutant = {
  name: 'refuses-another-request-with-409',
  title: 'A key that stands for another request is refused with 409.',
  predicts: ['idempotency/other-fingerprint'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'submit' && response.status === 422 ? answer(response, { status: 409 }) : response
    )
  })
}
