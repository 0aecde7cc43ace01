import type { Mutant } from './mutant.ts'
import { answer } from './shared/rewrite-answers.ts'
import { rewriteForgotten } from './shared/rewrite-forgotten.ts'

export const callsAnEvictedExecutionGone: Mutant = {
  name: 'calls-an-evicted-execution-gone',
  title: 'An execution that was evicted is answered with 410.',
  predicts: ['http/evicted-404'],
  edits: () => ({ app: rewriteForgotten(({ response }) => answer(response, { status: 410 })) })
}
