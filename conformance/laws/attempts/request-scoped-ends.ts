import { openFailures } from '../shared/followed.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A Request-scoped failure ends the execution though fallback is allowed and another candidate is at hand. */
export const requestScopedEnds = judged('attempts/request-scoped-ends', (view, check) => {
  for (const { execution, attempt } of openFailures(view)) {
    if (attempt.failure?.follow !== 'never') continue
    const next = execution.attempts[attempt.ordinal]
    const calls = (execution.calls ?? []).length
    check(next === undefined && calls <= attempt.ordinal && execution.terminal !== undefined, next ?? attempt, () => ({
      expected: `the end after ${String(attempt.provider)} called the request invalid`,
      saw: next ? `an attempt at ${brief(next.provider)}` : `${calls} provider requests`
    }))
  }
})
