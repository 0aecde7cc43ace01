import type { Said } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { joined } from './facts-of.ts'
import type { RunView } from './run-view.ts'

/** The attempt that an execution ended with, and what its provider said; left out where nobody can know. */
export interface LastAttempt {
  readonly execution: ExecutionView
  readonly attempt: AttemptView
  readonly said: Said
}

export function lastAttempts(view: RunView): readonly LastAttempt[] {
  return joined(view).flatMap((execution) => {
    const attempt = execution.attempts.at(-1)
    if (attempt?.said === undefined || execution.terminal === undefined) return []
    return [{ execution, attempt, said: attempt.said }]
  })
}

/** Whether the provider completed the attempt's answer in a way that every runtime has to take for a success. */
export function completedBy({ said, failure }: AttemptView, features: readonly string[]): boolean {
  if (said?.ending.kind !== 'completed' || failure !== undefined || said.doubtful) return false
  const { finish } = said.ending
  return finish === 'stop' || finish === 'tool_calls' || features.includes('finish_reason')
}
