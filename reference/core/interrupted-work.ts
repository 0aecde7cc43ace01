import { executionError } from './errors.ts'
import type { EventDraft } from './ports.ts'

/** The error of an execution that ended because its runtime did. */
export const interruptedWork = () =>
  executionError('interrupted', 'The runtime stopped before the execution ended.', { remote_outcome: 'unknown' })

/**
 * The terminal event that a store's recovery writes for an execution whose owner is gone: `sequence` is that of its last event and one,
 * `time` RFC 3339 in UTC. A provider may still be at work; nobody asks it.
 *
 * @see spec/chapters/20-storage.md#encrypted-file
 */
export function interruptedEnding(executionId: string, sequence: number, time: string): EventDraft {
  return {
    execution_id: executionId,
    sequence,
    time,
    type: 'execution.failed',
    status: 'failed',
    error: interruptedWork()
  }
}
