import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createManualClock } from '../core/manual-clock.ts'
import type { EventStore } from '../core/ports.ts'
import { storeContract } from './contract.ts'
import { claimOf, completedOf, deltaOf, executionIdOf, openLog } from './contract-log.ts'
import { createMemoryStore, type MemoryStoreOptions } from './memory.ts'
import { createMemoryLog } from './memory-log.ts'
import { createMemoryShelf } from './memory-shelf.ts'
import { createMemoryWatches } from './memory-watches.ts'

const utf8 = (text: string): number => Buffer.byteLength(text)

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

test('what presses never takes a record whose key is promised: neither a claim nor an append, and the key still replays', async () => {
  const { store, clock } = open({ maxBytes: 33_000, idempotencyMinMs: 1000 })
  await (await openLog(store, 1, 'key')).complete('x'.repeat(12_000))
  const log = await openLog(store, 2)
  await log.deltas('x'.repeat(10_000))
  await expect(log.deltas('x'.repeat(10_000))).rejects.toMatchObject({ storeFailure: 'capacity' })
  expect((await store.claim({ ...claimOf(3), partition: 'p'.repeat(12_000) })).kind).toBe('full')
  expect((await store.claim(claimOf(4, 'key'))).kind).toBe('replay')
  await clock.advance(1000)
  await log.deltas('x'.repeat(10_000))
  expect(await present(store, 1, 2)).toEqual([false, true])
})

test('every byte counts: a claim and an append fit to the byte, and not with one less', async () => {
  const claim = claimOf(1)
  const { ability, metadata } = claim.request
  const event = deltaOf(claim.executionId, 2, 'Grüße 👋')
  const claimed = 256 + utf8(JSON.stringify([ability, metadata, undefined])) + utf8(JSON.stringify(claim.first)) + 4096
  const needed = claimed + utf8(JSON.stringify(event))
  for (const limit of ['maxBytes', 'maxExecutionBytes']) {
    expect((await open({ [limit]: claimed - 1 }).store.claim(claim)).kind).toBe('full')
    const { store: tight } = open({ [limit]: needed - 1 })
    expect((await tight.claim(claim)).kind).toBe('created')
    await expect(tight.append(claim.executionId, [event], 1)).rejects.toMatchObject({ storeFailure: 'capacity' })
    const { store: exact } = open({ [limit]: needed })
    await exact.claim(claim)
    await exact.append(claim.executionId, [event], 1)
  }
})

test('whatever comes, goes and is watched, a store at rest has given back every byte', async () => {
  const steps = fc.array(fc.record({ key: fc.boolean(), watch: fc.boolean(), size: fc.nat(500), wait: fc.nat(80) }))
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const clock = createManualClock()
      const shelf = createMemoryShelf({
        clock,
        maxBytes: 9000,
        maxExecutions: 5,
        retentionMs: 50,
        idempotencyMinMs: 70
      })
      const log = createMemoryLog({ clock, shelf, maxExecutionBytes: 9000, maxEvents: 9 })
      const leaves: (() => void)[] = []
      let n = 0
      for (const { key, watch, size, wait } of chosen) {
        n += 1
        const id = executionIdOf(n)
        if (log.claim(claimOf(n, key ? `key-${n}` : undefined)).kind === 'created') {
          if (watch) leaves.push(createMemoryWatches(shelf).watch(id, () => {}))
          log.append(id, [completedOf(id, 2, 'x'.repeat(size))], 1)
        }
        if (n % 3 === 0) leaves.shift()?.()
        await clock.advance(wait)
      }
      for (const leave of leaves) leave()
      await clock.advance(200)
      expect(shelf.budget.bytes).toBe(0)
      expect(shelf.hasRoom(9000, 5)).toBe(true)
    }),
    { numRuns: 50 }
  )
})

test('a record goes in its own time, also where another is kept longer for its key', async () => {
  const clock = createManualClock()
  const shelf = createMemoryShelf({ clock, maxBytes: 1e6, maxExecutions: 9, retentionMs: 100, idempotencyMinMs: 1000 })
  const log = createMemoryLog({ clock, shelf, maxExecutionBytes: 1e6, maxEvents: 9 })
  for (const [n, key] of [
    [1, 'key'],
    [2, undefined]
  ] as const) {
    log.claim(claimOf(n, key))
    log.append(executionIdOf(n), [completedOf(executionIdOf(n), 2)], 1)
  }
  await clock.advance(100)
  expect([1, 2].map((n) => shelf.find(executionIdOf(n)) !== undefined)).toEqual([true, false])
  await clock.advance(900)
  expect(shelf.find(executionIdOf(1))).toBeUndefined()
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
