import type { Mutant } from './mutant.ts'
import { recode } from './shared/rewrite-calls.ts'

export const callsABrokenStreamUnavailable: Mutant = {
  name: 'calls-a-broken-stream-unavailable',
  title: 'A stream that breaks off or is no stream counts as a provider out of reach.',
  predicts: ['errors/provider-protocol-error'],
  edits: () => ({ provider: recode('provider_protocol_error', 'provider_unavailable') })
}
