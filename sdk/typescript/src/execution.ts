import type { Client } from './client.ts'
import { errorFrom } from './errors.ts'
import type { EventStream } from './events.ts'
import type { EventOf } from './generated/events.ts'
import type { ExecutionResult, ExecutionSubmission } from './generated/types.ts'
import type { CallOptions } from './options.ts'

/** A submitted execution. */
export interface Execution {
  readonly executionId: string
  readonly submission: ExecutionSubmission
  /** Its events from the first on. Read them or leave them: `result` does not need it. */
  readonly events: EventStream
  /**
   * Waits for the end and gives the result. Unless the reader of `events` has come to the end, it follows the rest itself.
   *
   * @throws ModelRuntimeError of kind `execution_failed` with the execution's own error, also when it was cancelled.
   */
  result(options?: CallOptions): Promise<ExecutionResult>
}

export const createExecution = (client: Client, submission: ExecutionSubmission, given?: CallOptions): Execution => {
  const { execution_id: executionId } = submission
  const events = client.events(executionId, given)

  /** The terminal event, which the reader of `events` may have met or may meet meanwhile. */
  const end = async (options?: CallOptions) => {
    if (events.terminal !== undefined) return events.terminal
    const rest = client.events(executionId, { ...options, after: events.lastSequence })
    for await (const event of rest) void event
    return rest.terminal ?? events.terminal
  }

  return {
    executionId,
    submission,
    events,
    async result(options = given) {
      const terminal = await end(options)
      if (terminal?.type !== 'execution.failed') return client.result(executionId, options)
      throw errorFrom('execution_failed', (terminal as EventOf<'execution.failed'>).error, 'the execution failed')
    }
  }
}
