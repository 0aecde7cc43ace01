import type { Mutant } from './mutant.ts'
import { rewriteResults } from './shared/rewrite-resources.ts'

export const forgetsReasoningInTheResult: Mutant = {
  name: 'forgets-reasoning-in-the-result',
  title: 'Reasoning that the events told is missing in the result.',
  predicts: ['resources/fold-refusal-reasoning'],
  edits: () => ({ app: rewriteResults(({ reasoning: _reasoning, ...result }) => result) })
}
