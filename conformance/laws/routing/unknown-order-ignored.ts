import { candidates } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A name in `provider_order` that no candidate has changes nothing: the request is accepted, and the candidates are tried in their order. */
export const unknownOrderIgnored = judged('routing/unknown-order-ignored', (view, check) => {
  const { run } = view
  if (run === undefined) return
  const names = (request: unknown): boolean => {
    const order = at(request, 'routing', 'provider_order')
    return Array.isArray(order) && order.some((id) => !run.targets.some((target) => target.id === id))
  }
  for (const exchange of view.exchanges) {
    if (exchange.operation !== 'submitExecution' || exchange.breaks !== undefined) continue
    const { status, requestBody } = exchange.exchange
    if (!names(requestBody) || status < 400 || status >= 500 || status === 429) continue
    check.fault(exchange, { expected: 'the request is accepted', saw: `${status}` })
  }
  for (const execution of view.executions) {
    const { request, attempts, terminal } = execution
    const [first] = candidates(view, execution)
    if (!names(request) || first === undefined || terminal === undefined) continue
    check(attempts[0]?.provider === first.id, attempts[0] ?? terminal, () => ({
      expected: `${first.id} first`,
      saw: brief(attempts[0]?.provider ?? terminal.type)
    }))
  }
})
