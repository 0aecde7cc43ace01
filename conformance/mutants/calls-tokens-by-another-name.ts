import type { Mutant } from './mutant.ts'
import { rewriteUsage } from './shared/rewrite-usage.ts'

export const callsTokensByAnotherName: Mutant = {
  name: 'calls-tokens-by-another-name',
  title: 'The whole input is reported as prompt_tokens.',
  predicts: ['usage/unit-names'],
  edits: () => ({
    provider: rewriteUsage((facts) =>
      facts.map((fact) => (fact.unit === 'input_token' ? { ...fact, unit: 'prompt_tokens' } : fact))
    )
  })
}
