import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const takesALateCancel: Mutant = {
  name: 'takes-a-late-cancel',
  title: 'A cancel of what has ended is answered with 202.',
  predicts: ['cancellation/cancel-terminal-refused'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'cancel' && response.status === 409
        ? answer(response, { status: 202, body: JSON.stringify({ status: 'cancellation_requested' }) })
        : response
    )
  })
}
