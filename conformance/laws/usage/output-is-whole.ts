import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { unitsOf } from '../shared/usage-facts.ts'

/** Where a provider reported reasoning tokens, `output_token` is the whole output that includes them. */
export const outputIsWhole = judged('usage/output-is-whole', (view, check) => {
  const units = unitsOf(view)
  for (const { attempt, unit, expected, facts } of units) {
    if (unit !== 'output_token' || expected.is !== 'known') continue
    const reasoning = units.find((other) => other.attempt === attempt && other.unit === 'reasoning_token')
    if (reasoning?.expected.is !== 'known' || reasoning.expected.quantity === 0) continue
    const part = Number(reasoning.facts[0]?.fact.quantity ?? 0)
    for (const { fact, event } of facts) {
      // Running counters of a provider may contradict each other; then only the output itself is judged.
      const within = part <= Number(fact.quantity) || reasoning.expected.quantity > expected.quantity
      check(fact.quantity === expected.quantity && within, event, () => ({
        expected: `output_token ${expected.quantity}, reasoning included`,
        saw: `${brief(fact.quantity)}, reasoning_token ${part}`
      }))
    }
  }
})
