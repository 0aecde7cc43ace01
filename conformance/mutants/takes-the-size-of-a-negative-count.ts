import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

export const takesTheSizeOfANegativeCount: Mutant = {
  name: 'takes-the-size-of-a-negative-count',
  title: 'A counter of -5 is reported as 5.',
  predicts: ['usage/invalid-dropped'],
  edits: () => ({ network: rewriteProviderLines((line) => line.replaceAll(/("\w+_tokens":\s*)-(\d)/g, '$1$2')) })
}
