import { expect, test } from 'vitest'
import { createManualClock, settle } from '../core/manual-clock.ts'
import type { StoredEvent } from '../core/ports.ts'
import type { EventReader } from '../core/runtime-port.ts'
import { createFrameCache } from './frames.ts'
import { createSilenceWatch } from './silence-watch.ts'
import { eventStream, eventStreamHeaders } from './sse.ts'

const event = (sequence: number, terminal = false): StoredEvent => ({
  sequence,
  type: terminal ? 'execution.completed' : 'output.delta',
  status: terminal ? 'succeeded' : 'running',
  terminal,
  data: `{"sequence":${sequence},"delta":"é😀"}`
})

const run = (from: number, to: number, terminal = false): StoredEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => event(from + index, terminal && from + index === to))

/** A log that is fed by hand; each `next` gives all that was fed since. */
function createLog() {
  const fed: StoredEvent[] = []
  let pending: ((events: readonly StoredEvent[] | undefined) => void) | undefined
  const log = {
    asked: 0,
    closed: 0,
    feed(...events: StoredEvent[]) {
      fed.push(...events)
      if (pending) log.give(fed.splice(0))
    },
    give(events: readonly StoredEvent[] | undefined) {
      pending?.(events)
      pending = undefined
    },
    reader: {
      next() {
        log.asked += 1
        if (fed.length > 0) return Promise.resolve(fed.splice(0))
        return new Promise((resolve) => {
          pending = resolve
        })
      },
      close() {
        log.closed += 1
        log.give(undefined)
      }
    } satisfies EventReader
  }
  return log
}

function open(log = createLog(), signal?: AbortSignal) {
  const clock = createManualClock()
  const frames = createFrameCache()
  const silence = createSilenceWatch(clock, 10_000)
  const stream = eventStream(log.reader, { frames, silence, ...(signal ? { signal } : {}) })
  return { log, clock, stream, reader: stream.getReader() }
}

const decode = (chunk: { value?: Uint8Array | undefined }): string => new TextDecoder().decode(chunk.value)

test('a frame has the sequence as id, the type as event, the stored text as data, and its blank line', async () => {
  const { log, reader } = open()
  log.feed(event(1), event(2, true))
  expect(decode(await reader.read())).toBe(
    'id: 1\nevent: output.delta\ndata: {"sequence":1,"delta":"é😀"}\n\n' +
      'id: 2\nevent: execution.completed\ndata: {"sequence":2,"delta":"é😀"}\n\n'
  )
})

test('proxies are told not to buffer and nobody to keep', () => {
  expect(eventStreamHeaders).toEqual({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no'
  })
})

test('the stream ends right after the terminal event and closes its reader', async () => {
  const { log, reader } = open()
  log.feed(event(1, true))
  await reader.read()
  expect(log).toMatchObject({ asked: 1, closed: 1 })
  expect((await reader.read()).done).toBe(true)
})

test('a log out of reach ends the stream without a terminal', async () => {
  const gone = open()
  const read = gone.reader.read()
  await settle()
  gone.log.give(undefined)
  expect((await read).done).toBe(true)
  const failing = eventStream(
    { next: () => Promise.reject(new Error('store')), close: () => {} },
    { frames: createFrameCache(), silence: createSilenceWatch(createManualClock(), 1) }
  )
  expect((await failing.getReader().read()).done).toBe(true)
})

test('silence is broken by comments without id, with one pending read of the log however long it lasts', async () => {
  const { log, clock, reader } = open()
  for (let beat = 0; beat < 5; beat += 1) {
    let told = ''
    const read = reader.read().then((chunk) => {
      told = decode(chunk)
    })
    await clock.advance(9_999)
    expect(told).toBe('')
    await clock.advance(1)
    await read
    expect(told).toBe(': \n\n')
  }
  const read = reader.read()
  await settle()
  log.feed(event(1, true))
  expect(decode(await read)).toMatch(/^id: 1\n/)
  expect(log.asked).toBe(1)
})

test('what is appended within a turn leaves as one chunk', async () => {
  const { log, reader } = open()
  log.feed(event(1))
  await reader.read()
  const read = reader.read()
  for (let sequence = 2; sequence <= 9; sequence += 1) {
    log.feed(event(sequence))
    await Promise.resolve()
  }
  expect(decode(await read).match(/^id: /gm)).toHaveLength(8)
  expect(log.asked).toBe(2)
})

test('nothing is read from the log before the consumer has taken what came before', async () => {
  const { log, stream, reader } = open()
  log.feed(...run(1, 3))
  await settle()
  expect(log.asked).toBe(0)
  await reader.read()
  log.feed(...run(4, 6))
  await settle()
  expect(log.asked).toBe(1)
  expect(stream.locked).toBe(true)
})

test('a large batch leaves in bounded chunks and loses nothing', async () => {
  const { log, reader } = open()
  log.feed(...run(1, 20_000, true))
  let text = ''
  let chunks = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    expect(chunk.value.byteLength).toBeLessThan(200_000)
    text += decode(chunk)
    chunks += 1
  }
  expect(chunks).toBeGreaterThan(10)
  expect([...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))).toEqual(
    run(1, 20_000).map((e) => e.sequence)
  )
})

test('case 71: a reader that leaves in mid-replay is closed and nothing is written after', async () => {
  const { log, reader } = open()
  log.feed(...run(1, 10_000))
  await reader.read()
  await reader.cancel()
  expect(log.closed).toBe(1)
  expect((await reader.read()).done).toBe(true)
  const live = open()
  const read = live.reader.read()
  await settle()
  await live.reader.cancel()
  live.log.feed(event(1))
  await live.clock.advance(60_000)
  expect((await read).done).toBe(true)
})

test('an aborted request closes its reader, also when it was aborted before', async () => {
  const controller = new AbortController()
  const { log, reader } = open(createLog(), controller.signal)
  const read = reader.read()
  await settle()
  controller.abort()
  expect((await read).done).toBe(true)
  expect(log.closed).toBeGreaterThan(0)
  const late = open(createLog(), AbortSignal.abort())
  expect(late.log.closed).toBe(1)
})

test('readers of the same events share one encoding and each gets its own from where it stands', () => {
  const cache = createFrameCache()
  const events = run(1, 4)
  const first = cache.chunk(events, 0)
  expect(cache.chunk([...events], 0).bytes).toBe(first.bytes)
  const suffix = cache.chunk(events, 2)
  expect(decode({ value: suffix.bytes })).toMatch(/^id: 3\n.*\n\nid: 4\n/s)
  const longer = cache.chunk([...events, event(5)], 0)
  expect(longer.bytes).not.toBe(first.bytes)
  expect(decode({ value: longer.bytes })).toContain('id: 5\n')
})

test('the shared encodings stay within their bound', () => {
  const cache = createFrameCache(1000)
  const events = run(1, 200)
  const first = cache.chunk(events.slice(0, 5), 0).bytes
  for (let from = 5; from < 200; from += 5) cache.chunk(events.slice(from, from + 5), 0)
  expect(cache.chunk(events.slice(0, 5), 0).bytes).not.toBe(first)
})
