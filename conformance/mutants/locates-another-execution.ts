import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const locatesAnotherExecution: Mutant = {
  name: 'locates-another-execution',
  title: 'Location of an answer to a submit names an execution that is none.',
  predicts: ['http/submit-location'],
  edits: () => ({
    app: rewriteAnswers(({ response, operation }) =>
      operation === 'submit' && response.headers.has('location')
        ? answer(response, { headers: { location: `/v1/executions/${crypto.randomUUID()}` } })
        : response
    )
  })
}
