import { isUtf8 } from 'node:buffer'
import type { Clock } from '../core/ports.ts'
import type { AdapterTimeouts } from './adapter-options.ts'
import { failureOf, malformed } from './failure.ts'
import { parseJson } from './json.ts'
import { createLimit } from './limit.ts'
import { createLine, type Line } from './line.ts'
import { createPatience } from './patience.ts'
import { createWatchdog, type Expiry, type Watchdog } from './watchdog.ts'

/** An error body is looked at for its type and code, which stand in its first few hundred bytes. */
const maxErrorBytes = 64 * 1024

/** It comes with its status or soon after; the status is known, so that nobody waits as long for the words as for an answer. */
const errorBodyMs = 5000

/** After its terminal event a stream may end by itself, so that its connection serves again; it gets this long and this much. */
const drainMs = 1000
const drainBytes = 64 * 1024

/** One request. Its URL is the adapter's own; its headers hold the credential of that origin. `POST` where no method is named. */
export interface ProviderRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Transport {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly timeouts: AdapterTimeouts
}

/** An answer that is not a stream: an error status, or JSON under a 200. `body` is cut at 64 KiB. */
export interface ErrorAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** An open provider stream. */
export interface ProviderStream {
  /** The next network chunk, or undefined at the clean end of the body. Rejects with a `ProviderFailure`, or with the abort's reason. */
  next(): Promise<Uint8Array | undefined>
  /** Tells that the last chunk held output. */
  progressed(): void
  /** Leaves the stream: at once, or (`finished`) once its end has been read within a short bound. */
  close(finished: boolean): void
}

/** What a generating request comes to. */
export type ProviderAnswer = { readonly stream: ProviderStream } | { readonly error: ErrorAnswer }

/**
 * Sends one request and waits for the response head. No retry, no redirect followed, no body kept. Every limit runs on the injected
 * clock; aborting `signal` closes the socket at once.
 *
 * @throws ProviderFailure for whatever the network or the protocol does; the signal's reason when it is aborted
 * @see spec/chapters/13-attempts.md
 */
export async function send(
  request: ProviderRequest,
  transport: Transport,
  signal: AbortSignal
): Promise<ProviderAnswer> {
  return ask(request, transport, signal, async ({ ok, status, headers }, stream) => {
    if (ok && isEventStream(headers)) return { stream }
    if (ok && !isJson(headers)) throw malformed('its content type is not text/event-stream')
    return { error: { status, headers, body: await readErrorBody(stream, transport.clock, signal) } }
  })
}

/** An answer to `sendForJson`: what the JSON of a success says, or the error status with what came with it. */
export type JsonAnswer =
  | { readonly status: number; readonly headers: Headers; readonly json: unknown }
  | { readonly error: ErrorAnswer }

/**
 * Sends one request that is answered with JSON as a whole, of at most `maxBytes`, under the rules of `send`. Bytes that keep coming are
 * held against the idle limit only.
 *
 * @throws ProviderFailure also for a success that is no JSON or larger than the limit
 */
export async function sendForJson(
  request: ProviderRequest & { readonly maxBytes: number },
  transport: Transport,
  signal: AbortSignal
): Promise<JsonAnswer> {
  return ask(request, transport, signal, async ({ ok, status, headers }, stream) => {
    if (!ok) return { error: { status, headers, body: await readErrorBody(stream, transport.clock, signal) } }
    const json = parseJson(await readWhole(stream, request.maxBytes))
    if (json === undefined) throw malformed('an answer is not JSON')
    return { status, headers, json }
  })
}

async function ask<Answer>(
  request: ProviderRequest,
  transport: Transport,
  signal: AbortSignal,
  answerOf: (response: Response, stream: ProviderStream) => Promise<Answer>
): Promise<Answer> {
  const line = createLine(signal)
  try {
    const response = await head(request, transport, line)
    if (response.status >= 300 && response.status < 400) throw failureOf('redirect_refused')
    if (response.type === 'opaqueredirect') throw failureOf('redirect_refused')
    return await answerOf(response, openBody(response, transport, line))
  } catch (error) {
    line.cut(error)
    throw error
  }
}

