import type { Mutant } from './mutant.ts'
import { rewriteBody } from './shared/rewrite-answers.ts'

export const takesTheLastOfTwoKeys: Mutant = {
  name: 'takes-the-last-of-two-keys',
  title: 'Of two equal keys the last counts, and a number out of range is null.',
  predicts: ['requests/i-json'],
  edits: () => ({ app: rewriteBody((body) => body) })
}
