import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { startLab } from '../../conformance/lab/index.ts'
import type { LedgerItem } from '../../conformance/model/ledger.ts'
import type { CallScript } from '../../conformance/model/script.ts'
import { type Recorder, startRecorder } from './recorder.ts'
import type { Recording } from './recording.ts'
import { parseUpstream } from './upstream.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

// Joined at run time, so that no file of ours holds what looks like a key.
const key = ['sk', 'proj', `CANARY${'q7Zk2Lm9'.repeat(4)}`].join('-')

interface Bench {
  readonly recorder: Recorder
  readonly out: string
  readonly lines: string[]
  told(count: number): Promise<void>
}

async function bench(upstream: string, rewriteLinks = false): Promise<Bench> {
  const out = await mkdtemp(join(tmpdir(), 'record-'))
  undo.push(() => rm(out, { recursive: true, force: true }))
  const lines: string[] = []
  let time = 0
  const recorder = await startRecorder({
    upstream: parseUpstream(upstream),
    out,
    rewriteLinks,
    now: () => (time += 4),
    date: () => new Date('2026-11-30T10:11:12.345Z'),
    tell: (line) => lines.push(line)
  })
  undo.push(() => recorder.stop())
  return { recorder, out, lines, told: (count) => expect.poll(() => lines.length).toBe(count) }
}

async function labBench(...calls: CallScript[]): Promise<Bench & { ledger: LedgerItem[]; url: string; key: string }> {
  const ledger: LedgerItem[] = []
  const lab = await startLab({
    dialects: ['openai-responses'],
    seed: 3,
    standalone: { calls },
    listener: (item) => ledger.push(item)
  })
  undo.push(() => lab.stop())
  const target = lab.targets.find(({ id }) => id === 'lab-openai-a')
  if (target === undefined) throw new Error('no target')
  const made = await bench(target.base_url)
  return { ...made, ledger, url: `${made.recorder.origin}/responses`, key: lab.keys[target.api_key_env] ?? '' }
}

/** An upstream whose every write is chosen by the test. */
async function bareUpstream(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(handler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function recorded(
  out: string
): Promise<{ name: string; recording: Recording; asked: Buffer; answered: Buffer }[]> {
  const names = (await readdir(out)).sort()
  return Promise.all(
    names.map(async (name) => {
      const recording = JSON.parse(await readFile(join(out, name, 'exchange.json'), 'utf8')) as Recording
      const read = (file: string | null | undefined) => (file ? readFile(join(out, name, file)) : Buffer.alloc(0))
      return {
        name,
        recording,
        asked: await read(recording.request.body),
        answered: await read(recording.response?.body)
      }
    })
  )
}

/** Where an upstream of the same seed ends its HTTP chunks, read from the socket without any client. */
async function chunkBorders(script: CallScript): Promise<number[]> {
  const lab = await startLab({ dialects: ['openai-responses'], seed: 3, standalone: { calls: [script] } })
  undo.push(() => lab.stop())
  const target = lab.targets.find(({ id }) => id === 'lab-openai-a')
  const { hostname, port, pathname } = new URL(target?.base_url ?? '')
  const { headers, body } = question(lab.keys[target?.api_key_env ?? ''] ?? '')
  const lines = Object.entries({
    ...headers,
    host: 'localhost',
    connection: 'close',
    'content-length': String(body).length
  })
  const socket = connect(Number(port), hostname)
  socket.write(`POST ${pathname}/responses HTTP/1.1\r\n${lines.map(([n, v]) => `${n}: ${v}\r\n`).join('')}\r\n${body}`)
  let rest = ''
  for await (const bytes of socket) rest += (bytes as Buffer).toString('latin1')
  rest = rest.slice(rest.indexOf('\r\n\r\n') + 4)
  const borders: number[] = []
  for (let place = 0, size = 1; size > 0; place += size) {
    size = Number.parseInt(rest, 16)
    rest = rest.slice(rest.indexOf('\r\n') + 4 + size)
    if (size > 0) borders.push(place + size)
  }
  return borders
}

/** The body of an answer as it came, compressed or not. */
function askRaw(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
    asking.on('error', reject)
    asking.end()
  })
}

