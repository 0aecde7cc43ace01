import { type HttpHandler, http } from 'msw'
import type { Desk } from './desk.ts'
import type { Exchange } from './exchange.ts'
import { perform } from './perform.ts'
import type { ProviderRequest } from './provider-request.ts'
import { streamSink } from './stream-sink.ts'

/** Signals of callers, where the request's own cannot be trusted to live as long as the exchange. */
export type CallerSignals = WeakMap<Request, AbortSignal>

/**
 * MSW handlers that answer for every target of a desk: Portable scripts only, plus reset and FIN as `fetch` shows them. For use in
 * unit tests of a runtime: `setupServer(...providerHandlers(desk))`.
 *
 * Traps of `setupServer` with MSW 2 that the kit avoids by `labFetch`: it patches `node:http` for the whole process; it keeps a second
 * copy of every body, so an answer is held in memory whole; leaving a body by `cancel()` or by breaking out of a loop may hang (abort
 * your own controller first and do not await `cancel()`), and the handler may never hear of it; npm `undici` is not intercepted.
 */
export function providerHandlers(desk: Desk, signals: CallerSignals = new WeakMap()): HttpHandler[] {
  const at = (pattern: string, receive: (request: ProviderRequest) => Exchange): HttpHandler =>
    http.all(pattern, async ({ request }) => {
      const read = await readRequest(request)
      return exchangeResponse(desk, receive(read), signals.get(request) ?? request.signal)
    })
  return [
    at(`${desk.origins.elsewhere}/*`, desk.receiveElsewhere),
    ...desk.targets.map(({ id }) => at(`${desk.origins.origin}/${id}/*`, desk.receive))
  ]
}

/** Plays an exchange into a `Response`; what cannot be played is noted and shows as a network error. */
export function exchangeResponse(desk: Pick<Desk, 'note'>, exchange: Exchange, signal: AbortSignal): Promise<Response> {
  const gone = new AbortController()
  const leave = (reason: unknown): void => {
    gone.abort()
    sink.leave(reason)
  }
  const give = (kind: 'needs_socket' | 'lab_fault', detail: string): void => {
    desk.note({ kind, detail })
    leave(new TypeError('terminated'))
  }
  const sink = streamSink({
    cancelled: () => gone.abort(),
    needsSocket: (what) => give('needs_socket', `the script wants ${what}`)
  })
  const left = (): void => leave(signal.reason)
  if (signal.aborted) left()
  signal.addEventListener('abort', left, { once: true })
  perform(exchange, sink, gone.signal)
    .catch((error: unknown) => give('lab_fault', error instanceof Error ? error.message : 'unknown'))
    .finally(() => signal.removeEventListener('abort', left))
  return sink.response
}

/** A request as drivers hand it on. */
export async function readRequest(request: Request): Promise<ProviderRequest> {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: await request.text()
  }
}
