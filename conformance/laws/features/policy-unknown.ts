import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** A policy that the deployment does not have is refused with 400. */
export const policyUnknown = judged('features/policy-unknown', (view, check) => {
  checkRefused(view, 'features/policy-unknown', [400], check)
})
