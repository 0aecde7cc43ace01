import type { Mutant } from './mutant.ts'
import { rewriteProviderChunks } from './shared/rewrite-network.ts'

export const tripsOverAByteOrderMark: Mutant = {
  name: 'trips-over-a-byte-order-mark',
  title: 'A provider stream that begins with a byte order mark counts as broken.',
  predicts: ['output/text-fidelity'],
  edits: () => ({
    network: rewriteProviderChunks((chunk) => {
      if (chunk[0] === 0xef) throw new TypeError('terminated')
      return chunk
    })
  })
}
