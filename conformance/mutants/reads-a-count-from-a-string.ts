import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

export const readsACountFromAString: Mutant = {
  name: 'reads-a-count-from-a-string',
  title: 'A count in quotes is taken for a number.',
  predicts: ['usage/invalid-dropped'],
  edits: () => ({ network: rewriteProviderLines((line) => line.replaceAll(/("\w+_tokens":\s*)"(\d+)"/g, '$1$2')) })
}
