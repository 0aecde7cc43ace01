import type { FetchLike } from '../../client/index.ts'

/** One exchange with the HTTP face. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly request: Request
  readonly response: Response
  readonly operation: Operation
}

export type Operation = 'runtime' | 'providers' | 'submit' | 'execution' | 'events' | 'result' | 'cancel' | 'other'

const operations: readonly (readonly [Operation, string, RegExp])[] = [
  ['runtime', 'GET', /^\/v1\/runtime$/],
  ['providers', 'GET', /^\/v1\/providers$/],
  ['submit', 'POST', /^\/v1\/executions$/],
  ['execution', 'GET', /^\/v1\/executions\/[^/]+$/],
  ['events', 'GET', /^\/v1\/executions\/[^/]+\/events$/],
  ['result', 'GET', /^\/v1\/executions\/[^/]+\/result$/],
  ['cancel', 'POST', /^\/v1\/executions\/[^/]+\/cancel$/]
]

/** Which operation a request asks for. */
export function operationOf(request: Request): Operation {
  const { pathname } = new URL(request.url)
  return operations.find(([, method, path]) => method === request.method && path.test(pathname))?.[0] ?? 'other'
}

/** An HTTP face that answers otherwise. */
export function rewriteAnswers(
  edit: (exchange: Exchange) => Response | Promise<Response>
): (app: FetchLike) => FetchLike {
  return (app) => async (request) => {
    const response = await app(request)
    const { pathname, searchParams } = new URL(request.url)
    const { method } = request
    return edit({ method, path: pathname, query: searchParams, request, response, operation: operationOf(request) })
  }
}

/** An HTTP face that hears another request. */
export function rewriteRequests(edit: (request: Request) => Request | Promise<Request>): (app: FetchLike) => FetchLike {
  return (app) => async (request) => app(await edit(request))
}

/** The same answer with parts replaced. */
export function answer(
  response: Response,
  parts: {
    readonly status?: number
    readonly body?: BodyInit | null
    readonly headers?: Readonly<Record<string, string>>
  }
): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value)
  const body = 'body' in parts ? parts.body : response.body
  return new Response(body, { status: parts.status ?? response.status, headers })
}

export type Json = Readonly<Record<string, unknown>>

/** JSON answers of some operations with another body; `edit` gets the parsed body and the status. */
export function rewriteJson(
  operations: readonly Operation[],
  edit: (body: Json, status: number) => unknown
): (app: FetchLike) => FetchLike {
  return rewriteAnswers(async ({ response, operation }) => {
    const json = response.headers.get('content-type')?.startsWith('application/json') === true
    if (!json || !operations.includes(operation)) return response
    const body = (await response.json()) as Json
    return answer(response, { body: JSON.stringify(edit(body, response.status)) })
  })
}

/** Whether an answer is an event stream. */
export const isStream = (response: Response): boolean =>
  response.status === 200 && response.headers.get('content-type')?.startsWith('text/event-stream') === true

/** The same request with parts replaced; its body is read only where another is given. */
export function asked(
  request: Request,
  parts: { readonly url?: string; readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string | null>> }
): Request {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(parts.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const { method, signal } = request
  const sent = parts.body ?? (request.bodyUsed ? null : request.body)
  return new Request(parts.url ?? request.url, {
    method,
    signal,
    headers,
    ...(sent === null ? {} : { body: sent, duplex: 'half' })
  } as RequestInit)
}

/** Submits with another body; one that is no JSON object stays as it is. */
export const rewriteBody = (edit: (body: Json) => Json): ((app: FetchLike) => FetchLike) =>
  rewriteSubmitted((text) => {
    const body = parsed(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? JSON.stringify(edit(body as Json)) : text
  })

/** A body in place of each submitted one that is no JSON. */
export const rewriteBrokenBody = (edit: () => Json): ((app: FetchLike) => FetchLike) =>
  rewriteSubmitted((text) => (parsed(text) === undefined ? JSON.stringify(edit()) : text))

function rewriteSubmitted(edit: (text: string) => string): (app: FetchLike) => FetchLike {
  return rewriteRequests(async (request) => {
    if (operationOf(request) !== 'submit') return request
    const bytes = new Uint8Array(await request.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const edited = edit(text)
    return asked(request, { body: edited === text ? bytes : edited, headers: { 'content-length': null } })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Refusals of one status with another code. */
export const recodeAnswers = (
  status: number,
  code: string,
  operations: readonly Operation[] = ['submit', 'execution', 'events', 'result', 'cancel', 'other']
): ((app: FetchLike) => FetchLike) =>
  rewriteJson(operations, (body, answered) =>
    answered === status ? { ...body, error: { ...(body.error as Json), code } } : body
  )
