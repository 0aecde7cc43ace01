import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const dropsAZero: Mutant = {
  name: 'drops-a-zero',
  title: 'A counter that the provider reported as 0 is left out.',
  predicts: ['usage/zero-is-a-fact'],
  edits: () => ({
    provider: rewriteUsage((facts) => facts.filter(({ quantity }) => quantity !== 0))
  })
}
