import type { FetchLike } from '../../client/index.ts'
import { type Json, operationOf } from './rewrite-answers.ts'

/** A submitted body, as text and (where it is a JSON object) parsed. */
export interface Submitted {
  readonly text: string
  readonly body: Json
}

/** An HTTP face that refuses some requests that it should take. */
export function refuseSubmits(
  when: (submitted: Submitted) => boolean,
  status = 400,
  message: (submitted: Submitted) => string = () => 'the request is not acceptable'
): (app: FetchLike) => FetchLike {
  return (app) => async (request) => {
    if (operationOf(request) !== 'submit') return app(request)
    const text = await request.clone().text()
    const submitted = { text, body: parsed(text) }
    if (!when(submitted)) return app(request)
    const error = { code: 'invalid_request', message: message(submitted), retryable: false }
    return Response.json({ error }, { status })
  }
}

function parsed(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
  } catch {
    return {}
  }
}
