import type { EventType, ExecutionEvent } from '../../generated/events.ts'
import type {
  Artifact,
  ErrorCode,
  ExecutionRequest,
  ExecutionStatus,
  FinishReason,
  ProviderManifest,
  RemoteOutcome,
  Target,
  UsageFact
} from '../../generated/types.ts'
import type { GenerationParameter } from './demands.ts'

/**
 * Time as the core sees it. `now` is the wall clock (milliseconds since the epoch) and is only ever displayed;
 * every limit is judged on `monotonic` (milliseconds from an arbitrary origin), so that a wall-clock step changes no outcome.
 */
export interface Clock {
  now(): number
  monotonic(): number
  /**
   * Calls `fire` once after `delayMs`; any finite delay is legal (longer than 2^31−1 ms is split). Returns its cancellation.
   * A `background` timer (housekeeping) keeps no process alive.
   */
  after(delayMs: number, fire: () => void, options?: { readonly background?: boolean }): () => void
}

/** Where identities come from. `executionId` is a UUID; `callId` is used where a provider names a tool call with no id. */
export interface Ids {
  executionId(): string
  callId(): string
}

/** What telemetry may hear: facts without prompts, outputs, credentials or provider bodies. */
export interface Telemetry {
  /** `traceparent` and `tracestate` as the caller sent them; they reach telemetry and nothing else. */
  executionAccepted?(fact: { executionId: string; traceparent?: string; tracestate?: string }): void
  attemptStarted(fact: { executionId: string; target: Target; attempt: number }): void
  attemptEnded(fact: { executionId: string; target: Target; attempt: number; code?: ErrorCode }): void
  executionEnded(fact: { executionId: string; status: ExecutionStatus; code?: ErrorCode }): void
  /** An exception of our own; only its class name may be kept. */
  internalError(fact: { executionId?: string; where: string; error: unknown }): void
}

/** Failure classes before output. @see spec/chapters routing: failure classes */
export type FailureClass = 'transient' | 'uncertain' | 'target_scoped' | 'request_scoped'

/**
 * How an attempt failed, thrown by an adapter. `message` is ours: no URL, body, prompt or credential.
 * `providerCode` is at most 64 of `[A-Za-z0-9_.:-]`; anything else is dropped by the core.
 */
export interface ProviderFailure {
  readonly failureClass: FailureClass
  readonly code: ErrorCode
  readonly message: string
  readonly providerCode?: string
  /** The provider's own wish, milliseconds from now; absent when it gave none or an invalid one. */
  readonly retryAfterMs?: number
  /**
   * Whether the remote call ran. Absent means `unknown` for the uncertain class and that nothing runs any more for the others, so an
   * adapter says `finished` on an uncertain failure that the provider answered (a 500, say). A target with an unknown outcome is left
   * out of later rounds, and no error of its execution is retryable.
   */
  readonly remoteOutcome?: RemoteOutcome
  /** The remote call may still run and must not be doubled: no further attempt follows, on any target. */
  readonly forbidsFurtherAttempts?: boolean
}

/** What an adapter reports while an attempt runs. Order is the provider's; the core numbers, gates and stores. */
export type ProviderEvent =
  | { type: 'progress'; phase: 'queued' | 'processing'; progress?: number; queue_position?: number }
  | { type: 'output.delta' | 'output.reasoning.delta' | 'output.refusal.delta'; output_index: number; delta: string }
  | { type: 'tool.call.started'; call_id: string; name: string; output_index?: number }
  | { type: 'tool.call.arguments.delta'; call_id: string; delta: string }
  | { type: 'output.result'; result: unknown; artifacts?: Artifact[] }
  /**
   * State that the provider wants back with the next turn, opaque to all others. `provider` and `model` are those of the call's target.
   * The core shows it only once output is committed or the attempt has succeeded; it never commits by itself.
   */
  | { type: 'output.provider_state'; provider: string; model: string; data: ProviderStateData }
  /** Counters so far. Later counters of a unit replace earlier ones; the core reports one fact a unit when the attempt ends. */
  | { type: 'usage'; facts: UsageFact[] }
  /** The provider's own terminal, seen. Without it an attempt cannot succeed. Nothing may follow. */
  | { type: 'completed'; finish_reason?: FinishReason; served_model?: string }

/**
 * The opaque part of a provider's state: any JSON value. It is stored and given back unaltered, so it holds no credential.
 *
 * @see spec/chapters features: provider_state
 */
export type ProviderStateData = unknown

/**
 * One generating call. `request` is what the caller sent, neutral fields (`instructions`, `tools`, `output_schema`, …) included, without the
 * provider state of other providers; the core has already left out every target that cannot honour one of them. `signal` aborts on cancel, deadline or shutdown: the adapter closes its socket at once. */
export interface ProviderCall {
  readonly request: ExecutionRequest
  readonly target: Target
  readonly signal: AbortSignal
  readonly ids: Ids
}

