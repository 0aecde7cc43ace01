import { candidates } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** The providers that `provider_order` names and the run has come first, in its order. */
export const providerOrderFirst = judged('routing/provider-order-first', (view, check) => {
  for (const execution of view.executions) {
    const wanted = at(execution.request, 'routing', 'provider_order')
    if (!Array.isArray(wanted)) continue
    const order = candidates(view, execution).filter(({ id }) => wanted.includes(id))
    for (const [position, { id }] of order.entries()) {
      const attempt = execution.attempts[position]
      if (attempt === undefined) break
      check(attempt.provider === id, attempt, () => ({
        expected: `${id} in place ${position + 1}, as provider_order says`,
        saw: brief(attempt.provider)
      }))
    }
  }
})
