import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Runtime } from '../core/runtime-port.ts'
import { type AppOptions, createApp } from './app.ts'
import { isLoopback } from './guard.ts'
import { problem } from './problems.ts'
import { answerResponse } from './response.ts'

export interface ServeOptions extends Omit<AppOptions, 'guard' | 'writesToSocket'> {
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  readonly allowedHosts?: readonly string[]
  readonly allowedOrigins?: readonly string[]
}

export interface Served {
  /** Where the server answers, with the real port. */
  readonly url: string
  /** Stops accepting, lets answers that are under way end, and cuts what is left after `patienceMs`. */
  close(patienceMs?: number): Promise<void>
}

/**
 * Serves a runtime on a socket. The Host and Origin guard is on while `host` is loopback. It does not stop the runtime.
 * Rejects with the system's error when it cannot listen.
 */
export async function serve(runtime: Runtime, options: ServeOptions): Promise<Served> {
  const { host, port, allowedHosts = [], allowedOrigins = [], ...rest } = options
  const app = createApp(runtime, {
    ...rest,
    writesToSocket: true,
    guard: { loopback: isLoopback(host), allowedHosts, allowedOrigins }
  })
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: () =>
      answerResponse(problem(400, 'request_invalid', 'header Host or the request target is not valid'))
  })
  // A missing Host is refused by the guard, with the error body that Node's own refusal lacks.
  const server = createServer({ requireHostHeader: false }, listener as Listener)
  server.on('clientError', refuseUnreadable)
  await listen(server, host.replace(/^\[|\]$/g, ''), port)
  const bound = server.address() as AddressInfo
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return { url: `http://${name}:${bound.port}`, close: (patienceMs = 500) => close(server, patienceMs) }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

const statuses: Readonly<Record<string, [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request did not arrive in time']
}

/** Answers what is no HTTP with the error body, where the peer still listens. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, reason, message] = statuses[error.code ?? ''] ?? [400, 'Bad Request', 'request is not valid HTTP']
  const body = JSON.stringify(problem(status, 'request_invalid', message).body)
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** `server.close` alone waits for connections that clients keep alive; those are swept as soon as they are idle. */
function close(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 20)
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
