import { validateRuntimeInfo } from '../../../generated/validators.mjs'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { faultOf } from '../shared/schema.ts'
import { saysDown } from '../shared/stop-view.ts'

/** A runtime that says of itself that it is stopping or unavailable says so with 503, and a 503 has the same body as any other answer. */
export const runtime503 = judged(
  'http/runtime-503',
  (view, check) => {
    for (const exchange of view.exchanges) {
      const { status, body } = exchange.exchange
      if (exchange.operation !== 'getRuntime' || (status !== 503 && !saysDown(exchange))) continue
      const valid = validateRuntimeInfo(body)
      check(status === 503 && valid && saysDown(exchange), exchange, () => ({
        expected: '503 with a RuntimeInfo whose state is stopping or unavailable',
        saw: `${status} with state ${brief(at(body, 'state'))}${valid ? '' : `, ${faultOf(validateRuntimeInfo)}`}`
      }))
    }
  },
  { process: true }
)
