import type { ErrorCause } from '../../../generated/errors.ts'
import type { Clock, ProviderFailure } from '../../core/ports.ts'
import { type ErrorWords, failureOfError } from '../error-object.ts'
import { malformed } from '../failure.ts'
import type { ErrorAnswer } from '../http.ts'
import { asObject, type JsonObject, parseJson } from '../json.ts'
import { retryAfterOf } from '../retry-after.ts'

const meanings: Readonly<Partial<Record<ErrorCause, readonly string[]>>> = {
  provider_rate_limited: [
    'rate_limit_exceeded',
    'rate_limit_error',
    'rate_limited',
    'too_many_requests',
    'requests',
    'tokens'
  ],
  provider_overloaded: [
    'server_is_overloaded',
    'server_overloaded',
    'overloaded',
    'overloaded_error',
    'engine_overloaded',
    'service_unavailable',
    'service_unavailable_error',
    'slow_down'
  ],
  provider_server_error: [
    'server_error',
    'internal_error',
    'internal_server_error',
    'api_error',
    'vector_store_timeout'
  ],
  quota_exhausted: [
    'insufficient_quota',
    'quota_exceeded',
    'billing_hard_limit_reached',
    'billing_soft_limit_reached',
    'billing_not_active',
    'billing_error',
    'access_terminated'
  ],
  provider_refuses_account: [
    'invalid_api_key',
    'invalid_authentication',
    'authentication_error',
    'account_deactivated',
    'invalid_organization',
    'invalid_project',
    'ip_not_authorized',
    'permission_error',
    'permission_denied',
    'insufficient_permissions',
    'request_forbidden',
    'unsupported_country_region_territory'
  ],
  provider_model_missing: ['not_found', 'not_found_error'],
  target_cannot_take_request: [
    'model_not_found',
    'model_not_available',
    'unsupported_model',
    'context_length_exceeded',
    'unsupported_parameter',
    'unsupported_value',
    'unknown_parameter'
  ],
  provider_rejects_request: [
    'invalid_request_error',
    'invalid_request',
    'unsupported_file',
    'data_residency_mismatch',
    'failed_to_download_image'
  ],
  content_policy: [
    'invalid_prompt',
    'content_filter',
    'content_policy_violation',
    'bio_policy',
    'misalignment_policy_violation',
    'image_content_policy_violation',
    'moderation_blocked'
  ]
}

const words: ErrorWords = {
  causes: new Map(
    Object.entries(meanings).flatMap(([cause, identifiers]) =>
      identifiers.map((identifier): [string, ErrorCause] => [identifier, cause as ErrorCause])
    )
  ),
  prefixes: [
    ['invalid_', 'provider_rejects_request'],
    ['missing_', 'provider_rejects_request'],
    ['image_', 'provider_rejects_request'],
    ['empty_image', 'provider_rejects_request']
  ],
  // The type of most client errors whatever they are, and of most server errors.
  vague: new Set(['invalid_request_error', 'server_error', 'api_error', 'internal_error'])
}

/** The failure of an answer that is no stream: `{error: {message, type, param, code}}`, or anything a proxy puts in its place. */
export function failureOfAnswer(answer: ErrorAnswer, clock: Clock, credential: string): Error & ProviderFailure {
  const body = asObject(parseJson(answer.body))
  const error = asObject(body?.error) ?? asObject(asObject(body?.response)?.error)
  if (error === undefined && answer.status < 400) return malformed('an answer in place of a stream')
  return failureOfError(
    {
      identifiers: [error?.code, error?.type],
      ...(answer.status >= 400 && { status: answer.status, retryAfterMs: retryAfterOf(answer.headers, clock) }),
      credential
    },
    words
  )
}

/**
 * The failure of an error inside the stream, in any of its shapes: the fields in the event itself, in an `error` object of it, or the
 * `error` of a failed response.
 */
export function failureInStream(carrier: JsonObject | undefined, credential: string): Error & ProviderFailure {
  const nested = asObject(carrier?.error)
  // In the flat shape `type` is the type of the event.
  const identifiers = nested === undefined ? [carrier?.code] : [nested.code, nested.type, nested.status]
  return failureOfError({ identifiers, credential }, words)
}
