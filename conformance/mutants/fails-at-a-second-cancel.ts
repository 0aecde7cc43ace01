import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const failsAtASecondCancel: Mutant = {
  name: 'fails-at-a-second-cancel',
  title: 'Every cancel of an execution but the first is answered with 500.',
  predicts: ['cancellation/cancel-202'],
  edits: () => {
    const cancelled = new Set<string>()
    const body = JSON.stringify({ error: { code: 'internal_error', message: 'cancelled already', retryable: false } })
    return {
      app: rewriteAnswers(({ response, operation, path }) => {
        if (operation !== 'cancel') return response
        const again = cancelled.has(path)
        cancelled.add(path)
        return again ? answer(response, { status: 500, body }) : response
      })
    }
  }
}
