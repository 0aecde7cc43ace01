import { checkCauseCode } from '../shared/cause-code.ts'
import { judged } from '../shared/judged.ts'

/** A stream that is truncated, malformed or contradicts itself fails with `provider_protocol_error`. */
export const providerProtocolError = judged('errors/provider-protocol-error', (view, check) => {
  const broken = ['truncated', 'malformed', 'completed']
  checkCauseCode(view, 'provider_protocol_error', ({ ending }) => broken.includes(ending.kind), check)
})
