import { type Transport, TransportFailure, type TransportRequest, type TransportResponse } from './transport.ts'

/** A runtime without a socket: takes a Request, gives a Response. */
export type FetchLike = (request: Request) => Promise<Response> | Response

/** The host of in-process requests; a loopback name, so that a runtime's Host guard lets them in. */
const inProcessOrigin = 'http://127.0.0.1:4320'

/**
 * The same exchanges through a `fetch`-shaped function. Chunk borders are the runtime's own. Several lines of one header are joined
 * by a comma, as the Fetch standard does, and there is no connection to reset.
 */
export function createFetchTransport(fetch: FetchLike): Transport {
  return async (request) => {
    let response: Response
    try {
      response = await untilAborted(Promise.resolve(fetch(toRequest(request))), request.signal)
    } catch (error) {
      throw new TransportFailure(isRefusal(error) ? 'refused' : 'reset')
    }
    return { status: response.status, headers: Object.fromEntries(response.headers), body: bodyOf(response, request) }
  }
}

/** What `fetch` itself says where nobody listens. */
const isRefusal = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: unknown } | undefined)?.code === 'ECONNREFUSED'

function toRequest(request: TransportRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const line of typeof value === 'string' ? [value] : value) headers.append(name, line)
  }
  if (!headers.has('host')) headers.set('host', new URL(inProcessOrigin).host)
  const body = request.body === undefined ? {} : { body: Uint8Array.from(request.body) }
  return new Request(inProcessOrigin + request.path, {
    method: request.method,
    headers,
    signal: request.signal,
    redirect: 'manual',
    ...body
  })
}

async function* bodyOf(response: Response, request: TransportRequest): TransportResponse['body'] & AsyncGenerator {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), request.signal)
      if (done) return
      yield value
    }
  } catch {
    throw new TransportFailure('reset')
  } finally {
    // Never awaited: a body that does not settle its cancellation must not hold the kit.
    reader.cancel().catch(() => undefined)
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new TransportFailure('reset'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
