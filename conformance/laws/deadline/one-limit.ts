import { bandMs } from '../shared/band.ts'
import { deadlineOf, elapsed } from '../shared/elapsed.ts'
import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/**
 * However an execution spends its time, waiting, connecting, over several attempts or in a stream, it comes to no other end than its
 * deadline's when twice that time is over.
 */
export const oneLimit = judged(
  'deadline/one-limit',
  (view, check) => {
    for (const execution of view.executions) {
      const { terminal } = execution
      const deadline = deadlineOf(execution)
      const took = elapsed(execution)
      if (terminal === undefined || deadline === undefined || took === undefined) continue
      const exceeded = codeOf(terminal) === 'deadline_exceeded'
      if (!exceeded && took < bandMs(view, deadline, deadline)) continue
      check(exceeded, terminal, () => ({
        expected: `an end by the deadline of ${deadline} ms`,
        saw: `${terminal.type} ${brief(codeOf(terminal))} after ${Math.round(took)} ms`
      }))
    }
  },
  { timing: true }
)
