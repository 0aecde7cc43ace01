import type { ExecutionRequest, ExecutionStatus, ExecutionSubmission } from '../../generated/types.ts'
import type { Admission, Ticket } from './admission.ts'
import { refusal } from './errors.ts'
import { type Execution, type ExecutionParts, startExecution } from './execution.ts'
import { idempotencyClaim } from './idempotency.ts'
import type { ClaimOutcome, IdempotencyClaim } from './ports.ts'
import { type RegisteredProvider, selectCandidates } from './routing.ts'
import type { Refusal, SubmitOutcome } from './runtime-port.ts'

/** The door through which executions come, and the ones that are running. */
export interface Submissions {
  submit(request: ExecutionRequest, options: SubmitOptions): Promise<SubmitOutcome>
  /** From now on only known keys are answered. */
  refuseNew(): void
  /** Resolves once nothing runs and no claim is in flight. */
  drained(): Promise<void>
  /** Cuts what runs, and what a claim in flight may still start. */
  interruptAll(): void
}

export interface SubmitOptions {
  readonly idempotencyKey?: string
  readonly traceparent?: string
  readonly tracestate?: string
}

export interface SubmissionsOptions {
  readonly parts: ExecutionParts
  readonly providers: readonly RegisteredProvider[]
  readonly admission: Admission
  readonly onLost: (executionId: string) => void
}

/** What a caller who finds the runtime full is told to wait. */
const retryAfterMs = 1000

function answer(
  executionId: string,
  status: ExecutionStatus,
  createdAt: string,
  replay: boolean
): { submission: ExecutionSubmission } {
  return {
    submission: { execution_id: executionId, status, created_at: createdAt, idempotent_replay: replay }
  }
}

function answerKnown(outcome: ClaimOutcome | undefined): SubmitOutcome | undefined {
  if (outcome?.kind === 'replay') return answer(outcome.executionId, outcome.status, outcome.createdAt, true)
  if (outcome?.kind !== 'conflict') return undefined
  return refusal('key_reused', 'This idempotency key was used with another request.')
}

function full(waitMs: number): Refusal {
  return refusal('admission_full', 'There is no room for another execution now.', { retry_after_ms: waitMs })
}

function claimOf(key: string | undefined, request: ExecutionRequest): IdempotencyClaim | undefined | 'not I-JSON' {
  if (key === undefined) return undefined
  try {
    return idempotencyClaim(key, request)
  } catch {
    return 'not I-JSON'
  }
}

/** Lets one task at a time run for each name. */
function createTurns() {
  const turns = new Map<string, Promise<unknown>>()
  return async <Value>(name: string, task: () => Promise<Value>): Promise<Value> => {
    while (turns.has(name)) await turns.get(name)
    const run = task()
    const turn = run.then(
      () => turns.delete(name),
      () => turns.delete(name)
    )
    turns.set(name, turn)
    return run
  }
}

/**
 * Admits executions. A known idempotency key is answered whatever else holds; a refused submit claims nothing. Submits with one key take
 * turns, so that one that finds the runtime full still sees the claim of the one before it.
 *
 * @see spec/chapters/16-idempotency.md
 */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { parts, providers, admission, onLost } = options
  const { store, clock, ids, telemetry } = parts
  const running = new Set<Execution>()
  const claiming = new Set<Promise<unknown>>()
  const inTurn = createTurns()
  let refusing = false
  let cutting = false

  function start(executionId: string, request: ExecutionRequest, acceptedAt: number, ticket: Ticket): void {
    const execution = startExecution(
      {
        executionId,
        request,
        candidates: selectCandidates(request, providers),
        acceptedAt,
        onDecided: ticket.release,
        onLost: () => onLost(executionId)
      },
      parts
    )
    running.add(execution)
    void execution.done.then(() => running.delete(execution))
    if (cutting) execution.interrupt()
  }

  async function claim(
    request: ExecutionRequest,
    idempotency: IdempotencyClaim | undefined,
    ticket: Ticket,
    submitted: SubmitOptions
  ): Promise<SubmitOutcome> {
    const acceptedAt = clock.monotonic()
    const executionId = ids.executionId()
    const createdAt = new Date(clock.now()).toISOString()
    const outcome = await store.claim({
      executionId,
      createdAt,
      ...(idempotency === undefined ? {} : { idempotency }),
      request,
      first: { execution_id: executionId, sequence: 1, time: createdAt, type: 'execution.accepted', status: 'accepted' }
    })
    if (outcome.kind === 'created') {
      const { traceparent, tracestate } = submitted
      telemetry.executionAccepted?.({
        executionId,
        ...(traceparent === undefined ? {} : { traceparent }),
        ...(tracestate === undefined ? {} : { tracestate })
      })
      start(executionId, request, acceptedAt, ticket)
      return answer(executionId, 'accepted', createdAt, false)
    }
    ticket.release()
    return answerKnown(outcome) ?? full(outcome.kind === 'full' ? outcome.retryAfterMs : retryAfterMs)
  }

  async function admit(
    request: ExecutionRequest,
    idempotency: IdempotencyClaim | undefined,
    submitted: SubmitOptions
  ): Promise<SubmitOutcome> {
    const known = idempotency === undefined ? undefined : answerKnown(await store.lookup(idempotency))
    if (known !== undefined) return known
    if (refusing) return refusal('stopping', 'The runtime is stopping.')
    if (store.availability() === 'unavailable') return refusal('store_unreachable', 'The event store is out of reach.')
    const ticket = admission.enter()
    if (ticket === undefined) return full(retryAfterMs)
    try {
      return await claim(request, idempotency, ticket, submitted)
    } catch (failure) {
      ticket.release()
      throw failure
    }
  }

  return {
    async submit(request, submitted) {
      const idempotency = claimOf(submitted.idempotencyKey, request)
      if (idempotency === 'not I-JSON')
        return refusal('request_invalid', 'The body holds a string that is not Unicode.')
      const task = (): Promise<SubmitOutcome> => admit(request, idempotency, submitted)
      const outcome = idempotency === undefined ? task() : inTurn(idempotency.keyHash, task)
      claiming.add(outcome)
      try {
        return await outcome
      } finally {
        claiming.delete(outcome)
      }
    },
    refuseNew() {
      refusing = true
    },
    async drained() {
      while (claiming.size > 0 || running.size > 0) {
        await Promise.allSettled([...claiming, ...[...running].map(({ done }) => done)])
      }
    },
    interruptAll() {
      cutting = true
      for (const execution of [...running]) execution.interrupt()
    }
  }
}
