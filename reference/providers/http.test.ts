import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Agent, fetch as undiciFetch } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { createManualClock, settle } from '../core/manual-clock.ts'
import type { AdapterOptions } from './adapter-options.ts'
import { adapterOptions, createAdapter, type Dialect, drain, frames, textOf } from './test-support.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Site {
  readonly origin: string
  readonly requests: IncomingMessage[]
  /** Resolves with the number of the connection that was closed by the other side. */
  readonly left: Promise<void>
}

/** A provider on a real socket. */
async function site(answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<Site> {
  const requests: IncomingMessage[] = []
  let leave: () => void
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const server = createServer((request, response) => {
    requests.push(request)
    response.on('close', () => leave())
    request.resume()
    request.on('end', () => answer(response, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, left }
}

/** A provider that writes to its sockets what it likes, once a request has come. */
async function rawSite(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function ownFetch(): typeof fetch {
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 })
  closing.push(() => void dispatcher.destroy())
  const send = undiciFetch as unknown as typeof fetch
  return (input, init) => send(input, { ...init, dispatcher } as RequestInit)
}

/** Tells when bytes of a body have come to the adapter, and when its end has. */
interface Watched {
  readonly fetch: typeof fetch
  /** Resolves once `count` chunks in all have passed. */
  chunks(count: number): Promise<void>
  /** Resolves once `count` bodies in all have ended. */
  ends(count: number): Promise<void>
}

function watchedFetch(): Watched {
  const inner = ownFetch()
  const chunks = counter()
  const ends = counter()
  return {
    chunks: chunks.reached,
    ends: ends.reached,
    async fetch(input, init) {
      const response = await inner(input, init)
      const { status, headers } = response
      const passing = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          controller.enqueue(chunk)
          chunks.add()
        },
        flush: ends.add
      })
      return new Response(response.body?.pipeThrough(passing) ?? null, { status, headers })
    }
  }
}

function counter() {
  let count = 0
  const waiting: { readonly at: number; readonly resolve: () => void }[] = []
  return {
    add() {
      count += 1
      for (const { at, resolve } of waiting) if (at <= count) resolve()
    },
    reached: (at: number) => new Promise<void>((resolve) => (at <= count ? resolve() : waiting.push({ at, resolve })))
  }
}

function adapter(dialect: Dialect, baseUrl: string, more: Partial<AdapterOptions> = {}) {
  return createAdapter(dialect, adapterOptions(ownFetch(), { baseUrl, ...more }))
}

const stream = { 'content-type': 'text/event-stream' }
const start = { type: 'message_start', message: { id: 'm', content: [], usage: { input_tokens: 3, output_tokens: 1 } } }
const hel = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hel' } }
const stop = { type: 'message_stop' }

test('case 134: a redirect is refused, whatever its status and target, and the credential goes nowhere else', async () => {
  const other = await site((response) => response.writeHead(200, stream).end(frames(start, stop)))
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of [`${other.origin}/v1/messages`, 'http://127.0.0.1:1/v1/messages', '/v1/elsewhere']) {
      const first = await site((response) => response.writeHead(status, { location }).end('moved'))
      const { failure } = await drain(adapter('anthropic', first.origin))
      expect(failure).toMatchObject({ code: 'provider_protocol_error', failureClass: 'target_scoped' })
      expect(first.requests).toHaveLength(1)
    }
  }
  expect(other.requests).toHaveLength(0)
})

test('case 15: a reset after output keeps the output and is no protocol error', async () => {
  const { origin } = await site((response) => {
    response
      .writeHead(200, stream)
      .write(frames(start, hel), () => setImmediate(() => response.socket?.resetAndDestroy()))
  })
  const played = await drain(adapter('anthropic', origin))
  expect(textOf(played)).toBe('Hel')
  expect(played.failure).toMatchObject({
    code: 'provider_unavailable',
    failureClass: 'uncertain',
    remoteOutcome: 'unknown'
  })
})

test('case 18: a connection that breaks before the head, within it or in the body is a failure of unknown outcome', async () => {
  const breaks: ((response: ServerResponse) => void)[] = [
    (response) => response.socket?.resetAndDestroy(),
    (response) => response.socket?.end(),
    (response) => response.socket?.end('HTTP/1.1 200 OK\r\ncontent-ty'),
    (response) => response.writeHead(200, stream).write(frames(start), () => response.socket?.end())
  ]
  for (const brake of breaks) {
    const { origin, requests } = await site(brake)
    const { failure } = await drain(adapter('anthropic', origin))
    expect(failure).toMatchObject({ code: 'provider_unavailable', failureClass: 'uncertain', remoteOutcome: 'unknown' })
    expect(requests).toHaveLength(1)
  }
})

