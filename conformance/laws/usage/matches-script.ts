import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** Every fact of source `provider` has the quantity that the provider last reported in that attempt; a finished attempt reports all. */
export const matchesScript = judged('usage/matches-script', (view, check) => {
  for (const { attempt, unit, expected, facts } of unitsOf(view)) {
    if (expected.is !== 'known') continue
    for (const { fact, event } of facts) {
      check(fact.quantity === expected.quantity, event, () => ({
        expected: `${unit} ${expected.quantity}`,
        saw: brief(fact.quantity)
      }))
    }
    const finished = attempt.terminal?.type === 'execution.completed'
    if (finished && expected.report === 'must' && facts.length === 0) {
      check(false, attempt.terminal ?? attempt, () => ({
        expected: `${unit} ${expected.quantity}`,
        saw: 'no such fact'
      }))
    }
  }
})
