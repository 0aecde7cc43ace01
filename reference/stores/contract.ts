import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { isStoreFailure } from '../core/errors.ts'
import type { EventStore, StoreFailure } from '../core/ports.ts'
import { type ContractLimits, claimOf, executionIdOf, openLog, parsed } from './contract-log.ts'

/** A test runner's `test`. */
export type DefineTest = (name: string, run: () => Promise<void>) => void

/** Opens an empty store with the limits that a test needs. */
export type OpenStore = (limits?: ContractLimits) => Promise<EventStore>

const everything = Number.MAX_SAFE_INTEGER

function rejectsWith(kind: StoreFailure['storeFailure'], task: Promise<unknown>): Promise<void> {
  return rejects(task, (thrown) => isStoreFailure(thrown, kind))
}

function claims(test: DefineTest, open: OpenStore): void {
  test('claim and first event are one step: the record and its event can be read as soon as the claim is answered', async () => {
    const store = await open()
    const claim = claimOf(1)
    deepEqual(await store.claim(claim), { kind: 'created' })
    deepEqual(await store.record(claim.executionId), {
      executionId: claim.executionId,
      createdAt: claim.createdAt,
      status: 'accepted',
      lastSequence: 1,
      cancelRequested: false,
      ability: 'write',
      metadata: { ticket: 'T-1' }
    })
    deepEqual(parsed(await store.read(claim.executionId, 0, everything)), [claim.first])
    await store.close()
  })

  test('the partition of an execution is told by its record, and none by that of one without', async () => {
    const store = await open()
    await store.claim({ ...claimOf(1), partition: 'a' })
    await store.claim(claimOf(2))
    equal((await store.record(executionIdOf(1)))?.partition, 'a')
    equal((await store.record(executionIdOf(2)))?.partition, undefined)
    await store.close()
  })

  test('a key that is known answers its execution, or a conflict, and creates nothing', async () => {
    const store = await open()
    const log = await openLog(store, 1, 'key')
    const replay = { kind: 'replay', executionId: log.executionId, createdAt: log.claim.createdAt } as const
    deepEqual(await store.claim(claimOf(2, 'key')), { ...replay, status: 'accepted' })
    await log.complete()
    deepEqual(await store.lookup({ keyHash: 'key', fingerprint: 'f' }), { ...replay, status: 'succeeded' })
    deepEqual(await store.claim(claimOf(3, 'key', 'other')), { kind: 'conflict' })
    deepEqual(await store.lookup({ keyHash: 'key', fingerprint: 'other' }), { kind: 'conflict' })
    equal(await store.lookup({ keyHash: 'unknown', fingerprint: 'f' }), undefined)
    equal(await store.record(executionIdOf(2)), undefined)
    equal(await store.record(executionIdOf(3)), undefined)
    await store.close()
  })

  test('of concurrent claims of one key exactly one creates and all name the same execution', async () => {
    const store = await open()
    const outcomes = await Promise.all(Array.from({ length: 16 }, (_, n) => store.claim(claimOf(n + 1, 'key'))))
    equal(outcomes.filter(({ kind }) => kind === 'created').length, 1)
    const named = new Set(outcomes.flatMap((outcome) => (outcome.kind === 'replay' ? [outcome.executionId] : [])))
    equal(named.size, 1)
    for (const executionId of named) equal((await store.record(executionId))?.lastSequence, 1)
    await store.close()
  })
}

