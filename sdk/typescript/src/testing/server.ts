import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What one request asked, as far as tests look at it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A server of its own for one test, on a free port; `answer` is told how many requests came before. */
export const serve = async (answer: (response: ServerResponse, asked: Asked, before: number) => void) => {
  const asked: Asked[] = []
  let open = 0
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, body: await bodyOf(request) }
    asked.push(one)
    open += 1
    response.on('close', () => {
      open -= 1
    })
    answer(response, one, asked.length - 1)
  }
  const server = createServer(listener)
  server.on('connection', (socket) => {
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** How many answers are under way: neither ended nor left by the client. */
    get open() {
      return open
    }
  }
}

export const streamHead = { 'content-type': 'text/event-stream' }

/** An answer with a JSON body. */
export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** A refusal in the protocol's form. */
export const refuse = (response: ServerResponse, status: number, error: object, headers?: Record<string, string>) =>
  json(
    response,
    status,
    { error: { code: 'internal_error', message: 'a refusal', retryable: false, ...error } },
    headers
  )

/** A whole event stream of these frames, which ends. */
export const stream = (response: ServerResponse, frames: string) => response.writeHead(200, streamHead).end(frames)
