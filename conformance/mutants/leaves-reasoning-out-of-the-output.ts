import type { Mutant } from './mutant.ts'
import { quantityOf, rewriteUsage } from './shared/rewrite-usage.ts'

export const leavesReasoningOutOfTheOutput: Mutant = {
  name: 'leaves-reasoning-out-of-the-output',
  title: 'The output is counted without what the model thought.',
  predicts: ['usage/output-is-whole'],
  edits: () => ({
    provider: rewriteUsage((facts) => {
      const reasoning = quantityOf(facts, 'reasoning_token')
      return facts.map((fact) =>
        fact.unit === 'output_token' ? { ...fact, quantity: Math.max(0, fact.quantity - reasoning) } : fact
      )
    })
  })
}
