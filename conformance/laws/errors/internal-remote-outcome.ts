import { codeOf } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { cutWork } from '../shared/stop-view.ts'

/** Where a provider was called before the end of the process cut the work, the failure says that nobody knows what became of it. */
export const internalRemoteOutcome = judged(
  'errors/internal-remote-outcome',
  (view, check) => {
    for (const { terminal, call } of cutWork(view)) {
      if (codeOf(terminal) !== 'internal_error') continue
      const outcome = at(terminal.data, 'error', 'remote_outcome')
      check(outcome === 'unknown', terminal, () => ({
        expected: `remote_outcome unknown, since ${call.target} was called`,
        saw: brief(outcome)
      }))
    }
  },
  { process: true }
)
