import { attemptCode, isInterrupted, joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** An attempt on a target with one slot, which failed and called nobody, found the queue full and says so. */
export const attemptQueueFull = judged('errors/attempt-queue-full', (view, check) => {
  const narrow = (view.run?.targets ?? []).filter(({ extended }) => extended?.max_concurrency === 1)
  for (const execution of joined(view)) {
    for (const attempt of execution.attempts) {
      const told = attempt.failed ?? attempt.terminal
      const ours = narrow.some(({ id }) => id === attempt.provider)
      if (!ours || attempt.call !== undefined || told === undefined || told.type === 'execution.completed') continue
      if (attempt.failed === undefined && isInterrupted(execution)) continue
      check(attemptCode(attempt) === 'queue_full', told, () => ({
        expected: `queue_full at ${String(attempt.provider)}, whose slot and queue were taken`,
        saw: brief(attemptCode(attempt))
      }))
    }
  }
})
