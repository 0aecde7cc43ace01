import type { ErrorKind } from '../../../model/script.ts'
import type { WireError } from '../dialect.ts'
import { errors } from '../openai-errors.ts'

/** How Chat Completions says each kind of error: as the Responses API does, but for a model that is not there. */
export const chatErrors: Readonly<Record<ErrorKind, WireError>> = {
  ...errors,
  model_not_found: { ...errors.model_not_found, status: 404 }
}

/** The error object of HTTP bodies and of the chunk that stands for a failed answer. */
export function chatErrorObject(kind: ErrorKind, message: string | undefined): Record<string, unknown> {
  const { type, code, message: usual } = chatErrors[kind]
  return { message: message ?? usual, type, param: null, code: code ?? null }
}
