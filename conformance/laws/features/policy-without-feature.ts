import { claims } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Who knows no policies refuses a request that names one with 400. */
export const policyWithoutFeature = judged('features/policy-without-feature', (view, check) => {
  if (claims(view, 'policy_ref')) return
  checkRefused(view, 'features/policy-without-feature', [400], check)
})
