import type { ErrorCode, ExecutionError, ExecutionRequest, ExecutionStatus } from '../../generated/types.ts'
import { type AttemptsContext, type Ending, runAttempts, usageBodies } from './attempts.ts'
import { errorOf, executionError, isStoreFailure, storeFailure } from './errors.ts'
import { createEventWriter, type EventBody, type EventWriter } from './event-writer.ts'
import { interruptedWork } from './interrupted-work.ts'
import { createInterruption, type InterruptionReason } from './interruption.ts'
import type { Clock, EventStore, Ids, ProviderFailure, Telemetry } from './ports.ts'
import { longestSilenceMs, within } from './waiting.ts'

/** What an execution shares with all others of its runtime. */
export type ExecutionParts = Pick<
  AttemptsContext,
  'gateOf' | 'random' | 'features' | 'attemptUsage' | 'routeExplain'
> & {
  readonly store: EventStore
  readonly clock: Clock
  readonly ids: Ids
  readonly telemetry: Telemetry
}

/** An execution that has been accepted: its first event is stored. */
export interface AcceptedExecution {
  readonly executionId: string
  /** With the fields of its policy. */
  readonly request: ExecutionRequest
  readonly route: AttemptsContext['route']
  /** Monotonic time of acceptance, from which budget and deadline count. */
  readonly acceptedAt: number
  /** Called once or more, as soon as the execution needs its place no longer. */
  readonly onDecided: () => void
  /** Called when the store takes no terminal event: readers end without one. */
  readonly onLost: () => void
}

/** A running execution. */
export interface Execution {
  /** Cuts it for a shutdown; it then ends as interrupted work. */
  interrupt(): void
  /** Resolves, and never rejects, once the terminal event is stored or cannot be, and every provider call has been left in order. */
  readonly done: Promise<void>
}

function errorOfInterruption(
  reason: InterruptionReason | undefined,
  called: boolean,
  left?: ProviderFailure
): ExecutionError {
  const outcome: Partial<ExecutionError> = called ? { remote_outcome: 'unknown', ...knownOf(left) } : {}
  switch (reason) {
    case 'cancelled':
      return executionError('cancel_requested', 'The execution was cancelled.', outcome)
    case 'deadline':
      return executionError('deadline_passed', 'The deadline passed.', outcome)
    case 'store_full':
      return executionError('store_limit', 'The execution reached a limit of the event store.', outcome)
    case 'shutdown':
      return interruptedWork()
    default:
      return executionError('internal_fault', 'The runtime failed.', outcome)
  }
}

/** What an adapter that was heard out knew of the call it left. */
function knownOf(left: ProviderFailure | undefined): Partial<ExecutionError> {
  if (left === undefined) return {}
  const { remote_outcome, provider_code } = errorOf(left, { committed: false, unknownOutcome: false })
  return {
    ...(remote_outcome === undefined ? {} : { remote_outcome }),
    ...(provider_code === undefined ? {} : { provider_code })
  }
}

function failedBody(error: ExecutionError, { last }: Pick<Ending, 'last'>): EventBody {
  const status = error.code === 'cancelled' ? 'cancelled' : 'failed'
  return { type: 'execution.failed', status, error, ...last }
}

function terminalBody(ending: Ending, reason: InterruptionReason | undefined): EventBody {
  if (ending.kind === 'failed') return failedBody(ending.error, ending)
  if (ending.kind === 'interrupted') return failedBody(errorOfInterruption(reason, ending.called, ending.left), ending)
  const { completion, last } = ending
  if (last === undefined) throw new Error('An execution cannot complete without an attempt.')
  const { finishReason, servedModel } = completion
  return {
    type: 'execution.completed',
    status: 'succeeded',
    target: last.target,
    ...(finishReason === undefined ? {} : { finish_reason: finishReason }),
    ...(servedModel === undefined ? {} : { served_model: servedModel })
  }
}

const storeReason = (failure: unknown): InterruptionReason =>
  isStoreFailure(failure, 'capacity') ? 'store_full' : 'store_lost'

