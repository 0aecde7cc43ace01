import { validateExecutionSubmission } from '../../../generated/validators.mjs'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { faultOf } from '../shared/schema.ts'

/** A good request that is new is answered with 202 and an `ExecutionSubmission`; replays, inline streams and refusals for lack of room are others' matter. */
export const submit202 = judged('http/submit-202', (view, check) => {
  const keys = new Set<string>()
  for (const exchange of view.exchanges) {
    if (exchange.operation !== 'submitExecution' || exchange.breaks !== undefined) continue
    const { status, body, idempotencyKey: key } = exchange.exchange
    const known = key !== undefined && keys.has(key)
    if (key !== undefined) keys.add(key)
    if (known || [429, 500, 503].includes(status)) continue
    const holds = status === 202 && validateExecutionSubmission(body) && at(body, 'idempotent_replay') === false
    check(holds, exchange, () => ({
      expected: '202 with an ExecutionSubmission that is no replay',
      saw: status === 202 ? faultOf(validateExecutionSubmission) : `status ${status}`
    }))
  }
})
