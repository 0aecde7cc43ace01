import { bounds, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** Where fallback is not allowed the first attempt is the only one, in the log and at the providers. */
export const noFallbackByDefault = judged('attempts/no-fallback-by-default', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, calls } = execution
    if (bounds(view, execution).fallback || attempts[0]?.failure === undefined) continue
    const holds = attempts.length <= 1 && calls.length <= 1
    check(holds, attempts[1] ?? calls[1] ?? execution, () => ({
      expected: 'one attempt, since allow_fallback is not true',
      saw: `${attempts.length} attempts, ${calls.length} provider requests`
    }))
  }
})
