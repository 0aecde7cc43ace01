import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createManualClock, settle } from '../../core/manual-clock.ts'
import type { EventStore } from '../../core/ports.ts'
import { claimOf, executionIdOf, openLog, parsed } from '../contract-log.ts'
import { journalFile } from './corruption.ts'
import { examineJournal } from './examine.ts'
import { createFaultyFiles } from './faulty-files.ts'
import { abandoned, testDirectory, testKey, testStore } from './test-store.ts'

const everything = Number.MAX_SAFE_INTEGER
const id = executionIdOf(1)
const journal = journalFile(id)

const eventsOf = async (store: EventStore) => parsed(await store.read(id, 0, everything))
const unavailable = { storeFailure: 'unavailable' }

/** A store on a file system that fails where a test says so, with time that the test moves. */
async function onFaultyFiles() {
  const directory = await testDirectory()
  const files = createFaultyFiles(directory)
  const clock = createManualClock()
  const store = await testStore({ directory, files, clock })
  /** A try to make good what failed; the disk answers in its own time. */
  const heal = async (until: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 500 && !until(); tries += 1) {
      await clock.advance(1000)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(until()).toBe(true)
  }
  return { directory, files, store, heal }
}

test('a claim is answered only after its journal, its name and its identity were synced, in that order', async () => {
  const { files, store } = await onFaultyFiles()
  files.calls.length = 0
  await store.claim(claimOf(1))
  const order = files.calls.filter((call) => /^(?:write|sync)/.test(call))
  expect(order[0]).toBe(`write ${journal}`)
  expect(order.slice(1, 3).sort()).toEqual([`sync ${journal}`, 'syncDirectory journals'])
  expect(order.slice(3)).toEqual(['write identities', 'sync identities'])
})

test('nobody sees an event before its whole batch was synced', async () => {
  const { files, store } = await onFaultyFiles()
  const log = await openLog(store, 1)
  files.calls.length = 0
  const seen: { readonly synced: boolean; readonly length: Promise<number> }[] = []
  const leave = store.watch(id, () => {
    const synced = files.calls.includes(`sync ${journal}`)
    seen.push({ synced, length: store.read(id, 0, everything).then((events) => events.length) })
  })
  const writing = log.deltas('a', 'b', 'c')
  expect(await store.read(id, 1, everything)).toEqual([])
  await writing
  expect(await Promise.all(seen.map(async ({ synced, length }) => [synced, await length]))).toEqual([[true, 4]])
  leave()
})

test('what gathers while a write is in flight goes out with one sync', async () => {
  const { files, store } = await onFaultyFiles()
  await store.claim(claimOf(1))
  files.calls.length = 0
  const head = { execution_id: id, time: '2026-11-30T12:00:00.000Z', type: 'output.delta', status: 'running' } as const
  const appends = Array.from({ length: 50 }, (_, n) =>
    store.append(id, [{ ...head, sequence: n + 2, output_index: 0, delta: `${n}` }], n + 1)
  )
  await Promise.all(appends)
  expect(files.calls.filter((call) => call === `sync ${journal}`).length).toBe(2)
  expect((await eventsOf(store)).length).toBe(51)
})

test('a terminal event is synced before its identity is marked sealed', async () => {
  const { files, store } = await onFaultyFiles()
  const log = await openLog(store, 1)
  files.calls.length = 0
  await log.complete('a')
  await store.settled()
  expect(files.calls.filter((call) => /^(?:write|sync)/.test(call))).toEqual([
    `write ${journal}`,
    `sync ${journal}`,
    'write identities',
    'sync identities'
  ])
})

test('a write that is taken in small pieces is whole in the end', async () => {
  const { files, store, directory } = await onFaultyFiles()
  files.fail(/^write/, 7)
  const log = await openLog(store, 1)
  await log.complete('a', 'b')
  await store.close()
  files.mend()
  const again = await testStore({ directory })
  expect(await eventsOf(again)).toEqual(log.written)
})

test.each([
  ['a full disk', /^write journals/, 'ENOSPC'],
  ['a write error', /^write journals/, 'EIO'],
  ['a write that takes nothing', /^write journals/, 0],
  ['a failed sync', /^sync journals/, 'EIO']
])(
  '%s makes the store unavailable and ends the execution as interrupted work once it can be written again',
  async (_name, call, outcome) => {
    const { files, store, heal, directory } = await onFaultyFiles()
    const log = await openLog(store, 1)
    await log.deltas('a')
    files.fail(call, outcome)
    await expect(log.deltas('lost')).rejects.toMatchObject(unavailable)
    await expect(log.complete()).rejects.toMatchObject(unavailable)
    expect(store.availability()).toBe('unavailable')
    expect(await eventsOf(store)).toEqual(log.written)
    files.mend()
    let woken = 0
    store.watch(id, () => {
      woken += 1
    })
    await heal(() => store.availability() === 'ready')
    const events = await eventsOf(store)
    expect(events.slice(0, -1)).toEqual(log.written)
    expect(events.at(-1)).toMatchObject({
      sequence: 3,
      type: 'execution.failed',
      error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
    })
    expect(woken).toBe(1)
    await expect(log.complete()).rejects.toMatchObject({ storeFailure: 'sequence_conflict' })
    await store.settled()
    const found = examineJournal(await readFile(join(directory, journal)), id, testKey)
    expect(found).toMatchObject({ end: { kind: 'whole' }, lastSequence: 3, terminal: true })
  }
)

