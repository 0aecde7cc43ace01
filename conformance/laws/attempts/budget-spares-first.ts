import { bounds, candidates, codeOf, isInterrupted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** However small the retry budget is, the first attempt is made: a provider hears of the request. */
export const budgetSparesFirst = judged('attempts/budget-spares-first', (view, check) => {
  for (const execution of joined(view)) {
    const { budgetMs } = bounds(view, execution)
    const { calls, terminal } = execution
    if (budgetMs === undefined || terminal === undefined || isInterrupted(execution)) continue
    if (candidates(view, execution).length === 0 || codeOf(terminal) === 'queue_full') continue
    check(calls.length > 0, terminal, () => ({
      expected: `a first attempt, whatever the budget of ${budgetMs} ms`,
      saw: `${terminal.type} without a provider request`
    }))
  }
})
