import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** Where a provider reported cache reads or writes, `input_token` is the whole input that includes them. */
export const inputIsWhole = judged('usage/input-is-whole', (view, check) => {
  const units = unitsOf(view)
  for (const { attempt, unit, expected, facts } of units) {
    if (unit !== 'input_token' || expected.is !== 'known') continue
    const cached = units.some(
      (other) =>
        other.attempt === attempt &&
        (other.unit === 'cache_read_token' || other.unit === 'cache_write_token') &&
        other.expected.is === 'known' &&
        other.expected.quantity > 0
    )
    if (!cached) continue
    for (const { fact, event } of facts) {
      check(fact.quantity === expected.quantity, event, () => ({
        expected: `input_token ${expected.quantity}, caches included`,
        saw: brief(fact.quantity)
      }))
    }
  }
})
