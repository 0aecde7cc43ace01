import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { HttpExchange, TranscriptItem } from '../model/transcript.ts'
import { type ClientRequest, createClient } from './client.ts'
import type { FetchLike } from './fetch-transport.ts'

const open: (() => void)[] = []

afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function listen(server: Server | ReturnType<typeof createSocketServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serve = (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  open.push(() => server.closeAllConnections())
  return listen(server)
}

const raw = (answer: (socket: Socket) => void): Promise<string> =>
  listen(
    createSocketServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => answer(socket))
    })
  )

function clientOf(
  base: { url: string } | { fetch: FetchLike },
  limits: { patienceMs?: number; maxBodyBytes?: number; maxFrameBytes?: number } = {}
) {
  const items: TranscriptItem[] = []
  const client = createClient(base, { patienceMs: 5000, ...limits, listener: (item) => items.push(item) })
  const exchange = async (request: Partial<ClientRequest> = {}): Promise<HttpExchange> => {
    await client.send({ operation: 'raw', method: 'GET', path: '/', ...request })
    return items.at(-1) as HttpExchange
  }
  const read = async (plan: Partial<NonNullable<ClientRequest['stream']>> = {}) => {
    const answer = await client.send({
      operation: 'streamExecutionEvents',
      method: 'GET',
      path: '/v1/executions/e/events',
      stream: { reader: 'r', execution: 'e', after: 0, via: 'none', ...plan }
    })
    if (answer.kind === 'stream') await answer.closed
    return items
  }
  return { client, items, exchange, read }
}

test('an exchange keeps status, headers, body and its JSON, and adds nothing to the request', async () => {
  let seen: string[] = []
  const url = await serve((request, response) => {
    seen = request.rawHeaders
    response.writeHead(201, { 'x-a': '1', 'content-type': 'application/json' })
    response.end('{"execution_id":"e-1"}')
  })
  const exchange = await clientOf({ url }).exchange({ operation: 'submitExecution', method: 'POST', body: '{"a":1}' })
  expect(exchange).toMatchObject({
    status: 201,
    body: { execution_id: 'e-1' },
    requestBody: { a: 1 },
    execution: 'e-1'
  })
  expect(exchange.headers['x-a']).toBe('1')
  expect(
    seen
      .filter((_, at) => at % 2 === 0)
      .map((name) => name.toLowerCase())
      .sort()
  ).toEqual(['connection', 'content-length', 'host'])
})

test('several values of a header go out as several lines and a foreign host as given', async () => {
  let lines: string[] = []
  const url = await serve((request, response) => {
    lines = request.rawHeaders
    response.end()
  })
  await clientOf({ url }).exchange({ headers: { 'idempotency-key': ['a', 'b'], host: 'evil.example.test' } })
  const text = lines.join('|')
  expect(text).toContain('idempotency-key|a|idempotency-key|b')
  expect(text).toContain('host|evil.example.test')
})

test('a redirect is an answer like any other', async () => {
  const url = await serve((_, response) => response.writeHead(307, { location: 'http://other.example.test/' }).end())
  expect((await clientOf({ url }).exchange()).status).toBe(307)
})

test('a body that is no JSON is kept as text', async () => {
  const url = await serve((_, response) => response.end('<html>'))
  const exchange = await clientOf({ url }).exchange()
  expect(exchange).not.toHaveProperty('body')
  expect(exchange.bodyText).toBe('<html>')
})

test('a refused connection, a reset, a silence and broken HTTP are told apart', async () => {
  const closed = createSocketServer()
  const gone = await listen(closed)
  await new Promise((resolve) => closed.close(resolve))
  expect(await clientOf({ url: gone }).exchange()).toMatchObject({ status: 0, failure: 'refused' })
  const reset = await raw((socket) => socket.resetAndDestroy())
  expect(await clientOf({ url: reset }).exchange()).toMatchObject({ status: 0, failure: 'reset' })
  const silent = await serve(() => undefined)
  expect(await clientOf({ url: silent }, { patienceMs: 50 }).exchange()).toMatchObject({
    status: 0,
    failure: 'timeout'
  })
  const broken = await raw((socket) => socket.end('BREW 418 teapot\r\n\r\n'))
  expect(await clientOf({ url: broken }).exchange()).toMatchObject({ status: 0, failure: 'protocol' })
})

