import type { AnyEvent, EventOf } from '../../generated/events.ts'
import type {
  ExecutionError,
  ExecutionResult,
  ExecutionSnapshot,
  ExecutionStatus,
  FinishReason,
  Target,
  UsageFact
} from '../../generated/types.ts'
import { createOutputFold } from './output-fold.ts'

/** The fold of one execution's events so far. */
export interface Projection {
  /** Takes the next event; any other one changes nothing. */
  apply(event: AnyEvent): void
  readonly lastSequence: number
  readonly status: ExecutionStatus
  readonly error: ExecutionError | undefined
  snapshot(executionId: string): ExecutionSnapshot
  /** Absent unless the execution has succeeded. */
  result(executionId: string): ExecutionResult | undefined
}

/**
 * An empty fold. Partial output stays inside: `result` and `artifacts` show once the execution has succeeded. Order is that of the
 * sequence alone; `time` is displayed and orders nothing.
 *
 * @see spec/chapters/04-resources.md
 */
export function createProjection(): Projection {
  const output = createOutputFold()
  const usage: UsageFact[] = []
  let target: Target | undefined
  let error: ExecutionError | undefined
  let finish: FinishReason | undefined
  let status: ExecutionStatus = 'accepted'
  let createdAt = ''
  let updatedAt = ''
  let lastSequence = 0

  function mark(event: AnyEvent): void {
    lastSequence = event.sequence
    status = event.status
    updatedAt = event.time
    if (createdAt === '') createdAt = event.time
  }

  function read(event: AnyEvent): void {
    switch (event.type) {
      case 'route.selected':
        target = (event as EventOf<'route.selected'>).target
        break
      case 'usage.reported':
        usage.push(...(event as EventOf<'usage.reported'>).facts)
        break
      case 'execution.completed': {
        const completed = event as EventOf<'execution.completed'>
        target = completed.target
        finish = completed.finish_reason
        break
      }
      case 'execution.failed':
        error = (event as EventOf<'execution.failed'>).error
        break
      default:
        output.add(event)
    }
  }

  return {
    apply(event) {
      if (event.sequence !== lastSequence + 1) return
      mark(event)
      read(event)
    },
    get lastSequence() {
      return lastSequence
    },
    get status() {
      return status
    },
    get error() {
      return error
    },
    snapshot: (executionId) => ({
      execution_id: executionId,
      status,
      created_at: createdAt,
      updated_at: updatedAt,
      last_sequence: lastSequence,
      usage: [...usage],
      ...(target === undefined ? {} : { target }),
      ...(error === undefined ? {} : { error }),
      ...(status === 'succeeded' ? { result: output.result(finish), artifacts: output.artifacts() } : {})
    }),
    result: (executionId) =>
      status !== 'succeeded' || target === undefined
        ? undefined
        : {
            execution_id: executionId,
            target,
            result: output.result(finish),
            artifacts: output.artifacts(),
            usage: [...usage],
            ...(finish === undefined ? {} : { finish_reason: finish })
          }
  }
}
