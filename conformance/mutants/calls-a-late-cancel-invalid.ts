import type { Mutant } from './mutant.ts'
import { recodeAnswers } from './shared/rewrite-answers.ts'

export const callsALateCancelInvalid: Mutant = {
  name: 'calls-a-late-cancel-invalid',
  title: 'A cancel that comes too late is answered with 409 and the code invalid_request.',
  predicts: ['errors/door-wrong-state'],
  edits: () => ({ app: recodeAnswers(409, 'invalid_request', ['cancel']) })
}
