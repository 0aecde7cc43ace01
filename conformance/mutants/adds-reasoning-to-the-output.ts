import type { Mutant } from './mutant.ts'
import { quantityOf, rewriteUsage } from './shared/rewrite-usage.ts'

export const addsReasoningToTheOutput: Mutant = {
  name: 'adds-reasoning-to-the-output',
  title: 'What the model thought is counted in the output twice.',
  predicts: ['usage/output-is-whole'],
  edits: () => ({
    provider: rewriteUsage((facts) => {
      const reasoning = quantityOf(facts, 'reasoning_token')
      return facts.map((fact) =>
        fact.unit === 'output_token' ? { ...fact, quantity: fact.quantity + reasoning } : fact
      )
    })
  })
}
