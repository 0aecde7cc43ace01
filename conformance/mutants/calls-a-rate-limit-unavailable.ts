import type { Mutant } from './mutant.ts'
import { recode } from './shared/rewrite-calls.ts'

export const callsARateLimitUnavailable: Mutant = {
  name: 'calls-a-rate-limit-unavailable',
  title: 'A provider that limits the rate counts as one that is out of reach.',
  predicts: ['errors/provider-rate-limited'],
  edits: () => ({ provider: recode('rate_limited', 'provider_unavailable') })
}
