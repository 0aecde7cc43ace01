import { attemptCode, bounds, candidates, isInterrupted, joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'

/** An attempt that found the queue of its provider full is followed by one on the next candidate. */
export const queueFullTransient = judged('attempts/queue-full-transient', (view, check) => {
  for (const execution of joined(view)) {
    const { fallback, maxAttempts, budgetMs } = bounds(view, execution)
    const most = Math.min(maxAttempts, candidates(view, execution).length)
    if (!fallback || budgetMs !== undefined || isInterrupted(execution)) continue
    for (const attempt of execution.attempts) {
      if (attemptCode(attempt) !== 'queue_full' || attempt.call !== undefined || attempt.ordinal >= most) continue
      const next = execution.attempts[attempt.ordinal]
      check(next !== undefined, attempt.terminal ?? attempt, () => ({
        expected: `an attempt after the full queue of ${String(attempt.provider)}`,
        saw: attempt.terminal?.type ?? 'none'
      }))
    }
  }
})
