import type { Mutant } from './mutant.ts'
import { rewriteProviderBodies, without } from './shared/rewrite-provider-bodies.ts'

export const dropsTheTemperature: Mutant = {
  name: 'drops-the-temperature',
  title: 'The temperature reaches no provider.',
  predicts: ['features/generation'],
  edits: () => ({ network: rewriteProviderBodies(without('temperature')) })
}
