import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const callsAFullHouseBroken: Mutant = {
  name: 'calls-a-full-house-broken',
  title: 'A submit that finds no room is answered with 500.',
  predicts: ['routing/admission-429'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'submit' && response.status === 429 ? answer(response, { status: 500 }) : response
    )
  })
}
