import type { Mutant } from './mutant.ts'
import { recode } from './shared/rewrite-calls.ts'

export const callsAnUnavailableProviderInternal: Mutant = {
  name: 'calls-an-unavailable-provider-internal',
  title: 'A provider that is out of reach counts as a fault of the runtime.',
  predicts: ['errors/provider-unavailable'],
  edits: () => ({ provider: recode('provider_unavailable', 'internal_error') })
}
