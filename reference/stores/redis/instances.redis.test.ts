import { afterAll, beforeAll, expect, test } from 'vitest'
import { isStoreFailure } from '../../core/errors.ts'
import { createEventReader } from '../../core/event-reader.ts'
import type { EventStore } from '../../core/ports.ts'
import { claimOf, executionIdOf, type LogWriter, openLog, parsed } from '../contract-log.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'
import { ask, eventually, freshName, openOn } from './testing/stores.ts'

let server: RedisServer

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())

async function pair(): Promise<{ name: string; one: EventStore; two: EventStore }> {
  const name = freshName()
  const [one, two] = [await openOn(server.port, { name }), await openOn(server.port, { name })]
  return { name, one, two }
}

async function close(...stores: EventStore[]): Promise<void> {
  await Promise.all(stores.map((store) => store.close()))
}

async function all(store: EventStore, executionId: string): Promise<unknown[]> {
  return parsed(await store.read(executionId, 0, 1_000_000))
}

const interruptedEnding = {
  type: 'execution.failed',
  status: 'failed',
  error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
}

test('what one instance writes another reads, replays by its key and cancels', async () => {
  const { one, two } = await pair()
  const log = await openLog(one, 1, 'key')
  await log.deltas('Grüße 👋', 'b')
  expect(await all(two, log.executionId)).toEqual(log.written)
  expect(await two.claim(claimOf(2, 'key'))).toMatchObject({ kind: 'replay', executionId: log.executionId })
  let heard = 0
  one.watchCancel(log.executionId, () => {
    heard += 1
  })
  expect(await two.requestCancel(log.executionId)).toBe('requested')
  await eventually(() => heard === 1)
  await log.complete()
  expect(await two.requestCancel(log.executionId)).toBe('terminal')
  await close(one, two)
})

test('a reader of another instance is given every event once and in order, then the end', async () => {
  const { one, two } = await pair()
  const log = await openLog(one, 1)
  const seen: unknown[] = []
  const reader = createEventReader(two, log.executionId, 0, () => {})
  const reading = (async () => {
    for (let events = await reader.next(); events !== undefined; events = await reader.next())
      seen.push(...parsed(events))
  })()
  for (let n = 0; n < 200; n += 1) await log.deltas(`${n}`)
  await log.complete()
  await reading
  expect(seen).toEqual(log.written)
  await close(one, two)
})

test('the entry id of an event is its sequence and zero', async () => {
  const { name, one, two } = await pair()
  const log = await openLog(one, 1)
  await log.complete('a', 'b')
  const entries = (await ask(server.port, 'XRANGE', `{${name}}:e:${log.executionId}`, '-', '+')) as [string][]
  expect(entries.map(([id]) => id)).toEqual(['1-0', '2-0', '3-0', '4-0'])
  await close(one, two)
})

test('all names bear one hash tag', async () => {
  const { name, one, two } = await pair()
  const log = await openLog(one, 1, 'key')
  two.watch(log.executionId, () => {})
  await (await openLog(two, 2, 'other')).complete()
  const names = (await ask(server.port, 'KEYS', `*${name}*`)) as string[]
  expect(names.length).toBeGreaterThan(8)
  for (const each of names) expect(each.startsWith(`{${name}}:`), each).toBe(true)
  await close(one, two)
})

test('of claims of one key on two instances exactly one creates', async () => {
  const { one, two } = await pair()
  const outcomes = await Promise.all(
    Array.from({ length: 32 }, (_, n) => (n % 2 === 0 ? one : two).claim(claimOf(n + 1, 'key')))
  )
  expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1)
  expect(outcomes.filter(({ kind }) => kind === 'replay')).toHaveLength(31)
  await close(one, two)
})

test('an instance cannot append to what another owns', async () => {
  const { one, two } = await pair()
  const log = await openLog(one, 1)
  const event = { ...log.claim.first, sequence: 2, type: 'output.delta', status: 'running', output_index: 0 } as const
  await expect(two.append(log.executionId, [{ ...event, delta: 'x' }], 1)).rejects.toSatisfy((thrown) =>
    isStoreFailure(thrown, 'sequence_conflict')
  )
  await log.complete('a')
  expect(await all(two, log.executionId)).toEqual(log.written)
  await close(one, two)
})

