import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createManualClock } from '../core/manual-clock.ts'
import type { StoredEvent } from '../core/ports.ts'
import type { EventReader } from '../core/runtime-port.ts'
import { createFrameCache } from './frames.ts'
import { createSilenceWatch } from './silence-watch.ts'
import { SocketStream } from './socket-stream.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const event = (sequence: number, terminal = false): StoredEvent => ({
  sequence,
  type: terminal ? 'execution.completed' : 'output.delta',
  status: terminal ? 'succeeded' : 'running',
  terminal,
  data: `{"sequence":${sequence}}`
})

/** A log that is given by hand, one batch a question. */
function createLog() {
  const batches: (readonly StoredEvent[])[] = []
  let waiting: ((events: readonly StoredEvent[] | undefined) => void) | undefined
  const log = {
    closed: 0,
    give(...events: StoredEvent[]) {
      batches.push(events)
      waiting?.(batches.shift())
      waiting = undefined
    },
    reader: {
      next: () =>
        batches.length > 0
          ? Promise.resolve(batches.shift())
          : new Promise((resolve) => {
              waiting = resolve
            }),
      close() {
        log.closed += 1
        waiting?.(undefined)
      }
    } satisfies EventReader
  }
  return log
}

/** A server that answers each request by `answer`, and what a client gets of one. */
async function served(answer: (outgoing: ServerResponse) => void): Promise<IncomingMessage> {
  const server = createServer((_, outgoing) => answer(outgoing))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => get({ port, agent: false }, resolve).on('error', reject))
}

const head = { status: 200, headers: { 'X-Head': 'yes' } }

function stage() {
  const log = createLog()
  const clock = createManualClock()
  const options = { frames: createFrameCache(), silence: createSilenceWatch(clock, 10_000) }
  const respond = (outgoing: ServerResponse): Response => new SocketStream(outgoing, log.reader, options).respond(head)
  return { log, clock, respond }
}

test('a log goes to the socket with its head, and the answer for the listener says that it is sent', async () => {
  const { log, respond } = stage()
  log.give(event(1), event(2))
  log.give(event(3, true))
  const answers: Response[] = []
  const incoming = await served((outgoing) => answers.push(respond(outgoing)))
  expect([incoming.statusCode, incoming.headers['x-head']]).toEqual([200, 'yes'])
  expect((await text(incoming)).match(/^id: \d$/gm)).toEqual(['id: 1', 'id: 2', 'id: 3'])
  expect(answers.map(({ headers }) => headers.get('x-hono-already-sent'))).toEqual(['true'])
  expect(log.closed).toBe(1)
})

test('the head alone leaves where there is nothing to read yet, and comments keep the stream', async () => {
  const { log, clock, respond } = stage()
  const incoming = await served(respond)
  expect(incoming.statusCode).toBe(200)
  const chunks = incoming[Symbol.asyncIterator]()
  for (let beat = 0; beat < 2; beat += 1) {
    await clock.advance(10_000)
    expect(String((await chunks.next()).value)).toBe(': \n\n')
  }
  log.give(event(1, true))
  expect(String((await chunks.next()).value)).toMatch(/^id: 1\n/)
  expect((await chunks.next()).done).toBe(true)
})

test('a peer that leaves closes the reader, also before the answer begins', async () => {
  const { log, respond } = stage()
  let gone: Promise<void> | undefined
  const incoming = await served((outgoing) => {
    gone = new Promise((resolve) => outgoing.once('close', () => resolve()))
    respond(outgoing)
  })
  incoming.destroy()
  await gone
  expect(log.closed).toBe(1)
  const late = stage()
  const answered = served((outgoing) => {
    outgoing.destroy()
    late.respond(outgoing)
  })
  await expect(answered).rejects.toThrow()
  expect(late.log.closed).toBe(1)
})

test('more than the socket takes at once waits for it and arrives whole and in order', async () => {
  const { log, respond } = stage()
  const long = (sequence: number): StoredEvent => ({ ...event(sequence), data: 'x'.repeat(4 * 1024 * 1024) })
  const incoming = await served(respond)
  for (let sequence = 1; sequence <= 8; sequence += 1) log.give(long(sequence))
  log.give(event(9, true))
  const taken = await text(incoming)
  expect(taken.match(/^id: \d$/gm)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((sequence) => `id: ${sequence}`))
})
