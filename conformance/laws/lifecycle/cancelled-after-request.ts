import type { ExecutionView } from '../shared/execution-view.ts'
import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** An execution that failed, or was cut, for any other reason than a cancel request is not called cancelled. */
export const cancelledAfterRequest = judged('lifecycle/cancelled-after-request', (view, check) => {
  for (const execution of view.executions) {
    const { terminal, cancels } = execution
    if (terminal?.type !== 'execution.failed' || isUncertain(view, execution)) continue
    const asked = cancels.some(({ exchange }) => exchange.started <= terminal.time)
    const cancelled = terminal.status === 'cancelled' || codeOf(terminal) === 'cancelled'
    check(asked || !cancelled, terminal, () => ({
      expected: 'another end than cancelled, for nobody asked to cancel',
      saw: `status ${brief(terminal.status)} with code ${brief(codeOf(terminal))}`
    }))
  }
})

/** A cancel request that got no answer may have been heard all the same. */
function isUncertain({ run }: RunView, { name, cancels }: ExecutionView): boolean {
  const planned = run?.scenario.client?.filter((step) => step.do === 'cancel' && (step.of ?? 'main') === name) ?? []
  return planned.length > cancels.length
}