const question = (credential: string, text = 'Count to three.'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}`, 'x-stainless-os': 'MacOS' },
  body: JSON.stringify({ model: 'lab-model', input: text, stream: true })
})

test('a stream passes through byte for byte and is kept with the borders of its chunks and rounded times', async () => {
  const acts = [{ text: 'Grüße, ' }, { text: 'you 😀' }, { end: { finish: 'stop' as const } }]
  const script: CallScript = { kind: 'stream', acts, framing: { split: 11 } }
  const { url, out, told, key } = await labBench(script)
  const response = await fetch(url, question(key))
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(200)
  await told(1)
  const [only, ...others] = await recorded(out)
  expect(others).toEqual([])
  expect(only?.name).toBe('0001-post-lab-openai-a-v1-responses-200')
  expect(only?.answered.equals(body)).toBe(true)
  expect(only?.recording).toMatchObject({
    version: 1,
    recorded_at: '2026-11-30T10:11:12Z',
    end: 'complete',
    blacked_out: 0
  })
  const chunks = only?.recording.response?.chunks ?? []
  let place = 0
  const borders = chunks.map(({ bytes }) => (place += bytes))
  const sent = await chunkBorders(script)
  expect(sent.length).toBeGreaterThan(8)
  for (const border of sent) expect(borders).toContain(border)
  expect(place).toBe(body.length)
  for (const { at_ms } of chunks) expect(at_ms % 10).toBe(0)
  expect(chunks.map(({ at_ms }) => at_ms)).toEqual([...chunks.map(({ at_ms }) => at_ms)].sort((a, b) => a - b))
})

test('every chunk reaches the client before the next one is sent', async () => {
  const release: (() => void)[] = []
  const upstream = await bareUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
    release.push(
      () => response.write('data: 2\n\n'),
      () => response.end('data: 3\n\n')
    )
  })
  const { recorder, out, told } = await bench(upstream)
  const reader = ((await fetch(`${recorder.origin}/v1/responses`)).body as ReadableStream<Uint8Array>).getReader()
  const seen: string[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    seen.push(Buffer.from(read.value).toString())
    release[seen.length - 1]?.()
  }
  expect(seen).toEqual(['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n'])
  await told(1)
  expect((await recorded(out))[0]?.recording.response?.chunks.map(({ bytes }) => bytes)).toEqual([9, 9, 9])
})

test('credentials reach the upstream and no file, in whatever form it sends them back', async () => {
  const forms = [
    key,
    Buffer.from(key).toString('base64'),
    Buffer.from(`a${key}b`).toString('base64url'),
    Buffer.from(key).toString('hex'),
    key.slice(0, 14),
    `sk-proj-****${key.slice(-4)}`,
    `...${key.slice(-6)}`
  ]
  const seen: string[] = []
  const upstream = await bareUpstream((request, response) => {
    seen.push(request.headers.authorization ?? '', request.headers.cookie ?? '')
    response.writeHead(401, {
      'content-type': 'application/json',
      'set-cookie': 'bm=verysecretcookie',
      'x-new-thing': 'v'
    })
    const body = JSON.stringify({ error: { message: `bad keys: ${forms.join(' | ')}` } })
    response.write(body.slice(0, 40))
    response.end(body.slice(40))
  })
  const { recorder, out, told } = await bench(upstream)
  const response = await fetch(`${recorder.origin}/v1/responses?stream=true&key=${key}&after=${key}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, cookie: 'session=anothersecretcookie', 'x-api-key': key },
    body: `{"input":"my key is ${key}"}`
  })
  expect(seen).toEqual([`Bearer ${key}`, 'session=anothersecretcookie'])
  expect(await response.text()).toContain(key)
  await told(1)
  const [only] = await recorded(out)
  const everything = [JSON.stringify(only?.recording), only?.asked.toString(), only?.answered.toString()].join('\n')
  for (const form of forms) expect(everything).not.toContain(form)
  for (const secret of ['CANARY', 'secretcookie', key.slice(-6)]) expect(everything).not.toContain(secret)
  expect(only?.answered.length).toBe(
    Buffer.byteLength(JSON.stringify({ error: { message: `bad keys: ${forms.join(' | ')}` } }))
  )
  expect(only?.recording.request.path).toBe('/v1/responses?stream=true&key=&after=')
  expect(only?.recording.request.headers.dropped).toEqual(
    expect.arrayContaining(['authorization', 'cookie', 'x-api-key'])
  )
  expect(only?.recording.response?.headers.dropped).toEqual(expect.arrayContaining(['set-cookie', 'x-new-thing']))
  expect(only?.recording.blacked_out).toBeGreaterThan(0)
})

