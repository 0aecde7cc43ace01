import { codeOf } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { cutWork } from '../shared/stop-view.ts'

/** Work that the end of the process cut fails with `internal_error`. */
export const internalCode = judged(
  'errors/internal-code',
  (view, check) => {
    for (const { terminal, stop } of cutWork(view)) {
      check(terminal.type === 'execution.failed' && codeOf(terminal) === 'internal_error', terminal, () => ({
        expected: `internal_error for what ${stop.signal} cut`,
        saw: brief(codeOf(terminal) ?? terminal.type)
      }))
    }
  },
  { process: true }
)
