import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const sendsErrorsAsPlainText: Mutant = {
  name: 'sends-errors-as-plain-text',
  title: 'Errors are JSON and sent as plain text.',
  predicts: ['http/json-content-type'],
  edits: () => ({
    app: rewriteAnswers(({ response }) =>
      response.status >= 400 ? answer(response, { headers: { 'content-type': 'text/plain' } }) : response
    )
  })
}