test('a descriptor whose sync failed is neither written nor synced again', async () => {
  const { files, store, heal } = await onFaultyFiles()
  const log = await openLog(store, 1)
  files.fail(/^sync journals/, 'EIO')
  await expect(log.deltas('lost')).rejects.toMatchObject(unavailable)
  files.mend()
  files.calls.length = 0
  await heal(() => store.availability() === 'ready')
  const order = files.calls.filter((call) => call.endsWith(journal) && !call.startsWith('read'))
  expect(order.slice(0, 3)).toEqual([`open ${journal}`, `truncate ${journal}`, `sync ${journal}`])
})

test.each([
  ['the journal cannot be made', /^open journals/],
  ['the journal cannot be written', /^write journals/],
  ['the journal cannot be synced', /^sync journals/],
  ['its name cannot be synced', /^syncDirectory journals/],
  ['the identity cannot be written', /^write identities/],
  ['the identity cannot be synced', /^sync identities/]
])('where %s a claim is refused, claims nothing, and leaves nothing', async (_name, call) => {
  const { files, store, heal, directory } = await onFaultyFiles()
  await (await openLog(store, 2)).complete()
  await store.settled()
  files.fail(call, 'ENOSPC')
  await expect(store.claim(claimOf(1, 'key'))).rejects.toMatchObject(unavailable)
  expect(store.availability()).toBe('unavailable')
  expect(await store.record(id)).toBeUndefined()
  expect(await store.lookup({ keyHash: 'key', fingerprint: 'f' })).toBeUndefined()
  files.mend()
  await heal(() => store.availability() === 'ready')
  expect(await files.list(join(directory, 'journals'))).toEqual([`${executionIdOf(2)}.journal`])
  expect(await store.claim(claimOf(3, 'key'))).toEqual({ kind: 'created' })
  await store.close()
  const again = await testStore({ directory })
  expect(again.corruptions()).toEqual([])
  expect(await again.record(id)).toBeUndefined()
})

test('what a failed write and those behind it would have taken is free again', async () => {
  const directory = await testDirectory()
  const files = createFaultyFiles(directory)
  const clock = createManualClock()
  const store = await testStore({ directory, files, clock, maxDiskBytes: 64 * 1024 })
  await store.claim(claimOf(1))
  files.fail(/^write journals/, 'ENOSPC')
  const head = { execution_id: id, time: '2026-11-30T12:00:00.000Z', type: 'output.delta', status: 'running' } as const
  const appends = Array.from({ length: 10 }, (_, n) =>
    store.append(id, [{ ...head, sequence: n + 2, output_index: 0, delta: 'x'.repeat(4000) }], n + 1)
  )
  for (const { status } of await Promise.allSettled(appends)) expect(status).toBe('rejected')
  files.mend()
  for (let tries = 0; tries < 500 && store.availability() !== 'ready'; tries += 1) {
    await clock.advance(1000)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const log = await openLog(store, 2)
  for (let n = 0; n < 10; n += 1) await log.deltas('x'.repeat(4000))
  await log.complete()
})

test('a seal that cannot be written is written later', async () => {
  const { files, store, heal, directory } = await onFaultyFiles()
  const log = await openLog(store, 1)
  files.fail(/^sync identities/, 'EIO')
  await log.complete()
  await store.settled()
  expect(store.availability()).toBe('unavailable')
  files.mend()
  await heal(() => store.availability() === 'ready')
  const again = await abandoned(directory)
  expect(again.corruptions()).toEqual([])
  await again.close()
})

test('a recovery that is cut off at any of its steps is done by the next', async () => {
  const directory = await testDirectory()
  const store = await abandoned(directory)
  for (const n of [1, 2]) await (await openLog(store, n, `key ${n}`)).deltas('a')
  for (let step = 1, done = false; !done; step += 1) {
    const files = createFaultyFiles(directory)
    // What comes after so many calls finds the process dead.
    files.fail({ test: () => files.calls.length > step }, 'EIO')
    const recovering = await abandoned(directory, { files }).catch(() => undefined)
    done = recovering?.availability() === 'ready'
    expect(step).toBeLessThan(200)
  }
  const again = await testStore({ directory })
  expect(again.corruptions()).toEqual([])
  for (const n of [1, 2]) {
    const events = parsed(await again.read(executionIdOf(n), 0, everything))
    expect(events).toMatchObject([{ sequence: 1 }, { sequence: 2 }, { sequence: 3, type: 'execution.failed' }])
  }
})

test('a store that is closed has let its writes finish', async () => {
  const { store, directory } = await onFaultyFiles()
  const log = await openLog(store, 1)
  const last = log.complete('a', 'b')
  await settle()
  await Promise.all([store.close(), last])
  const again = await testStore({ directory })
  expect(await eventsOf(again)).toEqual(log.written)
})
