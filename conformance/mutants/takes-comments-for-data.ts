import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

export const takesCommentsForData: Mutant = {
  name: 'takes-comments-for-data',
  title: 'A comment in a provider stream is read as a frame, and a broken one.',
  predicts: ['output/text-fidelity'],
  edits: () => ({ network: rewriteProviderLines((line) => (line.startsWith(':') ? `data${line}\n` : line)) })
}
