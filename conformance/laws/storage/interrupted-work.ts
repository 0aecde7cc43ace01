import { codeOf } from '../shared/facts-of.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { cutWork } from '../shared/stop-view.ts'

/** Work that a crash interrupted is told as failed: an internal error of unknown remote outcome, not to be repeated. */
export const interruptedWork = judged(
  'storage/interrupted-work',
  (view, check) => {
    for (const { terminal, stop } of cutWork(view)) {
      if (stop.again === undefined || terminal.time < stop.again) continue
      const { retryable, remote_outcome } = (at(terminal.data, 'error') ?? {}) as Record<string, unknown>
      const told = { status: terminal.status, code: codeOf(terminal), retryable, remote_outcome }
      const holds =
        terminal.type === 'execution.failed' &&
        told.status === 'failed' &&
        told.code === 'internal_error' &&
        retryable === false &&
        remote_outcome === 'unknown'
      check(holds, terminal, () => ({
        expected: 'failed, internal_error, retryable false, remote_outcome unknown',
        saw: `${terminal.type} ${brief(told)}`
      }))
    }
  },
  { process: true }
)
