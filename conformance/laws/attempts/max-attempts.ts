import { bounds, joined } from '../shared/facts-of.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** With fallback allowed neither the log nor the providers see more than `max_attempts`. */
export const maxAttempts = judged('attempts/max-attempts', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, calls, request } = execution
    const limits = bounds(view, execution)
    if (!limits.fallback || at(request, 'routing', 'max_attempts') === undefined || attempts.length === 0) continue
    const { maxAttempts: most } = limits
    check(attempts.length <= most && calls.length <= most, attempts[most] ?? calls[most] ?? execution, () => ({
      expected: `at most ${most} attempts`,
      saw: `${attempts.length} attempts, ${calls.length} provider requests`
    }))
  }
})
