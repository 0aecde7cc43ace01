import type { Control } from '../mutant.ts'
import { answer, rewriteAnswers } from '../shared/rewrite-answers.ts'

const body = JSON.stringify({ error: { code: 'not_found', message: 'nothing to cancel', retryable: false } })

export const callsALateCancelNotFound: Control = {
  name: 'calls-a-late-cancel-not-found',
  title: 'Cancelling a finished execution answers 404.',
  mayWarn: ['cancellation/cancel-terminal-409'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'cancel' && response.status === 409 ? answer(response, { status: 404, body }) : response
    )
  })
}