async function head(request: ProviderRequest, { fetch, clock, timeouts }: Transport, line: Line): Promise<Response> {
  const limit = timeouts.first_byte_ms
  const late = (): void =>
    line.cut(
      failureOf('provider_timeout', { detail: 'no response head within first_byte_ms', remoteOutcome: 'unknown' })
    )
  const stop = Number.isFinite(limit) ? createLimit(clock, limit, late) : undefined
  try {
    const { url, method = 'POST', headers, body } = request
    const dispatch = async (): Promise<Response> =>
      fetch(url, { method, headers, ...(body !== undefined && { body }), redirect: 'manual', signal: line.signal })
    return await line.wait(dispatch())
  } finally {
    stop?.()
  }
}

function openBody(response: Response, { clock, timeouts }: Transport, line: Line): ProviderStream {
  const reader = response.body?.getReader()
  const watchdog = createWatchdog({
    clock,
    idleMs: timeouts.idle_ms,
    progressMs: timeouts.progress_ms,
    expired: (expiry) => line.cut(silence(expiry))
  })
  return {
    async next() {
      if (reader === undefined) return undefined
      watchdog.reading()
      const { done, value } = await line.wait(reader.read())
      watchdog.heard()
      return done ? undefined : value
    },
    progressed: watchdog.progressed,
    close(finished) {
      if (finished && reader !== undefined) void drain(reader, watchdog, clock, line)
      else {
        watchdog.stop()
        line.cut(undefined)
      }
    }
  }
}

function silence(expiry: Expiry): Error {
  const detail = expiry === 'idle' ? 'no byte within idle_ms' : 'no output within progress_ms'
  return failureOf('provider_timeout', { detail, remoteOutcome: 'unknown' })
}

async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  watchdog: Watchdog,
  clock: Clock,
  line: Line
): Promise<void> {
  watchdog.stop()
  const stop = clock.after(drainMs, () => line.cut(undefined), { background: true })
  try {
    for (let bytes = 0; bytes <= drainBytes; ) {
      const { done, value } = await line.wait(reader.read())
      if (done) return line.release()
      bytes += value.length
    }
    line.cut(undefined)
  } catch {
    // The answer is complete; how its connection ends is nobody's concern any more.
  } finally {
    stop()
  }
}

async function readWhole(stream: ProviderStream, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const chunk = await stream.next()
    if (chunk === undefined) break
    bytes += chunk.length
    if (bytes > maxBytes) throw malformed(`an answer is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
    stream.progressed()
  }
  stream.close(true)
  const whole = Buffer.concat(chunks)
  if (!isUtf8(whole)) throw malformed('an answer is not UTF-8')
  return textOf(whole)
}

/** As much of the body as comes in time: the status is known, and a body that breaks off says less, not something else. */
async function readErrorBody(stream: ProviderStream, clock: Clock, signal: AbortSignal): Promise<string> {
  const patience = createPatience(clock, errorBodyMs)
  const chunks: Uint8Array[] = []
  let bytes = 0
  let whole = false
  try {
    while (!whole && bytes < maxErrorBytes) {
      const chunk = await patience.wait(stream.next(), signal)
      whole = chunk === undefined
      if (chunk !== undefined) {
        chunks.push(chunk)
        bytes += chunk.length
      }
    }
  } finally {
    patience.end()
  }
  stream.close(whole && !patience.over)
  return textOf(Buffer.concat(chunks).subarray(0, maxErrorBytes))
}

/** JSON may begin with a byte order mark, which is not a part of it. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

function isEventStream(headers: Headers): boolean {
  const type = mediaType(headers)
  return type === '' || type === 'text/event-stream' || type === 'text/plain' || type === 'application/octet-stream'
}

function isJson(headers: Headers): boolean {
  const type = mediaType(headers)
  return type === 'application/json' || type.endsWith('+json')
}

function mediaType(headers: Headers): string {
  return ((headers.get('content-type') ?? '').split(';', 1)[0] ?? '').trim().toLowerCase()
}
