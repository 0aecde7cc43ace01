import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { executionIdOf, openLog, parsed } from '../contract-log.ts'
import { parseMasterKey } from './master-key.ts'
import { testDirectory, testStore } from './test-store.ts'

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

test('directories have mode 0700 and files 0600, whatever the directory had before', async () => {
  const directory = await testDirectory()
  await chmod(directory, 0o755)
  const store = await testStore({ directory })
  await (await openLog(store, 1)).complete()
  for (const path of ['.', 'journals']) expect(await modeOf(join(directory, path))).toBe(0o700)
  for (const path of ['lock', 'identities', `journals/${executionIdOf(1)}.journal`]) {
    expect(await modeOf(join(directory, path))).toBe(0o600)
  }
})

test('a directory is made where it is missing, and one that holds something else is left as it is', async () => {
  const base = await testDirectory()
  await (await testStore({ directory: join(base, 'a', 'b') })).close()
  expect((await readdir(join(base, 'a', 'b'))).sort()).toEqual(['identities', 'journals', 'lock'])
  await mkdir(join(base, 'mine'), { mode: 0o755 })
  await writeFile(join(base, 'mine', 'letter'), 'dear')
  await expect(testStore({ directory: join(base, 'mine') })).rejects.toThrow('the directory holds something else')
  expect(await modeOf(join(base, 'mine'))).toBe(0o755)
  await expect(testStore({ directory: join(base, 'mine', 'letter') })).rejects.toThrow('the store is no directory')
})

test('a directory that cannot be made is told of, also where the one above takes no new names', async () => {
  const letter = join(await testDirectory(), 'letter')
  await writeFile(letter, 'dear')
  await expect(testStore({ directory: join(letter, 'a') })).rejects.toThrow('cannot be used: it is no directory')
  await expect(testStore({ directory: '/proc/a/b' })).rejects.toThrow('cannot be used: it cannot be made there')
})

test('a key is 64 hexadecimal digits, base64 or base64url, and nothing else', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, n) => n * 8 + 3))
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    expect(parseMasterKey(key.toString(encoding))).toEqual(key)
    expect(parseMasterKey(` ${key.toString(encoding)}\n`)).toEqual(key)
  }
  const bad = ['', 'secret', 'ab'.repeat(31), 'ab'.repeat(33), key.toString('base64').slice(2), `${'*'.repeat(43)}=`]
  for (const text of bad) expect(parseMasterKey(text)).toBeUndefined()
})

test('long logs are read from any cursor, out of memory and from the disk', async () => {
  const directory = await testDirectory()
  const store = await testStore({ directory })
  const log = await openLog(store, 1)
  for (let batch = 0; batch < 30; batch += 1) {
    await log.deltas(...Array.from({ length: 100 }, (_, n) => `${batch}-${n} ${'é'.repeat(n)}`))
  }
  await log.complete()
  const cursors = [0, 1, 99, 100, 101, 512, 1499, 2999, 3000, 3001, 3002]
  const check = async (opened: typeof store): Promise<void> => {
    for (const after of cursors) {
      expect(parsed(await opened.read(log.executionId, after, 7))).toEqual(log.written.slice(after, after + 7))
    }
    expect(parsed(await opened.read(log.executionId, 0, 10_000))).toEqual(log.written)
  }
  await check(store)
  await store.close()
  await check(await testStore({ directory }))
})
