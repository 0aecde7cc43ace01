import type { ErrorCause } from '../../../generated/errors.ts'
import type { Clock, ProviderFailure } from '../../core/ports.ts'
import { type ErrorWords, failureOfError } from '../error-object.ts'
import { malformed } from '../failure.ts'
import type { ErrorAnswer } from '../http.ts'
import { asObject, type JsonObject, parseJson } from '../json.ts'
import { retryAfterOf } from '../retry-after.ts'

const words: ErrorWords = {
  causes: new Map<string, ErrorCause>([
    ['overloaded_error', 'provider_overloaded'],
    ['rate_limit_error', 'provider_rate_limited'],
    ['ramp_limit_exceeded', 'provider_rate_limited'],
    ['enforced_spend_limit_reached', 'quota_exhausted'],
    ['contract_spend_limit_reached', 'quota_exhausted'],
    ['billing_error', 'quota_exhausted'],
    ['authentication_error', 'provider_refuses_account'],
    ['permission_error', 'provider_refuses_account'],
    ['not_found_error', 'provider_model_missing'],
    ['model_not_found', 'target_cannot_take_request'],
    ['context_length_exceeded', 'target_cannot_take_request'],
    ['unsupported_parameter', 'target_cannot_take_request'],
    ['api_error', 'provider_server_error'],
    ['timeout_error', 'provider_server_error'],
    ['invalid_request_error', 'provider_rejects_request'],
    ['request_too_large', 'provider_rejects_request'],
    ['content_policy_violation', 'content_policy']
  ]),
  prefixes: [],
  vague: new Set(['api_error'])
}

/** The failure of an answer that is no stream: `{type: "error", error: {type, message, details?}}`, or what a proxy puts in its place. */
export function failureOfAnswer(answer: ErrorAnswer, clock: Clock, credential: string): Error & ProviderFailure {
  const body = asObject(parseJson(answer.body))
  const error = asObject(body?.error)
  if (error === undefined && answer.status < 400) return malformed('an answer in place of a stream')
  return failureOfError(
    {
      identifiers: identifiersOf(error),
      ...(answer.status >= 400 && { status: answer.status, retryAfterMs: retryAfterOf(answer.headers, clock) }),
      credential
    },
    words
  )
}

/** The failure of an `error` event; it has no HTTP status of its own. */
export function failureInStream(event: JsonObject, credential: string): Error & ProviderFailure {
  return failureOfError({ identifiers: identifiersOf(asObject(event.error)), credential }, words)
}

/** `details.error_code` is the stable sub-code and says more than the type. */
function identifiersOf(error: JsonObject | undefined): readonly unknown[] {
  return [asObject(error?.details)?.error_code, error?.type, error?.code]
}
