import type { AttemptView } from './attempt-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { bounds, candidates, isInterrupted, joined } from './facts-of.ts'
import type { RunView } from './run-view.ts'

/** An execution that has tried every candidate in vain and might go round again. */
export interface RoundView {
  readonly execution: ExecutionView
  /** The attempts of the first round, all of them failed before output. */
  readonly first: readonly AttemptView[]
  /** What came behind it. */
  readonly later: readonly AttemptView[]
}

/** Executions whose first round failed at every candidate while attempts remained, in a way that lets another one follow. */
export function roundsOf(view: RunView): readonly RoundView[] {
  return joined(view).flatMap((execution) => {
    const { fallback, maxAttempts } = bounds(view, execution)
    const size = candidates(view, execution).length
    const first = execution.attempts.slice(0, size)
    const failed = first.filter(({ failure, output }) => failure !== undefined && output.length === 0)
    const open = fallback && size > 0 && failed.length === size && maxAttempts > size
    if (!open || first.at(-1)?.failure?.follow === 'never' || isInterrupted(execution)) return []
    return [{ execution, first, later: execution.attempts.slice(size) }]
  })
}
