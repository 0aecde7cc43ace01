import createFetch, { type Client as FetchClient } from 'openapi-fetch'
import { backoff, retryAfterMs } from './backoff.ts'
import { readBaseUrl } from './base-url.ts'
import { errorFrom, ModelRuntimeError, protocolError } from './errors.ts'
import { exchange } from './exchange.ts'
import type { paths } from './generated/types.ts'
import { isObject } from './json.ts'
import { type CallOptions, type ClientOptions, type Settings, withDefaults } from './options.ts'
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
  call<Data>(send: (parts: RequestParts) => Promise<Answer<Data>>, options?: CallOptions): Promise<Data>
}

/** The typed error of an answer; what is not the protocol's error form gives only its status. */
export const answerError = ({ error, response: { status, headers } }: Answer<unknown>): ModelRuntimeError => {
  const told = isObject(error) ? error.error : undefined
  const wait = retryAfterMs(headers.get('retry-after') ?? '', Date.now())
  return errorFrom('api', told, `the runtime answered ${status}`, { status, ...(wait >= 0 && { retryAfterMs: wait }) })
}

const passing = [429, 502, 503, 504]

/** Whether what went wrong may be gone the next time, and may be waited for that long. */
export const mayRetry = (error: ModelRuntimeError, { maxRetryAfterMs }: Settings, statuses = passing): boolean => {
  const { kind, status = 0, retryAfterMs = 0 } = error
  if (kind === 'api') return statuses.includes(status) && retryAfterMs <= maxRetryAfterMs
  return kind === 'connection' || kind === 'timeout'
}

const headersOf = async ({ headers }: Settings): Promise<Headers> => {
  const given = typeof headers === 'function' ? await headers() : headers
  try {
    return new Headers(given)
  } catch {
    // The platform's message repeats the value.
    throw protocolError('a header is not valid')
  }
}

export const createCalls = (options: ClientOptions): Calls => {
  const settings = withDefaults(options)
  const api = createFetch<paths>({ baseUrl: readBaseUrl(options.baseUrl) })

  const attempt: Calls['attempt'] = async (scope, send, stream = false) => {
    const headers = await scope.race(headersOf(settings))
    const fetch = (request: Request) => exchange(request, scope, settings, stream)
    return send({ signal: scope.signal, headers, redirect: 'manual', fetch })
  }

  const call: Calls['call'] = async (send, options) => {
    let delay = 0
    for (let failures = 0; ; failures += 1) {
      const scope = createScope(options?.signal)
      try {
        if (delay > 0) await scope.sleep(delay)
        const answer = await attempt(scope, send)
        if (!answer.response.ok) throw answerError(answer)
        if (isObject(answer.data)) return answer.data
        throw protocolError('the body is not a JSON object')
      } catch (error) {
        if (!(error instanceof ModelRuntimeError) || !mayRetry(error, settings) || failures >= settings.maxRetries)
          throw error
        delay = backoff(settings, failures, error.retryAfterMs ?? 0, Math.random())
      } finally {
        scope.close()
      }
    }
  }

  return { api, settings, attempt, call }
}
