import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Exchange } from './exchange.ts'
import { perform } from './perform.ts'
import type { ProviderRequest } from './provider-request.ts'
import { responseSink } from './response-sink.ts'

type Receive = (request: ProviderRequest) => Exchange

export interface HttpOptions {
  /** 0 (default): any free port. */
  readonly port?: number
  readonly host: string
  /** Told of an error of the lab itself; its connection is destroyed. */
  readonly fault: (error: unknown) => void
}

/** A listening HTTP driver. */
export interface HttpDriver {
  readonly port: number
  /** Destroys every connection, stops listening, and resolves once every exchange has told its end. */
  stop(): Promise<void>
}

/** Larger request bodies are cut off with their connection: no runtime under test needs them. */
const largestBody = 64 * 1024 * 1024

/**
 * Serves exchanges on 127.0.0.1 with bare `node:http`, able to play every step. `receive` is asked once a request was read whole.
 * Rejects when the port cannot be had.
 */
export async function serveExchanges(receive: Receive, options: HttpOptions): Promise<HttpDriver> {
  const sockets = new Set<Socket>()
  const answering = new Set<Promise<void>>()
  // Connections stay open until their peer or `stop` closes them: a timeout of ours would look like a fault of the script.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }, (incoming, response) => {
    const work = answer(incoming, response, receive)
      .catch((error: unknown) => {
        options.fault(error)
        incoming.socket.destroy()
      })
      .finally(() => answering.delete(work))
    answering.add(work)
  })
  server.on('connection', (socket) => {
    socket.setNoDelay(true)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  await listening(server, options.port ?? 0, options.host)
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
      await Promise.all(answering)
    }
  }
}

async function answer(incoming: IncomingMessage, response: ServerResponse, receive: Receive): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  response.on('error', () => {})
  const body = await readBody(incoming)
  if (body === undefined) {
    incoming.socket.destroy()
    return
  }
  const { method = 'GET', url = '/' } = incoming
  const exchange = receive({ method, path: url, headers: headersOf(incoming), body })
  await perform(exchange, responseSink(response, incoming.socket), gone.signal)
}

/** The whole body as text; `undefined` when the peer left in the middle of it or it is too large. */
async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > largestBody) return undefined
      chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(chunks).toString('utf8')
}

function headersOf(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? '')
    ])
  )
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
