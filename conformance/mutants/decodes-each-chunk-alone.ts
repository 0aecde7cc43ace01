import type { Mutant } from './mutant.ts'
import { rewriteProviderChunks } from './shared/rewrite-network.ts'

export const decodesEachChunkAlone: Mutant = {
  name: 'decodes-each-chunk-alone',
  title: 'A character whose bytes come in two network reads turns into replacement characters.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    network: rewriteProviderChunks((chunk) => new TextEncoder().encode(new TextDecoder().decode(chunk)))
  })
}
