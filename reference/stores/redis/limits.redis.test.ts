import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isStoreFailure } from '../../core/errors.ts'
import type { EventStore } from '../../core/ports.ts'
import { claimOf, executionIdOf, openLog, parsed } from '../contract-log.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'
import { ask, eventually, freshName, openOn } from './testing/stores.ts'

let server: RedisServer
const leaving: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())
afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})

async function opened(...[port, options]: Parameters<typeof openOn>): Promise<EventStore> {
  const store = await openOn(port, options)
  leaving.push(store.close)
  return store
}

const capacity = (thrown: unknown): boolean => isStoreFailure(thrown, 'capacity')

async function namesOf(name: string): Promise<string[]> {
  return ((await ask(server.port, 'KEYS', `{${name}}:*`)) as string[]).map((each) => each.slice(name.length + 3)).sort()
}

test('an ended record, its events and its identity expire together; a running one does not', async () => {
  const name = freshName()
  const store = await opened(server.port, { name, retentionMs: 1 })
  const running = await openLog(store, 1, 'running')
  const log = await openLog(store, 2, 'key')
  await log.complete()
  await eventually(async () => (await store.record(log.executionId)) === undefined)
  expect(await store.lookup({ keyHash: 'key', fingerprint: 'f' })).toBeUndefined()
  await expect(store.read(log.executionId, 0, 1)).rejects.toSatisfy((thrown) =>
    isStoreFailure(thrown, 'unknown_execution')
  )
  await eventually(async () => (await ask(server.port, 'ZCARD', `{${name}}:expiry`)) === 0)
  const left = (await namesOf(name)).filter((each) => /^[xek]:/.test(each))
  expect(left).toEqual([`e:${running.executionId}`, 'k:running', `x:${running.executionId}`])
  expect(await ask(server.port, 'ZCARD', `{${name}}:ended`)).toBe(0)
  expect((await store.claim(claimOf(3, 'key'))).kind).toBe('created')
})

test('a record with a key outlives a shorter retention until idempotency_min_ms has passed', async () => {
  const name = freshName()
  const store = await opened(server.port, { name, retentionMs: 1, idempotencyMinMs: 60_000 })
  expect(store.limits()).toEqual({ retentionMs: 1, idempotencyMinMs: 60_000 })
  await (await openLog(store, 1, 'key')).complete()
  await (await openLog(store, 2)).complete()
  await eventually(async () => (await store.record(executionIdOf(2))) === undefined)
  expect(await store.lookup({ keyHash: 'key', fingerprint: 'f' })).toMatchObject({ kind: 'replay' })
  const lives = Number(await ask(server.port, 'PTTL', `{${name}}:k:key`))
  expect(lives).toBeGreaterThan(50_000)
  expect(lives).toBeLessThanOrEqual(60_000)
})

test('within idempotency_min_ms admission is refused rather than a keyed record evicted', async () => {
  const store = await opened(server.port, { name: freshName(), maxExecutions: 1, idempotencyMinMs: 60_000 })
  await (await openLog(store, 1, 'key')).complete()
  expect((await store.claim(claimOf(2))).kind).toBe('full')
  expect((await store.claim(claimOf(3, 'key'))).kind).toBe('replay')
})

test('eviction takes ended executions, oldest first, and never a running one', async () => {
  const store = await opened(server.port, { name: freshName(), maxExecutions: 3 })
  const running = await openLog(store, 1)
  for (const n of [2, 3, 4]) await (await openLog(store, n)).complete()
  const present = await Promise.all([1, 2, 3, 4].map(async (n) => (await store.record(executionIdOf(n))) !== undefined))
  expect(present).toEqual([true, false, true, true])
  await running.complete()
})

test('a limit on all bytes evicts what has ended, then refuses, and counts down to nothing', async () => {
  const name = freshName()
  const store = await opened(server.port, { name, maxBytes: 40_000, retentionMs: 300 })
  await (await openLog(store, 1)).complete('x'.repeat(20_000))
  const log = await openLog(store, 2)
  await log.deltas('y'.repeat(20_000))
  expect(await store.record(executionIdOf(1))).toBeUndefined()
  await expect(log.deltas('z'.repeat(20_000))).rejects.toSatisfy(capacity)
  await log.complete()
  await eventually(async () => (await ask(server.port, 'HGET', `{${name}}:stat`, 'bytes')) === '0')
  expect(await ask(server.port, 'HGET', `{${name}}:stat`, 'running')).toBe('0')
})

test('a server without memory refuses claims and output, still takes endings, cancel requests and leases, and evicts what has ended', async () => {
  const small = await startRedis(['--maxmemory', '16mb', '--maxmemory-policy', 'noeviction'])
  leaving.push(small.stop)
  const name = freshName()
  const store = await opened(small.port, { name })
  await (await openLog(store, 1, 'old')).complete()
  const log = await openLog(store, 2, 'key')
  await log.deltas('a')
  await ask(small.port, 'CONFIG', 'SET', 'maxmemory', '1mb')
  await expect(log.deltas('b')).rejects.toSatisfy(capacity)
  expect(await store.record(executionIdOf(1))).toBeUndefined()
  expect((await store.claim(claimOf(3, 'new'))).kind).toBe('full')
  expect(await store.lookup({ keyHash: 'new', fingerprint: 'f' })).toBeUndefined()
  expect(await store.claim(claimOf(4, 'key'))).toMatchObject({ kind: 'replay', executionId: log.executionId })
  expect(await store.requestCancel(log.executionId)).toBe('requested')
  // Longer than a lease: it was renewed.
  const lease = async () =>
    Number(((await ask(small.port, 'ZRANGE', `{${name}}:owners`, '0', '0', 'WITHSCORES')) as unknown[]).flat()[1])
  const before = await lease()
  await eventually(async () => (await lease()) > before)
  await expect(log.complete('c')).rejects.toSatisfy(capacity)
  await log.complete()
  expect(parsed(await store.read(log.executionId, 0, 100))).toEqual(log.written)
  await ask(small.port, 'CONFIG', 'SET', 'maxmemory', '16mb')
  expect((await store.claim(claimOf(5))).kind).toBe('created')
})
