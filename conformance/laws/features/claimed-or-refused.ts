import { claims } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

const prefix = 'unclaimed_'

/** The fields of a feature that is not claimed are refused with 400; which feature a scenario is about, its needs say. */
export const claimedOrRefused = judged('features/claimed-or-refused', (view, check) => {
  const about = (view.run?.scenario.needs ?? []).filter((need) => need.startsWith(prefix))
  if (about.length === 0 || about.some((need) => claims(view, need.slice(prefix.length)))) return
  for (const requirement of ['features/claimed-or-refused', 'features/policy-without-feature']) {
    checkRefused(view, requirement, [400], check)
  }
})
