// Do not edit. Made from spec/errors.yaml by `npm run generate`.

import type { ErrorCode } from './types.ts'

export type ErrorCause =
  | "request_invalid"
  | "limit_exceeded"
  | "feature_not_claimed"
  | "policy_unknown"
  | "parameter_invalid"
  | "header_invalid"
  | "cursor_invalid"
  | "host_refused"
  | "method_not_allowed"
  | "body_too_large"
  | "media_type_unsupported"
  | "execution_unknown"
  | "route_unknown"
  | "key_reused"
  | "state_conflict"
  | "cursor_trimmed"
  | "admission_full"
  | "stopping"
  | "store_unreachable"
  | "internal_fault"
  | "no_capable_target"
  | "store_limit"
  | "deadline_passed"
  | "cancel_requested"
  | "interrupted"
  | "provider_queue_full"
  | "connection_refused"
  | "name_unresolved"
  | "tls_failed"
  | "provider_rate_limited"
  | "provider_overloaded"
  | "provider_timeout"
  | "connection_reset"
  | "stream_truncated"
  | "stream_malformed"
  | "provider_request_timeout"
  | "provider_server_error"
  | "provider_refuses_account"
  | "provider_model_missing"
  | "quota_exhausted"
  | "credential_missing"
  | "redirect_refused"
  | "target_cannot_take_request"
  | "provider_rejects_request"
  | "provider_rejects_otherwise"
  | "state_not_taken"
  | "content_policy"

/** The causes that are refused at the door, with an HTTP status. */
export type DoorCause =
  | "request_invalid"
  | "limit_exceeded"
  | "feature_not_claimed"
  | "policy_unknown"
  | "parameter_invalid"
  | "header_invalid"
  | "cursor_invalid"
  | "host_refused"
  | "method_not_allowed"
  | "body_too_large"
  | "media_type_unsupported"
  | "execution_unknown"
  | "route_unknown"
  | "key_reused"
  | "state_conflict"
  | "cursor_trimmed"
  | "admission_full"
  | "stopping"
  | "store_unreachable"
  | "internal_fault"

export type FailureClass =
  | "transient"
  | "uncertain"
  | "target_scoped"
  | "request_scoped"

export interface ErrorCauseFacts {
  readonly code: ErrorCode
  /** The HTTP status when it is refused at the door. */
  readonly http?: readonly number[]
  /** What may follow when an attempt fails of it before output. */
  readonly failureClass?: FailureClass
  /** Whether it may be retryable at all; it is, as long as no output is committed and no attempt's outcome is unknown. */
  readonly retryable: boolean
  readonly meaning: string
}

