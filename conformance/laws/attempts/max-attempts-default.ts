import { bounds, candidates, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Where no bound was asked for there are as many attempts as candidates, though the last of them failed in a way that another may follow. */
export const maxAttemptsDefault = judged('attempts/max-attempts-default', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, calls } = execution
    const { fallback, bounded, maxAttempts: most } = bounds(view, execution)
    if (!fallback || bounded || candidates(view, execution).length < 2) continue
    const last = attempts[most - 1]
    if (last?.failure === undefined || last.failure.follow === 'never' || last.output.length > 0) continue
    check(attempts.length <= most && calls.length <= most, attempts[most] ?? calls[most] ?? last, () => ({
      expected: `at most ${most} attempts, one for each candidate`,
      saw: `${attempts.length} attempts, ${calls.length} provider requests`
    }))
  }
})
