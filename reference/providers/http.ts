import type { Clock } from '../core/ports.ts'
import type { AdapterTimeouts } from './adapter-options.ts'
import { failureOf, malformed } from './failure.ts'
import { networkFailure } from './network-failure.ts'
import { createWatchdog, type Expiry, type Watchdog } from './watchdog.ts'

/** An error body is looked at for its type and code, which stand in its first few hundred bytes. */
const maxErrorBytes = 64 * 1024

/** After its terminal event a stream may end by itself, so that its connection serves again; it gets this long and this much. */
const drainMs = 1000
const drainBytes = 64 * 1024

/** One generating request. Its URL is the adapter's own; its headers hold the credential of that origin. */
export interface ProviderRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
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

/** What a request comes to. */
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
  const line = createLine(signal)
  try {
    const response = await head(request, transport, line)
    if (response.status >= 300 && response.status < 400) throw failureOf('redirect_refused')
    if (response.type === 'opaqueredirect') throw failureOf('redirect_refused')
    const stream = openBody(response, transport, line)
    if (response.ok && isEventStream(response.headers)) return { stream }
    if (response.ok && !isJson(response.headers)) throw malformed('its content type is not text/event-stream')
    return { error: { status: response.status, headers: response.headers, body: await readErrorBody(stream, signal) } }
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
  const stop = Number.isFinite(limit) ? clock.after(limit, late) : undefined
  try {
    const { url, headers, body } = request
    const ask = async (): Promise<Response> =>
      fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: line.signal })
    return await line.wait(ask())
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

async function readErrorBody(stream: ProviderStream, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  let whole = false
  try {
    while (bytes < maxErrorBytes) {
      const chunk = await stream.next()
      whole = chunk === undefined
      if (chunk === undefined) break
      chunks.push(chunk)
      bytes += chunk.length
    }
  } catch {
    // The status is known; a body that breaks off says less, not something else.
    signal.throwIfAborted()
  }
  stream.close(whole)
  return Buffer.concat(chunks).subarray(0, maxErrorBytes).toString('utf8')
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

/** The one connection of an attempt and everything that can end it: the caller, a limit, ourselves. The first reason stands. */
interface Line {
  readonly signal: AbortSignal
  /** Waits for a step of the exchange, but not longer than the line lives: a `fetch` that is not ours may ignore its signal. */
  wait<T>(step: Promise<T>): Promise<T>
  /** Ends the exchange; what waits rejects with `reason`. Never waits for the body's own cancellation, which may hang. */
  cut(reason: unknown): void
  /** The exchange is over by itself. */
  release(): void
}

function createLine(outer: AbortSignal): Line {
  const inner = new AbortController()
  let ending: { readonly reason: unknown } | undefined
  let reject: ((reason: unknown) => void) | undefined

  function cut(reason: unknown): void {
    if (ending !== undefined) return
    ending = { reason }
    outer.removeEventListener('abort', aborted)
    reject?.(reason)
    inner.abort()
  }
  function aborted(): void {
    cut(outer.reason)
  }
  outer.addEventListener('abort', aborted)
  if (outer.aborted) aborted()

  return {
    signal: inner.signal,
    cut,
    release() {
      ending ??= { reason: undefined }
      outer.removeEventListener('abort', aborted)
    },
    wait(step) {
      return new Promise((resolve, fail) => {
        if (ending !== undefined) {
          step.catch(() => undefined)
          return fail(ending.reason)
        }
        reject = fail
        step.then(resolve, (error) => fail(ending === undefined ? networkFailure(error) : ending.reason))
      })
    }
  }
}
