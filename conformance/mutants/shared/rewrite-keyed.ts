import type { FetchLike } from '../../client/index.ts'
import { asked, type Json, operationOf } from './rewrite-answers.ts'

/** A submit that carries an idempotency key. */
export interface KeyedSubmit {
  readonly key: string
  /** The body as it was sent. */
  readonly text: string
  readonly request: Request
  /** Does the submit; with another key (`null`: none) or another body where given. */
  send(parts?: { readonly key?: string | null; readonly text?: string }): Promise<Response>
  /** The snapshot of an execution; an error body for one that is not there. */
  snapshot(id: string): Promise<Json>
}

/** An HTTP face that treats submits with a key otherwise; every other request passes. */
export function rewriteKeyed(edit: (submit: KeyedSubmit) => Promise<Response>): (app: FetchLike) => FetchLike {
  return (app) => async (request) => {
    const key = request.headers.get('idempotency-key')
    if (operationOf(request) !== 'submit' || key === null) return app(request)
    const bytes = new Uint8Array(await request.arrayBuffer())
    return edit({
      key,
      text: new TextDecoder().decode(bytes),
      request,
      send: async ({ key: other = key, text } = {}) =>
        app(asked(request, { body: text ?? bytes, headers: { 'idempotency-key': other, 'content-length': null } })),
      snapshot: async (id) => {
        const answer = await app(new Request(new URL(`/v1/executions/${id}`, request.url)))
        return (await answer.json()) as Json
      }
    })
  }
}

/** A JSON body of a response that is still to be sent. */
export const peek = async (response: Response): Promise<Json> => (await response.clone().json()) as Json

/** The answer to a key that stands for another request. */
export const keyConflict = (): Response =>
  Response.json(
    { error: { code: 'conflict', message: 'the key stands for another request', retryable: false } },
    { status: 422 }
  )
