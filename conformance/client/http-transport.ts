import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { type Transport, TransportFailure, type TransportResponse } from './transport.ts'

/**
 * HTTP/1.1 over `node:http`. Every exchange has a connection of its own, so that a stale pooled socket is never blamed on the runtime;
 * no redirect is followed, nothing decompressed, nothing retried.
 */
export function createHttpTransport(origin: string): Transport {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  return (request) =>
    new Promise((resolve, reject) => {
      const length = request.body === undefined ? {} : { 'content-length': String(request.body.length) }
      const outgoing = httpRequest({
        agent,
        // URL keeps the brackets of an IPv6 literal; the socket wants it bare.
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port === '' ? 80 : Number(port),
        method: request.method,
        path: request.path,
        headers: { ...length, ...copyHeaders(request.headers) },
        signal: request.signal
      })
      // Without a listener Node drops the socket of an upgrade that nobody asked for, and says nothing.
      outgoing.on('upgrade', (_, socket) => {
        socket.destroy()
        reject(new TransportFailure('protocol'))
      })
      outgoing.on('response', (incoming) => resolve(answer(incoming)))
      outgoing.on('error', (error) => reject(new TransportFailure(reasonOf(error))))
      outgoing.end(request.body)
    })
}

function copyHeaders(headers: Readonly<Record<string, string | readonly string[]>>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]])
  )
}

function answer(incoming: IncomingMessage): TransportResponse {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return { status: incoming.statusCode ?? 0, headers, body: bodyOf(incoming) }
}

async function* bodyOf(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of incoming) yield chunk as Uint8Array
  } catch {
    throw new TransportFailure('reset')
  }
}

/** Parser error codes differ between Node versions; only their prefix is stable. */
function reasonOf(error: NodeJS.ErrnoException): FailureReasonOf {
  const code = error.code ?? ''
  if (code.startsWith('HPE_') || error.message.startsWith('Parse Error')) return 'protocol'
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code)) return 'refused'
  return 'reset'
}

type FailureReasonOf = TransportFailure['reason']