test('a refused connection and a name that does not resolve are transient and not started', async () => {
  const free = createTcpServer()
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
  const { port } = free.address() as AddressInfo
  await new Promise((resolve) => free.close(resolve))
  for (const url of [`http://127.0.0.1:${port}`, 'https://no-such-host.invalid']) {
    const { failure } = await drain(adapter('openai', url))
    expect(failure).toMatchObject({
      code: 'provider_unavailable',
      failureClass: 'transient',
      remoteOutcome: 'not_started'
    })
    expect(failure?.message).not.toContain('invalid')
  }
})

test('a server that speaks no TLS fails before anything was written', async () => {
  const plain = createTcpServer((socket: Socket) =>
    socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n')
  )
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  closing.push(() => plain.close())
  const { failure } = await drain(adapter('openai', `https://127.0.0.1:${(plain.address() as AddressInfo).port}`))
  expect(failure).toMatchObject({
    code: 'provider_unavailable',
    failureClass: 'transient',
    remoteOutcome: 'not_started'
  })
})

test('no response head within its limit is a timeout, and the socket is closed', async () => {
  const clock = createManualClock()
  let asked: () => void
  const arrived = new Promise<void>((resolve) => {
    asked = resolve
  })
  const { origin, left } = await site(() => asked())
  const running = drain(adapter('openai', origin, { clock }))
  await arrived
  await clock.advance(999)
  await clock.advance(1)
  expect((await running).failure).toMatchObject({
    code: 'provider_unavailable',
    failureClass: 'uncertain',
    remoteOutcome: 'unknown'
  })
  await left
  expect(clock.waits()).toEqual([])
})

test('case 88: a silent stream ends at its idle limit, one with pings only at its progress limit', async () => {
  for (const pings of [false, true]) {
    const clock = createManualClock()
    const watched = watchedFetch()
    let response: ServerResponse | undefined
    const { origin, left } = await site((answering) => {
      response = answering
      answering.writeHead(200, stream).write(frames(start, hel))
    })
    const running = drain(adapter('anthropic', origin, { clock, fetch: watched.fetch }))
    await watched.chunks(1)
    for (let beat = 1; beat <= 12; beat++) {
      if (pings) {
        response?.write(frames({ type: 'ping' }))
        await watched.chunks(1 + beat)
      }
      await clock.advance(beat === 1 || pings ? 400 : 0)
    }
    expect(clock.waits().length).toBe(1)
    await clock.advance(pings ? 200 : 600)
    const { failure } = await running
    expect(failure?.message).toContain(pings ? 'progress_ms' : 'idle_ms')
    expect(failure).toMatchObject({ code: 'provider_unavailable', failureClass: 'uncertain', remoteOutcome: 'unknown' })
    await left
    expect(clock.waits()).toEqual([])
  }
})

test('an abort closes the socket at once and rejects with its reason, before the head and inside the body', async () => {
  for (const begin of [false, true]) {
    let asked: () => void
    const arrived = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { origin, left } = await site((response) => {
      if (begin) response.writeHead(200, stream).write(frames(start, hel))
      asked()
    })
    const controller = new AbortController()
    const running = drain(adapter('anthropic', origin), controller.signal)
    await arrived
    controller.abort(new Error('cancelled here'))
    await expect(running).rejects.toThrow('cancelled here')
    await left
  }
})

test('a caller that leaves in the middle closes the socket', async () => {
  const { origin, left } = await site((response) => void response.writeHead(200, stream).write(frames(start, hel)))
  const provider = adapter('anthropic', origin)
  const call = {
    request: { ability: 'ability', input: [{ type: 'text' as const, text: 'x' }] },
    target: { provider: 'target', model: 'model-1' },
    signal: new AbortController().signal,
    ids: { executionId: () => 'e', callId: () => 'c' }
  }
  for await (const batch of provider.execute(call)) {
    expect(batch.length).toBeGreaterThan(0)
    break
  }
  await left
})

test('a connection serves again after a stream that ended by itself', async () => {
  const sockets = new Set<Socket>()
  const { origin, requests } = await site((response, request) => {
    sockets.add(request.socket)
    response.writeHead(200, stream).end(frames(start, stop))
  })
  const watched = watchedFetch()
  const provider = adapter('anthropic', origin, { fetch: watched.fetch })
  for (let turn = 1; turn <= 3; turn++) {
    expect((await drain(provider)).failure).toBeUndefined()
    await watched.ends(turn)
    await settle()
  }
  expect(requests).toHaveLength(3)
  expect(sockets.size).toBe(1)
})

