import { expect, test } from 'vitest'
import { createManualClock } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'
import { storeContract } from './contract.ts'
import { claimOf, deltaOf, executionIdOf, openLog } from './contract-log.ts'
import { createMemoryStore, type MemoryStoreOptions } from './memory.ts'

type Limits = Omit<MemoryStoreOptions, 'clock'>

function open(limits: Limits = {}) {
  const clock = createManualClock()
  return { clock, store: createMemoryStore({ clock, ...limits }) }
}

storeContract(test, async (limits, clock) => createMemoryStore({ clock, ...limits }), { usesClock: true, runs: 150 })

test('case 67: an id that holds separators and digits is told apart from one that it begins with', async () => {
  const { store } = open()
  for (const id of ['ex_a_b_1', 'ex_a_b', 'ex_a_b_11']) {
    const claim = claimOf(1)
    await store.claim({ ...claim, executionId: id, first: { ...claim.first, execution_id: id } })
    await store.append(id, [deltaOf(id, 2, id)], 1)
  }
  const [, event] = await store.read('ex_a_b_1', 0, 9)
  expect(JSON.parse(event?.data ?? '')).toMatchObject({ execution_id: 'ex_a_b_1', sequence: 2, delta: 'ex_a_b_1' })
})

/** Claims the n-th execution and ends it. */
async function ended(store: EventStore, n: number, key?: string): Promise<void> {
  await (await openLog(store, n, key)).complete()
}

async function present(store: EventStore, ...ns: number[]): Promise<boolean[]> {
  return Promise.all(ns.map(async (n) => (await store.record(executionIdOf(n))) !== undefined))
}

test('eviction takes ended executions, oldest first, and never a running one', async () => {
  const { store } = open({ maxExecutions: 3 })
  const running = await openLog(store, 1)
  await ended(store, 2)
  await ended(store, 3)
  await ended(store, 4)
  expect(await present(store, 1, 2, 3, 4)).toEqual([true, false, true, true])
  await ended(store, 5)
  expect(await present(store, 1, 3, 4, 5)).toEqual([true, false, true, true])
  await running.complete()
})

test('a watched execution is not evicted until its watcher has left', async () => {
  const { store } = open({ maxExecutions: 1 })
  await ended(store, 1)
  const unwatch = store.watch(executionIdOf(1), () => {})
  expect((await store.claim(claimOf(2))).kind).toBe('full')
  unwatch()
  expect((await store.claim(claimOf(2))).kind).toBe('created')
  expect(await present(store, 1, 2)).toEqual([false, true])
})

test('the key of an evicted record is free again', async () => {
  const { store } = open({ maxExecutions: 1 })
  await ended(store, 1, 'key')
  await ended(store, 2)
  expect(await store.lookup({ keyHash: 'key', fingerprint: 'f' })).toBeUndefined()
})

test('within idempotency_min_ms admission is refused rather than a keyed record evicted', async () => {
  const { store, clock } = open({ maxExecutions: 1, idempotencyMinMs: 1000 })
  expect(store.limits()).toMatchObject({ idempotencyMinMs: 1000 })
  await ended(store, 1, 'key')
  await clock.advance(999)
  expect((await store.claim(claimOf(2))).kind).toBe('full')
  await clock.advance(1)
  expect((await store.claim(claimOf(2))).kind).toBe('created')
})

test('a keyed record outlives its retention until idempotency_min_ms, and records go in their own time', async () => {
  const { store, clock } = open({ retentionMs: 100, idempotencyMinMs: 1000 })
  await ended(store, 1, 'key')
  await ended(store, 2)
  await clock.advance(100)
  expect(await present(store, 1, 2)).toEqual([true, false])
  await clock.advance(900)
  expect(await present(store, 1)).toEqual([false])
})

test('an ended execution expires with its retention, also when nobody asks, and a running one never does', async () => {
  const { store, clock } = open({ retentionMs: 5000 })
  expect(store.limits()).toMatchObject({ retentionMs: 5000 })
  await openLog(store, 1)
  await clock.advance(1000)
  await ended(store, 2)
  await clock.advance(4999)
  expect(await present(store, 1, 2)).toEqual([true, true])
  await clock.advance(1)
  expect(await present(store, 1, 2)).toEqual([true, false])
  clock.stepWall(86_400_000)
  expect(await present(store, 1)).toEqual([true])
})

test('a watched execution stays beyond its retention and goes when its watcher leaves', async () => {
  const { store, clock } = open({ retentionMs: 100 })
  await ended(store, 1)
  const unwatch = store.watch(executionIdOf(1), () => {})
  await clock.advance(500)
  expect(await present(store, 1)).toEqual([true])
  unwatch()
  expect(await present(store, 1)).toEqual([false])
})

test('bytes over all executions are bounded: ended ones make room, then the append is refused', async () => {
  const { store } = open({ maxBytes: 33_000 })
  const text = 'x'.repeat(8000)
  const old = await openLog(store, 1)
  await old.complete(text)
  const log = await openLog(store, 2)
  await log.deltas(text)
  await log.deltas(text)
  expect(await present(store, 1)).toEqual([true])
  await log.deltas(text)
  expect(await present(store, 1)).toEqual([false])
  await expect(log.deltas(text)).rejects.toMatchObject({ storeFailure: 'capacity' })
  await log.complete()
  expect((await store.record(log.executionId))?.status).toBe('succeeded')
})

test('an append that cannot fit evicts nobody in vain', async () => {
  const { store } = open({ maxBytes: 40_000 })
  await ended(store, 1)
  const log = await openLog(store, 2)
  await expect(log.deltas('x'.repeat(50_000))).rejects.toMatchObject({ storeFailure: 'capacity' })
  expect(await present(store, 1)).toEqual([true])
})

test('bytes are those of UTF-8 and not of characters', async () => {
  const { store } = open({ maxExecutionBytes: 20_000 })
  const log = await openLog(store, 1)
  await expect(log.deltas('界'.repeat(6000))).rejects.toMatchObject({ storeFailure: 'capacity' })
  await log.deltas('a'.repeat(6000))
})

test('evicted records give back every byte that they were counted with', async () => {
  const { store } = open({ maxBytes: 60_000 })
  for (let n = 1; n <= 200; n += 1) {
    const log = await openLog(store, n, `key-${n}`)
    expect(log.claimed.kind).toBe('created')
    await log.complete('y'.repeat(10_000))
  }
  expect(await present(store, 200, 1)).toEqual([true, false])
})

test('an event is serialised once and its text is shared by all readers', async () => {
  const { store } = open()
  const log = await openLog(store, 1)
  await log.deltas('a')
  const [first, second] = await Promise.all([store.read(log.executionId, 0, 9), store.read(log.executionId, 1, 9)])
  expect(first[1]).toBe(second[0])
})
