import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createManualClock } from '../../core/manual-clock.ts'
import { claimOf, executionIdOf, openLog, parsed } from '../contract-log.ts'
import { journalFile } from './corruption.ts'
import { createFaultyFiles } from './faulty-files.ts'
import { abandoned, testDirectory, testStore } from './test-store.ts'

const everything = Number.MAX_SAFE_INTEGER

const journals = async (directory: string): Promise<string[]> => (await readdir(join(directory, 'journals'))).sort()

test('a terminal record and its identity expire together, also over restarts', async () => {
  const directory = await testDirectory()
  const clock = createManualClock()
  const first = await testStore({ directory, clock, retentionMs: 10_000 })
  await (await openLog(first, 1, 'key')).complete()
  await clock.advance(6000)
  await first.close()
  const second = await testStore({ directory, clock, retentionMs: 10_000 })
  expect((await second.claim(claimOf(2, 'key'))).kind).toBe('replay')
  await clock.advance(4000)
  await second.settled()
  expect(await journals(directory)).toEqual([])
  expect(await second.claim(claimOf(3, 'key'))).toEqual({ kind: 'created' })
  await second.close()
  const third = await testStore({ directory, clock })
  expect(third.corruptions()).toEqual([])
  expect(await third.record(executionIdOf(1))).toBeUndefined()
})

test('a key is kept over a restart as long as it was promised, and admission is refused rather than that', async () => {
  const directory = await testDirectory()
  const clock = createManualClock()
  const options = { directory, clock, maxExecutions: 1, retentionMs: 100, idempotencyMinMs: 10_000 }
  const first = await testStore(options)
  await (await openLog(first, 1, 'key')).complete()
  await clock.advance(5000)
  await first.close()
  const second = await testStore(options)
  await clock.advance(4999)
  expect((await second.claim(claimOf(2))).kind).toBe('full')
  expect((await second.claim(claimOf(2, 'key'))).kind).toBe('replay')
  await clock.advance(1)
  expect(await second.claim(claimOf(2))).toEqual({ kind: 'created' })
})

test('an expiry that was cut off between identity and journal is finished by the next start', async () => {
  const directory = await testDirectory()
  const clock = createManualClock()
  const files = createFaultyFiles(directory)
  const first = await abandoned(directory, { clock, files, retentionMs: 1000 })
  await (await openLog(first, 1, 'key')).complete()
  await first.settled()
  files.fail(/^unlink journals/, 'EIO')
  await clock.advance(1000)
  await first.settled()
  expect(await journals(directory)).toEqual([`${executionIdOf(1)}.journal`])
  const next = await testStore({ directory, clock })
  expect(next.corruptions()).toEqual([])
  expect(await next.record(executionIdOf(1))).toBeUndefined()
  expect(await next.claim(claimOf(2, 'key'))).toEqual({ kind: 'created' })
  expect(await journals(directory)).toEqual([`${executionIdOf(2)}.journal`])
})

test('a full disk allowance refuses claims, ends what runs with room for its terminal, and counts what is removed as free', async () => {
  const store = await testStore({ maxDiskBytes: 64 * 1024 })
  const log = await openLog(store, 1)
  const text = 'x'.repeat(4000)
  let taken = 0
  const fill = async (): Promise<void> => {
    for (; taken < 100; taken += 1) await log.deltas(text)
  }
  await expect(fill()).rejects.toMatchObject({ storeFailure: 'capacity' })
  expect(taken).toBeGreaterThan(8)
  expect((await store.claim(claimOf(2))).kind).toBe('full')
  await log.complete()
  expect(parsed(await store.read(executionIdOf(1), 0, everything))).toEqual(log.written)
  const next = await openLog(store, 2)
  for (let n = 0; n < 5; n += 1) await next.deltas(text)
  expect(await store.record(executionIdOf(1))).toBeUndefined()
  await next.complete()
})

test('descriptors stay bounded however many executions there are and are read', async () => {
  const directory = await testDirectory()
  const files = createFaultyFiles(directory)
  const store = await testStore({ directory, files })
  for (let n = 1; n <= 400; n += 50) {
    const some = Array.from({ length: 50 }, (_, at) => n + at)
    await Promise.all(some.map(async (each) => (await openLog(store, each)).complete()))
  }
  await store.settled()
  await store.close()
  expect(files.openFiles).toBe(0)
  const again = await testStore({ directory, files })
  for (let n = 1; n <= 400; n += 1) expect(await again.read(executionIdOf(n), 0, 10)).toHaveLength(2)
  expect(files.openFiles).toBeLessThanOrEqual(258)
})

test('a journal that is damaged does not expire', async () => {
  const directory = await testDirectory()
  const clock = createManualClock()
  const first = await testStore({ directory, clock, retentionMs: 1000 })
  await (await openLog(first, 1, 'key')).complete()
  await first.close()
  await writeFile(
    join(directory, journalFile(executionIdOf(1))),
    'nothing of the kind, but long enough for a header of its own, and more'
  )
  const next = await testStore({ directory, clock, retentionMs: 1000 })
  await clock.advance(5000)
  await expect(next.claim(claimOf(2, 'key'))).rejects.toMatchObject({ storeFailure: 'corrupt' })
  expect(await journals(directory)).toHaveLength(1)
})
