import { type DoorCause, type ErrorCause, errorCauses } from '../../generated/errors.ts'
import type { ErrorCode, ExecutionError } from '../../generated/types.ts'
import type { FailureClass, ProviderFailure, StoreFailure } from './ports.ts'
import type { Refusal } from './runtime-port.ts'

class ProviderFailureError extends Error implements ProviderFailure {
  override readonly name = 'ProviderFailure'
  readonly failureClass: FailureClass
  readonly code: ErrorCode

  constructor(failure: ProviderFailure) {
    super(failure.message)
    this.failureClass = failure.failureClass
    this.code = failure.code
    Object.assign(this, failure)
  }
}

class StoreFailureError extends Error implements StoreFailure {
  override readonly name = 'StoreFailure'
  readonly storeFailure: StoreFailure['storeFailure']

  constructor(kind: StoreFailure['storeFailure']) {
    super(`The event store refused: ${kind}.`)
    this.storeFailure = kind
  }
}

/** The error that an adapter throws when its attempt failed. */
export function providerFailure(failure: ProviderFailure): Error & ProviderFailure {
  return new ProviderFailureError(failure)
}

/** Whether something thrown is a {@link ProviderFailure} made by {@link providerFailure}; look-alikes are not. */
export function isProviderFailure(thrown: unknown): thrown is Error & ProviderFailure {
  return thrown instanceof ProviderFailureError
}

/** The failure of a cause in the table of attempt failures, with our own words for it. */
export function attemptFailure(
  cause: ErrorCause,
  message: string,
  extra: Partial<ProviderFailure> = {}
): Error & ProviderFailure {
  const { code, failureClass = 'uncertain' } = errorCauses[cause]
  return providerFailure({ failureClass, code, message, ...extra })
}

/** The error that a store rejects with. */
export function storeFailure(kind: StoreFailure['storeFailure']): Error & StoreFailure {
  return new StoreFailureError(kind)
}

/** Whether something thrown is a {@link StoreFailure}, and of this kind if one is given. */
export function isStoreFailure(thrown: unknown, kind?: StoreFailure['storeFailure']): thrown is Error & StoreFailure {
  return thrown instanceof StoreFailureError && (kind === undefined || thrown.storeFailure === kind)
}

/** An execution's error of a cause in the table that is never retryable inside an event (deadline, cancel, capacity, …). */
export function executionError(
  cause: ErrorCause,
  message: string,
  extra: Partial<ExecutionError> = {}
): ExecutionError {
  return { code: errorCauses[cause].code, message, retryable: false, ...extra }
}

/**
 * A refusal at the door: HTTP status, code and retryability of the cause. `retry_after_ms` in `extra` also becomes the `Retry-After` in
 * whole seconds.
 *
 * @see spec/chapters/05-errors.md
 */
export function refusal(cause: DoorCause, message: string, extra: Partial<ExecutionError> = {}): Refusal {
  const { code, http, retryable } = errorCauses[cause]
  const wait = extra.retry_after_ms
  return {
    refused: {
      status: http?.[0] ?? 500,
      error: { code, message, retryable, ...extra },
      ...(wait === undefined ? {} : { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) })
    }
  }
}

/** In characters. */
export const longestMessage = 512
const providerCodePattern = /^[A-Za-z0-9_.:-]{1,64}$/

/** Whether the provider's part in a failure is unknown, so that doubling it is possible. */
export function hasUnknownOutcome(failure: ProviderFailure): boolean {
  const outcome = failure.remoteOutcome ?? (failure.failureClass === 'uncertain' ? 'unknown' : undefined)
  return outcome === 'unknown'
}

function mayRetry(failure: ProviderFailure): boolean {
  switch (failure.code) {
    case 'queue_full':
    case 'rate_limited':
    case 'runtime_unavailable':
      return true
    case 'provider_unavailable':
      return failure.failureClass === 'transient'
    default:
      return false
  }
}

function wholeMilliseconds(value: number | undefined): number | undefined {
  return value !== undefined && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? Math.ceil(value) : undefined
}

/**
 * A failed attempt as an execution's error. It is retryable if and only if its code (and, for `provider_unavailable`, its class) allows it,
 * no output is committed and no attempt's outcome is unknown. What does not look like a provider code is dropped.
 *
 * @see spec/chapters/05-errors.md
 */
export function errorOf(
  failure: ProviderFailure,
  seen: { readonly committed: boolean; readonly unknownOutcome: boolean }
): ExecutionError {
  const { providerCode } = failure
  const retryAfter = wholeMilliseconds(failure.retryAfterMs)
  const outcome = failure.remoteOutcome ?? (hasUnknownOutcome(failure) ? 'unknown' : undefined)
  return {
    code: failure.code,
    message: failure.message.slice(0, longestMessage),
    retryable: mayRetry(failure) && !seen.committed && !seen.unknownOutcome && !hasUnknownOutcome(failure),
    ...(providerCode !== undefined && providerCodePattern.test(providerCode) ? { provider_code: providerCode } : {}),
    ...(retryAfter === undefined ? {} : { retry_after_ms: retryAfter }),
    ...(outcome === undefined ? {} : { remote_outcome: outcome })
  }
}
