import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as it came to the provider's side. */
export interface Exchange {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What the provider's side does with each request; `origin` is its own, for answers that name URLs. */
export type Scene = (exchange: Exchange, response: ServerResponse, origin: string) => void | Promise<void>

/** A provider's side on a real socket of loopback. */
export interface Site {
  readonly origin: string
  readonly exchanges: readonly Exchange[]
  /** Resolves once a request has come. */
  readonly asked: Promise<void>
  /** Resolves once at least one request has come and every exchange is over: answered whole, or its socket closed. */
  idle(): Promise<void>
  close(): void
}

export async function openSite(scene: Scene): Promise<Site> {
  const exchanges: Exchange[] = []
  const waiting: (() => void)[] = []
  let open = 0
  let ask: () => void
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
      if (open === 0) for (const wake of waiting.splice(0)) wake()
    })
    response.on('error', () => undefined)
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const exchange = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
    exchanges.push(exchange)
    ask()
    await scene(exchange, response, origin)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    exchanges,
    asked,
    async idle() {
      await asked
      if (open > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Writes a piece again and again, as fast as the other side reads, until that leaves. */
export async function pour(response: ServerResponse, piece: string, written: (bytes: number) => void): Promise<void> {
  const size = Buffer.byteLength(piece)
  let left = false
  let go: (() => void) | undefined
  response.on('drain', () => go?.())
  response.on('close', () => {
    left = true
    go?.()
  })
  for (let bytes = size; !left; bytes += size) {
    const more = response.write(piece)
    written(bytes)
    await new Promise<void>((resolve) => {
      go = resolve
      if (more || left) setImmediate(resolve)
    })
  }
}
