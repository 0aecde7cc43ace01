import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** A zero that the provider reported is reported. */
export const zeroIsAFact = judged('usage/zero-is-a-fact', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    if (expected.is !== 'known' || expected.quantity !== 0 || expected.report === 'may') continue
    check(
      facts.some(({ fact }) => fact.quantity === 0),
      facts[0]?.event ?? attempt.terminal ?? attempt,
      () => ({
        expected: `${unit} 0, as the provider reported`,
        saw: facts.length === 0 ? 'no such fact' : brief(facts[0]?.fact.quantity)
      })
    )
  }
})
