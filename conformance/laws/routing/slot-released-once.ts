import { type CrowdView, crowdsOf } from '../shared/crowd-view.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { attemptCode, candidates, isInterrupted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/**
 * However the calls before it ended, the next execution gets a slot, for none was lost; and still no more requests are open at a time than
 * are allowed, for none was given back twice.
 */
export const slotReleasedOnce = judged('routing/slot-released-once', (view, check) => {
  for (const crowd of crowdsOf(view)) {
    for (const execution of served(view, crowd)) {
      const before = exitsBefore(crowd, execution)
      if (before === 0) continue
      const [call] = execution.calls ?? []
      const held = call === undefined ? 0 : crowd.heldAt(call.request.time)
      check(call !== undefined && held < crowd.concurrency, call ?? execution, () => ({
        expected: `a slot of ${crowd.target.id} after ${before} calls that ended, and no more than ${crowd.concurrency}`,
        saw: call === undefined ? 'no provider request' : `a request while ${held} were held open`
      }))
    }
  }
})

/** The executions that had a right to a request at the target. */
function served(view: RunView, { target, waiting }: CrowdView): readonly ExecutionView[] {
  return joined(view).filter((execution) => {
    const order = candidates(view, execution)
    if (order.length !== 1 || order[0]?.id !== target.id || isInterrupted(execution)) return false
    const turnedAway = execution.attempts.some((attempt) => attemptCode(attempt) === 'queue_full')
    return !turnedAway || !waiting.some((one) => one.execution.id === execution.id)
  })
}

const exitsBefore = ({ calls }: CrowdView, { log }: ExecutionView): number => {
  const accepted = log[0]?.time ?? Number.NEGATIVE_INFINITY
  return calls.filter(({ end }) => end !== undefined && end.time < accepted).length
}
