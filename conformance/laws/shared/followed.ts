import type { AttemptView } from './attempt-view.ts'
import type { Check } from './check.ts'
import type { ExecutionView } from './execution-view.ts'
import { bounds, candidates, isInterrupted, joined } from './facts-of.ts'
import { mayBeSpent } from './may-be-spent.ts'
import type { RunView } from './run-view.ts'

/** Attempts that failed before output while an untried candidate and the bounds left room for another one. */
export function openFailures(view: RunView): readonly { execution: ExecutionView; attempt: AttemptView }[] {
  return joined(view).flatMap((execution) => {
    const { fallback, maxAttempts, budgetMs } = bounds(view, execution)
    if (!fallback || isInterrupted(execution)) return []
    const last = Math.min(maxAttempts, candidates(view, execution).length)
    return execution.attempts
      .filter(({ failure, output, ordinal }) => failure !== undefined && output.length === 0 && ordinal < last)
      .filter((attempt) => !mayBeSpent(budgetMs, execution, attempt))
      .map((attempt) => ({ execution, attempt }))
  })
}

/** Checks that another attempt followed. */
export function checkFollowed(execution: ExecutionView, attempt: AttemptView, check: Check): void {
  const next = execution.attempts[attempt.ordinal]
  check(next !== undefined, attempt.terminal ?? attempt, () => ({
    expected: `an attempt after the failure of ${String(attempt.provider)}, which committed nothing`,
    saw: execution.terminal ? `${execution.terminal.type}` : 'nothing'
  }))
}
