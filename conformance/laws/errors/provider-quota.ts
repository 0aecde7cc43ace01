import { checkCauseCode } from '../shared/cause-code.ts'
import { judged } from '../shared/judged.ts'

/** An exhausted quota, whatever the status that comes with it, fails with `provider_unavailable`. */
export const providerQuota = judged('errors/provider-quota', (view, check) => {
  checkCauseCode(view, 'provider_unavailable', ({ ending }) => 'error' in ending && ending.error === 'quota', check)
})
