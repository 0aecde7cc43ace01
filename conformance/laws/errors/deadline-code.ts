import { elapsed } from '../shared/elapsed.ts'
import { codeOf, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An execution whose provider never comes to an end fails with `deadline_exceeded` once its deadline has passed. */
export const deadlineCode = judged(
  'errors/deadline-code',
  (view, check) => {
    for (const execution of joined(view)) {
      const { terminal, attempts, cancels, request } = execution
      const deadline = request.deadline_ms
      if (terminal === undefined || typeof deadline !== 'number' || cancels.length > 0) continue
      const last = attempts.at(-1)
      if (last?.said?.ending.kind !== 'silent') continue
      // What failed before the deadline, by a limit of its own, did not miss it.
      if (codeOf(terminal) !== 'deadline_exceeded' && (elapsed(execution) ?? 0) < deadline) continue
      check(codeOf(terminal) === 'deadline_exceeded', terminal, () => ({
        expected: `deadline_exceeded after ${deadline} ms with a silent provider`,
        saw: brief(codeOf(terminal) ?? terminal.type)
      }))
    }
  },
  { timing: true }
)
