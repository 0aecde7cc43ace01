import { validateErrorBody } from '../../../generated/validators.mjs'
import { judged } from '../shared/judged.ts'
import { faultOf } from '../shared/schema.ts'

/** Every answer of 400 and above has the error body, but for the two that have bodies of their own and `HEAD`, which has none. */
export const errorBody = judged('errors/error-body', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, method, body } = exchange.exchange
    const own =
      (exchange.operation === 'getRuntime' && status === 503) ||
      (exchange.operation === 'getExecutionResult' && status === 409)
    if (status < 400 || own || method === 'HEAD') continue
    check(validateErrorBody(body), exchange, () => ({
      expected: '{error: {code, message, retryable}}',
      saw: body === undefined ? `a body that is no JSON, status ${status}` : faultOf(validateErrorBody)
    }))
  }
})
