import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemCode } from './file-system.ts'
import { nodeFileSystem as files } from './node-file-system.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(directory, { recursive: true }))

const codeOf = (task: Promise<unknown>): Promise<string> => task.then(() => 'none', systemCode)

test('what is written at a position is read back from there, as far as the file goes', async () => {
  const file = await files.open(join(directory, 'a'), 'create')
  expect(await file.write(Buffer.from('hello world'), 0)).toBe(11)
  expect(await file.write(Buffer.from('W'), 6)).toBe(1)
  await file.sync()
  const into = Buffer.alloc(20)
  expect(await file.read(into, 6)).toBe(5)
  expect(into.toString('utf8', 0, 5)).toBe('World')
  await file.truncate(5)
  expect(await file.read(into, 5)).toBe(0)
  await file.close()
  await files.syncDirectory(directory)
})

test('files are made with mode 0600 and directories with 0700, and neither is made twice', async () => {
  const inner = join(directory, 'outer', 'inner')
  await files.makeDirectory(inner)
  await files.makeDirectory(inner)
  const path = join(inner, 'a')
  await (await files.open(path, 'create')).close()
  expect(await codeOf(files.open(path, 'create'))).toBe('EEXIST')
  expect(await files.facts(path)).toEqual({ kind: 'file', size: 0, mode: 0o600 })
  expect(await files.facts(inner)).toMatchObject({ kind: 'directory', mode: 0o700 })
  await files.restrict(path, 0o400)
  expect((await files.facts(path))?.mode).toBe(0o400)
  expect(await files.list(inner)).toEqual(['a'])
})

test('what is missing is told: no facts, and ENOENT for the rest', async () => {
  const path = join(directory, 'missing')
  expect(await files.facts(path)).toBeUndefined()
  expect(await codeOf(files.open(path, 'write'))).toBe('ENOENT')
  expect(await codeOf(files.open(path, 'read'))).toBe('ENOENT')
  expect(await codeOf(files.unlink(path))).toBe('ENOENT')
})

test('a rename replaces what stood there', async () => {
  for (const name of ['a', 'b']) {
    const file = await files.open(join(directory, name), 'create')
    await file.write(Buffer.from(name), 0)
    await file.close()
  }
  await files.rename(join(directory, 'a'), join(directory, 'b'))
  expect(await files.list(directory)).toEqual(['b'])
  const file = await files.open(join(directory, 'b'), 'read')
  const into = Buffer.alloc(1)
  await file.read(into, 0)
  expect(into.toString()).toBe('a')
  expect(await codeOf(file.write(into, 0))).toBe('EBADF')
  await file.close()
})

test('a cut of a file is durable once it was synced, and so is what is written behind it', async () => {
  const path = join(directory, 'a')
  const file = await files.open(path, 'create')
  await file.write(Buffer.from('hello world'), 0)
  await file.truncate(5)
  await file.sync()
  await file.write(Buffer.from('!'), 5)
  await file.sync()
  await file.close()
  expect(await files.facts(path)).toMatchObject({ size: 6 })
})