test('case 147: of two instances that each append ten with the expected sequence, every batch is stored once or refused', async () => {
  const { one, two } = await pair()
  const { executionId, claim } = await openLog(one, 1)
  const batch = (by: string, n: number) =>
    ({
      ...claim.first,
      sequence: n,
      type: 'output.delta',
      status: 'running',
      output_index: 0,
      delta: `${by} ${n}`
    }) as const
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => n + 2).flatMap((n) => [
      one.append(executionId, [batch('one', n)], n - 1),
      two.append(executionId, [batch('two', n)], n - 1)
    ])
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(isStoreFailure(reason, 'sequence_conflict')).toBe(true)
  const stored = (await all(two, executionId)) as { sequence: number }[]
  expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, at) => at + 1))
  expect(stored.length - 1).toBe(outcomes.length - refused.length)
  await close(one, two)
})

test('case 148: a reader never sees an event before those in front of it, however slow the batch in front is', async () => {
  const { one, two } = await pair()
  const log = await openLog(one, 1)
  let writing = true
  const polling = (async () => {
    for (let most = 0; writing || most < log.written.length; ) {
      const seen = (await two.read(log.executionId, 0, 1_000_000)).map(({ sequence }) => sequence)
      expect(seen).toEqual(seen.map((_, at) => at + 1))
      expect(seen.length).toBeGreaterThanOrEqual(most)
      most = seen.length
    }
  })()
  // The small batch behind is handed over while the large one in front is on its way.
  const slow = log.deltas(...Array.from({ length: 512 }, () => 'x'.repeat(1024)))
  const behind = { ...log.claim.first, type: 'output.delta', status: 'running', output_index: 0, delta: 'y' } as const
  const early = one.append(log.executionId, [{ ...behind, sequence: 514 }], 513)
  await Promise.allSettled([slow, early])
  writing = false
  await polling
  await close(one, two)
})

test('an owner that gives its lease back leaves its running work to another, which ends it and calls nobody', async () => {
  const { one, two } = await pair()
  const log = await openLog(one, 1, 'key')
  await log.deltas('a')
  await one.close()
  await eventually(async () => (await two.record(log.executionId))?.status === 'failed')
  const events = await all(two, log.executionId)
  expect(events.slice(0, -1)).toEqual(log.written)
  expect(events.at(-1)).toMatchObject({ ...interruptedEnding, sequence: 3, execution_id: log.executionId })
  expect(await two.claim(claimOf(2, 'key'))).toMatchObject({ kind: 'replay', status: 'failed' })
  await close(two)
})

test('a watcher of work that was taken over is woken for its ending', async () => {
  const { one, two } = await pair()
  const log = await openLog(one, 1)
  const reader = createEventReader(two, log.executionId, 1, () => {})
  const next = reader.next()
  await one.close()
  expect(parsed((await next) ?? [])).toMatchObject([interruptedEnding])
  expect(await reader.next()).toBeUndefined()
  await close(two)
})

test('a watched record is not evicted for another instance, and is once its watcher has left', async () => {
  const name = freshName()
  const [one, two] = [
    await openOn(server.port, { name, maxExecutions: 1 }),
    await openOn(server.port, { name, maxExecutions: 1 })
  ]
  const log: LogWriter = await openLog(one, 1)
  const leave = two.watch(log.executionId, () => {})
  await log.complete()
  await two.record(log.executionId)
  expect((await one.claim(claimOf(2))).kind).toBe('full')
  leave()
  await two.record(log.executionId)
  expect((await one.claim(claimOf(2))).kind).toBe('created')
  expect(await two.record(executionIdOf(1))).toBeUndefined()
  await close(one, two)
})

test('a store that is closed leaves no connection and no lease behind', async () => {
  const { name, one, two } = await pair()
  await (await openLog(one, 1)).complete()
  await close(one, two)
  await eventually(async () => {
    const clients = String(await ask(server.port, 'CLIENT', 'LIST'))
      .trim()
      .split('\n')
    return clients.length === 1
  })
  expect(await ask(server.port, 'ZCARD', `{${name}}:owners`)).toBe(0)
})
