import type { ExecutionView } from './execution-view.ts'
import { bounds, candidates, isInterrupted, joined } from './facts-of.ts'
import { mayBeSpent } from './may-be-spent.ts'
import type { RunView } from './run-view.ts'

/** Executions that every candidate in turn had to be tried for: each that was called failed in a way that another attempt must follow. */
export function exhaustedOf(view: RunView): readonly ExecutionView[] {
  return joined(view).filter((execution) => {
    const { fallback, maxAttempts, budgetMs } = bounds(view, execution)
    const size = candidates(view, execution).length
    if (!fallback || size < 2 || maxAttempts < size || isInterrupted(execution)) return false
    const before = execution.attempts.slice(0, size - 1)
    return before.every((attempt) => {
      const { failure, output } = attempt
      return failure?.follow === 'must' && output.length === 0 && !mayBeSpent(budgetMs, execution, attempt)
    })
  })
}
