import { expect, test } from 'vitest'
import { delta, executionId, failedLogOf, frame, frames, logOf, longLog, after as rest } from './testing/log.ts'
import { hasty, readAll } from './testing/read-all.ts'
import { json, refuse, serve, stream, streamHead } from './testing/server.ts'

const log = logOf(delta('one '), delta('two '), delta('three'))
const cursorOf = (headers: Record<string, unknown>): number => Number(headers['last-event-id'] ?? 0)

test('the events of one connection are handed out whole and in order, and the stream ends at the terminal event', async () => {
  const { url, asked } = await serve((response) => stream(response, frames(log)))
  const { read, error } = await readAll(hasty(url).events(executionId))
  expect(read).toEqual(log)
  expect(error).toBeUndefined()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ method: 'GET', path: `/v1/executions/${executionId}/events` })
  expect(asked[0]?.headers).toMatchObject({ accept: 'text/event-stream' })
  expect(asked[0]?.headers).not.toHaveProperty('last-event-id')
})

test('a failed execution is handed out like any other, and nothing is thrown', async () => {
  const failed = failedLogOf({ code: 'rate_limited', message: 'later', retryable: true }, delta('a'))
  const { url } = await serve((response) => stream(response, frames(failed)))
  expect(await readAll(hasty(url).events(executionId))).toEqual({ read: failed, error: undefined })
})

test('events and fields that nobody knows are handed out whole', async () => {
  const odd = logOf({ type: 'output.novel', extra: { deep: [1] } }, { type: 'x-note', note: 'kept' })
  const { url } = await serve((response) => stream(response, frames(odd)))
  expect((await readAll(hasty(url).events(executionId))).read).toEqual(odd)
})

/** A log of events that hold no more than they must, as bare frames: fewer bytes to cut at. */
const bare = (count: number, id = 'e') => {
  const types = Array.from({ length: count }, (_, at) => (at === count - 1 ? 'execution.completed' : 'é'))
  const events = types.map((type, at) => ({ execution_id: id, sequence: at + 1, type }))
  return events.map((event) => `data:${JSON.stringify(event)}\n\n`)
}

test('a stream over a socket that is cut at every byte is resumed to exactly its events, in order', async () => {
  const some = bare(4)
  const bytes = Buffer.from(some.join(''))
  let position = 0
  const { url } = await serve((response, { headers }, before) => {
    response.writeHead(200, streamHead)
    response.end(before % 2 === 0 ? bytes.subarray(0, position) : some.slice(cursorOf(headers)).join(''))
  })
  const client = hasty(url, { initialDelayMs: 0 })
  for (; position < bytes.length; position += 1) {
    const { read, error } = await readAll(client.events('e'))
    expect([read.map(({ sequence }) => sequence), error], `cut at ${position}`).toEqual([[1, 2, 3, 4], undefined])
  }
})

/** Reads 200 events over a first connection that ends at this byte and a second one with the rest. */
const readCut = async (many: readonly string[], bytes: Buffer, position: number): Promise<void> => {
  let connections = 0
  const fetch = async ({ headers }: Request) => {
    connections += 1
    const rest = () => many.slice(Number(headers.get('last-event-id') ?? 0)).join('')
    return new Response(connections === 1 ? new Uint8Array(bytes.subarray(0, position)) : rest(), {
      headers: streamHead
    })
  }
  let last = 0
  for await (const { sequence } of hasty('http://runtime.example.test', { fetch, initialDelayMs: 0 }).events('e')) {
    if (sequence !== last + 1) throw new Error(`cut at ${position}: ${sequence} follows ${last}`)
    last = sequence
  }
  if (last !== 200 || connections !== 2)
    throw new Error(`cut at ${position}: ${last} events, ${connections} connections`)
}

test('a stream of 200 events that is cut at every byte is resumed to exactly the 200 events, in order', {
  timeout: 120_000
}, async () => {
  const many = bare(200)
  const bytes = Buffer.from(many.join(''))
  for (let position = 0; position < bytes.length; position += 100) {
    const together = Array.from({ length: Math.min(100, bytes.length - position) }, (_, at) => position + at)
    await Promise.all(together.map((one) => readCut(many, bytes, one)))
  }
})

test('a connection that is reset in the middle of a frame is resumed behind the last event', async () => {
  const { url, asked } = await serve((response, { headers }, before) => {
    if (before > 0) return stream(response, frames(rest(log, cursorOf(headers))))
    response.writeHead(200, streamHead)
    return response.write(frames(log.slice(0, 2)) + frame(log[2] as never).slice(0, 20), () =>
      response.socket?.resetAndDestroy()
    )
  })
  expect((await readAll(hasty(url).events(executionId))).read).toEqual(log)
  expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2'])
})

