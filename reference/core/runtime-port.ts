import type {
  ExecutionError,
  ExecutionRequest,
  ExecutionResult,
  ExecutionSnapshot,
  ExecutionStatus,
  ExecutionSubmission,
  ProviderManifest,
  RuntimeInfo
} from '../../generated/types.ts'
import type { StoredEvent } from './ports.ts'

/** A refusal at the door; `status` is the HTTP status that `spec/errors.yaml` gives its cause. */
export interface Refusal {
  readonly refused: { readonly status: number; readonly error: ExecutionError; readonly retryAfterSeconds?: number }
}

export type SubmitOutcome = { readonly submission: ExecutionSubmission } | Refusal

export type ResultOutcome =
  | { readonly result: ExecutionResult }
  | { readonly conflict: { readonly status: ExecutionStatus; readonly error?: ExecutionError } }
  | Refusal

/**
 * A reader of one log. `next` resolves with the events after the cursor (at least one), waits while the execution runs, and resolves
 * with `undefined` once the terminal has been given or the store is gone. Only one `next` may be pending. `close` is idempotent and
 * releases the watch; a pending `next` then resolves with `undefined`.
 */
export interface EventReader {
  next(): Promise<readonly StoredEvent[] | undefined>
  close(): void
}

export type OpenOutcome = { readonly reader: EventReader; readonly finishedAtCursor: boolean } | Refusal

/** What comes with a request beside its body. */
export interface SubmitOptions {
  readonly idempotencyKey?: string
  /** Opaque; scopes the key and the execution. Absent is a scope of its own. */
  readonly partition?: string
  /** The size of the body as it came, so that all that run stay within a bound together; absent counts as nothing. */
  readonly bytes?: number
  readonly traceparent?: string
  readonly tracestate?: string
}

/**
 * The whole runtime as its HTTP face sees it; usable without a socket. An execution of another `partition` than the one given is as
 * unknown as one that never was.
 */
export interface Runtime {
  info(): RuntimeInfo
  providers(): readonly ProviderManifest[]
  /** `request` is the parsed body as sent and has passed the generated validator; fields of features not claimed are refused here. */
  submit(request: ExecutionRequest, options: SubmitOptions): Promise<SubmitOutcome>
  snapshot(executionId: string, partition?: string): Promise<ExecutionSnapshot | Refusal>
  /** Opens the log after sequence `after`. */
  open(executionId: string, after: number, partition?: string): Promise<OpenOutcome>
  result(executionId: string, partition?: string): Promise<ResultOutcome>
  cancel(executionId: string, partition?: string): Promise<{ readonly accepted: true } | Refusal>
  /** Stops admission, gives running work `graceMs`, ends the rest as interrupted work, then closes the store. Idempotent. */
  stop(graceMs: number): Promise<void>
}
