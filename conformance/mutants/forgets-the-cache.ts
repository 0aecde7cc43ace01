import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const forgetsTheCache: Mutant = {
  name: 'forgets-the-cache',
  title: 'What a cache served is not reported.',
  predicts: ['usage/matches-script'],
  edits: () => ({
    provider: rewriteUsage((facts) => facts.filter(({ unit }) => unit !== 'cache_read_token'))
  })
}