test('a stream that goes on after its terminal is left within a bound', async () => {
  const clock = createManualClock()
  const { origin, left } = await site((response) => void response.writeHead(200, stream).write(frames(start, stop)))
  expect((await drain(adapter('anthropic', origin, { clock }))).failure).toBeUndefined()
  await clock.advance(1000)
  await left
})

test('case 131: an error body is read in pieces and bounded, and quotes nothing', async () => {
  const { origin, left } = await site((response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.write('{"error":{"type":"authentication_error","message":"bad key sk-test-CAN')
    response.write('ARY"}}')
    for (let chunk = 0; chunk < 64; chunk++) response.write(' '.repeat(64 * 1024))
  })
  const { failure } = await drain(adapter('anthropic', origin))
  expect(failure).toMatchObject({ code: 'provider_unavailable', failureClass: 'target_scoped' })
  expect(JSON.stringify({ ...failure, message: failure?.message, stack: failure?.stack })).not.toContain('CANARY')
  await left
})

test('an error body that never ends is left at the idle limit, its status still stands', async () => {
  const clock = createManualClock()
  const { origin, left } = await site((response) => void response.writeHead(429, { 'retry-after': '2' }).write('{"err'))
  const watched = watchedFetch()
  const running = drain(adapter('openai', origin, { clock, fetch: watched.fetch }))
  await watched.chunks(1)
  await clock.advance(1000)
  expect((await running).failure).toMatchObject({ code: 'rate_limited', failureClass: 'transient', retryAfterMs: 2000 })
  await left
})

test('one byte a write over a socket means the same', async () => {
  const wire = frames(
    start,
    hel,
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'lo 🧭' } },
    stop
  )
  const { origin } = await site(async (response) => {
    response.writeHead(200, stream)
    for (const byte of Buffer.from(wire)) response.write(Uint8Array.of(byte))
    response.end()
  })
  expect(textOf(await drain(adapter('anthropic', origin)))).toBe('Hello 🧭')
})

test('identity is asked for, and a body that is compressed all the same is read', async () => {
  const { origin, requests } = await site((response) => {
    response.writeHead(200, { ...stream, 'content-encoding': 'gzip' }).end(gzipSync(frames(start, hel, stop)))
  })
  expect(textOf(await drain(adapter('anthropic', origin)))).toBe('Hel')
  expect(requests[0]?.headers['accept-encoding']).toBe('identity')
})

test('an answer that is no HTTP, or no body of its encoding, is a broken protocol and may have run', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n'
  const answers = [
    'SSH-2.0-OpenSSH_9\r\n',
    `${head}transfer-encoding: chunked\r\n\r\nZZZ\r\nabc\r\n`,
    `${head}content-length: 3\r\ncontent-length: 4\r\n\r\nabc`,
    `${head}content-length: -1\r\n\r\n`,
    `${head}x-long: ${'a'.repeat(32_000)}\r\n\r\n`,
    `${head}content-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc`
  ]
  for (const answer of answers) {
    const origin = await rawSite((socket) => socket.write(answer))
    const { failure } = await drain(adapter('anthropic', origin))
    expect({ answer: answer.slice(0, 90), failure }).toMatchObject({
      failure: { code: 'provider_protocol_error', failureClass: 'uncertain', remoteOutcome: 'unknown' }
    })
  }
})

test('the words of an error are waited for a few seconds, not as long as an answer', async () => {
  const clock = createManualClock()
  const timeouts = { connect_ms: 1000, first_byte_ms: 600_000, idle_ms: 300_000, progress_ms: 600_000 }
  const { origin, left } = await site((response) => void response.writeHead(429, { 'retry-after': '2' }).write('{"err'))
  const watched = watchedFetch()
  const running = drain(adapter('openai', origin, { clock, timeouts, fetch: watched.fetch }))
  await watched.chunks(1)
  await clock.advance(5000)
  expect((await running).failure).toMatchObject({ code: 'rate_limited', failureClass: 'transient', retryAfterMs: 2000 })
  await left
  expect(clock.waits()).toEqual([])
})

test('a connection that closes behind its answer costs no answer', async () => {
  const wire = frames(start, hel, stop)
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: ${wire.length}\r\n\r\n`
  const origin = await rawSite((socket) => socket.end(head + wire))
  const provider = adapter('anthropic', origin)
  for (let turn = 0; turn < 5; turn += 1) {
    expect(textOf(await drain(provider))).toBe('Hel')
    await settle()
  }
})
