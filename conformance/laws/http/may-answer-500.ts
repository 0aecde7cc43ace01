import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Observed where an operation answers 500 `internal_error`. */
export const mayAnswer500 = judged('http/may-answer-500', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, body } = exchange.exchange
    if (status !== 500 || exchange.operation === 'getRuntime') continue
    check(at(body, 'error', 'code') === 'internal_error', exchange, () => ({
      expected: 'internal_error',
      saw: String(at(body, 'error', 'code'))
    }))
  }
})
