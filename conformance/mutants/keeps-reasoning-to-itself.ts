import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const keepsReasoningToItself: Mutant = {
  name: 'keeps-reasoning-to-itself',
  title: 'Reasoning that the provider shows is not told, although the feature is claimed.',
  predicts: ['features/reasoning-deltas'],
  edits: () => ({ provider: rewriteOutput((event) => (event.type === 'output.reasoning.delta' ? [] : [event])) })
}
