import { expect, test } from 'vitest'
import type { ClientRequest } from '../client/index.ts'
import type { ClientStep, Scenario } from '../model/scenario.ts'
import type { HttpExchange, StreamFrame } from '../model/transcript.ts'
import type { ClientSide } from './client-side.ts'
import { createRecording } from './recording.ts'
import { limitsInForce } from './request-limits.ts'
import { RuntimeBusy } from './runtime-busy.ts'
import { runStep } from './steps.ts'

const tokens = {
  nonce: 'n-0123',
  ability: 'lab.only.a',
  fresh: 'fresh-1',
  media: 'http://elsewhere.example.test/media/a'
}

/** A client side over a client that only remembers, and answers every submit with one id. */
function sideOf(scenario: Partial<Scenario> = {}, status = 202, body?: unknown) {
  const sent: ClientRequest[] = []
  const log: string[] = []
  const recording = createRecording()
  const side: ClientSide = {
    scenario: { id: 's', title: 't', group: 'only', calls: [], ...scenario },
    tokens,
    recording,
    patienceMs: 50,
    limits: limitsInForce({}, []),
    executions: new Map(),
    requests: new Map(),
    results: new Map(),
    readers: new Map(),
    pending: [],
    paused: new Map(),
    enrolment: {
      reached: () => new Promise(() => undefined),
      release: (barrier) => void log.push(barrier),
      close: () => undefined
    },
    client: {
      async send(request) {
        sent.push(request)
        const exchange: unknown = {
          kind: 'http.exchange',
          status,
          body,
          headers: { 'retry-after': '0' },
          execution: 'e-1',
          operation: request.operation
        }
        recording.transcript(exchange as HttpExchange)
        return { kind: 'exchange', exchange: exchange as HttpExchange }
      },
      close: () => undefined
    }
  }
  return { side, sent, log, run: (step: ClientStep) => runStep(side, step) }
}

const bodyOf = (request: ClientRequest | undefined): unknown => JSON.parse(String(request?.body))

test('a plain submit sends ability and nonce, with the scenario and the step over them', async () => {
  const { run, sent } = sideOf({ request: { deadline_ms: 5, metadata: { n: '{{nonce}}' } } })
  await run({ do: 'submit', key: 'k', patch: { deadline_ms: 9 } })
  expect(bodyOf(sent[0])).toEqual({
    ability: 'lab.only.a',
    input: [{ type: 'text', text: '[n-0123]' }],
    deadline_ms: 9,
    metadata: { n: 'n-0123' }
  })
  expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'k-n-0123', 'content-type': 'application/json' })
})

test("an input of the scenario's own gets the nonce before its first text part", async () => {
  const { run, sent } = sideOf({
    request: {
      input: [
        { type: 'json', value: 1 },
        { type: 'text', text: 'hi' }
      ]
    }
  })
  await run({ do: 'submit' })
  expect(bodyOf(sent[0])).toMatchObject({
    input: [
      { type: 'json', value: 1 },
      { type: 'text', text: '[n-0123] hi' }
    ]
  })
})

test('raw bytes go out as they are, placeholders filled', async () => {
  const { run, sent } = sideOf()
  await run({ do: 'submit', raw: '{"ability": "{{ability}}", [{{nonce}}' })
  await run({ do: 'submit', raw_base64: '/w==' })
  expect(sent[0]?.body).toBe('{"ability": "lab.only.a", [n-0123')
  expect(sent[1]?.body).toEqual(Buffer.from([0xff]))
})

test('a step that looks asks every reading operation in the moment in which the id is told', async () => {
  const { run, sent } = sideOf()
  await run({ do: 'submit', look: true })
  const asked = sent.slice(1).map(({ method, path }) => `${method} ${path.replace(/[^/]*-[^/]*/, '{id}')}`)
  expect(asked.sort()).toEqual([
    'GET /v1/executions/{id}',
    'GET /v1/executions/{id}/events?after=0',
    'GET /v1/executions/{id}/result'
  ])
})

