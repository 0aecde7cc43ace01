import type { ExecutionView } from './execution-view.ts'
import { bounds, candidates, isInterrupted, joined } from './facts-of.ts'
import type { RunView } from './run-view.ts'

const sureBudgetMs = 500

/** Executions that every candidate in turn had to be tried for: each that was called failed in a way that another attempt must follow. */
export function exhaustedOf(view: RunView): readonly ExecutionView[] {
  return joined(view).filter((execution) => {
    const { fallback, maxAttempts, budgetMs } = bounds(view, execution)
    const size = candidates(view, execution).length
    const tight = budgetMs !== undefined && budgetMs < sureBudgetMs
    if (!fallback || size < 2 || maxAttempts < size || tight || isInterrupted(execution)) return false
    const before = execution.attempts.slice(0, size - 1)
    return before.every(({ failure, output }) => failure?.follow === 'must' && output.length === 0)
  })
}
