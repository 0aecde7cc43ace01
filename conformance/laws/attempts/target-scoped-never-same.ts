import { bounds, isInterrupted, joined } from '../shared/facts-of.ts'
import { isTargetScoped } from '../shared/failure-kinds.ts'
import { judged } from '../shared/judged.ts'

/** However many attempts remain, a target that failed for a reason of its own is not tried again. */
export const targetScopedNeverSame = judged('attempts/target-scoped-never-same', (view, check) => {
  for (const execution of joined(view)) {
    const { attempts, calls, terminal } = execution
    const { fallback, maxAttempts } = bounds(view, execution)
    if (!fallback || isInterrupted(execution) || terminal === undefined) continue
    for (const attempt of attempts) {
      const { failure, provider, ordinal, call } = attempt
      if (failure === undefined || !isTargetScoped(failure) || ordinal >= maxAttempts) continue
      const again =
        attempts.slice(ordinal).find((later) => later.provider === provider) ??
        calls.find((later) => later.target === provider && call !== undefined && later.call > call.call)
      check(again === undefined, again ?? attempt, () => ({
        expected: `no other attempt on ${String(provider)}`,
        saw: 'one'
      }))
    }
  }
})
