import type { ErrorKind } from '../../model/script.ts'
import type { WireError } from './dialect.ts'

/** How OpenAI says each kind of error: status over HTTP, `type` and `code` in the error object. */
export const errors: Readonly<Record<ErrorKind, WireError>> = {
  overloaded: {
    status: 503,
    type: 'service_unavailable_error',
    code: 'server_is_overloaded',
    message: 'The server is overloaded. Slow down.'
  },
  rate_limit: { status: 429, type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached.' },
  quota: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota', message: 'Quota exceeded.' },
  server: { status: 500, type: 'server_error', code: 'server_error', message: 'The server had an error.' },
  invalid_request: { status: 400, type: 'invalid_request_error', code: 'invalid_prompt', message: 'Invalid prompt.' },
  content_policy: {
    status: 400,
    type: 'invalid_request_error',
    code: 'misalignment_policy_violation',
    message: 'The request was refused by policy.'
  },
  authentication: {
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key.'
  },
  permission: {
    status: 403,
    type: 'request_forbidden',
    code: 'unsupported_country_region_territory',
    message: 'Not available here.'
  },
  not_found: { status: 404, type: 'invalid_request_error', message: 'Not found.' },
  model_not_found: {
    status: 400,
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The requested model does not exist.'
  },
  context_length: {
    status: 400,
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
    message: 'The input exceeds the context window.'
  },
  unsupported_parameter: {
    status: 400,
    type: 'invalid_request_error',
    code: 'unsupported_parameter',
    message: 'Unsupported parameter.'
  }
}

/** The error object of HTTP bodies and nested stream errors. */
export function errorObject(kind: ErrorKind, message: string | undefined): Record<string, unknown> {
  const { type, code, message: usual } = errors[kind]
  return { message: message ?? usual, type, param: null, code: code ?? null }
}
