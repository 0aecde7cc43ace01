import { isDeepStrictEqual } from 'node:util'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** The same request of one run goes to the same targets in the same order, as far as both executions went. */
export const orderStable = judged('routing/order-stable', (view, check) => {
  const executions = joined(view)
  for (const [position, later] of executions.entries()) {
    const first = executions.slice(0, position).find(({ request }) => isDeepStrictEqual(request, later.request))
    if (first === undefined) continue
    const order = first.calls.map(({ target }) => target)
    const now = later.calls.map(({ target }) => target)
    const both = Math.min(order.length, now.length)
    if (both < 2) continue
    check(isDeepStrictEqual(order.slice(0, both), now.slice(0, both)), later.calls[0] ?? later, () => ({
      expected: order.join(', '),
      saw: now.join(', ')
    }))
  }
})