function appends(test: DefineTest, open: OpenStore): void {
  test('appended events are read back as they were, after any cursor and up to any limit', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    await log.deltas('Grüße 👋', 'b')
    await log.deltas('c')
    await log.complete()
    const { executionId, written } = log
    for (let after = 0; after <= written.length + 1; after += 1) {
      deepEqual(parsed(await store.read(executionId, after, everything)), written.slice(after))
      deepEqual(parsed(await store.read(executionId, after, 2)), written.slice(after, after + 2))
    }
    const stored = await store.read(executionId, 0, everything)
    deepEqual(
      stored.map(({ sequence, type, status, terminal }) => ({ sequence, type, status, terminal })),
      written.map(({ sequence, type, status }) => ({ sequence, type, status, terminal: status === 'succeeded' }))
    )
    equal((await store.record(executionId))?.lastSequence, written.length)
    await store.close()
  })

  test('an append that does not go on where the log ends is refused and stores nothing', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    await log.deltas('a')
    const { executionId, written } = log
    const next = { ...claimOf(1).first, type: 'output.delta', status: 'running', output_index: 0, delta: 'x' } as const
    await rejectsWith('sequence_conflict', store.append(executionId, [{ ...next, sequence: 2 }], 1))
    await rejectsWith('sequence_conflict', store.append(executionId, [{ ...next, sequence: 4 }], 3))
    await rejectsWith('sequence_conflict', store.append(executionId, [{ ...next, sequence: 4 }], 2))
    await rejectsWith(
      'sequence_conflict',
      store.append(
        executionId,
        [3, 5].map((sequence) => ({ ...next, sequence })),
        2
      )
    )
    deepEqual(parsed(await store.read(executionId, 0, everything)), written)
    await store.close()
  })

  test('of two writers that expect the same end one is refused', async () => {
    const store = await open()
    const { executionId } = await openLog(store, 1)
    const event = {
      ...claimOf(1).first,
      sequence: 2,
      type: 'output.delta',
      status: 'running',
      output_index: 0
    } as const
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((delta) => store.append(executionId, [{ ...event, delta }], 1))
    )
    deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    equal((await store.record(executionId))?.lastSequence, 2)
    await store.close()
  })

  test('nothing follows a terminal event, in the same batch or later', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const terminal = { ...claimOf(1).first, sequence: 2, type: 'execution.completed', status: 'succeeded' } as const
    const target = { provider: 'alpha', model: 'alpha-1' }
    const late = {
      ...claimOf(1).first,
      sequence: 3,
      type: 'output.delta',
      status: 'running',
      output_index: 0,
      delta: 'x'
    } as const
    await rejectsWith('sequence_conflict', store.append(log.executionId, [{ ...terminal, target }, late], 1))
    await log.complete('a')
    await rejectsWith('sequence_conflict', log.deltas('late'))
    await rejectsWith('sequence_conflict', log.complete())
    equal((await store.record(log.executionId))?.status, 'succeeded')
    await store.close()
  })

  test('logs of different executions do not mix', async () => {
    const store = await open()
    const [one, two] = [await openLog(store, 1), await openLog(store, 2)]
    for (let n = 0; n < 20; n += 1) await Promise.all([one.deltas(`1-${n}`), two.deltas(`2-${n}`)])
    for (const log of [one, two]) deepEqual(parsed(await store.read(log.executionId, 0, everything)), log.written)
    await store.close()
  })

  test('an unknown execution can be neither read nor written', async () => {
    const store = await open()
    const id = executionIdOf(9)
    equal(await store.record(id), undefined)
    await rejectsWith('unknown_execution', store.read(id, 0, 1))
    await rejectsWith('unknown_execution', store.append(id, [{ ...claimOf(9).first, sequence: 2 }], 1))
    equal(await store.requestCancel(id), 'unknown')
    store.watch(id, () => {})()
    store.watchCancel(id, () => {})()
    await store.close()
  })
}

function watches(test: DefineTest, open: OpenStore): void {
  test('a watcher is woken after each append, when the events can be read, and no more once it has left', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const seen: Promise<number>[] = []
    const length = async (): Promise<number> => (await store.read(log.executionId, 0, everything)).length
    const unwatch = store.watch(log.executionId, () => void seen.push(length()))
    await log.deltas('a', 'b')
    await log.complete()
    deepEqual(await Promise.all(seen), [3, 4])
    unwatch()
    unwatch()
    await store.close()
    equal(seen.length, 2)
  })

  test('watchers are apart from each other, also where they share a function', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    let woken = 0
    const wake = (): void => {
      woken += 1
    }
    const leave = store.watch(log.executionId, wake)
    store.watch(log.executionId, wake)
    await log.deltas('a')
    equal(woken, 2)
    leave()
    await log.deltas('b')
    equal(woken, 3)
    await store.close()
  })

  test('a cancel request is recorded and reaches who watches for it, before and after', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    let early = 0
    let late = 0
    store.watchCancel(log.executionId, () => {
      early += 1
    })
    equal(await store.requestCancel(log.executionId), 'requested')
    equal(early, 1)
    equal((await store.record(log.executionId))?.cancelRequested, true)
    const leave = store.watchCancel(log.executionId, () => {
      late += 1
    })
    equal(late, 1)
    leave()
    equal(await store.requestCancel(log.executionId), 'requested')
    equal(late, 1)
    await log.complete()
    equal(await store.requestCancel(log.executionId), 'terminal')
    await store.close()
  })
}

function limits(test: DefineTest, open: OpenStore): void {
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

  test('a log that reaches its bytes refuses more and still takes the terminal', async () => {
    const store = await open({ maxExecutionBytes: 32_768 })
    const log = await openLog(store, 1)
    await rejectsWith('capacity', log.deltas('x'.repeat(32_768)))
    await log.deltas('a')
    await log.complete()
    equal((await store.record(log.executionId))?.status, 'succeeded')
    await store.close()
  })

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

  test('a closed store says so, wakes its watchers and refuses everything', async () => {
    const store = await open()
    const log = await openLog(store, 1, 'key')
    let woken = 0
    store.watch(log.executionId, () => {
      woken += 1
    })
    equal(store.availability(), 'ready')
    await store.close()
    await store.close()
    equal(woken, 1)
    equal(store.availability(), 'unavailable')
    await rejectsWith('unavailable', log.deltas('x'))
    await rejectsWith('unavailable', store.claim(claimOf(2)))
    await rejectsWith('unavailable', store.lookup({ keyHash: 'key', fingerprint: 'f' }))
    await rejectsWith('unavailable', store.read(log.executionId, 0, 1))
    await rejectsWith('unavailable', store.record(log.executionId))
    await rejectsWith('unavailable', store.requestCancel(log.executionId))
  })
}

/**
 * The suite that every event store runs: what the core relies on, whatever the store keeps its logs in.
 *
 * @see spec/chapters/20-storage.md#spi
 */
export function storeContract(test: DefineTest, open: OpenStore): void {
  claims(test, open)
  appends(test, open)
  watches(test, open)
  limits(test, open)
}
