import type { Mutant } from './mutant.ts'
import { recode } from './shared/rewrite-calls.ts'

export const blamesTheProviderForABadRequest: Mutant = {
  name: 'blames-the-provider-for-a-bad-request',
  title: 'A request that the provider found invalid counts as a provider out of reach.',
  predicts: ['errors/provider-invalid-request'],
  edits: () => ({ provider: recode('invalid_request', 'provider_unavailable') })
}
