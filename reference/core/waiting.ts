import type { Interruption } from './interruption.ts'
import type { Clock } from './ports.ts'

/** How long a store may leave a write unanswered before an execution that has ended otherwise is given up. Milliseconds. */
export const longestSilenceMs = 30_000

/** Resolves with the task, or as soon as the execution is cut, however long the task takes then. Rejects as the task does. */
export function untilCut(task: Promise<void>, interruption: Interruption): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = interruption.listen(() => resolve())
    task.then(resolve, reject).finally(leave)
  })
}

/** The task's value, or `'late'` once so many milliseconds have passed. The task is not stopped. Rejects as the task does. */
export function within<Value>(task: Promise<Value>, limitMs: number, clock: Clock): Promise<Value | 'late'> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(limitMs, () => resolve('late'))
    task.then(resolve, reject).finally(stop)
  })
}
