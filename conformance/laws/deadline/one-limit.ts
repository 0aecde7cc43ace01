import { bandMs } from '../shared/band.ts'
import { deadlineOf, elapsed } from '../shared/elapsed.ts'
import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** What a machine may take beside what it was seen to delay the kit, also where the deadline is short: over another end, and over the deadline's. */
const leastSlackMs = { other: 250, exceeded: 1000 }

/**
 * However an execution spends its time, waiting, connecting, over several attempts or in a stream, when twice that time is over it has come
 * to its end; its deadline's, unless another came before.
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
      const slack = Math.max(deadline, exceeded ? leastSlackMs.exceeded : leastSlackMs.other)
      const late = took >= bandMs(view, deadline, slack)
      if (!exceeded && !late) continue
      check(!late, terminal, () => ({
        expected: `an end by the deadline of ${deadline} ms`,
        saw: `${terminal.type} ${brief(codeOf(terminal))} after ${Math.round(took)} ms`
      }))
    }
  },
  { timing: true }
)
