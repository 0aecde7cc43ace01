import {
  causeOfProviderStatus,
  causeOfProviderStatusFamily,
  type ErrorCause,
  errorCauses
} from '../../generated/errors.ts'
import { providerFailure } from '../core/errors.ts'
import type { ProviderFailure } from '../core/ports.ts'

/** What may be added to a cause. `detail` is our own wording (a status, a phase, a rule): never provider text. */
export interface FailureFacts {
  readonly detail?: string
  readonly providerCode?: string | undefined
  /** Milliseconds from now. */
  readonly retryAfterMs?: number | undefined
  readonly remoteOutcome?: ProviderFailure['remoteOutcome']
}

/**
 * Builds the failure of an attempt from its cause: class and code come from the specification's table, never from the caller.
 * @see spec/errors.yaml
 */
export function failureOf(cause: ErrorCause, facts: FailureFacts = {}): Error & ProviderFailure {
  const { code, failureClass = 'request_scoped', meaning } = errorCauses[cause]
  const { detail, providerCode, retryAfterMs, remoteOutcome } = facts
  return providerFailure({
    failureClass,
    code,
    message: detail === undefined ? meaning : `${meaning.replace(/\.$/, '')}: ${detail}.`,
    ...(providerCode !== undefined && { providerCode }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(remoteOutcome !== undefined && { remoteOutcome })
  })
}

/** A stream that is no stream of its protocol, or contradicts itself; whether the call ran to its end is not known. */
export function malformed(detail: string): Error & ProviderFailure {
  return failureOf('stream_malformed', { detail, remoteOutcome: 'unknown' })
}

/** The cause an HTTP status means where nothing embedded says otherwise. */
export function causeOfStatus(status: number): ErrorCause {
  return causeOfProviderStatus[status] ?? causeOfProviderStatusFamily[Math.trunc(status / 100)] ?? 'stream_malformed'
}
