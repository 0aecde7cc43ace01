import { afterEach, expect, test } from 'vitest'
import { createRuntime } from '../../compose.ts'
import { createApp } from '../app.ts'
import { refused, sequences, start, stopStarted, submitted } from '../testing.ts'

afterEach(stopStarted)

const badCursors = [
  '',
  ' 1',
  '-1',
  '+1',
  '1.0',
  '1e3',
  '007',
  '00',
  'abc',
  '9007199254740992',
  '9007199254740993',
  '1 ',
  '０',
  '☃',
  '0x1',
  '1,2'
]

test('case 62: a cursor that is no canonical decimal integer is 400 in the query', async () => {
  const { app } = start()
  const id = await submitted(app)
  for (const cursor of badCursors) {
    const answer = await app.request(`/v1/executions/${id}/events?after=${encodeURIComponent(cursor)}`)
    expect(await refused(answer, 400), cursor).toMatch(/^query parameter after must be one decimal integer/)
  }
  await refused(await app.request(`/v1/executions/${id}/events?after`), 400)
  await refused(await app.request(`/v1/executions/${id}/events?after=%zz`), 400)
  await refused(await app.request(`/v1/executions/${id}/events?after=1&after=1`), 400)
})

test('case 81: a Last-Event-ID that is no canonical decimal integer is 400', async () => {
  const { app } = start()
  const id = await submitted(app)
  for (const cursor of badCursors.filter((text) => /^[\x21-\x7e]*$/.test(text))) {
    const answer = await app.request(`/v1/executions/${id}/events`, { headers: { 'last-event-id': cursor } })
    expect(await refused(answer, 400), cursor).toMatch(/^header Last-Event-ID must be one decimal integer/)
  }
  const mixed = await app.request(`/v1/executions/${id}/events?after=1`, { headers: { 'last-event-id': 'abc' } })
  await refused(mixed, 400)
})

test('a cursor gives every later event once, and the greater of two counts', async () => {
  const { app } = start({ deltas: 3 })
  const id = await submitted(app)
  const read = async (query: string, headers: Record<string, string> = {}): Promise<number[]> =>
    sequences(await (await app.request(`/v1/executions/${id}/events${query}`, { headers })).text())
  const all = await read('')
  expect(all).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (let after = 0; after < 7; after += 1) {
    expect(await read(`?after=${after}`)).toEqual(all.slice(after))
    expect(await read('', { 'last-event-id': String(after) })).toEqual(all.slice(after))
  }
  expect(await read('?after=2', { 'last-event-id': '5' })).toEqual([6, 7])
  expect(await read('?after=5', { 'last-event-id': '2' })).toEqual([6, 7])
})

test('a cursor at or past the end of a finished execution is 204', async () => {
  const { app } = start()
  const id = await submitted(app)
  const all = sequences(await (await app.request(`/v1/executions/${id}/events`)).text())
  for (const after of [all.length, all.length + 1, Number.MAX_SAFE_INTEGER]) {
    const answer = await app.request(`/v1/executions/${id}/events?after=${after}`)
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
  }
})

test('a cursor past the end of a running execution waits and ends with the execution', async () => {
  const { app } = start({ first_delay_ms: 86_400_000 })
  const id = await submitted(app)
  const answer = await app.request(`/v1/executions/${id}/events?after=1000`)
  expect(answer.status).toBe(200)
  const text = answer.text()
  expect((await app.request(`/v1/executions/${id}/cancel`, { method: 'POST' })).status).toBe(202)
  expect(await text).toBe('')
})

test('HEAD on events gives the head of the reading and leaves nothing open', async () => {
  let closed = 0
  const { runtime } = start({ first_delay_ms: 86_400_000 })
  const app = createApp({
    ...runtime,
    async open(id, after) {
      const opened = await runtime.open(id, after)
      if ('refused' in opened) return opened
      const { reader } = opened
      const close = (): void => {
        closed += 1
        reader.close()
      }
      return { ...opened, reader: { next: () => reader.next(), close } }
    }
  })
  const id = await submitted(app)
  const head = await app.request(`/v1/executions/${id}/events`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-type')).toBe('text/event-stream')
  expect(await head.text()).toBe('')
  expect(closed).toBeGreaterThan(0)
  expect((await app.request('/v1/executions/none/events', { method: 'HEAD' })).status).toBe(404)
})

test('cases 67, 68: ids are the plain sequence, a cursor gives only its own execution, and an unknown one is 404', async () => {
  const { app } = start({ deltas: 1000 })
  const ids = await Promise.all([submitted(app), submitted(app)])
  const texts = await Promise.all(
    ids.map(async (id) => (await app.request(`/v1/executions/${id}/events?after=1`)).text())
  )
  texts.forEach((text, at) => {
    const numbers = sequences(text)
    expect(numbers).toEqual(numbers.map((_, n) => n + 2))
    expect(numbers.length).toBeGreaterThan(1000)
    const named = new Set([...text.matchAll(/"execution_id":"([^"]+)"/g)].map((match) => match[1]))
    expect([...named]).toEqual([ids[at]])
  })
  await refused(await app.request('/v1/executions/ex_a_b_1/events?after=1'), 404, 'not_found')
})

test('case 77: an evicted execution is 404 everywhere and behind every cursor, never a stream with a hole', async () => {
  const runtime = createRuntime({ providers: [{ type: 'mock' }], event_store: { type: 'memory', max_executions: 1 } })
  const app = createApp(runtime)
  const evicted = await submitted(app)
  await (await app.request(`/v1/executions/${evicted}/events`)).text()
  const kept = await submitted(app)
  for (const path of ['', '/events', '/events?after=1', '/events?after=50', '/result']) {
    await refused(await app.request(`/v1/executions/${evicted}${path}`), 404, 'not_found')
  }
  await refused(await app.request(`/v1/executions/${evicted}/cancel`, { method: 'POST' }), 404, 'not_found')
  expect((await app.request(`/v1/executions/${kept}`)).status).toBe(200)
  await runtime.stop(0)
})
