import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import type { ExecutionRequest } from './generated/types.ts'
import { delta, executionId, failedLogOf, frames, logOf } from './testing/log.ts'
import { errorOf, hasty, readAll } from './testing/read-all.ts'
import { json, refuse, serve, stream, streamHead } from './testing/server.ts'

const request: ExecutionRequest = { ability: 'text-generation', input: [{ type: 'text', text: 'Say hello.' }] }
const submission = {
  execution_id: executionId,
  status: 'accepted',
  created_at: '2026-11-30T12:00:00Z',
  idempotent_replay: false
}
const result = { execution_id: executionId, result: { outputs: [], tool_calls: [] }, novel: { kept: true } }
const log = logOf(delta('hello'))

test('each plain call asks its operation and hands on the whole body', async () => {
  const { url, asked } = await serve((response, { path }) => json(response, 200, { ...submission, path, novel: [1] }))
  const client = hasty(`${url}/base/`)
  const bodies = [
    await client.submit(request, { idempotencyKey: 'k' }),
    await client.get('a/b'),
    await client.result('a'),
    await client.cancel('a'),
    await client.runtime(),
    await client.providers()
  ]
  const paths = [
    '/executions',
    '/executions/a%2Fb',
    '/executions/a/result',
    '/executions/a/cancel',
    '/runtime',
    '/providers'
  ]
  expect(bodies).toEqual(paths.map((path) => ({ ...submission, path: `/base/v1${path}`, novel: [1] })))
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'POST', 'GET', 'GET'])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(request)
  expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k' })
})

test('a submit gets a key of its own, the same one for all its tries', async () => {
  const { url, asked } = await serve((response, _, before) =>
    before < 2 ? refuse(response, 503, {}) : json(response, 202, submission)
  )
  const client = hasty(url)
  await client.submit(request)
  await client.submit(request)
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
  expect(new Set(asked.map(({ body }) => body)).size).toBe(1)
})

test('a lost connection is tried again, and a lasting one is a connection error without a status', async () => {
  const flaky = await serve((response, _, before) =>
    before === 0 ? response.socket?.resetAndDestroy() : json(response, 202, submission)
  )
  expect(await hasty(flaky.url).submit(request)).toEqual(submission)
  const dead = await serve((response) => response.socket?.resetAndDestroy())
  const error = await errorOf(hasty(dead.url).submit(request))
  expect(error.kind).toBe('connection')
  expect(error.status).toBeUndefined()
  expect(dead.asked).toHaveLength(3)
})

test.each([429, 502, 503, 504])('status %i is tried again as often as allowed', async (status) => {
  const { url, asked } = await serve((response) => refuse(response, status, { code: 'queue_full', retryable: true }))
  const error = await errorOf(hasty(url, { maxRetries: 1 }).get(executionId))
  expect(error).toMatchObject({ kind: 'api', status, code: 'queue_full', retryable: true, message: 'a refusal' })
  expect(asked).toHaveLength(2)
})

test.each([400, 404, 409, 410, 413, 415, 422, 500])('status %i is an error at once', async (status) => {
  const { url, asked } = await serve((response) => refuse(response, status, {}))
  expect(await errorOf(hasty(url).get(executionId))).toMatchObject({ kind: 'api', status, code: 'internal_error' })
  expect(asked).toHaveLength(1)
})

test('every fact of an error is kept, and one of a wrong type is left out', async () => {
  const told = {
    code: 'novel_code',
    retryable: false,
    provider_code: 'p-1',
    retry_after_ms: 7,
    remote_outcome: 'unknown'
  }
  const { url } = await serve((response, _, before) =>
    refuse(response, 400, before === 0 ? told : { code: 7, retryable: 'yes', message: ['secret'] })
  )
  const client = hasty(url)
  const facts = { code: 'novel_code', retryable: false, providerCode: 'p-1', retryAfterMs: 7, remoteOutcome: 'unknown' }
  expect(await errorOf(client.get('a'))).toMatchObject({ kind: 'api', status: 400, ...facts })
  const { code, retryable, message } = await errorOf(client.get('a'))
  expect({ code, retryable, message }).toEqual({ message: 'the runtime answered 400' })
})

