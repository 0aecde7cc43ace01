import { deepEqual, equal } from 'node:assert/strict'
import { claimOf, everything, executionIdOf, openLog, parsed } from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Identity: a claim creates once, can be read at once, and a known key never creates again. */
export function claims(test: DefineTest, { open }: ContractSubject): void {
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
