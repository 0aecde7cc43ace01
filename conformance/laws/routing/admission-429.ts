import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'
import { isKnownKey } from '../shared/stop-view.ts'

/** Who comes while as many executions as may be active are held open by their providers is told to come back later. */
export const admission429 = judged('routing/admission-429', (view, check) => {
  const most = view.run?.scenario.configuration?.max_active_executions
  if (typeof most !== 'number') return
  for (const submit of view.exchanges) {
    // A known key is answered with its execution, which takes no room.
    if (submit.operation !== 'submitExecution' || submit.breaks !== undefined || isKnownKey(view, submit)) continue
    const { started, time, status } = submit.exchange
    // A runtime that drains or is out of reach says so, whether or not it is full.
    if (activeThroughout(view, started, time) < most || status === 503) continue
    check(status === 429, submit, () => ({
      expected: `429, for ${most} executions are active`,
      saw: `${status}`
    }))
  }
})

/** How many provider calls were held open by a barrier of their script from one moment to another. */
function activeThroughout(view: RunView, from: number, to: number): number {
  const held = view.calls.filter(({ barriers: [barrier], end }) => {
    if (barrier === undefined || barrier.time > from) return false
    const left = end?.how === 'aborted' ? end.time : Number.POSITIVE_INFINITY
    return Math.min(barrier.passed ?? Number.POSITIVE_INFINITY, left) > to
  })
  return held.length
}
