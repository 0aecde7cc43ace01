import { bounds, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** With fallback allowed neither the log nor the providers see more than `max_attempts`. */
export const maxAttempts = judged('attempts/max-attempts', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, calls } = execution
    const { fallback, bounded, maxAttempts: most } = bounds(view, execution)
    if (!fallback || !bounded || attempts.length === 0) continue
    check(attempts.length <= most && calls.length <= most, attempts[most] ?? calls[most] ?? execution, () => ({
      expected: `at most ${most} attempts`,
      saw: `${attempts.length} attempts, ${calls.length} provider requests`
    }))
  }
})