test('a Retry-After of a plain call is waited for, and a longer one than allowed is an error at once', async () => {
  const { url, asked } = await serve((response, _, before) => {
    const date = new Date(Date.now() + 2000).toUTCString()
    return refuse(response, 429, {}, { 'retry-after': before === 0 ? date : '61' })
  })
  const started = performance.now()
  expect(await errorOf(hasty(url).get('a'))).toMatchObject({ status: 429, retryAfterMs: 61_000 })
  expect(performance.now() - started).toBeGreaterThan(900)
  expect(asked).toHaveLength(2)
})

test('a stopping runtime is an answer, and any other 503 an error', async () => {
  const info = { name: 'r', protocol_version: '0.1.0', state: 'stopping', features: {} }
  const { url, asked } = await serve((response, _, before) =>
    before === 0 ? json(response, 503, info) : refuse(response, 503, { code: 'runtime_unavailable' })
  )
  const client = hasty(url, { maxRetries: 0 })
  expect(await client.runtime()).toEqual(info)
  expect(await errorOf(client.runtime())).toMatchObject({ status: 503, code: 'runtime_unavailable' })
  expect(asked).toHaveLength(2)
})

test.each([301, 302, 303, 307, 308])(
  'a %i redirect is refused and the headers reach no other place',
  async (status) => {
    const other = await serve((response) => json(response, 200, {}))
    const { url } = await serve((response) => response.writeHead(status, { location: other.url }).end())
    const client = hasty(url, { headers: { authorization: 'Bearer canary' } })
    expect(await errorOf(client.get('a'))).toMatchObject({ kind: 'protocol', status })
    expect((await errorOf(client.submit(request))).kind).toBe('protocol')
    expect((await readAll(client.events('a'))).error).toMatchObject({ kind: 'protocol', status })
    expect(other.asked).toEqual([])
  }
)

test('what is no JSON object is an error of the protocol, without a word of it', async () => {
  const { url } = await serve((response, { path }) =>
    response.writeHead(path.endsWith('/b') ? 404 : 200).end(path.endsWith('/c') ? '[]' : '<p>secret-page</p>')
  )
  const client = hasty(url)
  const errors = [await errorOf(client.get('a')), await errorOf(client.get('b')), await errorOf(client.get('c'))]
  expect(errors.map(({ kind, status, code }) => [kind, status, code])).toEqual([
    ['protocol', undefined, undefined],
    ['api', 404, undefined],
    ['protocol', undefined, undefined]
  ])
  for (const error of errors) expect(inspect(error)).not.toContain('secret-page')
})

test('a body above the cap and one that stalls are errors', async () => {
  const { url } = await serve((response, { path }) =>
    path.endsWith('/a') ? response.end('x'.repeat(5000)) : response.write('{')
  )
  const client = hasty(url, { maxBodyBytes: 4000, idleTimeoutMs: 30, maxRetries: 0 })
  expect((await errorOf(client.get('a'))).kind).toBe('too_large')
  expect((await errorOf(client.get('b'))).kind).toBe('timeout')
})

test('headers are sent with every request, made anew where they come from a function', async () => {
  let made = 0
  const { url, asked } = await serve((response, { path }, before) => {
    if (before < 2 && path.endsWith('/events')) return stream(response, '')
    return path.endsWith('/events') ? stream(response, frames(log)) : json(response, 200, result)
  })
  const headers = async () => {
    made += 1
    return { authorization: `Bearer ${made}`, 'execution-partition': 'p' }
  }
  const client = hasty(url, { headers })
  await readAll(client.events(executionId))
  await client.get(executionId)
  expect(asked.map((one) => one.headers.authorization)).toEqual(['Bearer 1', 'Bearer 2', 'Bearer 3', 'Bearer 4'])
  expect(asked.every((one) => one.headers['execution-partition'] === 'p')).toBe(true)
})

