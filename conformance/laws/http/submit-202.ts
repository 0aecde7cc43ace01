import { validateExecutionSubmission } from '../../../generated/validators.mjs'
import type { ExchangeView } from '../shared/exchange-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { faultOf } from '../shared/schema.ts'

/** A good request that is new is answered with 202 and an `ExecutionSubmission`; replays, inline streams and refusals for lack of room are others' matter. */
export const submit202 = judged('http/submit-202', (view, check) => {
  const submits = view.exchanges.filter(
    ({ operation, breaks }) => operation === 'submitExecution' && breaks === undefined
  )
  for (const exchange of submits) {
    const { status, body, idempotencyKey: key, time } = exchange.exchange
    // Of several that are under way at once any may be the first.
    const shared = submits.some(
      (other) =>
        other !== exchange &&
        key !== undefined &&
        other.exchange.idempotencyKey === key &&
        other.exchange.started <= time
    )
    const known = shared || (key !== undefined && isRepeated(view, exchange))
    if (known || [429, 500, 503].includes(status)) continue
    const holds = status === 202 && validateExecutionSubmission(body) && at(body, 'idempotent_replay') === false
    check(holds, exchange, () => ({
      expected: '202 with an ExecutionSubmission that is no replay',
      saw: status === 202 ? faultOf(validateExecutionSubmission) : `status ${status}`
    }))
  }
})

/** Whether an earlier step has used the key: one that was answered with a stream left no exchange. */
function isRepeated({ run }: RunView, { step }: ExchangeView): boolean {
  const steps = run?.scenario.client ?? []
  if (step?.do !== 'submit') return false
  return steps.slice(0, steps.indexOf(step)).some((earlier) => earlier.do === 'submit' && earlier.key === step.key)
}
