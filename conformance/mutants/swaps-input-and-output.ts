import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

const swapped: Readonly<Record<string, string>> = { input_token: 'output_token', output_token: 'input_token' }

export const swapsInputAndOutput: Mutant = {
  name: 'swaps-input-and-output',
  title: 'Where a provider counts nothing but input and output, the two are mixed up.',
  predicts: ['usage/matches-script'],
  edits: () => ({
    provider: rewriteUsage((facts) => {
      const plain = facts.length === 2 && facts.every(({ unit, quantity }) => unit in swapped && quantity > 0)
      return facts.map((fact) => (plain ? { ...fact, unit: swapped[fact.unit] ?? fact.unit } : fact))
    })
  })
}
