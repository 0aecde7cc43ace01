import type { AttemptView } from '../shared/attempt-view.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { bounds, candidates, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { RunView } from '../shared/run-view.ts'

/** No limit of a call is shorter than this, neither a configured one nor, without configuration, one that is below the deadline. */
const shortestTimeoutMs = 1000

/**
 * An attempt that was under way when a cancel request was answered, or that its provider kept waiting until the deadline, is the last one,
 * though fallback is allowed and candidates are left.
 */
export const deadlineAndCancelStop = judged(
  'attempts/deadline-and-cancel-stop',
  (view, check) => {
    for (const execution of joined(view)) {
      const { fallback, maxAttempts } = bounds(view, execution)
      const most = Math.min(maxAttempts, candidates(view, execution).length)
      if (!fallback) continue
      for (const attempt of execution.attempts) {
        const by = attempt.ordinal < most ? stoppedBy(view, execution, attempt) : undefined
        if (by === undefined) continue
        const next = execution.attempts[attempt.ordinal]
        const call = execution.calls.find(({ request }) => request.time > (attempt.call?.request.time ?? 0))
        check(next === undefined && call === undefined, next ?? call ?? attempt, () => ({
          expected: `no attempt after ${by}`,
          saw: next ? `a route.selected of ${String(next.provider)}` : `a request at ${call?.target}`
        }))
      }
    }
  },
  { timing: true }
)

function stoppedBy(view: RunView, execution: ExecutionView, { call, said, output }: AttemptView): string | undefined {
  if (call === undefined || output.length > 0) return undefined
  const { deadlineMs } = bounds(view, execution)
  if (said?.ending.kind === 'silent' && deadlineMs !== undefined && deadlineMs < shortestTimeoutMs)
    return 'the deadline'
  const heard = execution.cancels.find(({ exchange }) => exchange.status === 202)?.exchange
  if (heard === undefined || call.request.time > heard.started) return undefined
  const { time = Number.POSITIVE_INFINITY, how } = call.end ?? {}
  // One that was left while the cancel request was answered was left because of it.
  const over = how === 'done' ? time < heard.time : time < heard.started
  return over ? undefined : 'a cancel request that was answered with 202'
}