/**
 * Writes usage and terminal. The store keeps room for a terminal alone: if the batch does not fit, the execution has reached its limit and
 * ends with that. Returns the terminal that is stored, or nothing.
 */
async function conclude(
  ending: Ending,
  reason: InterruptionReason | undefined,
  writer: EventWriter,
  attemptUsage: boolean
): Promise<EventBody | undefined> {
  if (reason === 'cancelled') writer.discard()
  writer.resume()
  await writer.settled()
  const called = ending.kind === 'interrupted' ? ending.called : ending.last !== undefined
  const cut = (failure: unknown): EventBody => failedBody(errorOfInterruption(storeReason(failure), called), ending)
  const stored = ending.kind === 'interrupted' || writer.failure === undefined
  const terminal = stored ? terminalBody(ending, reason) : cut(writer.failure)
  try {
    await writer.finish([...usageBodies(ending.facts, ending.last, attemptUsage), terminal])
    return terminal
  } catch (failure) {
    const bare = ending.kind === 'interrupted' ? terminal : cut(writer.failure ?? failure)
    return writer.finish([bare]).then(
      () => bare,
      () => undefined
    )
  }
}

function endOf(terminal: EventBody): { status: ExecutionStatus; code?: ErrorCode } {
  const { status } = terminal
  return terminal.type === 'execution.failed' ? { status, code: terminal.error.code } : { status }
}

/**
 * Drives an accepted execution to exactly one terminal event. Cancel, deadline, shutdown and a failing store cut it at once; of several
 * the first observed decides.
 *
 * @see spec/chapters/06-lifecycle.md
 */
export function startExecution(accepted: AcceptedExecution, parts: ExecutionParts): Execution {
  const { executionId, request, acceptedAt, onDecided, onLost } = accepted
  const { store, clock, telemetry } = parts
  const interruption = createInterruption()
  const onFailure = (failure: unknown): void => void interruption.interrupt(storeReason(failure))
  const writer = createEventWriter({ store, executionId, clock, onFailure })
  const deadlineAt = acceptedAt + (request.deadline_ms ?? Number.POSITIVE_INFINITY)
  const lingering: Promise<void>[] = []
  const linger = (work: Promise<void>): void => void lingering.push(work)
  interruption.listen((reason) => {
    if (reason === 'cancelled') writer.pause()
    onDecided()
  })
  const stopDeadline = Number.isFinite(deadlineAt)
    ? clock.after(Math.max(deadlineAt - clock.monotonic(), 0), () => interruption.interrupt('deadline'))
    : undefined
  const leaveCancel = store.watchCancel(executionId, () => interruption.interrupt('cancelled'))

  async function attempts(): Promise<Ending> {
    try {
      return await runAttempts({ ...accepted, ...parts, writer, interruption, deadlineAt, linger })
    } catch (error) {
      telemetry.internalError({ executionId, where: 'execution', error })
      const failed = executionError('internal_fault', 'The runtime failed.', { remote_outcome: 'unknown' })
      return { kind: 'failed', error: failed, facts: [] }
    }
  }

  async function run(): Promise<void> {
    // The submit is answered first, with the status that the execution then has.
    await undefined
    const ending = await attempts()
    const { reason } = interruption
    interruption.close()
    stopDeadline?.()
    leaveCancel()
    onDecided()
    const concluded = conclude(ending, ending.kind === 'interrupted' ? reason : undefined, writer, parts.attemptUsage)
    // A write that is never answered must not keep the execution; should it be answered after all, the terminal still follows it.
    const terminal = await within(concluded, longestSilenceMs, clock)
    if (terminal === undefined || terminal === 'late') {
      telemetry.internalError({
        executionId,
        where: 'event store',
        error: writer.failure ?? storeFailure('unavailable')
      })
      onLost()
    } else telemetry.executionEnded({ executionId, ...endOf(terminal) })
    await Promise.all(lingering)
  }

  return {
    interrupt: () => void interruption.interrupt('shutdown'),
    done: run().catch((error: unknown) => {
      telemetry.internalError({ executionId, where: 'execution', error })
      onLost()
    })
  }
}