test('no credential stands in any error', async () => {
  const { url } = await serve((response) => response.socket?.resetAndDestroy())
  const canary = 'Bearer canary-token'
  const shown: string[] = []
  const show = (error: unknown) => shown.push(inspect(error, { showHidden: true, depth: 9 }), JSON.stringify(error))
  const client = hasty(url, { headers: { authorization: canary }, maxReconnects: 1 })
  show(await errorOf(client.get('a')))
  show((await readAll(client.events('a'))).error)
  for (const headers of [{ authorization: `${canary}\nx` }, { [canary]: 'x' }])
    await hasty(url, { headers }).get('a').catch(show)
  for (const baseUrl of [
    'ftp://canary',
    'http://u:canary@h',
    'http://canary@h/',
    'http://u:canary@h/?q=1',
    'http://u:canary@',
    'canary'
  ])
    try {
      createClient({ baseUrl })
    } catch (error) {
      show(error)
    }
  expect(shown).toHaveLength(20)
  expect(shown.join()).not.toContain('canary')
})

test('an option that is undefined is not given', async () => {
  const { url, asked } = await serve((response) => refuse(response, 503, {}))
  const options = { headers: undefined, maxRetries: undefined, fetch: undefined, initialDelayMs: 1 } as object
  expect((await errorOf(createClient({ baseUrl: url, ...options }).get('a'))).status).toBe(503)
  expect(asked).toHaveLength(3)
})

const answering = (events: string) =>
  serve((response, { method, path }) => {
    if (method === 'POST') return json(response, 202, submission)
    return path.endsWith('/events') ? stream(response, events) : json(response, 200, result)
  })

test('execute hands out the events, and then the result without asking for the events again', async () => {
  const { url, asked } = await answering(frames(log))
  const execution = await hasty(url).execute(request)
  expect([execution.executionId, execution.submission]).toEqual([executionId, submission])
  expect((await readAll(execution.events)).read).toEqual(log)
  expect(await execution.result()).toEqual(result)
  expect(asked.filter(({ path }) => path.endsWith('/events'))).toHaveLength(1)
})

test('the result follows the events itself where nobody reads them or the reader has left', async () => {
  const { url, asked } = await answering(frames(log))
  expect(await (await hasty(url).execute(request)).result()).toEqual(result)
  const left = await hasty(url).execute(request)
  for await (const { sequence } of left.events) if (sequence === 2) break
  expect(await left.result()).toEqual(result)
  expect(asked.at(-2)?.headers['last-event-id']).toBe('2')
})

test('the result of a failed or cancelled execution is its own error', async () => {
  const error = { code: 'cancelled', message: 'on request', retryable: false, remote_outcome: 'unknown' }
  const { url, asked } = await answering(frames(failedLogOf(error, delta('a'))))
  const execution = await hasty(url).execute(request)
  expect(await errorOf(execution.result())).toMatchObject({
    kind: 'execution_failed',
    code: 'cancelled',
    message: 'on request',
    retryable: false,
    remoteOutcome: 'unknown'
  })
  expect(asked.some(({ path }) => path.endsWith('/result'))).toBe(false)
})

test('a transport of the caller is used for everything and given the signal', async () => {
  const seen: string[] = []
  const transport = async (asked: Request, { signal }: { signal: AbortSignal }) => {
    seen.push(`${asked.method} ${asked.url} ${signal.aborted}`)
    const body = asked.url.endsWith('/events') ? frames(log) : JSON.stringify(submission)
    return new Response(body, { headers: asked.url.endsWith('/events') ? streamHead : {} })
  }
  const execution = await createClient({ baseUrl: 'https://gateway.example.test/a', fetch: transport }).execute(request)
  expect((await readAll(execution.events)).read).toEqual(log)
  expect(seen).toEqual([
    'POST https://gateway.example.test/a/v1/executions false',
    `GET https://gateway.example.test/a/v1/executions/${executionId}/events false`
  ])
})
