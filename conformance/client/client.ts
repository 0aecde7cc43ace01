import type { HttpExchange, StreamClosed, TranscriptItem } from '../model/transcript.ts'
import { type MonotonicClock, processClock } from './clock.ts'
import { createFetchTransport, type FetchLike } from './fetch-transport.ts'
import { createHttpTransport } from './http-transport.ts'
import type { Allowance } from './memory-budget.ts'
import { readBody } from './read-body.ts'
import { readStream, type StreamPlan } from './read-stream.ts'
import { type Transport, TransportFailure, type TransportResponse } from './transport.ts'

/** Where the runtime is: an http origin, or a function that takes requests in this process. */
export type ClientBase = { readonly url: string } | { readonly fetch: FetchLike }

/** One exchange to make. Nothing is added to it but `Host` and `Content-Length`. */
export interface ClientRequest {
  /** The operation id, or `raw`. */
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Uint8Array
  /** What the transcript keeps of the request. */
  readonly execution?: string
  readonly name?: string
  readonly idempotencyKey?: string
  /** Set where a 200 answer is to be read as an event stream (`typed`: only one that says so in its content type). */
  readonly stream?: StreamPlan
}

/** Either a finished exchange or a stream under way; both have reached, or will reach, the listener. */
export type ClientAnswer =
  | { readonly kind: 'exchange'; readonly exchange: HttpExchange }
  | { readonly kind: 'stream'; readonly closed: Promise<StreamClosed> }

/** The kit's own view of a runtime: raw, impatient, remembering every byte and its time. */
export interface Client {
  /** Makes one exchange; never rejects, failures are told in the items. */
  send(request: ClientRequest): Promise<ClientAnswer>
  /** To be called once its items are no longer held: gives the memory back that was counted for them. */
  close(): void
}

/** Limits and ears of a client. `patienceMs` bounds each whole exchange and each whole stream. */
export interface ClientOptions {
  readonly patienceMs: number
  readonly listener: (item: TranscriptItem) => void
  readonly clock?: MonotonicClock
  readonly maxBodyBytes?: number
  readonly maxFrameBytes?: number
  /** What all its items together may hold; without end by default. */
  readonly allowance?: Allowance
}

let exchanges = 0

/**
 * Creates the raw client. It follows no redirect, decompresses nothing, retries nothing, keeps no cookie and pools no connection.
 * Every answer becomes transcript items with the clock's monotonic times.
 */
export function createClient(base: ClientBase, options: ClientOptions): Client {
  const transport = 'url' in base ? createHttpTransport(base.url) : createFetchTransport(base.fetch)
  const clock = options.clock ?? processClock
  return {
    send: (request) => send(transport, clock, options, request),
    close: () => options.allowance?.release()
  }
}

/** A snapshot of the longest log that anyone has reason to send fits several times. */
const largestBody = 64 * 1024 * 1024

async function send(
  transport: Transport,
  clock: MonotonicClock,
  options: ClientOptions,
  request: ClientRequest
): Promise<ClientAnswer> {
  const started = clock.monotonic()
  const leaving = new AbortController()
  const timer = setTimeout(() => leaving.abort('timeout'), options.patienceMs)
  const tell = (answer: Answer): ClientAnswer => {
    clearTimeout(timer)
    const exchange = toExchange(request, answer, started, clock.monotonic())
    options.listener(exchange)
    return { kind: 'exchange', exchange }
  }
  let response: TransportResponse
  try {
    response = await transport({
      method: request.method,
      path: request.path,
      headers: request.headers ?? {},
      ...(request.body === undefined ? {} : { body: Buffer.from(request.body) }),
      signal: leaving.signal
    })
  } catch (error) {
    return tell({ status: 0, headers: {}, text: '', failure: failureOf(error, leaving.signal) })
  }
  if (request.stream && isStream(response, request.stream)) {
    const closed = readStream(response, request.stream, { ...options, clock, leaving, started })
    return { kind: 'stream', closed: closed.finally(() => clearTimeout(timer)) }
  }
  const { status, headers } = response
  try {
    const text = await readBody(response.body, options.maxBodyBytes ?? largestBody, options.allowance)
    return tell({ status, headers, text })
  } catch (error) {
    return tell({ status, headers, text: '', failure: failureOf(error, leaving.signal) })
  } finally {
    leaving.abort('done')
  }
}

function isStream(response: TransportResponse, plan: StreamPlan): boolean {
  if (response.status !== 200) return false
  return !plan.typed || (response.headers['content-type'] ?? '').toLowerCase().startsWith('text/event-stream')
}

function failureOf(error: unknown, signal: AbortSignal): NonNullable<HttpExchange['failure']> {
  if (signal.aborted && signal.reason === 'timeout') return 'timeout'
  return error instanceof TransportFailure ? error.reason : 'protocol'
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly failure?: NonNullable<HttpExchange['failure']>
}

function toExchange(request: ClientRequest, answer: Answer, started: number, time: number): HttpExchange {
  const body = parseJson(answer.text)
  const requestBody = typeof request.body === 'string' ? parseJson(request.body) : undefined
  exchanges += 1
  return {
    kind: 'http.exchange',
    time,
    started,
    exchange: exchanges,
    operation: request.operation,
    method: request.method,
    path: request.path,
    ...executionOf(request, body),
    ...(request.name === undefined ? {} : { name: request.name }),
    ...(request.idempotencyKey === undefined ? {} : { idempotencyKey: request.idempotencyKey }),
    ...(requestBody === undefined ? {} : { requestBody }),
    status: answer.status,
    headers: answer.headers,
    ...(body === undefined ? {} : { body }),
    bodyText: answer.text,
    ...(answer.failure === undefined ? {} : { failure: answer.failure })
  }
}

/** The execution an exchange is about: the one asked for, or the one a submit was answered with. */
function executionOf(request: ClientRequest, body: unknown): { execution?: string } {
  if (request.execution !== undefined) return { execution: request.execution }
  const id =
    request.operation === 'submitExecution'
      ? (body as { execution_id?: unknown } | null | undefined)?.execution_id
      : undefined
  return typeof id === 'string' ? { execution: id } : {}
}

/** JSON or nothing: a body that is no JSON is a fact, not an error of the kit. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
