import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

const statuses = [400, 403, 405, 413, 415]

/** What is wrong with a request itself is refused with code `invalid_request`. */
export const doorInvalid = judged('errors/door-invalid', (view, check) => {
  if (!view.executions.some(({ log }) => log.length > 0)) return
  for (const exchange of view.exchanges) {
    const { status, body, method } = exchange.exchange
    if (!statuses.includes(status) || method === 'HEAD') continue
    const code = at(body, 'error', 'code')
    check(code === 'invalid_request', exchange, () => ({ expected: 'code invalid_request', saw: brief(code) }))
  }
})
