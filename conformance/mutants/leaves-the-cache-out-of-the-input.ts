import type { Mutant } from './mutant.ts'
import { quantityOf, rewriteUsage } from './shared/rewrite-usage.ts'

export const leavesTheCacheOutOfTheInput: Mutant = {
  name: 'leaves-the-cache-out-of-the-input',
  title: 'The input is what was neither read from a cache nor written to it.',
  predicts: ['usage/input-is-whole'],
  edits: () => ({
    provider: rewriteUsage((facts) => {
      const cached = quantityOf(facts, 'cache_read_token') + quantityOf(facts, 'cache_write_token')
      return facts.map((fact) =>
        fact.unit === 'input_token' ? { ...fact, quantity: Math.max(0, fact.quantity - cached) } : fact
      )
    })
  })
}