test('a submit may be left on its way after a while, and a cancel at once', async () => {
  const side = sideOf()
  await side.run({ do: 'submit', patience_ms: 1000, query: 'one=2' })
  expect(side.sent[0]?.path).toBe('/v1/executions?one=2')
  await side.run({ do: 'cancel', background: true, times: 2 })
  expect(side.sent.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(2)
})

test('a step may wait until a reader was given an event, before or after it began to wait', async () => {
  const { run, side } = sideOf()
  const frame = { kind: 'sse.frame', reader: 'live', execution: 'e-1', json: { type: 'output.delta' } } as StreamFrame
  let given = false
  const waiting = run({ do: 'given', reader: 'live', event: 'output.delta' }).then(() => {
    given = true
  })
  await Promise.resolve()
  expect(given).toBe(false)
  side.recording.transcript(frame)
  await waiting
  await run({ do: 'given', reader: 'live', event: 'output.delta' })
})

test('one step may submit several times at once', async () => {
  const { run, sent } = sideOf()
  await run({ do: 'submit', times: 3, key: 'k' })
  expect(sent).toHaveLength(3)
})

test('a plain submit that finds no room is sent three times before the run is given up', async () => {
  const { run, sent } = sideOf({}, 429)
  await expect(run({ do: 'submit' })).rejects.toThrow(RuntimeBusy)
  expect(sent).toHaveLength(3)
  const keyed = sideOf({}, 429)
  await expect(keyed.run({ do: 'submit', raw: '{}', key: 'k' })).rejects.toThrow(RuntimeBusy)
})

test('a 429 to raw bytes without a key or in an admission scenario is evidence', async () => {
  await sideOf({}, 429).run({ do: 'submit', raw: '{}' })
  await sideOf({ tags: ['admission'] }, 429).run({ do: 'submit' })
})

test('what an admission scenario wants accepted is sent three times, and each refusal stays evidence', async () => {
  const { run, sent } = sideOf({ tags: ['admission'] }, 429)
  await run({ do: 'submit', accepts: 'idempotency/refused-claims-nothing' })
  expect(sent).toHaveLength(3)
})

test.each([
  [{}, 'none', 0, '', undefined],
  [{ after: 3 }, 'query', 3, '?after=3', undefined],
  [{ after: 3, via: 'header' as const }, 'header', 3, '', '3'],
  [{ after: 3, via: 'both' as const, header_after: 5 }, 'both', 5, '?after=3', '5'],
  [{ after: '1e3' }, 'query', 1000, '?after=1e3', undefined],
  [{ after: '☃' }, 'query', 0, '?after=%E2%98%83', undefined]
])('a read with %j puts its cursor where it says', async (step, via, after, query, header) => {
  const { run, sent } = sideOf()
  await run({ do: 'submit' })
  await run({ do: 'read', ...step })
  expect(sent[1]?.path).toBe(`/v1/executions/e-1/events${query}`)
  expect(sent[1]?.headers?.['last-event-id']).toBe(header)
  expect(sent[1]?.stream).toMatchObject({ via, after, execution: 'e-1' })
  expect(sent[1]?.stream?.lesser).toBe(via === 'both' ? 3 : undefined)
})

test('a sweep reads from every cursor and one past the end, of a long log from a choice with both ends', async () => {
  const sweep = async (last: number) => {
    const { run, sent, side } = sideOf()
    await run({ do: 'submit' })
    side.recording.transcript({
      kind: 'sse.frame',
      time: 0,
      reader: 'r',
      execution: 'e-1',
      data: '',
      json: { sequence: last },
      offset: 0
    })
    await run({ do: 'sweep' })
    return sent.slice(1).map(({ stream }) => stream?.after)
  }
  expect(await sweep(4)).toEqual([0, 1, 2, 3, 4, 5])
  const long = await sweep(5000)
  expect(long.length).toBeLessThan(90)
  expect([long[0], long.at(-1)]).toEqual([0, 5001])
})

test('a request step fills the id of the main execution and a large body', async () => {
  const { run, sent } = sideOf()
  await run({ do: 'submit' })
  await run({
    do: 'request',
    method: 'PUT',
    path: '/v1/executions/{id}',
    body: '"{{fill}}"',
    fill: { char: 'x', bytes: 4 }
  })
  expect(sent[1]).toMatchObject({ operation: 'raw', method: 'PUT', path: '/v1/executions/e-1', body: '"xxxx"' })
})

test('steps about an execution that was never created do nothing', async () => {
  const { run, sent } = sideOf()
  for (const step of ['read', 'cancel', 'snapshot', 'result', 'sweep'] as const) await run({ do: step })
  expect(sent).toEqual([])
})

test('a barrier that is never reached is waited for no longer than patience, a release is passed on', async () => {
  const { run, log } = sideOf()
  await run({ do: 'reached', barrier: 'b' })
  await run({ do: 'release', barrier: 'b' })
  expect(log).toEqual(['b'])
})

test('a reader in the background is open before the next step begins, and a join waits for its end', async () => {
  const { side, run } = sideOf()
  const order: string[] = []
  await run({ do: 'submit' })
  let close: () => void = () => undefined
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  Object.assign(side.client, {
    async send() {
      await new Promise((resolve) => setImmediate(resolve))
      order.push('open')
      return { kind: 'stream', closed: closed.then(() => order.push('closed')) }
    }
  })
  await run({ do: 'read', as: 'live', background: true })
  order.push('next step')
  close()
  await run({ do: 'join', reader: 'live' })
  expect(order).toEqual(['open', 'next step', 'closed'])
})

test('a submit with a label carries it beside the nonce', async () => {
  const { run, sent } = sideOf()
  await run({ do: 'submit', label: 'second' })
  expect(bodyOf(sent[0])).toMatchObject({ input: [{ type: 'text', text: '[label-second-n-0123]' }] })
})

test('a step that waits for either of two readers goes on when one of them has ended', async () => {
  const { side, run } = sideOf()
  let end = (): void => undefined
  const ending = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  side.readers.set('one', new Promise(() => undefined))
  side.readers.set('two', ending)
  const waiting = run({ do: 'either', readers: ['one', 'two'] })
  expect(await Promise.race([waiting.then(() => 'went on'), Promise.resolve('waits')])).toBe('waits')
  end()
  await waiting
})

test('a step that waits for the end asks for snapshots until one tells it, and gives up with patience', async () => {
  const { side, run, sent } = sideOf()
  side.executions.set('main', 'e-1')
  // What the client of these tests answers has no status: nothing to wait for.
  await run({ do: 'ended' })
  expect(sent.map(({ path }) => path)).toEqual(['/v1/executions/e-1'])
  const open = sideOf({}, 200, { status: 'running' })
  open.side.executions.set('main', 'e-1')
  await open.run({ do: 'ended' })
  expect(open.sent.length).toBeGreaterThan(1)
})

test('a wait for the first of readers that never came to be is over at once', async () => {
  const { run } = sideOf()
  expect(await run({ do: 'either', readers: ['never', 'neither'] })).toBeUndefined()
})
