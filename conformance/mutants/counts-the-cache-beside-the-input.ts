import type { Mutant } from './mutant.ts'
import { quantityOf, rewriteUsage } from './shared/rewrite-usage.ts'

export const countsTheCacheBesideTheInput: Mutant = {
  name: 'counts-the-cache-beside-the-input',
  title: 'Cache reads are reported with the input added to them.',
  predicts: ['usage/cache-is-part'],
  edits: () => ({
    provider: rewriteUsage((facts) =>
      facts.map((fact) =>
        fact.unit === 'cache_read_token' && fact.quantity > 0
          ? { ...fact, quantity: fact.quantity + quantityOf(facts, 'input_token') }
          : fact
      )
    )
  })
}
