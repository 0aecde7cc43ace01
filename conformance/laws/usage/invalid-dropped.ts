import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** A value that is no count makes no fact, and the valid counters beside it are still reported. */
export const invalidDropped = judged('usage/invalid-dropped', (view, check) => {
  const units = unitsOf(view)
  for (const { attempt, unit, expected, facts } of units) {
    if (expected.is !== 'absent' || !expected.invalid) continue
    check(facts.length === 0, facts[0]?.event ?? attempt, () => ({
      expected: `no ${unit}, for its value is none`,
      saw: `${unit} ${brief(facts[0]?.fact.quantity)}`
    }))
    for (const other of units) {
      if (other.attempt !== attempt || other.expected.is !== 'known' || other.expected.report === 'may') continue
      const { quantity } = other.expected
      check(
        other.facts.some(({ fact }) => fact.quantity === quantity),
        attempt.terminal ?? attempt,
        () => ({
          expected: `${other.unit} ${quantity}, which is valid`,
          saw: other.facts.length === 0 ? 'no such fact' : brief(other.facts[0]?.fact.quantity)
        })
      )
    }
  }
})