test('what a login encodes, and what an unknown parameter said, comes back into no file', async () => {
  const password = `pass/${'word'.repeat(4)}`
  const login = `petra:${password}`
  const upstream = await bareUpstream((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: `${password} ${key} ${password.replaceAll('/', '\\/')}` }))
  })
  const { recorder, out, told } = await bench(upstream)
  await fetch(`${recorder.origin}/v1/messages?stream=true&signed=${key}`, {
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
  })
  await told(1)
  const [only] = await recorded(out)
  const everything = JSON.stringify(only?.recording) + only?.answered.toString()
  for (const secret of [password, 'wordword', key, 'CANARY']) expect(everything).not.toContain(secret)
})

test('a compressed answer is recorded only where it can be looked into and holds no credential', async () => {
  const bodies = [gzipSync('{"fine":1}'), gzipSync(`{"error":"bad ${key}"}`), Buffer.from('no gzip')]
  let asked = 0
  const upstream = await bareUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(bodies[asked++])
  })
  const { recorder, out, lines, told } = await bench(upstream)
  for (const [place] of bodies.entries()) {
    const answer = await askRaw(`${recorder.origin}/v1/models`, { authorization: `Bearer ${key}` })
    expect(answer).toEqual(bodies[place])
    await told(place + 1)
  }
  const kept = await recorded(out)
  expect(kept.map(({ answered }) => answered)).toEqual([bodies[0]])
  expect(lines.slice(1)).toEqual([
    '0002: not recorded, a compressed body holds a credential',
    '0003: not recorded, a compressed body cannot be looked into'
  ])
})

test('an answer without end is not held in memory for the sake of its links', async () => {
  const upstream = await bareUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(1024 * 1024)));
      response.once('drain', more)
    }
    more()
  })
  const { recorder, out, lines, told } = await bench(upstream, true)
  await expect(fetch(`${recorder.origin}/owner/app`).then((answer) => answer.text())).rejects.toThrow()
  await told(1)
  expect(lines).toEqual(['0001: not recorded, a body is larger than 64 MiB'])
  expect(await recorded(out)).toEqual([])
})

test('a client that leaves breaks the upstream off, and what came until then is kept', async () => {
  let left = false
  const upstream = await bareUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
    response.on('close', () => {
      left = true
    })
  })
  const { recorder, out, told, lines } = await bench(upstream)
  const leaving = new AbortController()
  const response = await fetch(`${recorder.origin}/v1/messages`, { signal: leaving.signal })
  await (response.body as ReadableStream<Uint8Array>).getReader().read()
  leaving.abort()
  await told(1)
  await expect.poll(() => left).toBe(true)
  const [only] = await recorded(out)
  expect(only?.recording.end).toBe('client_left')
  expect(only?.answered.toString()).toBe('data: 1\n\n')
  expect(lines[0]).toBe('0001-get-v1-messages-200: client left, 9 bytes in 1 chunks')
})

test('a reset of the upstream breaks the client off too and is told', async () => {
  const { url, out, told, key } = await labBench({
    kind: 'stream',
    preamble: false,
    acts: [{ text: 'Hello' }, { cut: 'reset' }]
  })
  const response = await fetch(url, question(key))
  await expect(response.text()).rejects.toThrow()
  await told(1)
  const [only] = await recorded(out)
  expect(only?.recording.end).toBe('upstream_broke')
  expect(only?.answered.toString()).toContain('Hello')
})

test('an upstream that refuses the connection is a 502 with the reason and a recording without an answer', async () => {
  const gone = createServer()
  gone.listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  const { recorder, out, told, lines } = await bench(`http://127.0.0.1:${port}`)
  const response = await fetch(`${recorder.origin}/v1/responses`, question(key))
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({ error: { message: 'the upstream gave no answer: ECONNREFUSED' } })
  await told(1)
  expect(lines[0]).toMatch(/no answer \(ECONNREFUSED\)/)
  expect((await recorded(out))[0]?.recording).toMatchObject({ response: null, end: 'no_answer' })
})

