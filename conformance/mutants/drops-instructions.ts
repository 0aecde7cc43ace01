import type { Mutant } from './mutant.ts'
import { rewriteProviderBodies, without } from './shared/rewrite-provider-bodies.ts'

export const dropsInstructions: Mutant = {
  name: 'drops-instructions',
  title: 'Instructions reach no provider.',
  predicts: ['features/conversation-instructions'],
  edits: () => ({ network: rewriteProviderBodies(without('instructions', 'system')) })
}
