import type { ExecutionRequest, ExecutionStatus, ExecutionSubmission, RuntimeFeatures } from '../../generated/types.ts'
import type { Admission, Ticket } from './admission.ts'
import { unclaimedField, unclaimedMessage } from './claimed-features.ts'
import { refusal } from './errors.ts'
import type { ExecutionParts } from './execution.ts'
import { idempotencyClaim } from './idempotency.ts'
import { applyPolicy, type RoutingPolicies } from './policies.ts'
import type { Claim, ClaimOutcome, IdempotencyClaim } from './ports.ts'
import { type RegisteredProvider, routeRequest } from './routing.ts'
import { createRunningExecutions, type RunningExecutions } from './running-executions.ts'
import type { Refusal, SubmitOptions, SubmitOutcome } from './runtime-port.ts'
import { createTurns } from './turns.ts'

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

export interface SubmissionsOptions {
  readonly parts: ExecutionParts
  readonly providers: readonly RegisteredProvider[]
  readonly admission: Admission
  readonly features: RuntimeFeatures
  readonly policies: RoutingPolicies
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

/** A request at the door: as it was sent, since that is what a key stands for. */
interface Knock {
  readonly request: ExecutionRequest
  readonly idempotency: IdempotencyClaim | undefined
  readonly options: SubmitOptions
}

function claimOf(request: ExecutionRequest, options: SubmitOptions): IdempotencyClaim | undefined | 'not I-JSON' {
  const { idempotencyKey, partition } = options
  if (idempotencyKey === undefined) return undefined
  try {
    return idempotencyClaim(idempotencyKey, request, partition)
  } catch {
    return 'not I-JSON'
  }
}

function knockOf(request: ExecutionRequest, options: SubmitOptions, features: RuntimeFeatures): Knock | Refusal {
  const unclaimed = unclaimedField(request, features)
  if (unclaimed !== undefined) return refusal('feature_not_claimed', unclaimedMessage(unclaimed))
  if (options.partition !== undefined && features.partition !== true) {
    return refusal('feature_not_claimed', unclaimedMessage({ field: 'partition', feature: 'partition' }))
  }
  const idempotency = claimOf(request, options)
  if (idempotency !== 'not I-JSON') return { request, idempotency, options }
  return refusal('request_invalid', 'The body holds a string that is not Unicode.')
}

function storeClaim(executionId: string, createdAt: string, { request, idempotency, options }: Knock): Claim {
  const { partition } = options
  return {
    executionId,
    createdAt,
    ...(idempotency === undefined ? {} : { idempotency }),
    ...(partition === undefined ? {} : { partition }),
    request,
    first: { execution_id: executionId, sequence: 1, time: createdAt, type: 'execution.accepted', status: 'accepted' }
  }
}

/** Claims for one request and starts its execution; a refused one leaves nothing behind. */
function createDoor(options: SubmissionsOptions, running: RunningExecutions) {
  const { parts, providers, admission, policies, onLost } = options
  const { store, clock, ids, telemetry } = parts
  let refusing = false

  async function claim(knock: Knock, request: ExecutionRequest, ticket: Ticket): Promise<SubmitOutcome> {
    const acceptedAt = clock.monotonic()
    const executionId = ids.executionId()
    const createdAt = new Date(clock.now()).toISOString()
    const outcome = await store.claim(storeClaim(executionId, createdAt, knock))
    if (outcome.kind !== 'created') {
      ticket.release()
      return answerKnown(outcome) ?? full(outcome.kind === 'full' ? outcome.retryAfterMs : retryAfterMs)
    }
    const { traceparent, tracestate } = knock.options
    telemetry.executionAccepted?.({
      executionId,
      ...(traceparent === undefined ? {} : { traceparent }),
      ...(tracestate === undefined ? {} : { tracestate })
    })
    const route = routeRequest(request, providers)
    const lost = (): void => onLost(executionId)
    running.start({ executionId, request, route, acceptedAt, onDecided: ticket.release, onLost: lost })
    return answer(executionId, 'accepted', createdAt, false)
  }

  return {
    close(): void {
      refusing = true
    },
    async admit(knock: Knock): Promise<SubmitOutcome> {
      const { idempotency } = knock
      const known = idempotency === undefined ? undefined : answerKnown(await store.lookup(idempotency))
      if (known !== undefined) return known
      const request = applyPolicy(knock.request, policies)
      if (request === undefined) return refusal('policy_unknown', 'routing.policy names no policy of this deployment.')
      if (refusing) return refusal('stopping', 'The runtime is stopping.')
      if (store.availability() === 'unavailable') {
        return refusal('store_unreachable', 'The event store is out of reach.')
      }
      const ticket = admission.enter(knock.options.bytes ?? 0)
      if (ticket === undefined) return full(retryAfterMs)
      try {
        return await claim(knock, request, ticket)
      } catch (failure) {
        ticket.release()
        throw failure
      }
    }
  }
}

/**
 * Admits executions. A known idempotency key is answered whatever else holds; a refused submit claims nothing. Submits with one key take
 * turns, so that one that finds the runtime full still sees the claim of the one before it.
 *
 * @see spec/chapters/16-idempotency.md
 */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const running = createRunningExecutions(options.parts)
  const door = createDoor(options, running)
  const claiming = new Set<Promise<unknown>>()
  const inTurn = createTurns()
  return {
    async submit(request, submitted) {
      const knock = knockOf(request, submitted, options.features)
      if ('refused' in knock) return knock
      const { idempotency } = knock
      const outcome =
        idempotency === undefined ? door.admit(knock) : inTurn(idempotency.keyHash, () => door.admit(knock))
      claiming.add(outcome)
      try {
        return await outcome
      } finally {
        claiming.delete(outcome)
      }
    },
    refuseNew: door.close,
    async drained() {
      for (;;) {
        await running.drained()
        if (claiming.size === 0) return
        await Promise.allSettled(claiming)
      }
    },
    interruptAll: running.interruptAll
  }
}