test('stopping breaks off what still runs, writes it, frees the port, and the next recorder counts on', async () => {
  const { url, out, recorder, key, ledger } = await labBench({
    kind: 'stream',
    acts: [{ text: 'Hello' }, { stall: true }]
  })
  const response = await fetch(url, question(key))
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  await recorder.stop()
  await expect(
    (async () => {
      for (let read = await reader.read(); !read.done; read = await reader.read());
    })()
  ).rejects.toThrow()
  await expect.poll(() => ledger.at(-1)).toMatchObject({ kind: 'ledger.end', how: 'aborted' })
  expect((await recorded(out))[0]?.recording.end).toBe('recorder_stopped')
  const port = Number(new URL(recorder.origin).port)
  const lines: string[] = []
  const next = await startRecorder({
    upstream: parseUpstream('http://127.0.0.1:9'),
    out,
    port,
    now: () => 0,
    date: () => new Date(0),
    tell: (line) => lines.push(line)
  })
  undo.push(() => next.stop())
  await fetch(`${next.origin}/x`)
  await expect.poll(() => lines[0]).toMatch(/^0002-get-x-no-answer/)
})

test('a request body of several megabytes and duplicate headers pass unchanged', async () => {
  let size = 0
  let names: string[] = []
  const upstream = await bareUpstream((request, response) => {
    names = request.rawHeaders.filter((_, place) => place % 2 === 0)
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
    })
    request.on('end', () => response.end('{}'))
  })
  const { recorder, told, out } = await bench(upstream)
  const { hostname, port } = new URL(recorder.origin)
  const sent = httpRequest({
    hostname,
    port,
    method: 'POST',
    path: '/v1/messages',
    headers: { 'X-Double': ['a', 'b'] }
  })
  sent.end(Buffer.alloc(5_000_000, 'a'))
  const [answer] = await once(sent, 'response')
  answer.resume()
  await told(1)
  expect(size).toBe(5_000_000)
  expect(names.filter((name) => name === 'X-Double')).toHaveLength(2)
  expect(names.map((name) => name.toLowerCase())).toContain('accept-encoding')
  expect((await recorded(out))[0]?.asked.length).toBe(5_000_000)
})

test('names that are not loopback, browsers and absolute request targets are refused and not recorded', async () => {
  const { recorder, out, lines } = await bench('http://127.0.0.1:9')
  const { hostname, port } = new URL(recorder.origin)
  const ask = async (head: string): Promise<string> => {
    const socket = connect(Number(port), hostname)
    socket.write(head)
    let answer = ''
    for await (const chunk of socket) answer += chunk
    return answer.split('\r\n')[0] ?? ''
  }
  expect(await ask('GET / HTTP/1.1\r\nhost: evil.example.test\r\n\r\n')).toBe('HTTP/1.1 403 Forbidden')
  expect(await ask('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://evil.example.test\r\n\r\n')).toBe(
    'HTTP/1.1 403 Forbidden'
  )
  expect(await ask('GET http://evil.example.test/ HTTP/1.1\r\nhost: localhost\r\n\r\n')).toBe('HTTP/1.1 403 Forbidden')
  expect(await readdir(out)).toEqual([])
  expect(lines).toEqual([])
})

test('links to the upstream lead to the recorder on demand, in JSON alone, and the recording keeps what was said', async () => {
  let said = ''
  const upstream = await bareUpstream((request, response) => {
    said = JSON.stringify({ status_url: `http://${request.headers.host}/requests/1/status`, note: 'Grüße' })
    response.writeHead(200, { 'content-type': request.url === '/json' ? 'application/json' : 'text/plain' })
    response.end(said)
  })
  const { recorder, out, told } = await bench(upstream, true)
  const answer = (await (await fetch(`${recorder.origin}/json`)).json()) as { status_url: string; note: string }
  expect(answer).toEqual({ status_url: `${recorder.origin}/requests/1/status`, note: 'Grüße' })
  expect(await (await fetch(`${recorder.origin}/text`)).text()).toBe(said)
  await told(2)
  for (const { answered } of await recorded(out)) expect(answered.toString()).toBe(said)
})
