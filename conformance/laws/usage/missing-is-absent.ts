import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** A unit that the provider said nothing of has no fact of source `provider`, and none that is 0. */
export const missingIsAbsent = judged('usage/missing-is-absent', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    if (expected.is !== 'absent' || expected.invalid) continue
    check(facts.length === 0, facts[0]?.event ?? attempt, () => ({
      expected: `no ${unit}, for the provider reported none`,
      saw: `${unit} ${brief(facts[0]?.fact.quantity)}`
    }))
  }
})
