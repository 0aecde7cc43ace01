import { checkCauseCode } from '../shared/cause-code.ts'
import { judged } from '../shared/judged.ts'

/** Refusals, resets, timeouts, server errors, account trouble and overload fail with `provider_unavailable`. */
export const providerUnavailable = judged('errors/provider-unavailable', (view, check) => {
  checkCauseCode(view, 'provider_unavailable', () => true, check)
})
