import type { Mutant } from './mutant.ts'
import { rewriteCalledOtherwise } from './shared/called-otherwise.ts'

export const takesAny200ForSuccess: Mutant = {
  name: 'takes-any-200-for-success',
  title: 'An error object or a page under status 200 is an answer without output.',
  predicts: ['terminal/needs-provider-terminal'],
  edits: () => ({ provider: rewriteCalledOtherwise({ completes: true }) })
}