test('an overlap is dropped, also from a server that knows no cursor', async () => {
  const { url, asked } = await serve((response, _, before) =>
    stream(response, frames(log.slice(0, Math.min(log.length, before + 2))))
  )
  expect((await readAll(hasty(url).events(executionId))).read).toEqual(log)
  expect(asked.length).toBeGreaterThan(3)
})

test('progress is kept over more reconnects than may follow one another', async () => {
  const many = longLog(40)
  const { url, asked } = await serve((response, { headers }) => {
    const [next] = rest(many, cursorOf(headers))
    return stream(response, next === undefined ? '' : frame(next))
  })
  expect((await readAll(hasty(url, { maxReconnects: 2 }).events(executionId))).read).toEqual(many)
  expect(asked).toHaveLength(40)
})

test('case 80: a server that answers 200 and closes without an event is given up after a bounded number of tries', async () => {
  const { url, asked } = await serve((response) => stream(response, ''))
  const { read, error } = await readAll(hasty(url, { maxReconnects: 4 }).events(executionId))
  expect(read).toEqual([])
  expect(error).toMatchObject({ kind: 'incomplete', lastSequence: 0, cause: { kind: 'connection' } })
  expect(asked).toHaveLength(5)
})

test('case 80: after the terminal event there is no reconnect, though the server keeps the body open', async () => {
  const server = await serve((response) => void response.writeHead(200, streamHead).write(frames(log)))
  expect(await readAll(hasty(server.url).events(executionId))).toEqual({ read: log, error: undefined })
  await expect.poll(() => server.open).toBe(0)
  expect(server.asked).toHaveLength(1)
})

test('an end without the terminal event is never a success, and tells where to go on', async () => {
  const { url, asked } = await serve((response, { headers }) =>
    stream(response, frames(rest(log.slice(0, 3), cursorOf(headers))))
  )
  const { read, error } = await readAll(hasty(url, { maxReconnects: 1 }).events(executionId))
  expect(read).toEqual(log.slice(0, 3))
  expect(error).toMatchObject({ kind: 'incomplete', lastSequence: 3 })
  expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '3'])
})

test('an event that comes too early is not handed out: the missing one is asked for', async () => {
  const holed = [...log.slice(0, 2), ...log.slice(3)]
  const { url, asked } = await serve((response, { headers }, before) =>
    stream(response, frames(before === 0 ? holed : rest(log, cursorOf(headers))))
  )
  expect((await readAll(hasty(url).events(executionId))).read).toEqual(log)
  expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2'])
})

test('a gap that stays is an error of the protocol', async () => {
  const holed = [...log.slice(0, 2), ...log.slice(3)]
  const { url } = await serve((response) => stream(response, frames(holed)))
  const { read, error } = await readAll(hasty(url, { maxReconnects: 2 }).events(executionId))
  expect(read).toEqual(log.slice(0, 2))
  expect(error).toMatchObject({ kind: 'protocol', lastSequence: 2 })
})

test('the cursor of the caller is asked for and only later events are handed out', async () => {
  const { url, asked } = await serve((response) => stream(response, frames(log)))
  const events = hasty(url).events(executionId, { after: 3 })
  expect((await readAll(events)).read).toEqual(log.slice(3))
  expect([events.lastSequence, events.terminal]).toEqual([log.length, log.at(-1)])
  expect(asked[0]?.headers['last-event-id']).toBe('3')
})

test('no content is a clean end at the cursor of the caller, and incomplete behind events', async () => {
  const { url } = await serve((response, _, before) =>
    before === 1 ? stream(response, frames(log.slice(0, 2))) : response.writeHead(204).end()
  )
  const client = hasty(url)
  expect(await readAll(client.events(executionId, { after: 6 }))).toEqual({ read: [], error: undefined })
  const { read, error } = await readAll(client.events(executionId))
  expect(read).toEqual(log.slice(0, 2))
  expect(error).toMatchObject({ kind: 'incomplete', lastSequence: 2, cause: { kind: 'protocol' } })
})

test('an empty stream at the end of a finished execution is a clean end, which the snapshot tells', async () => {
  const { url, asked } = await serve((response, { path }) =>
    path.endsWith('/events')
      ? stream(response, '')
      : json(response, 200, { execution_id: executionId, status: 'succeeded', last_sequence: 6 })
  )
  expect(await readAll(hasty(url).events(executionId, { after: 6 }))).toEqual({ read: [], error: undefined })
  expect(asked.map(({ path }) => path.replace(executionId, 'id'))).toEqual([
    '/v1/executions/id/events',
    '/v1/executions/id'
  ])
})

