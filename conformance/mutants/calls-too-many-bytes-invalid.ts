import type { Mutant } from './mutant.ts'
import { answer, rewriteAnswers } from './shared/rewrite-answers.ts'

export const callsTooManyBytesInvalid: Mutant = {
  name: 'calls-too-many-bytes-invalid',
  title: 'A body above the limit is refused with 400.',
  predicts: ['requests/too-many-bytes'],
  edits: () => ({
    app: rewriteAnswers(({ response }) => (response.status === 413 ? answer(response, { status: 400 }) : response))
  })
}
