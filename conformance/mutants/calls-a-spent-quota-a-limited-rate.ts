import type { Mutant } from './mutant.ts'
import { rewriteEveryError } from './shared/rewrite-errors.ts'

export const callsASpentQuotaALimitedRate: Mutant = {
  name: 'calls-a-spent-quota-a-limited-rate',
  title: 'A spent quota goes by the code of a limited rate.',
  predicts: ['errors/provider-quota'],
  edits: () => ({
    store: rewriteEveryError((error) =>
      /quota|billing|credit/.test(String(error.provider_code)) ? { ...error, code: 'rate_limited' } : error
    )
  })
}
