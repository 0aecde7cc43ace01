import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

export const roundsAFraction: Mutant = {
  name: 'rounds-a-fraction',
  title: 'A fractional count is rounded.',
  predicts: ['usage/invalid-dropped'],
  edits: () => ({ network: rewriteProviderLines((line) => line.replaceAll(/("\w+_tokens":\s*\d+)\.\d+/g, '$1')) })
}
