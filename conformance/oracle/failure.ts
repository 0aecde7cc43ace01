import type { ErrorCode } from '../../generated/types.ts'
import type { ErrorKind } from '../model/script.ts'
import type { Ending } from './said.ts'

/**
 * What the protocol lets a runtime do about a failed provider call.
 * `follow`: whether another attempt must, may or must never follow while nothing is committed and the bounds allow it.
 */
export interface Failure {
  readonly follow: 'must' | 'may' | 'never'
  /** Every code that the cause table allows; empty when the oracle does not know what was said. */
  readonly codes: readonly ErrorCode[]
  /** Whether `retryable` is true when nothing was committed and every outcome is known. */
  readonly retryable: boolean | 'either'
  /** Whether the remote call may still run or have run. */
  readonly outcome: 'known' | 'unknown' | 'either'
  /** Whether a later round may try this target again. */
  readonly again: boolean
}

const transient = (code: ErrorCode): Failure => ({
  follow: 'must',
  codes: [code],
  retryable: true,
  outcome: 'known',
  again: true
})

const uncertain = (codes: readonly ErrorCode[], outcome: Failure['outcome']): Failure => ({
  follow: 'may',
  codes,
  retryable: false,
  outcome,
  // What left an unknown outcome stays out of later rounds; an answered server error need not.
  again: outcome !== 'unknown'
})

const targetScoped = (codes: readonly ErrorCode[]): Failure => ({
  follow: 'may',
  codes,
  retryable: false,
  outcome: 'known',
  again: false
})

const requestScoped: Failure = {
  follow: 'never',
  codes: ['invalid_request'],
  retryable: false,
  outcome: 'known',
  again: false
}

/** A provider names model, context or parameter trouble by code or by message only; where it is the message nobody must tell. */
const targetOrRequest = targetScoped(['invalid_request', 'provider_unavailable'])

const ofKind: Readonly<Record<ErrorKind, Failure>> = {
  overloaded: transient('provider_unavailable'),
  rate_limit: transient('rate_limited'),
  quota: targetScoped(['provider_unavailable']),
  server: uncertain(['provider_unavailable'], 'either'),
  invalid_request: requestScoped,
  content_policy: requestScoped,
  authentication: targetScoped(['provider_unavailable']),
  permission: targetScoped(['provider_unavailable']),
  // OpenAI gives a 404 the type of an invalid request, and the type beats the status.
  not_found: targetOrRequest,
  model_not_found: targetOrRequest,
  context_length: targetOrRequest,
  unsupported_parameter: targetOrRequest
}

/** What nobody can say about bytes without a meaning: only that success is not among it. */
const unknown: Failure = { follow: 'may', codes: [], retryable: 'either', outcome: 'either', again: true }

/** The failure that an ending is, or undefined when it is the provider's own completion. */
export function failureOf(ending: Ending): Failure | undefined {
  const failure = failureOfWords(ending)
  return failure === undefined || ending.final !== true ? failure : { ...failure, follow: 'never', again: false }
}

function failureOfWords(ending: Ending): Failure | undefined {
  switch (ending.kind) {
    case 'completed':
      // The final snapshot contradicts the deltas.
      return ending.form === 'snapshot_differs' ? uncertain(['provider_protocol_error'], 'either') : undefined
    case 'error':
      // Without a status, the code of a refused region is a word that no table lists.
      return ending.error === 'permission' ? targetOrRequest : ofKind[ending.error]
    case 'status':
      return ofStatus(ending)
    case 'no_stream':
      return ofNoStream(ending.error)
    case 'refused':
      return transient('provider_unavailable')
    case 'truncated':
      return uncertain(['provider_protocol_error'], 'unknown')
    case 'malformed':
      return uncertain(['provider_protocol_error'], 'either')
    case 'reset':
      return uncertain(['provider_unavailable'], 'unknown')
    // A socket closed inside the chunked body reads as a reset or as a truncation, as the HTTP client has it.
    case 'fin':
      return uncertain(['provider_unavailable', 'provider_protocol_error'], 'unknown')
    case 'silent':
      return uncertain(['provider_unavailable'], 'unknown')
    case 'opaque':
      return unknown
  }
}

/** A broken answer; where it holds an error object, that says what happened, under this status as under any other. */
function ofNoStream(error: ErrorKind | undefined): Failure {
  if (error === undefined) return uncertain(['provider_protocol_error'], 'either')
  // Without the status of a refusal, the code of a refused region is a word that no table lists.
  return error === 'permission' ? targetOrRequest : ofKind[error]
}

/** The embedded type or code beats the status; where it only says less than the status, either reading is legal. */
function ofStatus(ending: Extract<Ending, { kind: 'status' }>): Failure {
  const byStatus = statusClass(ending.status)
  if (ending.error === undefined) {
    return ending.unclear ? unknown : byStatus
  }
  const byKind = ofKind[ending.error]
  if (ending.error === 'server' && byStatus.follow === 'must') {
    const codes = [...new Set([...byKind.codes, ...byStatus.codes])]
    return { follow: 'may', codes, retryable: 'either', outcome: 'either', again: true }
  }
  return byKind
}

function statusClass(status: number): Failure {
  if (status === 429) return transient('rate_limited')
  if (status === 503 || status === 529) return transient('provider_unavailable')
  if (status === 408 || status === 425 || status >= 500) return uncertain(['provider_unavailable'], 'either')
  if (status === 401 || status === 402 || status === 403 || status === 404)
    return targetScoped(['provider_unavailable'])
  if (status < 400) return targetScoped(['provider_protocol_error'])
  return requestScoped
}

/** Whether status and embedded error say different things, so that only one of them can be obeyed. */
export function contradicts(ending: Ending): boolean {
  if (ending.kind === 'no_stream') return ending.error !== undefined
  if (ending.kind !== 'status' || ending.error === undefined) return false
  const byStatus = statusClass(ending.status)
  const byKind = ofKind[ending.error]
  return !byKind.codes.some((code) => byStatus.codes.includes(code))
}
