import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { LedgerItem } from '../model/ledger.ts'
import type { Act, CallScript } from '../model/script.ts'
import type { Enrolment } from './enrolment.ts'
import { type Lab, startLab } from './start-lab.ts'
import { providerCall } from './testing/provider-call.ts'

const nonce = 'n-0123456789abcdef'
const open: Lab[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((lab) => lab.stop()))
})

interface Bench {
  readonly lab: Lab
  readonly place: Enrolment
  readonly ledger: LedgerItem[]
  /** Resolves with the next end of an exchange. */
  readonly ended: Promise<LedgerItem>
  call(extra?: RequestInit): Promise<Response>
}

async function bench(...calls: CallScript[]): Promise<Bench> {
  const lab = await startLab({ dialects: ['openai-responses'], seed: 1 })
  open.push(lab)
  const ledger: LedgerItem[] = []
  let tellEnd: (item: LedgerItem) => void = () => {}
  const ended = new Promise<LedgerItem>((resolve) => {
    tellEnd = resolve
  })
  const listener = (item: LedgerItem): void => {
    ledger.push(item)
    if (item.kind === 'ledger.end') tellEnd(item)
  }
  const place = lab.desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [calls], listener })
  const target = lab.targets.find(({ id }) => id === 'lab-openai-a')
  if (target === undefined) throw new Error('no target')
  const { url, init } = providerCall(target, lab.keys[target.api_key_env] ?? '', nonce)
  return {
    lab,
    place,
    ledger,
    ended,
    call: (extra) => fetch(url, { ...init, ...extra, headers: { ...init.headers, ...extra?.headers } })
  }
}

const stream = (...acts: Act[]): CallScript => ({ kind: 'stream', acts })

