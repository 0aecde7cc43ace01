import { expect, test } from 'vitest'
import { delta, executionId, frame, frames, logOf } from './testing/log.ts'
import { errorOf, hasty, readAll } from './testing/read-all.ts'
import { refuse, serve, streamHead } from './testing/server.ts'

const log = logOf(delta('one '), delta('two'))
const first = frame(log[0] as never)

test('an abort closes the socket of a silent stream at once and never cancels the execution', async () => {
  const server = await serve((response) => void response.writeHead(200, streamHead).write(first))
  const controller = new AbortController()
  const reason = new Error('enough')
  const events = hasty(server.url).events(executionId, { signal: controller.signal })
  expect((await events.next()).value).toEqual(log[0])
  const waiting = errorOf(events.next())
  controller.abort(reason)
  expect(await waiting).toMatchObject({ kind: 'aborted', lastSequence: 1, cause: reason })
  await expect.poll(() => server.open).toBe(0)
  expect(server.asked.map(({ path }) => path)).toEqual([`/v1/executions/${executionId}/events`])
  expect(await events.next()).toEqual({ value: undefined, done: true })
})

test('an abort ends a wait for the head of an answer', async () => {
  const server = await serve(() => undefined)
  const controller = new AbortController()
  const plain = errorOf(hasty(server.url).get(executionId, { signal: controller.signal }))
  const events = readAll(hasty(server.url).events(executionId, { signal: controller.signal }))
  await expect.poll(() => server.open).toBe(2)
  controller.abort()
  expect((await plain).kind).toBe('aborted')
  expect((await events).error?.kind).toBe('aborted')
  await expect.poll(() => server.open).toBe(0)
})

test('an abort ends a wait between two tries, and nothing more is asked', async () => {
  const server = await serve((response) => refuse(response, 503, {}, { 'retry-after': '50' }))
  const controller = new AbortController()
  const plain = errorOf(hasty(server.url).get(executionId, { signal: controller.signal }))
  const events = readAll(hasty(server.url).events(executionId, { signal: controller.signal }))
  await expect.poll(() => server.asked.length).toBe(2)
  await expect.poll(() => server.open).toBe(0)
  controller.abort()
  expect((await plain).kind).toBe('aborted')
  expect((await events).error?.kind).toBe('aborted')
  expect(server.asked).toHaveLength(2)
})

test('a signal that was aborted before sends nothing', async () => {
  const server = await serve((response) => response.end())
  const signal = AbortSignal.abort()
  expect((await errorOf(hasty(server.url).runtime({ signal }))).kind).toBe('aborted')
  expect((await readAll(hasty(server.url).events(executionId, { signal }))).error?.kind).toBe('aborted')
  expect(server.asked).toHaveLength(0)
})

test('leaving the loop closes the socket at once', async () => {
  const server = await serve((response) => void response.writeHead(200, streamHead).write(first))
  for await (const event of hasty(server.url).events(executionId)) {
    expect(event).toEqual(log[0])
    break
  }
  await expect.poll(() => server.open).toBe(0)
  expect(server.asked).toHaveLength(1)
})

test('return ends the reading while an event is awaited, and the waiting ends without an error', async () => {
  const server = await serve((response) => void response.writeHead(200, streamHead).write(first))
  const events = hasty(server.url).events(executionId)
  await events.next()
  const waiting = events.next()
  await events.return()
  expect(await waiting).toEqual({ value: undefined, done: true })
  await expect.poll(() => server.open).toBe(0)
})

test('events that are asked for together come one each, in order', async () => {
  const { url } = await serve((response) => response.writeHead(200, streamHead).end(frames(log)))
  const events = hasty(url).events(executionId)
  const steps = await Promise.all(Array.from({ length: log.length + 1 }, () => events.next()))
  expect(steps.map(({ value }) => value)).toEqual([...log, undefined])
})

test('a long-lived signal keeps nothing of the calls that are over', async () => {
  const { url } = await serve((response) => response.writeHead(200, streamHead).end(frames(log)))
  const { signal } = new AbortController()
  let listeners = 0
  const counting = {
    get aborted() {
      return signal.aborted
    },
    addEventListener: () => {
      listeners += 1
    },
    removeEventListener: () => {
      listeners -= 1
    }
  } as unknown as AbortSignal
  const client = hasty(url)
  await readAll(client.events(executionId, { signal: counting }))
  await errorOf(client.get(executionId, { signal: counting }))
  expect(listeners).toBe(0)
})

test('case 87: an abort while nobody waits for an event leaves no rejection behind', async () => {
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  try {
    const server = await serve((response) => void response.writeHead(200, streamHead).write(first))
    const controller = new AbortController()
    const events = hasty(server.url).events(executionId, { signal: controller.signal })
    await events.next()
    controller.abort()
    await expect.poll(() => server.open).toBe(0)
    expect((await errorOf(events.next())).kind).toBe('aborted')
    expect(rejections).toEqual([])
  } finally {
    process.off('unhandledRejection', note)
  }
})
