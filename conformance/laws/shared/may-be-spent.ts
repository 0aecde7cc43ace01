import type { AttemptView } from './attempt-view.ts'
import { acceptedBy } from './call-times.ts'
import type { ExecutionView } from './execution-view.ts'

/** What lies nearer to the end of a budget than this is a matter of the machine's mood. */
const sureMs = 500

/**
 * Whether the retry budget may have been spent when an attempt failed, so that nobody can say what had to follow. A runtime that told its
 * end only behind the budget may have heard of the failure as late: on a busy machine it did.
 */
export function mayBeSpent(budgetMs: number | undefined, execution: ExecutionView, attempt: AttemptView): boolean {
  if (budgetMs === undefined) return false
  const { call, failed, terminal } = attempt
  const told = (failed ?? terminal)?.time
  if (told !== undefined && told - execution.started >= budgetMs) return true
  const start = acceptedBy(execution)
  const end = call?.end?.time
  return start === undefined || end === undefined || end - start > budgetMs - sureMs
}
