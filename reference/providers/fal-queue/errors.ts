import type { ErrorCause } from '../../../generated/errors.ts'
import { providerFailure } from '../../core/errors.ts'
import type { Clock, ProviderFailure } from '../../core/ports.ts'
import { type ErrorWords, failureOfError } from '../error-object.ts'
import { failureOf } from '../failure.ts'
import type { ErrorAnswer } from '../http.ts'
import { asArray, asObject, type JsonObject, parseJson } from '../json.ts'
import { retryAfterOf } from '../retry-after.ts'

const words: ErrorWords = {
  causes: new Map<string, ErrorCause>([
    ['runner_scheduling_failure', 'provider_overloaded'],
    ['runner_connection_timeout', 'provider_overloaded'],
    ['runner_connection_refused', 'provider_overloaded'],
    ['runner_connection_error', 'provider_server_error'],
    ['runner_disconnected', 'provider_server_error'],
    ['runner_incomplete_response', 'provider_server_error'],
    ['runner_server_error', 'provider_server_error'],
    ['internal_error', 'provider_server_error'],
    ['internal_server_error', 'provider_server_error'],
    ['request_timeout', 'provider_request_timeout'],
    ['startup_timeout', 'provider_request_timeout'],
    ['generation_timeout', 'provider_request_timeout'],
    // Somebody else ended it: nothing is wrong with the request.
    ['client_cancelled', 'provider_server_error'],
    ['client_disconnected', 'provider_server_error'],
    ['bad_request', 'provider_rejects_request'],
    ['content_policy_violation', 'content_policy'],
    ['downstream_service_error', 'provider_server_error'],
    ['downstream_service_unavailable', 'provider_overloaded']
  ]),
  prefixes: [],
  vague: new Set(['internal_error', 'bad_request'])
}

/** A failure of the whole execution: the provider holds the request, or may hold it, and it must not be made a second time. */
export function withoutSuccessor(failure: ProviderFailure, remoteOutcome?: ProviderFailure['remoteOutcome']) {
  const { failureClass, code, message, providerCode, retryAfterMs } = failure
  const outcome = remoteOutcome ?? failure.remoteOutcome
  return providerFailure({
    failureClass,
    code,
    message,
    ...(providerCode !== undefined && { providerCode }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(outcome !== undefined && { remoteOutcome: outcome }),
    forbidsFurtherAttempts: true
  })
}

/**
 * The failure of an error answer, in any of the forms: `{detail: [{loc, msg, type}]}` of a model's validation, `{detail, error_type}` of
 * the queue, a `detail` that is only words, or whatever a proxy says. Nothing but a code is kept: details quote the caller's input.
 */
export function failureOfAnswer(answer: ErrorAnswer, clock: Clock, credential: string): Error & ProviderFailure {
  const body = asObject(parseJson(answer.body))
  const { status, headers } = answer
  return failureOfError(
    {
      identifiers: [...identifiersOf(body), headers.get('x-fal-error-type') ?? undefined],
      status,
      retryAfterMs: retryAfterOf(headers, clock),
      credential
    },
    words
  )
}

/** The failure that a status object tells: `COMPLETED` with an `error`, or a word that says that it failed. */
export function failureOfStatus(status: JsonObject, credential: string): Error & ProviderFailure {
  const failure = failureOfError({ identifiers: identifiersOf(status), credential }, words)
  return withoutSuccessor(failure, 'finished')
}

export function isKnownType(type: unknown): boolean {
  return typeof type === 'string' && words.causes.has(type)
}

/** Whether the answer is in the words of the model or the queue, and not of something between. */
export function speaksOfRequest(answer: ErrorAnswer): boolean {
  const body = asObject(parseJson(answer.body))
  return body?.detail !== undefined || body?.error_type !== undefined || answer.headers.has('x-fal-error-type')
}

/** The result was asked for too early. There is no type for it, so its wording is all there is to tell it by. */
export function isTooEarly({ status, body }: ErrorAnswer): boolean {
  const detail = asObject(parseJson(body))?.detail
  return status === 400 && typeof detail === 'string' && /still in (?:progress|queue)/i.test(detail)
}

/** The end of an execution whose caller cancelled it. */
export function cancelled(facts: {
  readonly remoteOutcome: NonNullable<ProviderFailure['remoteOutcome']>
  readonly providerCode?: string
}): Error & ProviderFailure {
  return withoutSuccessor(failureOf('cancel_requested', facts))
}

/** A content policy decides over whatever else a list of details says; of the others the first counts. */
function identifiersOf(body: JsonObject | undefined): readonly unknown[] {
  const types = asArray(body?.detail).map((entry) => asObject(entry)?.type)
  const policy = types.find((type) => type === 'content_policy_violation')
  return [policy, body?.error_type, types[0], asObject(body?.error)?.type]
}
