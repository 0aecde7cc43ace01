import type { Mutant } from './mutant.ts'
import { rewriteOutput } from './shared/rewrite-calls.ts'

export const keepsARefusalToItself: Mutant = {
  name: 'keeps-a-refusal-to-itself',
  title: 'The words of a refusal are not told, although the feature is claimed.',
  predicts: ['features/refusal-deltas'],
  edits: () => ({ provider: rewriteOutput((event) => (event.type === 'output.refusal.delta' ? [] : [event])) })
}
