import { afterEach, expect, test } from 'vitest'
import { good, post, refused, start, stopStarted } from './testing.ts'

afterEach(stopStarted)

const partition = (name: string): Record<string, string> => ({ 'execution-partition': name })

const paths = (id: string): [method: string, path: string][] => [
  ['GET', `/v1/executions/${id}`],
  ['GET', `/v1/executions/${id}/events`],
  ['GET', `/v1/executions/${id}/result`],
  ['POST', `/v1/executions/${id}/cancel`]
]

const idOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { execution_id: string }).execution_id

test('an execution is known in its own partition and unknown in every other', async () => {
  const { app } = start()
  const id = await idOf(await post(app, good, partition('a')))
  const plain = await idOf(await post(app, good))
  await (await app.request(`/v1/executions/${id}/events`, { headers: partition('a') })).text()
  for (const [method, path] of paths(id)) {
    for (const headers of [{}, partition('A'), partition('a,a')]) {
      await refused(await app.request(path, { method, headers }), 404, 'not_found')
    }
    const own = await app.request(path, { method, headers: partition('a') })
    expect(own.status, path).toBe(method === 'POST' ? 409 : 200)
  }
  for (const [method, path] of paths(plain)) {
    await refused(await app.request(path, { method, headers: partition('a') }), 404, 'not_found')
  }
})

test('a key means another execution in every partition', async () => {
  const { app } = start()
  const submit = async (body: unknown, headers: Record<string, string>) => {
    const answer = await post(app, body, { 'idempotency-key': 'k', ...headers })
    return { status: answer.status, id: await idOf(answer) }
  }
  const plain = await submit(good, {})
  const a = await submit({ ...good, metadata: { other: true } }, partition('a'))
  const b = await submit(good, partition('b'))
  expect([plain.status, a.status, b.status]).toEqual([202, 202, 202])
  expect(new Set([plain.id, a.id, b.id]).size).toBe(3)
  expect(await submit(good, partition('b'))).toEqual({ status: 200, id: b.id })
  expect(await submit(good, {})).toEqual({ status: 200, id: plain.id })
  await refused(await post(app, good, { 'idempotency-key': 'k', ...partition('a') }), 422, 'conflict')
})

test('an inline stream of a partition is that of its own execution', async () => {
  const { app } = start()
  const answer = await post(app, good, { accept: 'text/event-stream', ...partition('a') })
  expect(await answer.text()).toMatch(/^id: 1\n.*event: execution\.completed/s)
})

test('a partition that is not 1 to 128 visible ASCII characters, or comes twice, is 400 everywhere', async () => {
  const { app } = start()
  for (const name of ['', 'a b', 'é', 'p'.repeat(129), 'a, b']) {
    expect(await refused(await post(app, good, partition(name)), 400), name).toMatch(
      /^header Execution-Partition must be 1 to 128/
    )
    for (const [method, path] of paths('x')) {
      await refused(await app.request(path, { method, headers: partition(name) }), 400)
    }
  }
  const doubled = new Headers([
    ['execution-partition', 'a'],
    ['execution-partition', 'a']
  ])
  await refused(await app.request('/v1/executions/x', { headers: doubled }), 400)
  for (const name of ['~', '!"#,;', 'p'.repeat(128)]) expect((await post(app, good, partition(name))).status).toBe(202)
  expect((await app.request('/v1/runtime', { headers: partition('a b') })).status).toBe(200)
})