test('a body beyond the cap, and one that is cut, are failures that keep the status', async () => {
  const large = await serve((_, response) => response.end('x'.repeat(2000)))
  expect(await clientOf({ url: large }, { maxBodyBytes: 1000 }).exchange()).toMatchObject({
    status: 200,
    failure: 'protocol'
  })
  const cut = await raw((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc'))
  expect(await clientOf({ url: cut }).exchange()).toMatchObject({ status: 200, failure: 'reset' })
})

const frames = 'id: 1\nevent: a\ndata: {"execution_id":"e","n":1}\n\n: hello\n\nid: 2\ndata: no json\n\n'

test('a stream is told as opened, frames and comments, closed with its residue, in time order', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${frames}data: cut`)
  })
  const items = await clientOf({ url }).read()
  expect(items).toMatchObject([
    { kind: 'sse.opened', reader: 'r', execution: 'e', status: 200 },
    { kind: 'sse.frame', id: '1', event: 'a', json: { n: 1 }, offset: 0 },
    { kind: 'sse.comment' },
    { kind: 'sse.frame', id: '2', data: 'no json' },
    { kind: 'sse.closed', how: 'eof', residue: 9 }
  ])
  expect(items[3]).not.toHaveProperty('json')
  const times = items.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a reader that has seen enough leaves, and the server hears of it', async () => {
  let left: (() => void) | undefined
  const gone = new Promise<void>((resolve) => {
    left = resolve
  })
  const url = await serve((_, response) => {
    response.on('close', () => left?.())
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(frames)
  })
  const items = await clientOf({ url }).read({ events: 1 })
  expect(items.map(({ kind }) => kind)).toEqual(['sse.opened', 'sse.frame', 'sse.closed'])
  expect(items.at(-1)).toMatchObject({ how: 'client' })
  await gone
})

test('a reader that has heard enough comments leaves', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n: one\n\n: two\n\n: three\n\n')
  })
  const items = await clientOf({ url }).read({ comments: 2 })
  expect(items.filter(({ kind }) => kind === 'sse.comment')).toHaveLength(2)
  expect(items.at(-1)).toMatchObject({ kind: 'sse.closed', how: 'client' })
})

test('a reader that pauses takes nothing more until it may go on', async () => {
  let goOn = (): void => undefined
  const until = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const frames = ['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n']
  let pulled = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const frame = frames[pulled]
        pulled += 1
        if (frame === undefined) controller.close()
        else controller.enqueue(Buffer.from(frame))
      }
    },
    { highWaterMark: 0 }
  )
  const fetch: FetchLike = ({ url }) =>
    url.endsWith('/events')
      ? new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      : new Response('')
  const { client, items, read } = clientOf({ fetch })
  const reading = read({ pause: { after: 1, until } })
  const framesRead = () => items.filter(({ kind }) => kind === 'sse.frame')
  while (framesRead().length === 0) await client.send({ operation: 'raw', method: 'GET', path: '/' })
  for (let asked = 0; asked < 5; asked += 1) await client.send({ operation: 'raw', method: 'GET', path: '/' })
  expect(framesRead()).toHaveLength(1)
  goOn()
  expect((await reading).filter(({ kind }) => kind === 'sse.frame')).toHaveLength(3)
})

test('a stream without end, one that is reset and one with an endless frame are told apart', async () => {
  const head = { 'content-type': 'text/event-stream' }
  const endless = await serve((_, response) => void response.writeHead(200, head).write(frames))
  expect((await clientOf({ url: endless }, { patienceMs: 100 }).read()).at(-1)).toMatchObject({ how: 'timeout' })
  const reset = await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ndata:\r\n', () => socket.resetAndDestroy())
  })
  expect((await clientOf({ url: reset }).read()).at(-1)).toMatchObject({ how: 'reset' })
  const large = await serve((_, response) => void response.writeHead(200, head).write(`data: ${'x'.repeat(5000)}`))
  expect((await clientOf({ url: large }, { maxFrameBytes: 1000 }).read()).at(-1)).toMatchObject({ how: 'overflow' })
})

test('any answer but 200 to a read is an exchange', async () => {
  const url = await serve((_, response) => response.writeHead(204).end())
  expect(await clientOf({ url }).read()).toMatchObject([{ kind: 'http.exchange', status: 204 }])
})

test('a submit answered with a stream takes its execution from the first event', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frames)
  })
  const { client, items } = clientOf({ url })
  const stream = { reader: 'r', after: 0, via: 'inline' as const, typed: true }
  const answer = await client.send({
    operation: 'submitExecution',
    method: 'POST',
    path: '/v1/executions',
    body: '{}',
    stream
  })
  if (answer.kind === 'stream') await answer.closed
  expect(items.map((item) => item.kind !== 'http.exchange' && item.execution)).toEqual(['e', 'e', 'e', 'e', 'e'])
})

test('a function in place of a socket tells the same items', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of new TextEncoder().encode(frames)) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    }
  })
  const fetch: FetchLike = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const items = await clientOf({ fetch }).read()
  expect(items.map(({ kind }) => kind)).toEqual(['sse.opened', 'sse.frame', 'sse.comment', 'sse.frame', 'sse.closed'])
})

test('in process a thrown error is a reset, a silence a timeout, and leaving aborts the request', async () => {
  const throwing: FetchLike = () => Promise.reject(new Error('inside'))
  expect(await clientOf({ fetch: throwing }).exchange()).toMatchObject({ status: 0, failure: 'reset' })
  const silent: FetchLike = () => new Promise(() => undefined)
  expect(await clientOf({ fetch: silent }, { patienceMs: 50 }).exchange()).toMatchObject({ failure: 'timeout' })
  let signal: AbortSignal | undefined
  const endless: FetchLike = (request) => {
    signal = request.signal
    return new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(frames)) })
    )
  }
  expect((await clientOf({ fetch: endless }).read({ events: 1 })).at(-1)).toMatchObject({ how: 'client' })
  expect(signal?.aborted).toBe(true)
})

test('in process the host and headers reach the function as given', async () => {
  let seen: Headers | undefined
  const fetch: FetchLike = (request) => {
    seen = request.headers
    return new Response('{}')
  }
  await clientOf({ fetch }).exchange({ headers: { host: 'evil.example.test', 'idempotency-key': 'k' } })
  expect([seen?.get('host'), seen?.get('idempotency-key')]).toEqual(['evil.example.test', 'k'])
})
