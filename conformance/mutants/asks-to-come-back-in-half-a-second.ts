import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const asksToComeBackInHalfASecond: Mutant = {
  name: 'asks-to-come-back-in-half-a-second',
  title: 'Retry-After of a full house holds a fraction, which the header does not have.',
  predicts: ['errors/door-retry-after'],
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      response.status === 429 ? answer(response, { headers: { 'retry-after': '0.5' } }) : response
    )
  })
}
