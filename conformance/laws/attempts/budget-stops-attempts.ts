import { acceptedBy, clockSlackMs, failureToldAt } from '../shared/call-times.ts'
import { bounds, isInterrupted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** A failure that a provider tells when the retry budget has been spent since the first request is followed by nothing. */
export const budgetStopsAttempts = judged(
  'attempts/budget-stops-attempts',
  (view, check) => {
    for (const execution of joined(view)) {
      const { budgetMs, fallback, maxAttempts } = bounds(view, execution)
      const start = acceptedBy(execution)
      if (!fallback || budgetMs === undefined || start === undefined || isInterrupted(execution)) continue
      for (const { failure, output, ordinal, call } of execution.attempts) {
        const told = call && failureToldAt(call)
        const open = failure !== undefined && failure.follow !== 'never' && output.length === 0 && ordinal < maxAttempts
        if (call === undefined || told === undefined || !open || told - start < budgetMs + clockSlackMs) continue
        const next = execution.attempts[ordinal] ?? execution.calls.find(({ request }) => request.time > told)
        check(next === undefined && execution.terminal !== undefined, next ?? call, () => ({
          expected: `no attempt behind a failure ${Math.round(told - start)} ms after the start, for the budget is ${budgetMs} ms`,
          saw: next === undefined ? 'no end' : 'another attempt'
        }))
      }
    }
  },
  { timing: true }
)