export const errorCauses: Readonly<Record<ErrorCause, ErrorCauseFacts>> = {
  "request_invalid": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "The body is not UTF-8, JSON, I-JSON or not the schema."
  },
  "limit_exceeded": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "Too many parts, too long a URI, too deep a body."
  },
  "feature_not_claimed": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "A field of a feature that the runtime does not claim."
  },
  "policy_unknown": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "A routing policy that the deployment does not have."
  },
  "parameter_invalid": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "A query or path parameter that is not valid."
  },
  "header_invalid": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "A header that is not valid or comes twice."
  },
  "cursor_invalid": {
    "code": "invalid_request",
    "http": [
      400
    ],
    "retryable": false,
    "meaning": "A cursor that is not a canonical decimal integer or is past the end."
  },
  "host_refused": {
    "code": "invalid_request",
    "http": [
      403
    ],
    "retryable": false,
    "meaning": "A Host or Origin that the guard does not know."
  },
  "method_not_allowed": {
    "code": "invalid_request",
    "http": [
      405
    ],
    "retryable": false,
    "meaning": "Another method of a known path."
  },
  "body_too_large": {
    "code": "invalid_request",
    "http": [
      413
    ],
    "retryable": false,
    "meaning": "More bytes than the runtime accepts."
  },
  "media_type_unsupported": {
    "code": "invalid_request",
    "http": [
      415
    ],
    "retryable": false,
    "meaning": "A content type other than JSON or an encoded body."
  },
  "execution_unknown": {
    "code": "not_found",
    "http": [
      404
    ],
    "retryable": false,
    "meaning": "An unknown or evicted execution."
  },
  "route_unknown": {
    "code": "not_found",
    "http": [
      404
    ],
    "retryable": false,
    "meaning": "An unknown path."
  },
  "key_reused": {
    "code": "conflict",
    "http": [
      422
    ],
    "retryable": false,
    "meaning": "An idempotency key with another request."
  },
  "state_conflict": {
    "code": "conflict",
    "http": [
      409
    ],
    "retryable": false,
    "meaning": "Cancel or result on the wrong state."
  },
  "cursor_trimmed": {
    "code": "cursor_expired",
    "http": [
      410
    ],
    "retryable": false,
    "meaning": "A cursor before what a trimmed log still holds."
  },
  "admission_full": {
    "code": "queue_full",
    "http": [
      429
    ],
    "retryable": true,
    "meaning": "No room for another execution or its record."
  },
  "stopping": {
    "code": "runtime_unavailable",
    "http": [
      503
    ],
    "retryable": true,
    "meaning": "A shutdown drains."
  },
  "store_unreachable": {
    "code": "runtime_unavailable",
    "http": [
      503
    ],
    "retryable": true,
    "meaning": "The store is out of reach."
  },
  "internal_fault": {
    "code": "internal_error",
    "http": [
      500
    ],
    "retryable": false,
    "meaning": "Anything else of the runtime's own."
  },
  "no_capable_target": {
    "code": "capability_unavailable",
    "retryable": false,
    "meaning": "No configured model can serve the request."
  },
  "store_limit": {
    "code": "capacity_exceeded",
    "retryable": false,
    "meaning": "An event, byte or disk limit of the store, reached mid-stream."
  },
  "deadline_passed": {
    "code": "deadline_exceeded",
    "retryable": false,
    "meaning": "The deadline passed."
  },
  "cancel_requested": {
    "code": "cancelled",
    "retryable": false,
    "meaning": "A cancel request ended it."
  },
  "interrupted": {
    "code": "internal_error",
    "retryable": false,
    "meaning": "A shutdown or restart cut it; the outcome is unknown when a provider call may have run."
  },
  "provider_queue_full": {
    "code": "queue_full",
    "failureClass": "transient",
    "retryable": true,
    "meaning": "The bounded queue of the provider is full."
  },
  "connection_refused": {
    "code": "provider_unavailable",
    "failureClass": "transient",
    "retryable": true,
    "meaning": "The provider refused the connection."
  },
  "name_unresolved": {
    "code": "provider_unavailable",
    "failureClass": "transient",
    "retryable": true,
    "meaning": "DNS did not resolve the provider."
  },
  "tls_failed": {
    "code": "provider_unavailable",
    "failureClass": "transient",
    "retryable": true,
    "meaning": "TLS failed before the request was written."
  },
  "provider_rate_limited": {
    "code": "rate_limited",
    "failureClass": "transient",
    "retryable": true,
    "meaning": "A rate limit as a status or in the stream."
  },
  "provider_overloaded": {
    "code": "provider_unavailable",
    "failureClass": "transient",
    "retryable": true,
    "meaning": "Overload as a status or in the stream."
  },
  "provider_timeout": {
    "code": "provider_unavailable",
    "failureClass": "uncertain",
    "retryable": false,
    "meaning": "A timeout after the request was written."
  },
  "connection_reset": {
    "code": "provider_unavailable",
    "failureClass": "uncertain",
    "retryable": false,
    "meaning": "A reset after the request was written."
  },
  "stream_truncated": {
    "code": "provider_protocol_error",
    "failureClass": "uncertain",
    "retryable": false,
    "meaning": "The body ended without the provider's own terminal."
  },
  "stream_malformed": {
    "code": "provider_protocol_error",
    "failureClass": "uncertain",
    "retryable": false,
    "meaning": "The stream is malformed or contradicts itself."
  },
  "provider_request_timeout": {
    "code": "provider_unavailable",
    "failureClass": "uncertain",
    "retryable": false,
    "meaning": "The provider gave up waiting or will not risk a replay."
  },
  "provider_server_error": {
    "code": "provider_unavailable",
    "failureClass": "uncertain",
    "retryable": false,
    "meaning": "Another server error as a status or in the stream."
  },
  "provider_refuses_account": {
    "code": "provider_unavailable",
    "failureClass": "target_scoped",
    "retryable": false,
    "meaning": "Credential, billing or permission refused."
  },
  "provider_model_missing": {
    "code": "provider_unavailable",
    "failureClass": "target_scoped",
    "retryable": false,
    "meaning": "The provider does not know the model or path."
  },
  "quota_exhausted": {
    "code": "provider_unavailable",
    "failureClass": "target_scoped",
    "retryable": false,
    "meaning": "Quota or billing is exhausted, also when it comes as a 429."
  },
  "credential_missing": {
    "code": "provider_unavailable",
    "failureClass": "target_scoped",
    "retryable": false,
    "meaning": "The credential variable is not set."
  },
  "redirect_refused": {
    "code": "provider_protocol_error",
    "failureClass": "target_scoped",
    "retryable": false,
    "meaning": "The provider redirected."
  },
  "target_cannot_take_request": {
    "code": "invalid_request",
    "failureClass": "target_scoped",
    "retryable": false,
    "meaning": "A 400 whose embedded code names model, context size or an unsupported parameter."
  },
  "provider_rejects_request": {
    "code": "invalid_request",
    "failureClass": "request_scoped",
    "retryable": false,
    "meaning": "The provider calls the request invalid, as a status or in the stream."
  },
  "provider_rejects_otherwise": {
    "code": "invalid_request",
    "failureClass": "request_scoped",
    "retryable": false,
    "meaning": "Any other client error status."
  },
  "state_not_taken": {
    "code": "invalid_request",
    "failureClass": "request_scoped",
    "retryable": false,
    "meaning": "The input holds provider state that this provider never gave."
  },
  "content_policy": {
    "code": "invalid_request",
    "failureClass": "request_scoped",
    "retryable": false,
    "meaning": "A content policy error object."
  }
}