/** Reads until the text was seen and says whether the body then ended, broke or went on. */
async function readUntil(response: Response, text: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let seen = ''
  while (!seen.includes(text)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the body ended before ${text}`)
    seen += decoder.decode(value, { stream: true })
  }
  return reader
}

/** Everything that arrived, and whether the body broke off. */
async function readToTheEnd(response: Response): Promise<{ text: string; broken: boolean }> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value)
    return { text: Buffer.concat(chunks).toString(), broken: false }
  } catch {
    return { text: Buffer.concat(chunks).toString(), broken: true }
  }
}

test('a script is served whole and the ledger says done with the exact number of bytes', async () => {
  const { call, ended } = await bench(stream({ text: 'Hello' }, { end: { finish: 'stop' } }))
  const response = await call()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const body = await response.arrayBuffer()
  expect(await ended).toMatchObject({ how: 'done', written: body.byteLength })
})

test('a client that leaves during a stall is an abort in the ledger at once', async () => {
  const { call, ended, lab } = await bench(stream({ text: 'Hel' }, { stall: true }))
  const leaving = new AbortController()
  const response = await call({ signal: leaving.signal })
  await readUntil(response, '"Hel"')
  leaving.abort()
  expect(await ended).toMatchObject({ kind: 'ledger.end', how: 'aborted' })
  expect(lab.desk.findings).toEqual([])
})

test('a client that leaves before the head, in a wait, at a barrier or in silence is an abort too', async () => {
  const scripts: CallScript[] = [
    { kind: 'stream', acts: [], before: { wait: 80_000_000 } },
    { kind: 'stream', acts: [], before: { barrier: 'never' } },
    { kind: 'status', status: 200, before: { wait: 80_000_000 } },
    { kind: 'drop', how: 'silence' }
  ]
  for (const script of scripts) {
    const { call, ended, ledger } = await bench(script)
    const leaving = new AbortController()
    const answer = call({ signal: leaving.signal })
    await expect.poll(() => ledger.length).toBeGreaterThan(0)
    leaving.abort()
    await expect(answer).rejects.toThrow()
    expect(await ended).toMatchObject({ how: 'aborted', written: 0 })
  }
})

test('a barrier holds the answer between two acts until the other side releases it', async () => {
  const { call, place, ledger } = await bench(
    stream({ text: 'before' }, { barrier: 'x' }, { text: 'after' }, { end: { finish: 'stop' } })
  )
  const reached = place.reached('x')
  const response = await call()
  const reader = await readUntil(response, 'before')
  await reached
  const next = reader.read()
  const first = await Promise.race([
    next.then(() => 'bytes'),
    new Promise((resolve) => setImmediate(() => resolve('held')))
  ])
  expect(first).toBe('held')
  const barrier = ledger.findIndex((item) => item.kind === 'ledger.barrier')
  expect(ledger[barrier - 1]).toMatchObject({ kind: 'ledger.bytes' })
  place.release('x')
  expect(new TextDecoder().decode((await next).value)).toContain('after')
})

test('a reset before the head and a FIN before the head give no answer', async () => {
  for (const how of ['reset', 'fin'] as const) {
    const { call, ended } = await bench({ kind: 'drop', how })
    await expect(call()).rejects.toThrow('fetch failed')
    expect(await ended).toMatchObject({ how: 'done', written: 0 })
  }
})

test.each<[string, Act[]]>([
  ['after the head', []],
  ['after some frames', [{ text: 'Hello' }]],
  ['inside a frame', [{ text: 'Hello' }, { raw: { utf8: 'event: response.output_text.delta\ndata: {"type":"respo' } }]]
])('a reset or a FIN %s breaks the body off after all bytes before it', async (_where, acts) => {
  for (const cut of ['reset', 'fin'] as const) {
    const { call, ended } = await bench({ kind: 'stream', preamble: false, acts: [...acts, { cut }] })
    const response = await call()
    expect(response.status).toBe(200)
    const { text, broken } = await readToTheEnd(response)
    expect(broken).toBe(true)
    expect(await ended).toMatchObject({ how: 'done', written: Buffer.byteLength(text) })
  }
})

test('a stall goes on until the client leaves, with nothing more written', async () => {
  const { call, ledger, lab } = await bench(stream({ text: 'Hello' }, { stall: true }))
  await readUntil(await call(), 'Hello')
  expect(ledger.some((item) => item.kind === 'ledger.end')).toBe(false)
  await lab.stop()
  expect(ledger.at(-1)).toMatchObject({ kind: 'ledger.end', how: 'aborted' })
})

test('a clean end without a terminal is a complete HTTP body', async () => {
  const { call } = await bench(stream({ text: 'Hello' }, { cut: 'eof' }))
  const { text, broken } = await readToTheEnd(await call())
  expect(broken).toBe(false)
  expect(text).not.toContain('response.completed')
})

test('one byte a write arrives whole, characters of several bytes included', async () => {
  const acts: Act[] = [{ text: 'Grüße 😀' }, { end: { finish: 'stop' } }]
  const bytewise = await bench({ kind: 'stream', acts, framing: { split: 'byte' } })
  const framewise = await bench({ kind: 'stream', acts })
  expect(await (await bytewise.call()).text()).toBe(await (await framewise.call()).text())
})

test('a frame of five megabytes arrives whole', async () => {
  const text = 'é'.repeat(2_500_000)
  const { call } = await bench(stream({ text }, { end: { finish: 'stop', form: 'unclosed' } }))
  const body = await (await call()).text()
  expect(body.split(text)).toHaveLength(3)
})

test('a gzip body is decoded by an HTTP client into the plain one', async () => {
  const acts: Act[] = [{ text: 'Grüße 😀' }, { end: { finish: 'stop' } }]
  const zipped = await bench({ kind: 'stream', acts, framing: { gzip: true } })
  const plain = await bench({ kind: 'stream', acts })
  const response = await zipped.call()
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe(await (await plain.call()).text())
})

test.each([
  ['identity', null],
  ['br, gzip;q=0', null],
  ['br;q=0.5, x-gzip', 'gzip'],
  ['*', 'gzip']
])('a script that compresses answers a request that accepts %s with encoding %s', async (accepted, encoding) => {
  const { call } = await bench({
    kind: 'stream',
    acts: [{ text: 'a' }, { end: { finish: 'stop' } }],
    framing: { gzip: true }
  })
  const response = await call({ headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.text()).toContain('"type":"response.completed"')
})

test('statuses, headers and bodies come as scripted: HTML, errors under 200, another content type, truncated JSON, redirects', async () => {
  const { call } = await bench(
    { kind: 'status', status: 502, body: '<h1>Bad</h1>', headers: { 'content-type': 'text/html' } },
    { kind: 'status', status: 200, error: { kind: 'overloaded' } },
    {
      kind: 'stream',
      acts: [{ text: 'a' }, { end: { finish: 'stop' } }],
      headers: { 'content-type': 'application/octet-stream' }
    },
    { kind: 'status', status: 500, body: '{"error": {"mess' },
    { kind: 'status', status: 307, body: '', headers: { location: '{{elsewhere}}/v1/responses' } },
    { kind: 'status', status: 529, error: { kind: 'overloaded' }, headers: { 'retry-after': '3600' } }
  )
  const answers: unknown[] = []
  for (let count = 0; count < 6; count++) {
    const response = await call()
    const text = await response.text()
    answers.push([response.status, response.headers.get('content-type'), text.slice(0, 16)])
    if (response.status === 307)
      expect(response.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\/responses$/)
    if (response.status === 529) expect(response.headers.get('retry-after')).toBe('3600')
  }
  expect(answers).toEqual([
    [502, 'text/html', '<h1>Bad</h1>'],
    [200, 'application/json', '{"error":{"messa'],
    [200, 'application/octet-stream', 'event: response.'],
    [500, 'application/json', '{"error": {"mess'],
    [307, 'application/json', ''],
    [529, 'application/json', '{"error":{"messa']
  ])
})

test('a followed redirect is seen at the other place, with the credential that came along', async () => {
  const { call, lab, ledger } = await bench({
    kind: 'status',
    status: 307,
    body: '',
    headers: { location: '{{elsewhere}}/v1/responses' }
  })
  await call({
    redirect: 'follow',
    headers: {
      'content-type': 'application/json',
      'x-api-key': lab.keys.LAB_KEY_OPENAI_A ?? '',
      authorization: `Bearer ${lab.keys.LAB_KEY_OPENAI_A}`
    }
  })
  expect(lab.desk.findings).toMatchObject([
    { kind: 'followed_redirect', detail: expect.stringContaining('lab-openai-a') }
  ])
  expect(ledger).toContainEqual(expect.objectContaining({ target: 'elsewhere', credentialOf: 'lab-openai-a', nonce }))
})

test('socket bytes stand outside HTTP’s framing: a broken chunk breaks the body', async () => {
  const chunk = await bench({
    kind: 'stream',
    preamble: false,
    acts: [{ text: 'Hello' }, { socket: { utf8: 'not a chunk size\r\n' } }]
  })
  expect((await readToTheEnd(await chunk.call())).broken).toBe(true)
})

test('a target can refuse every connection', async () => {
  const lab = await startLab({ dialects: ['openai-responses'], seed: 1, refuse: ['lab-openai-a'] })
  open.push(lab)
  const [, a, b] = lab.targets
  const codeOf = (base: string | undefined) =>
    fetch(`${base}/models`).then(
      (response) => response.status,
      (error: Error) => (error.cause as { code?: string }).code
    )
  expect(await codeOf(a?.base_url)).toBe('ECONNREFUSED')
  expect(await codeOf(b?.base_url)).toBe(200)
})

test('a slow reader slows the lab down, not its memory', async () => {
  const big = 'x'.repeat(100_000)
  const acts: Act[] = [...Array.from({ length: 400 }, () => ({ raw: { utf8: big } })), { barrier: 'all written' }]
  const { call, ledger, place } = await bench({ kind: 'stream', preamble: false, acts })
  let through = false
  void place.reached('all written').then(() => {
    through = true
  })
  const response = await call()
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  expect(through).toBe(false)
  const written = ledger.findLast((item) => item.kind === 'ledger.bytes')?.written ?? 0
  expect(written).toBeLessThan(400 * big.length)
  place.release('all written')
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) size += read.value.length
  expect(through).toBe(true)
  expect(size).toBeGreaterThan(300 * big.length)
})

test('a taken port is an error, and stopping frees ports and connections', async () => {
  const lab = await startLab({ dialects: ['openai-responses'], seed: 1 })
  const port = Number(new URL(lab.origin).port)
  await expect(startLab({ dialects: ['openai-responses'], seed: 1, port })).rejects.toMatchObject({
    code: 'EADDRINUSE'
  })
  const idle = connect(port, '127.0.0.1')
  await new Promise((resolve) => idle.once('connect', resolve))
  const closed = new Promise((resolve) => idle.once('close', resolve))
  await lab.stop()
  await closed
  const again = await startLab({ dialects: ['openai-responses'], seed: 1, port })
  open.push(again)
  expect(again.origin).toBe(lab.origin)
})

test('a client that goes away in the middle of its request leaves no trace', async () => {
  const { lab, ledger } = await bench(stream({ text: 'a' }))
  const socket = connect(Number(new URL(lab.origin).port), '127.0.0.1')
  socket.write('POST /lab-openai-a/v1/responses HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"mod')
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.destroy()
  const response = await fetch(`${lab.origin}/lab-openai-a/v1/models`)
  expect(response.status).toBe(200)
  expect(ledger).toEqual([])
})
