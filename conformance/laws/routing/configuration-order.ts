import { candidates } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Candidates that `provider_order` does not name follow in configuration order. */
export const configurationOrder = judged('routing/configuration-order', (view, check) => {
  for (const execution of view.executions) {
    const wanted = at(execution.request, 'routing', 'provider_order')
    const named = Array.isArray(wanted) ? wanted : []
    const order = candidates(view, execution).map(({ id }) => id)
    for (const [position, id] of order.entries()) {
      const attempt = execution.attempts[position]
      if (attempt === undefined) break
      // One candidate alone says nothing about an order.
      if (order.length < 2 || named.includes(id)) continue
      check(attempt.provider === id, attempt, () => ({
        expected: `${id} in place ${position + 1}, as configured`,
        saw: brief(attempt.provider)
      }))
    }
  }
})
