import { deepEqual, equal, ok } from 'node:assert/strict'
import { claimOf, everything, openLog, parsed, rejectsWith } from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Something to be called, and how often it was. */
function counter() {
  let count = 0
  return {
    hit: (): void => {
      count += 1
    },
    get count() {
      return count
    }
  }
}

/** Watches, cancel requests and the end of a store. A wake may come late, and one more often than needed; it may not stay away. */
export function watches(test: DefineTest, { open, until }: ContractSubject): void {
  test('a watcher is woken after each append, when the events can be read, and no more once it has left', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const wakes = counter()
    const lengths: number[] = []
    const unwatch = store.watch(log.executionId, async () => {
      wakes.hit()
      lengths.push((await store.read(log.executionId, 0, everything)).length)
    })
    await log.deltas('a', 'b')
    await until(() => lengths.at(-1) === 3, 'a wake after which both events are read')
    await log.deltas('c')
    await until(() => lengths.at(-1) === 4, 'a wake after the second append')
    unwatch()
    unwatch()
    const before = wakes.count
    await log.complete()
    await store.close()
    equal(wakes.count, before)
    ok(
      lengths.every((length) => [1, 3, 4].includes(length)),
      `part of a batch was read: ${lengths}`
    )
  })

  test('watchers are apart from each other, also where they share a function', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const woken = counter()
    const leave = store.watch(log.executionId, woken.hit)
    store.watch(log.executionId, woken.hit)
    await log.deltas('a')
    await until(() => woken.count >= 2, 'a wake of each watcher')
    leave()
    const before = woken.count
    await log.deltas('b')
    await until(() => woken.count > before, 'a wake of the one that stayed')
    await store.close()
  })

  test('a watcher that leaves or comes while others are woken takes no wake from them', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const [first, last, late] = [counter(), counter(), counter()]
    const leave = store.watch(log.executionId, () => {
      first.hit()
      leave()
      if (first.count === 1) store.watch(log.executionId, late.hit)
    })
    store.watch(log.executionId, last.hit)
    await log.deltas('a')
    await until(() => last.count > 0, 'a wake of the watcher behind the one that left')
    await log.deltas('b')
    await until(() => late.count > 0, 'a wake of the watcher that came last')
    equal(first.count, 1)
    await store.close()
  })

  test('a cancel request is recorded and reaches who watches for it, before and after', async () => {
    const store = await open()
    const log = await openLog(store, 1)
    const [early, late] = [counter(), counter()]
    store.watchCancel(log.executionId, early.hit)
    equal(await store.requestCancel(log.executionId), 'requested')
    await until(() => early.count === 1, 'the wish at who watched before it')
    equal((await store.record(log.executionId))?.cancelRequested, true)
    const leave = store.watchCancel(log.executionId, late.hit)
    await until(() => late.count === 1, 'the wish at who watches after it')
    leave()
    equal(await store.requestCancel(log.executionId), 'requested')
    equal(late.count, 1)
    deepEqual(parsed(await store.read(log.executionId, 0, everything)), log.written)
    await log.complete()
    equal(await store.requestCancel(log.executionId), 'terminal')
    await store.close()
  })

  test('a closed store says so, wakes its watchers and refuses everything', async () => {
    const store = await open()
    const log = await openLog(store, 1, 'key')
    const woken = counter()
    store.watch(log.executionId, woken.hit)
    equal(store.availability(), 'ready')
    await store.close()
    await store.close()
    ok(woken.count >= 1)
    equal(store.availability(), 'unavailable')
    await rejectsWith('unavailable', log.deltas('x'))
    await rejectsWith('unavailable', store.claim(claimOf(2)))
    await rejectsWith('unavailable', store.lookup({ keyHash: 'key', fingerprint: 'f' }))
    await rejectsWith('unavailable', store.read(log.executionId, 0, 1))
    await rejectsWith('unavailable', store.record(log.executionId))
    await rejectsWith('unavailable', store.requestCancel(log.executionId))
  })
}
