import { countsOnWire } from '../../oracle.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** Of a counter that the provider's stream told with different values the last one stands, never a sum or an earlier one. */
export const countersReplace = judged('usage/counters-replace', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    const { said, call } = attempt
    if (said === undefined || call === undefined || expected.is !== 'known') continue
    const told = new Set(countsOnWire(said, call.request.dialect, unit))
    if (told.size < 2) continue
    for (const { fact, event } of facts) {
      check(fact.quantity === expected.quantity, event, () => ({
        expected: `${unit} ${expected.quantity}, the last of ${told.size} counts`,
        saw: brief(fact.quantity)
      }))
    }
  }
})
