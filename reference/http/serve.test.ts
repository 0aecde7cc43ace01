import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { isErrorBody } from '../../generated/validators.mjs'
import { createRuntime } from '../compose.ts'
import type { Runtime } from '../core/runtime-port.ts'
import type { MockBehaviour } from '../providers/mock/index.ts'
import { type Served, type ServeOptions, serve } from './serve.ts'
import { good, sequences } from './testing.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Started {
  readonly url: string
  readonly runtime: Runtime
  readonly served: Served
  /** Readers opened and not closed, and the reads that each has made of the log. */
  readonly readers: { open: number; reads: number[] }
}

async function start(behaviour: MockBehaviour = {}, options: Partial<ServeOptions> = {}): Promise<Started> {
  const runtime = createRuntime({ providers: [{ type: 'mock', behaviour }] })
  const readers = { open: 0, reads: [] as number[] }
  const watched: Runtime = { ...runtime, open: (id, after) => watchReaders(runtime, readers, id, after) }
  const served = await serve(watched, { host: '127.0.0.1', port: 0, ...options })
  closing.push(async () => {
    await runtime.stop(0)
    await served.close(0)
  })
  return { url: served.url, runtime, served, readers }
}

async function watchReaders(runtime: Runtime, readers: Started['readers'], id: string, after: number) {
  const opened = await runtime.open(id, after)
  if ('refused' in opened) return opened
  const { reader } = opened
  const index = readers.reads.push(0) - 1
  readers.open += 1
  let closed = false
  const close = (): void => {
    if (!closed) readers.open -= 1
    closed = true
    reader.close()
  }
  const next = () => {
    readers.reads[index] = (readers.reads[index] ?? 0) + 1
    return reader.next()
  }
  return { ...opened, reader: { next, close } }
}

interface Sent {
  readonly method?: string
  readonly headers?: Record<string, string | string[]>
  readonly body?: string
}

function send(
  url: string,
  { method = 'GET', headers = {}, body }: Sent = {}
): { request: ClientRequest; answer: Promise<IncomingMessage> } {
  const request = httpRequest(url, { method, headers, agent: false })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve)
    request.on('error', reject)
  })
  request.end(body)
  return { request, answer }
}

