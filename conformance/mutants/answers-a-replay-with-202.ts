import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const answersAReplayWith202: Mutant = {
  name: 'answers-a-replay-with-202',
  title: 'A replay is answered like a new execution.',
  predicts: ['idempotency/same-request'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'submit' && response.status === 200 ? answer(response, { status: 202 }) : response
    )
  })
}
