import type { Mutant } from './mutant.ts'
import { recodeAnswers } from './shared/rewrite-answers.ts'

export const callsAReusedKeyInvalid: Mutant = {
  name: 'calls-a-reused-key-invalid',
  title: 'A key that comes again with another request is refused with the code invalid_request.',
  predicts: ['errors/door-key-conflict'],
  edits: () => ({ app: recodeAnswers(422, 'invalid_request') })
}
