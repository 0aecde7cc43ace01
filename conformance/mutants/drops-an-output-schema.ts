import type { Mutant } from './mutant.ts'
import { rewriteProviderBodies, without } from './shared/rewrite-provider-bodies.ts'

export const dropsAnOutputSchema: Mutant = {
  name: 'drops-an-output-schema',
  title: 'An output schema reaches no provider.',
  predicts: ['features/output-schema'],
  edits: () => ({ network: rewriteProviderBodies(without('text', 'output_config')) })
}
