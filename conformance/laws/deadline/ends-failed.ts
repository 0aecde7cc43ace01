import { deadlineOf, elapsed } from '../shared/elapsed.ts'
import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** What is still under way when its deadline has passed ends as failed, with `deadline_exceeded`. */
export const endsFailed = judged(
  'deadline/ends-failed',
  (view, check) => {
    for (const execution of view.executions) {
      const { terminal, attempts } = execution
      const deadline = deadlineOf(execution)
      const took = elapsed(execution)
      if (terminal === undefined || deadline === undefined || took === undefined) continue
      const code = codeOf(terminal)
      // What its provider brought to an end in the last moment was not under way any more.
      const ended = attempts.at(-1)?.call?.end?.how === 'done'
      if (code !== 'deadline_exceeded' && (took < deadline || ended || execution.calls === undefined)) continue
      check(terminal.status === 'failed' && code === 'deadline_exceeded', terminal, () => ({
        expected: `failed with deadline_exceeded after ${deadline} ms`,
        saw: `${brief(terminal.status)} with ${brief(code)}`
      }))
    }
  },
  { timing: true }
)
