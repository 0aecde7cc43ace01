import { validateExecutionResult } from '../../../generated/validators.mjs'
import { isCompleted } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { isOutOfOrder } from '../shared/out-of-order.ts'
import { faultOf } from '../shared/schema.ts'
import { isStillKnown } from '../shared/still-known.ts'

/** The result of an execution that has succeeded is 200 from its terminal event on. */
export const result200 = judged('http/result-200', (view, check) => {
  for (const execution of view.executions) {
    const { terminal } = execution
    if (!isCompleted(execution) || terminal === undefined) continue
    for (const result of execution.results) {
      const { status, body, started } = result.exchange
      if (started < terminal.time || isOutOfOrder(status)) continue
      if (status === 404 && !isStillKnown(view, result)) continue
      check(status === 200 && validateExecutionResult(body), result, () => ({
        expected: '200 with an ExecutionResult',
        saw: status === 200 ? faultOf(validateExecutionResult) : `status ${status}`
      }))
    }
  }
})
