import { deepEqual, equal, ok } from 'node:assert/strict'
import type { EventStore } from '../core/ports.ts'
import { claimOf, everything, executionIdOf, openLog, parsed, rejectsWith } from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Limits: what is refused, what makes room for what, and that the terminal always fits. */
export function limits(test: DefineTest, subject: ContractSubject): void {
  if (subject.has('maxEvents')) events(test, subject)
  if (subject.has('maxExecutionBytes')) bytes(test, subject)
  if (subject.has('maxExecutions')) executions(test, subject)
}

function events(test: DefineTest, { open }: ContractSubject): void {
  test('a log that reaches its number of events refuses more, keeps what it has, and still takes the terminal', async () => {
    const store = await open({ maxEvents: 4 })
    const log = await openLog(store, 1)
    await log.deltas('a')
    await rejectsWith('capacity', log.deltas('b', 'c'))
    await rejectsWith('capacity', log.complete('b', 'c'))
    await log.deltas('b')
    await rejectsWith('capacity', log.deltas('c'))
    await log.complete()
    deepEqual(parsed(await store.read(log.executionId, 0, everything)), log.written)
    equal(log.written.length, 4)
    await store.close()
  })
}

function bytes(test: DefineTest, { open }: ContractSubject): void {
  test('a log that reaches its bytes refuses more and still takes the terminal', async () => {
    const store = await open({ maxExecutionBytes: 32_768 })
    const log = await openLog(store, 1)
    await rejectsWith('capacity', log.deltas('x'.repeat(32_768)))
    await log.deltas('a')
    await log.complete()
    equal((await store.record(log.executionId))?.status, 'succeeded')
    await store.close()
  })
}

/** Claims the n-th execution and ends it. */
async function ended(store: EventStore, n: number, key?: string): Promise<void> {
  const log = await openLog(store, n, key)
  equal(log.claimed.kind, 'created')
  await log.complete()
}

/** Those of the executions that the store knows. */
async function present(store: EventStore, ...ns: readonly number[]): Promise<number[]> {
  const records = await Promise.all(ns.map((n) => store.record(executionIdOf(n))))
  return ns.filter((_, at) => records[at] !== undefined)
}

function executions(test: DefineTest, { open, keepsWatched = true }: ContractSubject): void {
  test('a store that is full of running work refuses a claim, claims nothing, and still answers known keys', async () => {
    const store = await open({ maxExecutions: 1 })
    const log = await openLog(store, 1, 'known')
    const refused = await store.claim(claimOf(2, 'new'))
    equal(refused.kind, 'full')
    ok(refused.kind === 'full' && refused.retryAfterMs > 0)
    equal(await store.record(executionIdOf(2)), undefined)
    equal(await store.lookup({ keyHash: 'new', fingerprint: 'f' }), undefined)
    equal((await store.claim(claimOf(3, 'known'))).kind, 'replay')
    await log.complete()
    deepEqual(await store.claim(claimOf(4, 'new')), { kind: 'created' })
    await store.close()
  })

  test('a full store gives up ended executions, the one that ended first before the others, and never a running one', async () => {
    const store = await open({ maxExecutions: 3 })
    await openLog(store, 1)
    const late = await openLog(store, 2)
    await ended(store, 3)
    await late.complete()
    await ended(store, 4)
    deepEqual(await present(store, 1, 2, 3, 4), [1, 2, 4])
    await ended(store, 5)
    deepEqual(await present(store, 1, 2, 4, 5), [1, 4, 5])
    await store.close()
  })

  test('an execution that was given up is unknown everywhere, and its key is free again', async () => {
    const store = await open({ maxExecutions: 1 })
    await ended(store, 1, 'key')
    await openLog(store, 2)
    const id = executionIdOf(1)
    equal(await store.lookup({ keyHash: 'key', fingerprint: 'f' }), undefined)
    await rejectsWith('unknown_execution', store.read(id, 0, 1))
    await rejectsWith('unknown_execution', store.append(id, [{ ...claimOf(1).first, sequence: 3 }], 2))
    equal(await store.requestCancel(id), 'unknown')
    await store.close()
  })

  if (!keepsWatched) return
  test('a watched execution is not given up until its watcher has left', async () => {
    const store = await open({ maxExecutions: 1 })
    await ended(store, 1)
    const unwatch = store.watch(executionIdOf(1), () => {})
    equal((await store.claim(claimOf(2))).kind, 'full')
    unwatch()
    equal((await store.claim(claimOf(2))).kind, 'created')
    deepEqual(await present(store, 1, 2), [2])
    await store.close()
  })

  test('a watch that begins while the ending is on its way keeps the execution like any other', async () => {
    const store = await open({ maxExecutions: 1 })
    const log = await openLog(store, 1)
    const ending = log.complete()
    const unwatch = store.watch(executionIdOf(1), () => {})
    await ending
    equal((await store.claim(claimOf(2))).kind, 'full')
    unwatch()
    equal((await store.claim(claimOf(2))).kind, 'created')
    await store.close()
  })
}