const post = (url: string, headers: Record<string, string | string[]> = {}, body = JSON.stringify(good)) =>
  send(`${url}/v1/executions`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

async function submit(url: string): Promise<string> {
  const answer = await post(url).answer
  expect(answer.statusCode).toBe(202)
  return (JSON.parse(await text(answer)) as { execution_id: string }).execution_id
}

async function expectRefusal(answer: IncomingMessage, status: number): Promise<void> {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json')
  expect(isErrorBody(JSON.parse(await text(answer)))).toBe(true)
}

/** Sends bytes as they are and gives all that comes back until the server closes. */
function raw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

/** Waits for a condition that other work brings about, a turn at a time. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1))
}

test('a stream is served live and again from a cursor over a socket', async () => {
  const { url } = await start({ deltas: 5, delay_ms: 2 })
  const id = await submit(url)
  const live = await send(`${url}/v1/executions/${id}/events`).answer
  expect(live.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no'
  })
  const all = await text(live)
  expect(sequences(all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const rest = await send(`${url}/v1/executions/${id}/events`, { headers: { 'last-event-id': '4' } }).answer
  expect(await text(rest)).toBe(all.slice(all.indexOf('id: 5\n')))
})

test('an allowed origin gets its headers once with every answer, an event stream over a socket too', async () => {
  const origin = 'https://app.example.test'
  const { url } = await start({ text: 'one two' }, { allowedOrigins: [origin] })
  const id = await submit(url)
  for (const path of [`/v1/executions/${id}/events`, `/v1/executions/${id}`, '/v1/executions/none/events']) {
    const { answer } = send(`${url}${path}`, { headers: { origin } })
    const { headers, rawHeaders } = await answer
    expect(headers['access-control-allow-origin'], path).toBe(origin)
    expect(
      rawHeaders.filter((name) => /^(access-control-allow-origin|vary)$/i.test(name)),
      path
    ).toHaveLength(2)
  }
})

test('HEAD on a running stream does not hang', async () => {
  const { url, readers } = await start({ first_delay_ms: 86_400_000 })
  const id = await submit(url)
  const head = await send(`${url}/v1/executions/${id}/events`, { method: 'HEAD' }).answer
  expect(head.statusCode).toBe(200)
  expect(await text(head)).toBe('')
  expect(readers.open).toBe(0)
})

test('two Idempotency-Key headers are 400', async () => {
  const { url } = await start()
  await expectRefusal(await post(url, { 'idempotency-key': ['a', 'a'] }).answer, 400)
  await expectRefusal(await post(url, { 'idempotency-key': 'schl\u00fcssel' }).answer, 400)
})

test('two Last-Event-ID headers and one of other bytes are 400', async () => {
  const { url } = await start()
  const id = await submit(url)
  for (const value of [['1', '1'], Buffer.from('☃').toString('latin1')])
    await expectRefusal(
      await send(`${url}/v1/executions/${id}/events`, { headers: { 'last-event-id': value } }).answer,
      400
    )
})

test('a body that is too large is 413 with and without a length', async () => {
  const { url } = await start()
  const large = 'x'.repeat(9_000_000)
  await expectRefusal(await post(url, {}, large).answer, 413)
  await expectRefusal(await post(url, { 'transfer-encoding': 'chunked' }, large).answer, 413)
  await submit(url)
})

test('a foreign Host and a foreign Origin are 403, and a missing Host is 400', async () => {
  const { url } = await start({}, { allowedHosts: ['runtime.example.test'] })
  for (const headers of [{ host: 'evil.test' }, { origin: 'http://evil.test' }])
    await expectRefusal(await send(`${url}/v1/runtime`, { headers }).answer, 403)
  expect((await send(`${url}/livez`, { headers: { host: 'evil.test' } }).answer).statusCode).toBe(200)
  expect((await send(`${url}/v1/runtime`, { headers: { host: 'runtime.example.test' } }).answer).statusCode).toBe(200)
  const port = new URL(url).port
  expect((await send(`${url}/v1/runtime`, { headers: { host: `localhost:${port}` } }).answer).statusCode).toBe(200)
  expect(await raw(url, 'GET /v1/runtime HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 .*"header Host is required"/s
  )
})

test('what is no HTTP, or has no valid target, is answered with the error body', async () => {
  const { url } = await start()
  const asked = [
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\\b\r\nConnection: close\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  ]
  for (const bytes of asked)
    expect(await raw(url, bytes), bytes).toMatch(/^HTTP\/1\.1 40[03] .*\{"error":\{"code":"invalid_request"/s)
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`
  expect(await raw(url, long)).toMatch(/^HTTP\/1\.1 431 .*"headers are too large"/s)
})

test('case 90: a reader that leaves closes its own reading only, and the log is read to its end later', async () => {
  const { url, readers } = await start({ deltas: 50, delay_ms: 2 })
  const id = await submit(url)
  const leaving = send(`${url}/v1/executions/${id}/events`)
  const answer = await leaving.answer
  const staying = text(await send(`${url}/v1/executions/${id}/events`).answer)
  answer.once('data', () => leaving.request.destroy())
  answer.on('error', () => {})
  const all = await staying
  expect(all).toMatch(/event: execution\.completed/)
  await until(() => readers.open === 0)
  expect(await text(await send(`${url}/v1/executions/${id}/events`).answer)).toBe(all)
})

test('a reader that takes nothing holds a bounded part of the log and delays nobody', async () => {
  const { url, readers } = await start({ deltas: 100_000 })
  const id = await submit(url)
  const slow = await send(`${url}/v1/executions/${id}/events`).answer
  slow.pause()
  const all = await text(await send(`${url}/v1/executions/${id}/events`).answer)
  expect(sequences(all)).toHaveLength(100_004)
  const [slowReads = 0, fastReads = 0] = readers.reads
  expect(slowReads).toBeLessThan(fastReads)
  expect(await text(slow)).toBe(all)
})

test('two hundred readers of one execution all get all of it', async () => {
  const { url, readers } = await start({ deltas: 320, deltas_per_batch: 16, first_delay_ms: 50, delay_ms: 1 })
  const id = await submit(url)
  const texts = await Promise.all(
    Array.from({ length: 200 }, async () => text(await send(`${url}/v1/executions/${id}/events`).answer))
  )
  expect(new Set(texts).size).toBe(1)
  expect(sequences(texts[0] ?? '')).toHaveLength(324)
  expect(readers.open).toBe(0)
})

test('a port in use is told by the system’s own code', async () => {
  const { url, runtime } = await start()
  await expect(serve(runtime, { host: '127.0.0.1', port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE'
  })
})

test('closing sweeps connections that are kept alive and cuts what does not end', async () => {
  const { url, served } = await start({ first_delay_ms: 86_400_000 })
  const id = await submit(url)
  const idle = connect(Number(new URL(url).port), '127.0.0.1')
  const kept = text(idle)
  idle.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const open = await send(`${url}/v1/executions/${id}/events`).answer
  const cut = text(open).catch((error: { code?: string }) => error.code)
  await served.close(20)
  expect(await cut).toBe('ECONNRESET')
  expect(await kept).toMatch(/^HTTP\/1\.1 200/)
})
