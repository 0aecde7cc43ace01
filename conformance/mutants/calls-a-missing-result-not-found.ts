import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

const body = JSON.stringify({ error: { code: 'not_found', message: 'no result', retryable: false } })

export const callsAMissingResultNotFound: Mutant = {
  name: 'calls-a-missing-result-not-found',
  title: 'The result of an execution that has not succeeded answers 404.',
  predicts: ['http/result-409'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'result' && response.status === 409 ? answer(response, { status: 404, body }) : response
    )
  })
}
