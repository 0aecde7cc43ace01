import { setTimeout as sleep } from 'node:timers/promises'
import type { DriverOptions, JsonObject } from '../../model/driver-protocol.ts'
import { asClientError, ClientError } from './client-error.ts'
import { exchange, follow, heard, wholeBody } from './exchange.ts'
import { honestParts, jsonObject, type Parts } from './parts.ts'
import { readEvents } from './read-events.ts'

/** A small client, complete enough to be judged. */
export interface HonestClient {
  submit(request: unknown, signal: AbortSignal): Promise<JsonObject>
  get(executionId: string, signal: AbortSignal): Promise<JsonObject>
  result(executionId: string, signal: AbortSignal): Promise<JsonObject>
  cancel(executionId: string, signal: AbortSignal): Promise<JsonObject>
  runtime(signal: AbortSignal): Promise<JsonObject>
  providers(signal: AbortSignal): Promise<JsonObject>
  events(executionId: string, after: number, signal: AbortSignal): AsyncGenerator<JsonObject, void>
}

interface Call {
  readonly operation: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly request?: unknown
}

/** A client of one runtime. `parts` are its decisions. */
export function createHonestClient(base: string, options: DriverOptions, parts: Parts = honestParts): HonestClient {
  const headers = options.headers ?? {}
  const ask = (call: Call, signal: AbortSignal) =>
    plainCall(call, { base, headers, options, parts, signal: heard(parts, signal) })
  const one = (operation: string, id: string, tail = '', method: 'GET' | 'POST' = 'GET'): Call => ({
    operation,
    method,
    path: `/v1/executions/${encodeURIComponent(id)}${tail}`
  })
  return {
    submit: (request, signal) => ask({ operation: 'submit', method: 'POST', path: '/v1/executions', request }, signal),
    get: (id, signal) => ask(one('get', id), signal),
    result: (id, signal) => ask(one('result', id, '/result'), signal),
    cancel: async (id, signal) => (parts.cancels ? ask(one('cancel', id, '/cancel', 'POST'), signal) : {}),
    runtime: (signal) => ask({ operation: 'runtime', method: 'GET', path: '/v1/runtime' }, signal),
    providers: (signal) => ask({ operation: 'providers', method: 'GET', path: '/v1/providers' }, signal),
    events: (executionId, after, signal) => readEvents({ base, executionId, after, headers, options, signal, parts })
  }
}

interface Setting {
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  readonly options: DriverOptions
  readonly parts: Parts
  readonly signal: AbortSignal
}

async function plainCall(call: Call, setting: Setting): Promise<JsonObject> {
  const { options, parts, signal } = setting
  let key = call.operation === 'submit' ? parts.key(options.idempotency_key) : undefined
  for (let tries = 0; ; tries += 1) {
    const { status, answer, error, retryAfterMs } = await once(call, key, setting)
    if (answer !== undefined) return answer
    if (!parts.retriesPlain(status, tries, options.max_retries ?? 2, key)) throw error
    const asked = retryAfterMs === undefined ? {} : { retryAfterMs }
    const ms = parts.waitMs(tries + 1, asked, options)
    if (ms > (options.max_retry_after_ms ?? 60_000)) throw error
    await sleep(ms, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) throw new ClientError('aborted', 'the caller has stopped')
    key = parts.keyAgain(key)
  }
}

interface Once {
  readonly status?: number
  readonly answer?: JsonObject
  readonly error?: ClientError
  readonly retryAfterMs?: number
}

async function once(
  { operation, method, path, request }: Call,
  key: string | undefined,
  { base, headers, options, parts, signal }: Setting
): Promise<Once> {
  try {
    const response = await exchange({
      method,
      url: parts.address(base, path),
      headers: {
        ...parts.headers(headers, false),
        ...(request === undefined ? {} : parts.bodyHeaders),
        ...(key === undefined ? {} : { 'idempotency-key': key })
      },
      ...(request === undefined ? {} : { body: parts.body(request) }),
      signal,
      responseTimeoutMs: parts.responseMs(options)
    })
    const status = response.statusCode ?? 0
    const body = await wholeBody(response)
    if (status >= 300 && status < 400) {
      await follow(response, parts, headers, signal, request === undefined ? undefined : parts.body(request))
      return { status, error: new ClientError('protocol', `the runtime redirects (${status}), which is not followed`) }
    }
    const value = jsonObject(body)
    if (value !== undefined && parts.isSuccess(operation, status)) return { status, answer: parts.answer(value) }
    const retryAfterMs = parts.retryAfterMs(response.headers['retry-after'])
    const waits = retryAfterMs === undefined ? {} : { retryAfterMs }
    if (status < 300) return { status, error: new ClientError('protocol', 'the answer is no JSON object') }
    return { status, error: parts.errorOf(status, body, retryAfterMs), ...waits }
  } catch (error) {
    return { error: parts.unanswered(asClientError(error, signal)), ...(signal.aborted ? { status: 0 } : {}) }
  }
}
