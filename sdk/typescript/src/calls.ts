import createFetch, { type Client as FetchClient } from 'openapi-fetch'
import { backoff, retryAfterMs } from './backoff.ts'
import { readBaseUrl } from './base-url.ts'
import { errorFrom, isObject, ModelRuntimeError } from './errors.ts'
import { exchange } from './exchange.ts'
import type { paths } from './generated/types.ts'
import { type ClientOptions, type Settings, withDefaults } from './options.ts'
import { createScope, type Scope } from './scope.ts'

/** What every request is made with. A type, not an interface, for openapi-fetch wants to see that no other name is in it. */
export type RequestParts = {
  readonly signal: AbortSignal
  readonly headers: Headers
  readonly redirect: 'manual'
  readonly fetch: (request: Request) => Promise<Response>
}

/** The answer of a typed call, as openapi-fetch tells it. */
export interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** What all calls of a client share. */
export interface Calls {
  readonly api: FetchClient<paths>
  readonly settings: Settings
  /** One try within a scope that stays open: whoever asks for a stream reads on in it. */
  attempt<Data>(
    scope: Scope,
    send: (parts: RequestParts) => Promise<Answer<Data>>,
    stream?: boolean
  ): Promise<Answer<Data>>
  /** A plain call with its retries. */
  call<Data>(send: (parts: RequestParts) => Promise<Answer<Data>>, signal?: AbortSignal): Promise<Data>
}

/** The typed error of an answer; what is not the protocol's error form gives only its status. */
export const answerError = ({ error, response: { status, headers } }: Answer<unknown>): ModelRuntimeError => {
  const told = isObject(error) ? error.error : undefined
  const asked = retryAfterMs(headers.get('retry-after'), Date.now())
  return errorFrom('api', told, `the runtime answered ${status}`, {
    status,
    ...(asked === undefined ? {} : { retryAfterMs: asked })
  })
}

const retried = new Set([429, 502, 503, 504])
const mayRetry = ({ kind, status = 0 }: ModelRuntimeError) =>
  kind === 'connection' || kind === 'timeout' || (kind === 'api' && retried.has(status))

const headersOf = async ({ headers }: Settings, authorization: string | undefined): Promise<Headers> => {
  const given = typeof headers === 'function' ? await headers() : headers
  try {
    const made = new Headers(given)
    if (authorization !== undefined && !made.has('authorization')) made.set('authorization', authorization)
    return made
  } catch {
    // The platform's message repeats the value.
    throw new TypeError('a header is not valid')
  }
}

export const createCalls = (options: ClientOptions): Calls => {
  const settings = withDefaults(options)
  const { url, authorization } = readBaseUrl(options.baseUrl)
  const api = createFetch<paths>({ baseUrl: url })

  const attempt: Calls['attempt'] = async (scope, send, stream = false) => {
    const headers = await scope.race(headersOf(settings, authorization))
    const fetch = (request: Request) => exchange(request, scope, settings, stream)
    try {
      return await send({ signal: scope.signal, headers, redirect: 'manual', fetch })
    } catch (error) {
      if (error instanceof SyntaxError) throw new ModelRuntimeError('protocol', 'the body is not JSON')
      throw error
    }
  }

  const once: Calls['call'] = async (send, signal) => {
    const scope = createScope(signal)
    try {
      const answer = await attempt(scope, send)
      if (!answer.response.ok) throw answerError(answer)
      if (!isObject(answer.data)) throw new ModelRuntimeError('protocol', 'the body is not a JSON object')
      return answer.data
    } finally {
      scope.close()
    }
  }

  const call: Calls['call'] = async (send, signal) => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await once(send, signal)
      } catch (error) {
        if (!(error instanceof ModelRuntimeError) || !mayRetry(error) || failures >= settings.maxRetries) throw error
        const floor = error.retryAfterMs ?? 0
        if (floor > settings.maxRetryAfterMs) throw error
        const scope = createScope(signal)
        await scope.sleep(backoff(settings, failures, floor, Math.random())).finally(scope.close)
      }
    }
  }

  return { api, settings, attempt, call }
}
