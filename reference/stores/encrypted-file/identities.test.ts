import { readFile, stat, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimOf, executionIdOf, openLog, parsed } from '../contract-log.ts'
import { createFaultyFiles } from './faulty-files.ts'
import { readIdentities, slotBytes } from './identities.ts'
import { abandoned, testDirectory, testKey, testStore } from './test-store.ts'

const everything = Number.MAX_SAFE_INTEGER
const ids = [1, 2, 3].map(executionIdOf)

/** A store whose process is dead: 1 and 2 have ended, 3 has not. */
async function left(): Promise<{ directory: string; path: string }> {
  const directory = await testDirectory()
  const store = await abandoned(directory)
  for (const n of [1, 2]) await (await openLog(store, n, `key ${n}`)).complete('a')
  await store.settled()
  await (await openLog(store, 3, 'key 3')).deltas('a')
  return { directory, path: join(directory, 'identities') }
}

const found = async (path: string) => {
  const read = readIdentities(await readFile(path), testKey)
  if (typeof read === 'string') throw new Error(read)
  return read
}

test('every flipped bit is damage of one slot or of one copy of the header, and hides no other', async () => {
  const { path } = await left()
  const whole = await readFile(path)
  const { slots } = await found(path)
  expect(slots.length).toBe(5)
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    // All of the first header and the first slot, and some of what is like them.
    const at = bit >> 3
    if (!(at < 64 || (at >= 128 && at < 128 + slotBytes)) && bit % 11 !== 0) continue
    const bytes = Buffer.from(whole)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const read = readIdentities(bytes, testKey)
    if (typeof read === 'string') throw new Error(`bit ${bit}: ${read}`)
    const inHeader = bit >> 3 < 128
    expect(read.damages).toHaveLength(1)
    expect(read.slots).toHaveLength(inHeader ? 5 : 4)
  }
})

test('an execution whose journal proves itself is served though its identity is damaged, and one that does not is quarantined', async () => {
  const { directory, path } = await left()
  const bytes = await readFile(path)
  bytes.fill(1, 128)
  await writeFile(path, bytes)
  const store = await testStore({ directory })
  for (const id of ids.slice(0, 2)) expect((await store.record(id))?.status).toBe('succeeded')
  await expect(store.record(ids[2] ?? '')).rejects.toMatchObject({ storeFailure: 'corrupt' })
  for (const n of [1, 2, 3]) {
    const again = store.claim(claimOf(9, `key ${n}`))
    if (n === 3) await expect(again).rejects.toMatchObject({ storeFailure: 'corrupt' })
    else expect((await again).kind).toBe('replay')
  }
  expect(store.corruptions().filter(({ executionId }) => executionId === undefined)).toHaveLength(5)
  await store.close()
  const next = await testStore({ directory })
  expect((await next.record(ids[0] ?? ''))?.status).toBe('succeeded')
  await expect(next.record(ids[2] ?? '')).rejects.toMatchObject({ storeFailure: 'corrupt' })
})

test('identities that are gone are told, and no journal is lost or run again', async () => {
  const { directory, path } = await left()
  await unlink(path)
  await expect(testStore({ directory, key: Buffer.alloc(32, 8) })).rejects.toThrow('the key does not fit this store')
  const store = await testStore({ directory })
  expect(store.corruptions()[0]).toMatchObject({ file: 'identities', position: 0, what: 'missing' })
  expect((await store.record(ids[0] ?? ''))?.status).toBe('succeeded')
  await expect(store.claim(claimOf(9, 'key 3'))).rejects.toMatchObject({ storeFailure: 'corrupt' })
  await store.close()
  const next = await testStore({ directory })
  expect(next.corruptions()).toMatchObject([{ executionId: ids[2], what: 'missing' }])
  await expect(next.claim(claimOf(9, 'key 3'))).rejects.toMatchObject({ storeFailure: 'corrupt' })
})

test('a sealed execution whose journal was cut stays corrupt though the identities are written anew', async () => {
  const { directory } = await left()
  await truncate(join(directory, 'journals', `${ids[0]}.journal`), 500)
  const store = await testStore({ directory, maxExecutions: 20 })
  for (let n = 10; n <= 420; n += 1) await (await openLog(store, n)).complete()
  await store.settled()
  expect((await stat(join(directory, 'identities'))).size).toBeLessThan(800 * slotBytes)
  await store.close()
  const next = await testStore({ directory, maxExecutions: 20 })
  expect(next.corruptions()).toMatchObject([{ executionId: ids[0], what: 'cut short' }])
  await expect(next.claim(claimOf(9, 'key 1'))).rejects.toMatchObject({ storeFailure: 'corrupt' })
})

test('a torn end of the identities is cut back, and what is claimed next lands behind what was whole', async () => {
  const { directory, path } = await left()
  const whole = await readFile(path)
  for (const cut of [1, 40, 100, slotBytes - 1]) {
    await writeFile(path, Buffer.concat([whole, whole.subarray(-cut)]))
    const store = await testStore({ directory })
    expect(store.corruptions()).toEqual([])
    await (await openLog(store, 100 + cut)).complete()
    await store.close()
    expect((await found(path)).damages).toEqual([])
    expect((await found(path)).length).toBe((await stat(path)).size)
  }
})

test('a claim whose identity never became durable was never answered: it is gone, and its key is free', async () => {
  const { directory, path } = await left()
  const before = await readFile(path)
  const store = await abandoned(directory)
  await store.claim(claimOf(4, 'key 4'))
  await store.settled()
  await writeFile(path, before)
  const next = await testStore({ directory })
  expect(next.corruptions()).toEqual([])
  expect(await next.record(executionIdOf(4))).toBeUndefined()
  expect(await next.claim(claimOf(5, 'key 4'))).toEqual({ kind: 'created' })
})

test('a file of many slots that no longer count is written anew, and says the same', async () => {
  const directory = await testDirectory()
  const files = createFaultyFiles(directory)
  const store = await testStore({ directory, files, maxExecutions: 20 })
  const size = async (): Promise<number> => (await stat(join(directory, 'identities'))).size
  files.fail(/^write identities\.new/, 'ENOSPC')
  for (let n = 1; n <= 400; n += 1) await (await openLog(store, n, `key ${n}`)).complete()
  await store.settled()
  // No room for two files: the old one does.
  expect(await size()).toBeGreaterThan(1100 * slotBytes)
  expect(store.availability()).toBe('ready')
  files.mend()
  for (let n = 401; n <= 760; n += 1) await (await openLog(store, n, `key ${n}`)).complete()
  await store.settled()
  expect(await size()).toBeLessThan(1100 * slotBytes)
  await store.close()
  const next = await testStore({ directory, maxExecutions: 20 })
  expect(next.corruptions()).toEqual([])
  for (let n = 741; n <= 760; n += 1) {
    expect(parsed(await next.read(executionIdOf(n), 0, everything))).toHaveLength(2)
    expect((await next.claim(claimOf(1000, `key ${n}`))).kind).toBe('replay')
  }
  expect(await next.record(executionIdOf(740))).toBeUndefined()
})
