import type { ErrorKind } from '../../../model/script.ts'
import type { WireError } from '../dialect.ts'

/** Errors that the queue tells with an `error_type` beside the words. */
const ofQueue: ReadonlySet<ErrorKind> = new Set(['overloaded', 'server'])
/** Errors of a model's validation: a list of details, each with its `type`. */
const ofModel: ReadonlySet<ErrorKind> = new Set([
  'invalid_request',
  'content_policy',
  'context_length',
  'unsupported_parameter'
])

/** How fal says each kind of error. `type` is the `error_type` or the type of the detail; where neither exists it is never sent. */
export const errors: Readonly<Record<ErrorKind, WireError>> = {
  overloaded: { status: 503, type: 'runner_scheduling_failure', message: 'No runner is available.' },
  rate_limit: { status: 429, type: '', message: 'Too many concurrent requests.' },
  quota: { status: 403, type: '', message: 'User is locked. Reason: Exhausted balance.' },
  server: { status: 500, type: 'runner_server_error', message: 'Internal Server Error' },
  invalid_request: { status: 422, type: 'value_error', message: 'Input is not valid' },
  content_policy: {
    status: 422,
    type: 'content_policy_violation',
    message: 'The content could not be processed because it was flagged by a content checker.'
  },
  authentication: { status: 401, type: '', message: 'No user found for Key ID and Secret' },
  permission: { status: 403, type: '', message: 'The key may not use this model.' },
  not_found: { status: 404, type: '', message: 'Not Found' },
  model_not_found: { status: 404, type: '', message: 'Application not found' },
  context_length: { status: 422, type: 'string_too_long', message: 'String is too long' },
  unsupported_parameter: { status: 422, type: 'extra_forbidden', message: 'Extra inputs are not permitted' }
}

/** The body of an error answer. */
export function errorBody(kind: ErrorKind, message?: string): unknown {
  const { type, message: usual } = errors[kind]
  const words = message ?? usual
  if (ofModel.has(kind)) return { detail: [{ loc: ['body', 'prompt'], msg: words, type, input: words }] }
  return ofQueue.has(kind) ? { detail: words, error_type: type } : { detail: words }
}
