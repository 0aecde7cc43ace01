import { bounds, joined } from '../shared/facts-of.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** With fallback allowed neither the log nor the providers see more than `max_attempts`. */
export const maxAttempts = judged('attempts/max-attempts', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, calls, request } = execution
    const limits = bounds(view, execution)
    const { maxAttempts: most } = limits
    if (!limits.fallback || attempts.length === 0) continue
    if (at(request, 'routing', 'max_attempts') === undefined) {
      // Without the field there are as many attempts as candidates; that is no proof of the field itself.
      const over = attempts[most] ?? calls[most]
      if (over) check.fault(over, { expected: `at most ${most} attempts, one a candidate`, saw: `${attempts.length}` })
      continue
    }
    check(attempts.length <= most && calls.length <= most, attempts[most] ?? calls[most] ?? execution, () => ({
      expected: `at most ${most} attempts`,
      saw: `${attempts.length} attempts, ${calls.length} provider requests`
    }))
  }
})
