import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Observed where an operation answers 503 `runtime_unavailable`. */
export const mayAnswer503 = judged('http/may-answer-503', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, body } = exchange.exchange
    if (status !== 503 || exchange.operation === 'getRuntime') continue
    check(at(body, 'error', 'code') === 'runtime_unavailable', exchange, () => ({
      expected: 'runtime_unavailable',
      saw: String(at(body, 'error', 'code'))
    }))
  }
})
