import { bandMs } from '../shared/band.ts'
import { endSeen } from '../shared/cancel-view.ts'
import { codeOf, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** When the deadline has ended an execution, the runtime leaves the provider's stream soon, however long that would go on. */
export const providerAborted = judged(
  'deadline/provider-aborted',
  (view, check) => {
    for (const execution of joined(view)) {
      const ended = endSeen(execution)
      if (ended === undefined || codeOf(execution.terminal) !== 'deadline_exceeded') continue
      const call = execution.calls.at(-1)
      if (call === undefined || call.request.queue !== undefined || call.end?.how === 'done') continue
      const limit = ended + bandMs(view, 500)
      const left = call.end?.time
      if (left === undefined && view.watchedUntil <= limit) continue
      check(left !== undefined && left <= limit, call, () => ({
        expected: `the call at ${call.target} left at the deadline`,
        saw: left === undefined ? 'it was never left' : `it was left ${Math.round(left - ended)} ms later`
      }))
    }
  },
  { timing: true }
)
