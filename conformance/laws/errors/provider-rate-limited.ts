import { checkCauseCode } from '../shared/cause-code.ts'
import { judged } from '../shared/judged.ts'

/** A provider's 429 and an in-stream rate limit fail with `rate_limited`. */
export const providerRateLimited = judged('errors/provider-rate-limited', (view, check) => {
  checkCauseCode(view, 'rate_limited', () => true, check)
})