export const httpStatusOf: Readonly<Record<DoorCause, number>> = {
  "request_invalid": 400,
  "limit_exceeded": 400,
  "feature_not_claimed": 400,
  "policy_unknown": 400,
  "parameter_invalid": 400,
  "header_invalid": 400,
  "cursor_invalid": 400,
  "host_refused": 403,
  "method_not_allowed": 405,
  "body_too_large": 413,
  "media_type_unsupported": 415,
  "execution_unknown": 404,
  "route_unknown": 404,
  "key_reused": 422,
  "state_conflict": 409,
  "cursor_trimmed": 410,
  "admission_full": 429,
  "stopping": 503,
  "store_unreachable": 503,
  "internal_fault": 500
}

export const failureClasses: Readonly<Record<FailureClass, string>> = {
  "transient": "While an untried candidate remains and the bounds allow, the next attempt follows (MUST).",
  "uncertain": "The next attempt follows (SHOULD); an adapter may forbid it because the remote call may still run.",
  "target_scoped": "An attempt on another target may follow, never on the same one (MAY).",
  "request_scoped": "The execution ends (MUST)."
}

/** The cause that a provider's HTTP status means, unless an embedded error type or code says otherwise. */
export const causeOfProviderStatus: Readonly<Record<number, ErrorCause>> = {
  "400": "provider_rejects_request",
  "401": "provider_refuses_account",
  "402": "provider_refuses_account",
  "403": "provider_refuses_account",
  "404": "provider_model_missing",
  "408": "provider_request_timeout",
  "409": "provider_rejects_request",
  "413": "provider_rejects_request",
  "422": "provider_rejects_request",
  "425": "provider_request_timeout",
  "429": "provider_rate_limited",
  "503": "provider_overloaded",
  "529": "provider_overloaded"
}

/** The cause of every other provider status, by its first digit. */
export const causeOfProviderStatusFamily: Readonly<Record<number, ErrorCause>> = {
  "3": "redirect_refused",
  "4": "provider_rejects_otherwise",
  "5": "provider_server_error"
}
