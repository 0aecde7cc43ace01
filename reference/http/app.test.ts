import { afterEach, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import * as validators from '../../generated/validators.mjs'
import { createApp } from './app.ts'
import { good, post, refused, start, stopStarted, submitted } from './testing.ts'

afterEach(stopStarted)

test('a submit is answered with its execution, and every operation then knows it', async () => {
  const { app } = start()
  const answer = await post(app, good)
  const submission = (await answer.json()) as { execution_id: string }
  expect(answer.status).toBe(202)
  expect(validators.isExecutionSubmission(submission)).toBe(true)
  const path = `/v1/executions/${submission.execution_id}`
  expect(answer.headers.get('location')).toBe(path)
  const events = await (await app.request(`${path}/events`)).text()
  expect(events).toMatch(/^id: 1\nevent: execution\.accepted\ndata: \{.*\}\n\nid: 2\n/)
  expect(events).toMatch(/event: execution\.completed\ndata: .*\n\n$/)
  expect(validators.isExecutionSnapshot(await (await app.request(path)).json())).toBe(true)
  expect(validators.isExecutionResult(await (await app.request(`${path}/result`)).json())).toBe(true)
})

test('runtime and providers are described', async () => {
  const { app } = start()
  const info: unknown = await (await app.request('/v1/runtime')).json()
  expect(validators.isRuntimeInfo(info)).toBe(true)
  expect(info).toMatchObject({
    features: { inline_stream: true, heartbeat: true, config_extended: true },
    state: 'ready'
  })
  expect(validators.isProviderList(await (await app.request('/v1/providers')).json())).toBe(true)
})

test('the description and the probes are served', async () => {
  const { app, runtime } = start()
  const document = (await (await app.request('/openapi.json')).json()) as { openapi: string; paths: object }
  expect(document.openapi).toMatch(/^3\.1/)
  for (const { path } of Object.values(operations)) expect(document.paths).toHaveProperty([path])
  expect((await app.request('/livez')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
  await runtime.stop(0)
  expect((await app.request('/livez')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(503)
  const stopped = await app.request('/v1/runtime')
  expect(stopped.status).toBe(503)
  expect(validators.isRuntimeInfo(await stopped.json())).toBe(true)
  await refused(await post(app, good), 503, 'runtime_unavailable')
})

test('metadata is handed back as it was sent and reaches nothing else', async () => {
  const { app } = start()
  const metadata = { ticket: 'T-1', priority: 3, dry_run: false }
  const id = await submitted(app, { ...good, metadata })
  const events = await (await app.request(`/v1/executions/${id}/events`)).text()
  expect(events).not.toContain('T-1')
  expect(await (await app.request(`/v1/executions/${id}`)).json()).toMatchObject({ metadata })
})

test('trace headers go to the runtime and into no answer', async () => {
  const seen: unknown[] = []
  const { app, runtime } = start()
  const watched = createApp({
    ...runtime,
    submit(request, options) {
      seen.push(options)
      return runtime.submit(request, options)
    }
  })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const answer = await post(watched, good, { traceparent, tracestate: 'v=1' })
  expect(seen).toEqual([{ bytes: JSON.stringify(good).length, traceparent, tracestate: 'v=1' }])
  const { execution_id } = (await answer.json()) as { execution_id: string }
  expect(await (await app.request(`/v1/executions/${execution_id}/events`)).text()).not.toContain('0af76519')
})

test('an unknown execution is 404 on every operation', async () => {
  const { app } = start()
  for (const id of ['none', '00000000-0000-4000-8000-000000000000', '..%2f..', '%00', 'x'.repeat(5000)]) {
    for (const tail of ['', '/events', '/events?after=5', '/result']) {
      await refused(await app.request(`/v1/executions/${id}${tail}`), 404, 'not_found')
    }
    await refused(await app.request(`/v1/executions/${id}/cancel`, { method: 'POST' }), 404, 'not_found')
  }
})

test('another path is 404 and another method 405 with the methods allowed', async () => {
  const { app } = start()
  for (const path of [
    '/v1',
    '/v1/',
    '/v2/runtime',
    '/v1/executions/',
    '/v1/executions/x/y',
    '/v1/executions/x/events/'
  ])
    await refused(await app.request(path), 404, 'not_found')
  const wrong: [string, string, string][] = [
    ['POST', '/v1/runtime', 'GET, HEAD'],
    ['DELETE', '/v1/executions/x', 'GET, HEAD'],
    ['GET', '/v1/executions', 'POST'],
    ['GET', '/v1/executions/x/cancel', 'POST'],
    ['PUT', '/v1/executions/x/events', 'GET, HEAD'],
    ['PATCH', '/v1/executions/x/result', 'GET, HEAD'],
    ['OPTIONS', '/v1/executions', 'POST'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/livez', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD']
  ]
  for (const [method, path, allow] of wrong) {
    const answer = await app.request(path, { method })
    expect(answer.headers.get('allow'), `${method} ${path}`).toBe(allow)
    expect(await refused(answer, 405)).toMatch(/^method must be/)
  }
})

test('cancel is 202 while the execution runs, every time, and 409 after', async () => {
  const { app } = start({ first_delay_ms: 86_400_000 })
  const id = await submitted(app)
  const cancel = () => app.request(`/v1/executions/${id}/cancel`, { method: 'POST' })
  const answers = await Promise.all([cancel(), cancel()])
  for (const answer of answers) {
    expect(answer.status).toBe(202)
    expect(validators.isCancelAccepted(await answer.json())).toBe(true)
  }
  await (await app.request(`/v1/executions/${id}/events`)).text()
  await refused(await cancel(), 409, 'conflict')
})

test('a result that is not there is 409 with the status and the error of the execution', async () => {
  const { app } = start({ failure: { class: 'request_scoped', code: 'invalid_request' } })
  const id = await submitted(app)
  await (await app.request(`/v1/executions/${id}/events`)).text()
  const answer = await app.request(`/v1/executions/${id}/result`)
  expect(answer.status).toBe(409)
  const body: unknown = await answer.json()
  expect(validators.isResultConflict(body)).toBe(true)
  expect(body).toMatchObject({ status: 'failed', error: { code: 'invalid_request' } })
})

test('a refusal of the core keeps its status, and 429 always says when to come back', async () => {
  const refusal = (status: number, code: 'queue_full' | 'cursor_expired', extra = {}) => ({
    refused: { status, error: { code, message: 'm', retryable: true }, ...extra }
  })
  const { app } = start({}, { submit: async () => refusal(429, 'queue_full') })
  const full = await post(app, good)
  expect(full.headers.get('retry-after')).toBe('1')
  await refused(full, 429, 'queue_full')
  const waiting = start({}, { submit: async () => refusal(429, 'queue_full', { retryAfterSeconds: 6.2 }) })
  expect((await post(waiting.app, good)).headers.get('retry-after')).toBe('7')
  const trimmed = start({}, { open: async () => refusal(410, 'cursor_expired') })
  await refused(await trimmed.app.request('/v1/executions/x/events'), 410, 'cursor_expired')
  const undeclared = start({}, { snapshot: async () => refusal(418, 'queue_full') })
  await refused(await undeclared.app.request('/v1/executions/x'), 500, 'internal_error')
})

test('an exception is a 500 that tells nothing, and its place is reported', async () => {
  const { runtime } = start()
  const facts: { where: string; error: unknown }[] = []
  const failing = { ...runtime, snapshot: () => Promise.reject(new Error('CANARY')) }
  const app = createApp(failing, { onInternalError: (fact) => facts.push(fact) })
  const answer = await app.request('/v1/executions/x')
  expect(await refused(answer, 500, 'internal_error')).toBe('internal error')
  expect(facts.map((fact) => fact.where)).toEqual(['GET /v1/executions/:id'])
})