test('an empty stream of an execution that runs on is asked for again', async () => {
  const { url } = await serve((response, { path, headers }, before) => {
    if (!path.endsWith('/events')) return json(response, 200, { status: 'running', last_sequence: 3 })
    return stream(response, before === 0 ? '' : frames(rest(log, cursorOf(headers))))
  })
  expect((await readAll(hasty(url).events(executionId, { after: 3 }))).read).toEqual(log.slice(3))
})

test.each([408, 429, 500, 502, 503, 504])('status %i is tried again', async (status) => {
  const { url } = await serve((response, _, before) =>
    before === 0 ? refuse(response, status, {}) : stream(response, frames(log))
  )
  expect((await readAll(hasty(url).events(executionId))).read).toEqual(log)
})

test.each([400, 401, 403, 404, 405, 410])('status %i ends the reading at once with its error', async (status) => {
  const told = { code: 'cursor_expired', message: 'the log was trimmed', oldest: 7 }
  const { url, asked } = await serve((response) => refuse(response, status, told))
  const { error } = await readAll(hasty(url).events(executionId))
  expect(error).toMatchObject({ kind: 'api', status, ...told, retryable: false })
  expect(asked).toHaveLength(1)
})

test('a page of a proxy under status 200 is an error of the protocol', async () => {
  const { url } = await serve((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>secret'))
  const { error } = await readAll(hasty(url).events(executionId))
  expect(error?.kind).toBe('protocol')
  expect(String(error)).not.toContain('secret')
})

test.each([
  ['no JSON', 'data: {"half\n\n'],
  ['a list', 'data: []\n\n'],
  ['no sequence', `data: {"execution_id":"${executionId}","type":"x-a"}\n\n`],
  ['another execution', 'data: {"execution_id":"other","sequence":3,"type":"x-a"}\n\n']
])('data that is %s is an error, after all before it', async (_, broken) => {
  const { url, asked } = await serve((response) => stream(response, frames(log.slice(0, 2)) + broken))
  const { read, error } = await readAll(hasty(url).events(executionId))
  expect(read).toEqual(log.slice(0, 2))
  expect(error).toMatchObject({ kind: 'protocol', lastSequence: 2 })
  expect(asked).toHaveLength(1)
})

test('a silent stream is left and resumed, and a silent server is too', async () => {
  const { url, asked } = await serve((response, { headers }, before) => {
    if (before === 0) return response.writeHead(200, streamHead).write(frame(log[0] as never))
    if (before === 1) return undefined
    return stream(response, frames(rest(log, cursorOf(headers))))
  })
  const client = hasty(url, { idleTimeoutMs: 40, responseTimeoutMs: 40 })
  expect((await readAll(client.events(executionId))).read).toEqual(log)
  expect(asked).toHaveLength(3)
})

test('comments are signs of life', async () => {
  const { url, asked } = await serve((response) => {
    response.writeHead(200, streamHead).write(frame(log[0] as never))
    let beats = 0
    const beat = setInterval(() => {
      beats += 1
      response.write(':\n\n')
      if (beats < 12) return
      clearInterval(beat)
      response.end(frames(log.slice(1)))
    }, 25)
  })
  expect((await readAll(hasty(url, { idleTimeoutMs: 200 }).events(executionId))).read).toEqual(log)
  expect(asked).toHaveLength(1)
})

test('an event above the cap ends the reading, closes the socket and is not asked for again', async () => {
  const large = logOf(delta('x'.repeat(5000)))
  const server = await serve((response) => void response.writeHead(200, streamHead).write(frames(large).slice(0, -20)))
  const { read, error } = await readAll(hasty(server.url, { maxEventBytes: 2000 }).events(executionId))
  expect(read).toEqual(large.slice(0, 2))
  expect(error).toMatchObject({ kind: 'too_large', lastSequence: 2 })
  await expect.poll(() => server.open).toBe(0)
  expect(server.asked).toHaveLength(1)
})

test('a Retry-After is a floor of the wait, and one beyond all patience is an error at once', async () => {
  const { url, asked } = await serve((response, _, before) =>
    before === 0
      ? refuse(response, 503, {}, { 'retry-after': '1' })
      : refuse(response, 503, {}, { 'retry-after': '3600' })
  )
  const started = performance.now()
  const { error } = await readAll(hasty(url).events(executionId))
  expect(performance.now() - started).toBeGreaterThan(990)
  expect(error).toMatchObject({ kind: 'api', status: 503, retryAfterMs: 3_600_000 })
  expect(asked).toHaveLength(2)
})

test('a retry field is a floor of every later wait', async () => {
  const { url } = await serve((response, { headers }, before) =>
    stream(response, before === 0 ? `retry: 300\n\n${frame(log[0] as never)}` : frames(rest(log, cursorOf(headers))))
  )
  const started = performance.now()
  expect((await readAll(hasty(url).events(executionId))).read).toEqual(log)
  expect(performance.now() - started).toBeGreaterThan(290)
})
