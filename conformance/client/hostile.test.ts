import { expect, test } from 'vitest'
import type { TranscriptItem } from '../model/transcript.ts'
import { hostilities, startHostileServer } from '../runner/testing/hostile-server.ts'
import { createClient } from './client.ts'
import { createMemoryBudget } from './memory-budget.ts'

const budget = createMemoryBudget({ each: 16 * 1024 * 1024, all: 64 * 1024 * 1024 })

async function against<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const hostility = hostilities[name]
  if (hostility === undefined) throw new Error(`there is no hostility ${name}`)
  const server = await startHostileServer(hostility)
  return work(server.url).finally(() => server.close())
}

/** One plain exchange with a server that means harm. */
const exchange = (name: string, patienceMs: number) =>
  against(name, async (url) => {
    const client = createClient({ url }, { patienceMs, listener: () => undefined, allowance: budget.open() })
    const answer = await client.send({ operation: 'getRuntime', method: 'GET', path: '/v1/runtime' })
    client.close()
    if (answer.kind === 'stream') throw new Error('nobody asked for a stream')
    const { status, failure, body } = answer.exchange
    return { status, failure, body }
  })

/** One stream of it, with all items. */
const read = (name: string, patienceMs: number) =>
  against(name, async (url) => {
    const items: TranscriptItem[] = []
    const listener = (item: TranscriptItem) => items.push(item)
    const client = createClient({ url }, { patienceMs, listener, allowance: budget.open() })
    const stream = { reader: 'r', execution: 'e', after: 0, via: 'none' } as const
    const answer = await client.send({
      operation: 'streamExecutionEvents',
      method: 'GET',
      path: '/v1/executions/e/events',
      stream
    })
    const closed = answer.kind === 'stream' ? await answer.closed : undefined
    client.close()
    return { how: closed?.how, items }
  })

const long = 10_000
const short = 400

test.each([
  ['closes at once', long, { status: 0, failure: 'reset' }],
  ['closes in its status line', long, { status: 0, failure: 'reset' }],
  ['closes in its headers', long, { status: 0, failure: 'reset' }],
  ['closes in its body', long, { status: 200, failure: 'reset' }],
  ['never ends its headers', long, { status: 0, failure: 'protocol' }],
  ['drips its headers', short, { status: 0, failure: 'timeout' }],
  ['sends a gigabyte', long, { status: 200, failure: 'protocol' }],
  ['sends a body without end', long, { status: 200, failure: 'protocol' }],
  ['sends a gzip bomb', long, { status: 200, failure: undefined, body: undefined }],
  ['sends chunk sizes that are none', long, { status: 200, failure: 'reset' }],
  ['says continue for ever', short, { status: 0, failure: 'timeout' }],
  ['switches protocols', short, { status: 0, failure: 'protocol' }],
  ['speaks another protocol', long, { status: 0, failure: 'protocol' }],
  ['redirects elsewhere', long, { status: 302, failure: undefined }]
] as const)('a runtime that %s is left, and told as what it is', async (name, patienceMs, expected) => {
  expect(await exchange(name, patienceMs)).toMatchObject(expected)
})

test.each([
  ['streams events without end', long, 'overflow'],
  ['streams one frame without end', long, 'overflow'],
  ['streams comments without end', long, 'overflow'],
  ['drips a stream', short, 'timeout'],
  ['drips a stream that ends with its connection', short, 'timeout']
] as const)('a reader of a runtime that %s leaves it', async (name, patienceMs, how) => {
  expect((await read(name, patienceMs)).how).toBe(how)
})

test('of an endless stream no more items are kept than the client was allowed', async () => {
  const { items } = await read('streams events without end', long)
  expect(items.length).toBeGreaterThan(1000)
  expect(items.length).toBeLessThan((16 * 1024 * 1024) / 500)
})

test('what one client may hold is bounded, and where all together hold too much, the large ones hear no more', () => {
  const shared = createMemoryBudget({ each: 1000, all: 1600 })
  const [first, second, small] = [shared.open(), shared.open(), shared.open()]
  expect([first.take(499), first.take(2)]).toEqual([true, false])
  expect([second.take(250), second.take(60), small.take(90), small.take(20)]).toEqual([true, false, true, false])
  first.release()
  expect([second.take(200), first.take(0, 1)]).toEqual([true, true])
})
