import { deepEqual, equal } from 'node:assert/strict'
import {
  claimOf,
  completedOf,
  deltaOf,
  everything,
  executionIdOf,
  openLog,
  parsed,
  rejectsWith
} from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Logs: what is appended is read as it was, a log is dense and ends once. */
export function appends(test: DefineTest, { open }: ContractSubject): void {
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
    const next = (sequence: number) => deltaOf(executionId, sequence, 'x')
    await rejectsWith('sequence_conflict', store.append(executionId, [next(2)], 1))
    await rejectsWith('sequence_conflict', store.append(executionId, [next(4)], 3))
    await rejectsWith('sequence_conflict', store.append(executionId, [next(4)], 2))
    await rejectsWith('sequence_conflict', store.append(executionId, [next(3), next(5)], 2))
    deepEqual(parsed(await store.read(executionId, 0, everything)), written)
    await store.close()
  })

  test('nothing follows a terminal event, in the same batch or later', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const { executionId } = log
    const late = deltaOf(executionId, 3, 'x')
    await rejectsWith('sequence_conflict', store.append(executionId, [completedOf(executionId, 2), late], 1))
    await log.complete('a')
    await rejectsWith('sequence_conflict', log.deltas('late'))
    await rejectsWith('sequence_conflict', log.complete())
    equal((await store.record(executionId))?.status, 'succeeded')
    await store.close()
  })

  test('case 67: order is that of the sequence alone, also where a thousand events share a time', async () => {
    const store = await open()
    const { executionId: id } = await openLog(store, 1)
    for (let length = 1; length < 1001; length += 50) {
      await store.append(
        id,
        Array.from({ length: 50 }, (_, at) => deltaOf(id, length + at + 1, `${length + at + 1}`)),
        length
      )
    }
    const stored = await store.read(id, 0, everything)
    deepEqual(
      stored.map(({ sequence }) => sequence),
      Array.from({ length: 1001 }, (_, at) => at + 1)
    )
    deepEqual(
      parsed(stored.slice(1)),
      stored.slice(1).map(({ sequence }) => deltaOf(id, sequence, `${sequence}`))
    )
    await store.close()
  })

  test('case 68: logs of different executions do not mix, and a cursor in one gives only its own events', async () => {
    const store = await open()
    const [one, two] = [await openLog(store, 1), await openLog(store, 2)]
    for (let n = 0; n < 20; n += 1) await Promise.all([one.deltas(`1-${n}`), two.deltas(`2-${n}`)])
    for (const log of [one, two]) {
      deepEqual(parsed(await store.read(log.executionId, 0, everything)), log.written)
      deepEqual(parsed(await store.read(log.executionId, 1, everything)), log.written.slice(1))
    }
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
