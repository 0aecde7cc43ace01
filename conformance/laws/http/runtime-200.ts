import { validateRuntimeInfo } from '../../../generated/validators.mjs'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { faultOf } from '../shared/schema.ts'

/** While executions are served `GET /v1/runtime` answers 200 with a `RuntimeInfo`. */
export const runtime200 = judged('http/runtime-200', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, body } = exchange.exchange
    const stopping = status === 503 && at(body, 'state') !== 'ready'
    if (exchange.operation !== 'getRuntime' || exchange.breaks !== undefined || stopping) continue
    check(status === 200 && validateRuntimeInfo(body), exchange, () => ({
      expected: '200 with a RuntimeInfo',
      saw: status === 200 ? faultOf(validateRuntimeInfo) : `status ${status}`
    }))
  }
})
