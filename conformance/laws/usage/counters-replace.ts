import { usageUnits } from '../../oracle.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** Of a counter that the provider reported more than once the last value stands, never a sum or an earlier one. */
export const countersReplace = judged('usage/counters-replace', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    const reports = attempt.said?.usages.filter(({ counters }) => counters[usageUnits[unit]] !== undefined) ?? []
    if (reports.length < 2 || expected.is !== 'known') continue
    for (const { fact, event } of facts) {
      check(fact.quantity === expected.quantity, event, () => ({
        expected: `${unit} ${expected.quantity}, the last of ${reports.length} reports`,
        saw: brief(fact.quantity)
      }))
    }
  }
})
