import type { Mutant } from './mutant.ts'
import { rewriteProviderBodies, without } from './shared/rewrite-provider-bodies.ts'

export const dropsTools: Mutant = {
  name: 'drops-tools',
  title: 'Tools reach no provider.',
  predicts: ['features/tool-input'],
  edits: () => ({ network: rewriteProviderBodies(without('tools')) })
}
