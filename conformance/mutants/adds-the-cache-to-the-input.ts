import type { Mutant } from './mutant.ts'
import { quantityOf, rewriteUsage } from './shared/rewrite-usage.ts'

export const addsTheCacheToTheInput: Mutant = {
  name: 'adds-the-cache-to-the-input',
  title: 'What a cache served is counted in the input twice.',
  predicts: ['usage/input-is-whole'],
  edits: () => ({
    provider: rewriteUsage((facts) => {
      const cached = quantityOf(facts, 'cache_read_token')
      return facts.map((fact) => (fact.unit === 'input_token' ? { ...fact, quantity: fact.quantity + cached } : fact))
    })
  })
}
