import type { Mutant } from './mutant.ts'
import { quantityOf, rewriteUsage } from './shared/rewrite-usage.ts'

export const countsOneTokenTooMany: Mutant = {
  name: 'counts-one-token-too-many',
  title: 'The output of an answer without reasoning is one token longer than the provider counted.',
  predicts: ['usage/matches-script'],
  edits: () => ({
    provider: rewriteUsage((facts) => {
      const plain = quantityOf(facts, 'reasoning_token') === 0 && quantityOf(facts, 'output_token') > 0
      return facts.map((fact) =>
        plain && fact.unit === 'output_token' ? { ...fact, quantity: fact.quantity + 1 } : fact
      )
    })
  })
}
