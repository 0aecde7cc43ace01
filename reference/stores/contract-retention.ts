import { deepEqual, equal } from 'node:assert/strict'
import { createManualClock } from '../core/manual-clock.ts'
import { claimOf, executionIdOf, openLog } from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Time: what is promised for a while is kept for it. For stores that take their time from the test's clock. */
export function retention(test: DefineTest, { openWithClock, has }: ContractSubject): void {
  test('the times that a store was given are those that it publishes', async () => {
    const store = await openWithClock({ retentionMs: 5000, idempotencyMinMs: 1000 }, createManualClock())
    deepEqual(store.limits(), { retentionMs: 5000, idempotencyMinMs: 1000 })
    await store.close()
  })

  test('an ended execution is kept for its retention, a running one for ever, and a step of the wall clock ends neither', async () => {
    const clock = createManualClock()
    const store = await openWithClock({ retentionMs: 5000 }, clock)
    await openLog(store, 1)
    await clock.advance(60_000)
    await (await openLog(store, 2)).complete()
    await clock.advance(4999)
    clock.stepWall(86_400_000)
    equal((await store.record(executionIdOf(2)))?.status, 'succeeded')
    equal((await store.record(executionIdOf(1)))?.status, 'accepted')
    await store.close()
  })

  test('a key is kept as long as promised, also beyond the retention of its execution', async () => {
    const clock = createManualClock()
    const store = await openWithClock({ retentionMs: 100, idempotencyMinMs: 1000 }, clock)
    await (await openLog(store, 1, 'key')).complete()
    await clock.advance(999)
    equal((await store.claim(claimOf(2, 'key'))).kind, 'replay')
    await store.close()
  })

  if (!has('maxExecutions')) return
  test('a full store refuses a claim rather than forget a key within its promised time, and takes it afterwards', async () => {
    const clock = createManualClock()
    const store = await openWithClock({ maxExecutions: 1, idempotencyMinMs: 1000 }, clock)
    await (await openLog(store, 1, 'key')).complete()
    await clock.advance(999)
    equal((await store.claim(claimOf(2))).kind, 'full')
    equal((await store.claim(claimOf(2, 'key'))).kind, 'replay')
    await clock.advance(1)
    equal((await store.claim(claimOf(2))).kind, 'created')
    equal(await store.record(executionIdOf(1)), undefined)
    await store.close()
  })
}
