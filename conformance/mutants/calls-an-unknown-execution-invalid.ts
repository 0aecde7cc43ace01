import type { Mutant } from './mutant.ts'
import { recodeAnswers } from './shared/rewrite-answers.ts'

export const callsAnUnknownExecutionInvalid: Mutant = {
  name: 'calls-an-unknown-execution-invalid',
  title: 'An unknown execution is answered with 404 and the code invalid_request.',
  predicts: ['errors/door-not-found'],
  edits: () => ({ app: recodeAnswers(404, 'invalid_request') })
}
