import type { Mutant } from './mutant.ts'
import { recodeAnswers } from './shared/rewrite-answers.ts'

export const callsAStopAnInternalError: Mutant = {
  name: 'calls-a-stop-an-internal-error',
  title: 'New work is refused by a runtime that is stopping with 503 and the code internal_error.',
  predicts: ['errors/door-unavailable'],
  edits: () => ({ app: recodeAnswers(503, 'internal_error') })
}