/**
 * One configured provider. `execute` sends at most one generating request and never retries. It yields batches (all that one
 * network read told), so that a batch is stored and published together; it throws a `ProviderFailure` (see `isProviderFailure`)
 * when the attempt failed, and rejects promptly once `signal` aborts.
 */
export interface Provider {
  readonly id: string
  /**
   * How long an attempt may go on after its signal aborted, in milliseconds; absent, not at all. For providers whose call outlives its
   * connection: the time to cancel it there. After a cancel request the core waits so long: a `completed` in it proves that the provider
   * had come to its end, a thrown `ProviderFailure` tells by its `remoteOutcome` what is known. On every other cut the adapter goes on
   * unheard, and only a shutdown waits for it: `signal.reason.cut` is `'cancelled'` where it will be heard.
   */
  readonly settlesWithinMs?: number
  manifest(): ProviderManifest
  /**
   * The parameter of a request whose value its API has no words for, though a manifest lists the parameter; its models are then no
   * candidates. Absent, or `undefined`: none. It depends on nothing but the request.
   */
  unsayable?(request: ExecutionRequest): GenerationParameter | undefined
  execute(call: ProviderCall): AsyncIterable<readonly ProviderEvent[]>
}

/** A provider with its local flow control, in configuration order. */
export interface ProviderEntry {
  readonly provider: Provider
  readonly maxConcurrency: number
  readonly maxQueueDepth: number
}

/** An event as it is stored: serialised once, shared by every reader. `data` is the JSON text of the whole event. */
export interface StoredEvent {
  readonly sequence: number
  readonly type: EventType | `x-${string}`
  readonly status: ExecutionStatus
  readonly terminal: boolean
  readonly data: string
}

/** An event before the store accepts it. */
export type EventDraft = ExecutionEvent

/** The identity an `Idempotency-Key` claims within its partition: both are hashes, the key itself is never stored. */
export interface IdempotencyClaim {
  readonly keyHash: string
  readonly fingerprint: string
}

export interface Claim {
  readonly executionId: string
  readonly createdAt: string
  readonly idempotency?: IdempotencyClaim
  /** The partition that the execution belongs to; kept with its record and told by it. */
  readonly partition?: string
  readonly request: ExecutionRequest
  readonly first: EventDraft
}

export type ClaimOutcome =
  | { kind: 'created' }
  | { kind: 'replay'; executionId: string; createdAt: string; status: ExecutionStatus }
  | { kind: 'conflict' }
  | { kind: 'full'; retryAfterMs: number }

/**
 * How a store refuses. `capacity` is thrown by `append` when a limit is reached; room for one terminal event is always left. `corrupt` says
 * that what the store holds of this execution is not what was stored.
 */
export interface StoreFailure {
  readonly storeFailure: 'capacity' | 'unavailable' | 'sequence_conflict' | 'unknown_execution' | 'corrupt'
}

/** What is known of an execution without its events. */
export interface ExecutionRecord {
  readonly executionId: string
  readonly createdAt: string
  readonly status: ExecutionStatus
  readonly lastSequence: number
  readonly cancelRequested: boolean
  readonly ability: string
  readonly partition?: string
  readonly metadata?: ExecutionRequest['metadata']
}

/**
 * The log. Appends are durable (for its kind of store) before anyone sees them; nothing of a batch is published before all of it is.
 * @see spec/chapters storage
 */
export interface EventStore {
  readonly durable: boolean
  /** Claims the identity, creates the execution and writes its first event in one atomic step. */
  claim(claim: Claim): Promise<ClaimOutcome>
  /** Looks an identity up without claiming it (a replay is answered even when full or stopping). */
  lookup(idempotency: IdempotencyClaim): Promise<Exclude<ClaimOutcome, { kind: 'full' | 'created' }> | undefined>
  /** Appends a batch whose first event must be `expectedSequence + 1`; rejects with a `StoreFailure` and stores nothing otherwise. */
  append(executionId: string, events: readonly EventDraft[], expectedSequence: number): Promise<void>
  record(executionId: string): Promise<ExecutionRecord | undefined>
  /**
   * At most `limit` events after the cursor, in order, and fewer only where the log ended. Cost is that of the events returned.
   * Rejects for an unknown execution.
   */
  read(executionId: string, after: number, limit: number): Promise<readonly StoredEvent[]>
  /** Calls `wake` after each append and when the store closes; an execution that is watched in this process is not evicted by it. Returns the end of the watch. */
  watch(executionId: string, wake: () => void): () => void
  /** Records the wish, durably; `watchCancel` hears of it in the owning process. */
  requestCancel(executionId: string): Promise<'requested' | 'terminal' | 'unknown'>
  /** Calls `heard` once for each wish; at once if one is already recorded. */
  watchCancel(executionId: string, heard: () => void): () => void
  /** The event limit and byte limits in force, for `RuntimeInfo.limits`. */
  limits(): { retentionMs?: number; idempotencyMinMs?: number }
  availability(): 'ready' | 'unavailable'
  close(): Promise<void>
}
