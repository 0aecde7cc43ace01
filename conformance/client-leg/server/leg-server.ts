import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FaceOperation, SeenRequest } from '../model/run.ts'
import { createReply, type Reply } from './reply.ts'

/** One origin of the kit on a port of its own, with a ledger of all that arrives. */
export interface LegServer {
  readonly url: string
  readonly requests: readonly SeenRequest[]
  /** Resolves with the request that has this place in its operation, once it is there. */
  readonly seen: (operation: FaceOperation, nth: number) => Promise<SeenRequest>
  close(): Promise<void>
}

/** Opens an origin on 127.0.0.1. `serve` answers each request once its body is there. */
export async function openServer(
  serve: (request: SeenRequest, reply: Reply) => Promise<void> | void,
  now: () => number,
  onFault: (error: unknown) => void
): Promise<LegServer> {
  const requests: SeenRequest[] = []
  const counts = new Map<FaceOperation, number>()
  const waiting = new Set<() => void>()
  let isClosing = false
  const take = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = now()
    const body = await bodyOf(message)
    const request = seenRequest(message, body, at, { number: requests.length + 1, counts })
    requests.push(request)
    for (const look of waiting) look()
    await serve(
      request,
      createReply(response, request.answer, now, () => isClosing)
    )
  }
  const server = createServer({ noDelay: true, keepAliveTimeout: 60_000 }, (message, response) => {
    take(message, response).catch((error: unknown) => {
      if (message.errored === null) onFault(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    seen: (operation, nth) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = requests.find((request) => request.operation === operation && request.nth === nth)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close() {
      isClosing = true
      return closed(server)
    }
  }
}

async function closed(server: Server): Promise<void> {
  const over = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await over
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function seenRequest(
  message: IncomingMessage,
  body: string,
  at: number,
  { number, counts }: { readonly number: number; readonly counts: Map<FaceOperation, number> }
): SeenRequest {
  const url = new URL(message.url ?? '/', 'http://127.0.0.1')
  const { operation, executionId } = operationOf(message.method ?? '', url.pathname)
  const nth = (counts.get(operation) ?? 0) + 1
  counts.set(operation, nth)
  const header = message.headers['last-event-id']
  const query = url.searchParams.get('after')
  const cursor = {
    ...(typeof header === 'string' ? { header } : {}),
    ...(query === null ? {} : { query })
  }
  return {
    number,
    operation,
    nth,
    at,
    method: message.method ?? '',
    path: message.url ?? '',
    ...(executionId === undefined ? {} : { executionId }),
    rawHeaders: message.rawHeaders,
    headers: message.headers,
    body,
    cursor,
    after: Math.max(
      0,
      ...Object.values(cursor)
        .map((text) => Number(text))
        .filter(Number.isSafeInteger)
    ),
    answer: { bytes: 0, through: 0, perhaps: 0 }
  }
}

/** Whatever stands before `/v1` is a prefix of the base URL. */
function operationOf(method: string, path: string): { operation: FaceOperation; executionId?: string } {
  const found = /\/v1\/(.*)$/.exec(path)?.[1] ?? ''
  if (method === 'GET' && found === 'runtime') return { operation: 'runtime' }
  if (method === 'GET' && found === 'providers') return { operation: 'providers' }
  if (method === 'POST' && found === 'executions') return { operation: 'submit' }
  const [, id, rest] = /^executions\/([^/]+)(?:\/(events|result|cancel))?$/.exec(found) ?? []
  if (id === undefined) return { operation: 'unknown' }
  const executionId = decodeURIComponent(id)
  if (rest === 'cancel') return { operation: method === 'POST' ? 'cancel' : 'unknown', executionId }
  if (method !== 'GET') return { operation: 'unknown', executionId }
  return { operation: (rest ?? 'get') as FaceOperation, executionId }
}
