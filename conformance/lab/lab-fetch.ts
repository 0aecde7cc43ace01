import { getResponse } from 'msw'
import type { Desk } from './desk.ts'
import { type CallerSignals, providerHandlers } from './msw.ts'

const mostRedirects = 20

/**
 * A `fetch` whose whole network is the lab: give it to a runtime in place of the real one. Answers come from the same desk and scripts
 * as over HTTP, with chunk borders as scripted. Follows redirects as `fetch` does unless told otherwise. Rejects with a `TypeError` as
 * `fetch` does: for any address that is not the lab's (as if refused), and for scripted resets. Decodes a body
 * that its request let be compressed.
 */
export function labFetch(desk: Desk): typeof fetch {
  const signals: CallerSignals = new WeakMap()
  const handlers = providerHandlers(desk, signals)
  const send = async (request: Request, signal: AbortSignal | undefined): Promise<Response> => {
    // The request's own signal may be collected while the exchange still runs: the caller's is held for as long as it lasts.
    if (signal !== undefined) signals.set(request, signal)
    const answer = await untilAborted(getResponse(handlers, request), signal)
    if (answer === undefined) throw failure('ECONNREFUSED')
    if (answer.type === 'error') throw failure('ECONNRESET')
    return decoded(answer)
  }
  return async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.throwIfAborted()
    let request = new Request(input, { ...init, ...(init?.body ? { duplex: 'half' } : {}) } as RequestInit)
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const { redirect } = request
      const again = redirect === 'follow' ? request.clone() : request
      const answer = await send(request, signal)
      const location = isRedirect(answer.status) ? answer.headers.get('location') : null
      if (location === null || redirect === 'manual') return answer
      if (redirect === 'error') throw failure('unexpected redirect')
      request = await redirected(again, new URL(location, request.url), answer.status)
    }
    throw failure('redirect count exceeded')
  }
}

function decoded(answer: Response): Response {
  if (answer.body === null || answer.headers.get('content-encoding') !== 'gzip') return answer
  const { status, headers } = answer
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')), { status, headers })
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** The next request of a redirect, by the rules of the Fetch standard. */
async function redirected(request: Request, url: URL, status: number): Promise<Request> {
  const becomesGet = status === 303 || ((status === 301 || status === 302) && request.method === 'POST')
  const headers = new Headers(request.headers)
  if (url.origin !== new URL(request.url).origin) headers.delete('authorization')
  if (becomesGet) headers.delete('content-type')
  const body = becomesGet || request.method === 'GET' ? {} : { body: await request.text() }
  return new Request(url, { method: becomesGet ? 'GET' : request.method, headers, ...body })
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

function failure(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}
