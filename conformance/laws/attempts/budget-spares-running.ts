import { acceptedBy } from '../shared/call-times.ts'
import { bounds, claims, codeOf, isInterrupted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { completedBy } from '../shared/said-attempts.ts'

/** An attempt whose provider answers in its own time is not cut when the retry budget is spent meanwhile. */
export const budgetSparesRunning = judged(
  'attempts/budget-spares-running',
  (view, check) => {
    for (const execution of joined(view)) {
      const { budgetMs } = bounds(view, execution)
      const { terminal } = execution
      const start = acceptedBy(execution)
      if (budgetMs === undefined || start === undefined || terminal === undefined || isInterrupted(execution)) continue
      for (const attempt of execution.attempts) {
        const { call } = attempt
        if (!completedBy(attempt, claims(view, 'finish_reason') ? ['finish_reason'] : []) || call?.end === undefined)
          continue
        const { how, time } = call.end
        if (how === 'done' && time - start < budgetMs) continue
        const whole = attempt.terminal?.type === 'execution.completed'
        check(whole, attempt.failed ?? attempt.terminal ?? attempt, () => ({
          expected: `the answer that was under way when the budget of ${budgetMs} ms was spent`,
          saw: `${String(codeOf(attempt.failed ?? attempt.terminal) ?? terminal.type)}, the call ${how}`
        }))
      }
    }
  },
  { timing: true }
)
