import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isErrorBody } from '../../generated/validators.mjs'
import { type GuardOptions, guard, isLoopback } from './guard.ts'

function app(options: Partial<GuardOptions> = {}): Hono {
  const guarded = new Hono()
  guarded.use('*', guard({ loopback: true, allowedHosts: [], allowedOrigins: [], ...options }))
  for (const path of ['/v1/runtime', '/livez', '/readyz']) guarded.all(path, (context) => context.text('served'))
  return guarded
}

const call = (guarded: Hono, headers: Record<string, string>, path = '/v1/runtime', method = 'GET') =>
  guarded.request(`http://127.0.0.1:4320${path}`, { headers, method })

const foreignHosts = [
  'evil.test',
  'evil.test:4320',
  '127.0.0.1.evil.test',
  'localhost.evil.test',
  'localhost@evil.test',
  '10.0.0.1',
  '[::2]',
  '127.0.0.1/x',
  '',
  'a b',
  '2130706433x',
  '127.1.evil'
]

test('case 135: a foreign Host is 403 on loopback', async () => {
  for (const host of foreignHosts) {
    const answer = await call(app(), { host })
    expect(answer.status, host).toBe(403)
    const body = (await answer.json()) as { error: { code: string } }
    expect(isErrorBody(body)).toBe(true)
    expect(body.error.code).toBe('invalid_request')
  }
})

test('case 135: every loopback name and address is served, on any port', async () => {
  for (const host of [
    'localhost',
    'localhost:4320',
    'LOCALHOST:1',
    '127.0.0.1:4320',
    '127.8.9.1',
    '[::1]',
    '[::1]:4320'
  ])
    expect((await call(app(), { host })).status, host).toBe(200)
})

test('allowed hosts extend the list, with their port if they name one', async () => {
  const guarded = app({ allowedHosts: ['Runtime.example.test', 'other.example.test:8080'] })
  for (const host of ['runtime.example.test', 'runtime.example.test:99', 'other.example.test:8080'])
    expect((await call(guarded, { host })).status, host).toBe(200)
  for (const host of ['other.example.test', 'other.example.test:81', 'xruntime.example.test'])
    expect((await call(guarded, { host })).status, host).toBe(403)
})

test('case 135: a foreign Origin is 403 on loopback and the own one is served', async () => {
  const host = 'localhost:4320'
  const foreign = [
    'http://evil.test',
    'http://localhost:3000',
    'http://localhost',
    'null',
    'nonsense',
    'https://127.0.0.1:1'
  ]
  for (const origin of foreign) {
    const answer = await call(app(), { host, origin })
    expect(answer.status, origin).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  for (const origin of ['http://localhost:4320', 'http://127.0.0.1:4320', 'http://[::1]:4320'])
    expect((await call(app(), { host, origin })).status, origin).toBe(200)
})

test('allowed origins alone get CORS headers and preflight answers', async () => {
  const origin = 'https://app.example.test'
  const guarded = app({ allowedOrigins: [origin] })
  const answer = await call(guarded, { host: 'localhost', origin })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  expect(answer.headers.get('vary')).toBe('Origin')
  const preflight = { host: 'localhost', origin, 'access-control-request-method': 'POST' }
  const allowed = await call(guarded, preflight, '/v1/runtime', 'OPTIONS')
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-methods')).toContain('POST')
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
  const other = await call(guarded, { ...preflight, origin: 'https://b.example.test' }, '/v1/runtime', 'OPTIONS')
  expect(other.status).toBe(403)
  expect(other.headers.get('access-control-allow-methods')).toBeNull()
})

test('an allowed origin does not excuse a foreign Host', async () => {
  const origin = 'https://app.example.test'
  expect((await call(app({ allowedOrigins: [origin] }), { host: 'evil.test', origin })).status).toBe(403)
})

test('the probes are exempt', async () => {
  for (const path of ['/livez', '/readyz'])
    expect((await call(app(), { host: 'evil.test', origin: 'http://evil.test' }, path)).status).toBe(200)
})

test('beyond loopback neither Host nor Origin is judged, and allowed origins still get their headers', async () => {
  const origin = 'https://app.example.test'
  const guarded = app({ loopback: false, allowedOrigins: [origin] })
  expect((await call(guarded, { host: 'runtime.example.test', origin: 'http://evil.test' })).status).toBe(200)
  const answer = await call(guarded, { host: 'runtime.example.test', origin })
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
})

test('loopback is told by name and address', () => {
  for (const name of ['localhost', 'LocalHost.', '127.0.0.1', '127.255.0.3', '::1', '[::1]'])
    expect(isLoopback(name), name).toBe(true)
  for (const name of ['0.0.0.0', '::', 'example.test', '128.0.0.1', '1127.0.0.1', 'localhost.example.test'])
    expect(isLoopback(name), name).toBe(false)
})
