import type { ErrorCause } from '../../generated/errors.ts'
import type { ProviderFailure } from '../core/ports.ts'
import { causeOfStatus, failureOf } from './failure.ts'
import { showableCode } from './provider-code.ts'

/** What of a provider's error object decides. Messages never do: they are for people and change. */
export interface ErrorFacts {
  /** From the most telling to the least: code, type, status words; numbers are HTTP statuses. */
  readonly identifiers: readonly unknown[]
  /** The HTTP status of the answer; absent inside a stream, whose status was a success. */
  readonly status?: number
  readonly retryAfterMs?: number | undefined
  /** Never shown; used to keep it out of what is. */
  readonly credential: string | undefined
}

/** What a dialect's words mean. */
export interface ErrorWords {
  readonly causes: ReadonlyMap<string, ErrorCause>
  /** Families of codes that are open, by how they begin. */
  readonly prefixes: readonly (readonly [string, ErrorCause])[]
  /** Words that say less than most statuses: one of these yields to a status of its own meaning. */
  readonly vague: ReadonlySet<string>
}

/** Statuses that say what a vague word leaves open: whose fault it is, or whether waiting helps. */
const telling = new Set([401, 402, 403, 404, 408, 425, 429, 503, 529])

/**
 * The failure an error object means. The embedded code or type beats the HTTP status, for class and code alike; what nobody knows falls
 * back to the status, and inside a stream to a fault of the provider.
 *
 * @see spec/chapters/13-attempts.md
 */
export function failureOfError(facts: ErrorFacts, words: ErrorWords): Error & ProviderFailure {
  const { identifiers, status, retryAfterMs, credential } = facts
  const cause = causeOf(facts, words)
  const code = identifiers
    .map((identifier) => showableCode(identifier, credential))
    .find((shown) => shown !== undefined)
  return failureOf(cause, {
    detail: status === undefined ? 'an error object in the stream' : `HTTP ${status}`,
    providerCode: code,
    retryAfterMs,
    ...(cause === 'provider_server_error' && { remoteOutcome: endedThere(facts, words) ? 'finished' : 'unknown' })
  })
}

/**
 * Whether the call is over on the other side. An error inside the stream is its own end, and so is a 500 that speaks the provider's own
 * words; any other server status may come from a proxy that gave up on a call still running.
 */
function endedThere({ identifiers, status }: ErrorFacts, words: ErrorWords): boolean {
  if (status === undefined) return true
  return status === 500 && identifiers.some((identifier) => causeOfIdentifier(identifier, words) !== undefined)
}

function causeOf({ identifiers, status }: ErrorFacts, words: ErrorWords): ErrorCause {
  for (const identifier of identifiers) {
    const cause = causeOfIdentifier(identifier, words)
    if (cause === undefined) continue
    const yields = typeof identifier === 'string' && words.vague.has(identifier)
    return yields && status !== undefined && telling.has(status) && agrees(cause, status)
      ? causeOfStatus(status)
      : cause
  }
  return status === undefined ? 'provider_server_error' : causeOfStatus(status)
}

function causeOfIdentifier(identifier: unknown, { causes, prefixes }: ErrorWords): ErrorCause | undefined {
  if (typeof identifier === 'number') {
    return Number.isInteger(identifier) && identifier >= 400 && identifier <= 599
      ? causeOfStatus(identifier)
      : undefined
  }
  if (typeof identifier !== 'string') return undefined
  return causes.get(identifier) ?? prefixes.find(([prefix]) => identifier.startsWith(prefix))?.[1]
}

/** A vague word yields to a status of the same side only: a client error does not become the server's. */
function agrees(cause: ErrorCause, status: number): boolean {
  return status >= 500 === (cause === 'provider_server_error')
}
