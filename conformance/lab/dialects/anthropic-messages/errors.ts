import type { ErrorKind } from '../../../model/script.ts'
import type { WireError } from '../dialect.ts'

/** How Anthropic says each kind of error: status over HTTP, `type` of the error object, `code` in `details.error_code`. */
export const errors: Readonly<Record<ErrorKind, WireError>> = {
  overloaded: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
  rate_limit: { status: 429, type: 'rate_limit_error', message: 'This request would exceed the rate limit.' },
  quota: {
    status: 429,
    type: 'rate_limit_error',
    code: 'enforced_spend_limit_reached',
    message: 'The spend limit has been reached.'
  },
  server: { status: 500, type: 'api_error', message: 'Internal server error' },
  invalid_request: { status: 400, type: 'invalid_request_error', message: 'messages: invalid' },
  content_policy: { status: 400, type: 'invalid_request_error', message: 'Output blocked by content filtering policy' },
  authentication: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
  permission: { status: 403, type: 'permission_error', message: 'The key has no permission for this resource.' },
  not_found: { status: 404, type: 'not_found_error', message: 'Not found' },
  model_not_found: { status: 404, type: 'not_found_error', message: 'model: not found' },
  context_length: { status: 400, type: 'invalid_request_error', message: 'prompt is too long' },
  unsupported_parameter: { status: 400, type: 'invalid_request_error', message: 'extra inputs are not permitted' }
}

/** The error object inside bodies and error events. */
export function errorObject(kind: ErrorKind, message: string | undefined): Record<string, unknown> {
  const { type, code, message: usual } = errors[kind]
  return { details: code === undefined ? null : { error_code: code }, type, message: message ?? usual }
}
