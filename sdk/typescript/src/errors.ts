import type { ErrorCode, RemoteOutcome } from './generated/types.ts'
import { isObject } from './json.ts'

/**
 * What went wrong, a closed list:
 * `api` the runtime answered with an error · `execution_failed` the execution ended in `execution.failed` · `incomplete` the events ended
 * without a terminal event and every allowed reconnect was used · `protocol` what was asked or answered does not keep the protocol, or is a redirect ·
 * `too_large` an event or body is above the cap · `timeout` nothing came in time · `connection` refused, reset or cut · `aborted` the caller
 * aborted.
 */
export type ErrorKind =
  | 'api'
  | 'execution_failed'
  | 'incomplete'
  | 'protocol'
  | 'too_large'
  | 'timeout'
  | 'connection'
  | 'aborted'

/** What is known of an error beside its kind and message; whatever nobody said is absent. */
export interface ErrorFacts {
  /** The protocol's error code, such as `rate_limited`; a newer runtime may send one that is not in the list. */
  readonly code?: ErrorCode | (string & {})
  /** The HTTP status of the answer. */
  readonly status?: number
  /** Whether the same request with a new idempotency key may succeed and cannot double a remote execution, as the runtime says. */
  readonly retryable?: boolean
  /** What became of the provider call, as the runtime says. */
  readonly remoteOutcome?: RemoteOutcome | (string & {})
  readonly providerCode?: string
  /** How long the runtime asks to wait, in milliseconds. */
  readonly retryAfterMs?: number
  /** The first sequence that a trimmed log still holds. */
  readonly oldest?: number
  /** The sequence of the last event that was handed out: `events(id, { after: lastSequence })` goes on from there. */
  readonly lastSequence?: number
  /** For `incomplete` the error of the last connection; for `aborted` the reason that the caller gave. */
  readonly cause?: unknown
}

/**
 * Every failure that this client tells, unless the caller's own functions throw. It never holds a URL, a header or a body; its message is
 * the runtime's own where the answer has the protocol's error form.
 */
export class ModelRuntimeError extends Error implements ErrorFacts {
  static {
    // Not left to the class's own name, which a minifier shortens.
    ModelRuntimeError.prototype.name = 'ModelRuntimeError'
  }

  readonly kind: ErrorKind
  declare readonly code?: ErrorCode | (string & {})
  declare readonly status?: number
  declare readonly retryable?: boolean
  declare readonly remoteOutcome?: RemoteOutcome | (string & {})
  declare readonly providerCode?: string
  declare readonly retryAfterMs?: number
  declare readonly oldest?: number
  declare readonly lastSequence?: number

  constructor(kind: ErrorKind, message: string, { cause, ...facts }: ErrorFacts = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    Object.assign(this, facts)
  }
}

export const protocolError = (message: string) => new ModelRuntimeError('protocol', message)

/** The fields of the protocol's error that are facts, each with a value of its type. */
const fields = { code: '', retryable: true, remote_outcome: '', provider_code: '', retry_after_ms: 0, oldest: 0 }

const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())

/** The error that an `error` object of the protocol means; fields of another type than theirs are left out. */
export const errorFrom = (kind: ErrorKind, told: unknown, fallback: string, facts: ErrorFacts = {}) => {
  const error = isObject(told) ? told : {}
  const known: Record<string, unknown> = {}
  for (const [name, sample] of Object.entries(fields))
    if (typeof error[name] === typeof sample) known[camelCase(name)] = error[name]
  const message = known.code !== undefined && typeof error.message === 'string' ? error.message : fallback
  return new ModelRuntimeError(kind, message, { ...known, ...facts })
}
