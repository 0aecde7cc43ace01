import type { Mutant } from './mutant.ts'
import { rewriteProviderLines } from './shared/rewrite-network.ts'

const badCount = /"\w+_tokens":\s*("|-\d|\d+\.\d)/

export const dropsAllUsageForOneBadCount: Mutant = {
  name: 'drops-all-usage-for-one-bad-count',
  title: 'One counter that is no count takes all the others with it.',
  predicts: ['usage/invalid-dropped'],
  edits: () => ({
    network: rewriteProviderLines((line) => (badCount.test(line) ? line.replaceAll(/_tokens"/g, '_lost"') : line))
  })
}
