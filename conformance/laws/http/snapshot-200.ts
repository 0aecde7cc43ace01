import { validateExecutionSnapshot } from '../../../generated/validators.mjs'
import { judged } from '../shared/judged.ts'
import { isOutOfOrder } from '../shared/out-of-order.ts'
import { faultOf } from '../shared/schema.ts'
import { isStillKnown } from '../shared/still-known.ts'

/** The snapshot of an execution that the runtime holds is 200, at any time. */
export const snapshot200 = judged('http/snapshot-200', (view, check) => {
  for (const { snapshots } of view.executions) {
    for (const snapshot of snapshots) {
      const { status, body } = snapshot.exchange
      if (isOutOfOrder(status) || (status === 404 && !isStillKnown(view, snapshot))) continue
      check(status === 200 && validateExecutionSnapshot(body), snapshot, () => ({
        expected: '200 with an ExecutionSnapshot',
        saw: status === 200 ? faultOf(validateExecutionSnapshot) : `status ${status}`
      }))
    }
  }
})
