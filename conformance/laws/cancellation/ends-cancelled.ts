import { cancelledOf, isRace } from '../shared/cancel-view.ts'
import { codeOf, isCompleted } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Behind the 202 the execution ends as cancelled, unless its provider came to its own end or its deadline had passed. */
export const endsCancelled = judged('cancellation/ends-cancelled', (view, check) => {
  for (const { execution } of cancelledOf(view)) {
    const { terminal, attempts, request } = execution
    const last = attempts.at(-1)
    const ended = last?.failed === undefined && (last?.call?.end?.how === 'done' || isRace(view))
    if (terminal === undefined || ended) continue
    if (request.deadline_ms !== undefined && codeOf(terminal) === 'deadline_exceeded') continue
    check(terminal.status === 'cancelled', terminal, () => ({
      expected: 'status cancelled after the 202',
      saw: isCompleted(execution) ? 'succeeded' : `${brief(terminal.status)} with code ${brief(codeOf(terminal))}`
    }))
  }
})
