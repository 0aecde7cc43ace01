import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from '../config/check.ts'
import { executionIdOf, openLog } from '../stores/contract-log.ts'
import { testDirectory, testKey, testStore } from '../stores/encrypted-file/test-store.ts'
import { runStoreCommand, storeHelp } from './store.ts'

const env = { STORE_KEY: testKey.toString('base64') }

async function ran(...args: string[]): Promise<{ code: number | string; output: string }> {
  let output = ''
  const stdout = { write: (text: string) => (output += text) }
  try {
    return { code: await runStoreCommand(args, { env, stdout }), output }
  } catch (error) {
    if (error instanceof ConfigError) return { code: error.message, output }
    throw error
  }
}

const verify = (directory: string, ...more: string[]) => ran('verify', directory, '--key-env', 'STORE_KEY', ...more)

/** A closed store of two ended executions, one of them with a key. */
async function storeOfTwo(): Promise<string> {
  const directory = await testDirectory()
  const store = await testStore({ directory })
  await (await openLog(store, 1, 'key')).complete('CANARY')
  await (await openLog(store, 2)).complete()
  await store.close()
  return directory
}

test('a sound store is told so, in words and as JSON, and nothing of its content', async () => {
  const directory = await storeOfTwo()
  const words = await verify(directory)
  expect(words.code).toBe(0)
  expect(words.output).toMatch(/^no process has it open\nexecutions {12}2\nended {17}2\n[\s\S]*\nsound\n$/)
  const json = await verify(directory, '--json')
  expect(JSON.parse(json.output)).toEqual({
    owner: 'none',
    executions: 2,
    ended: 2,
    open: 0,
    leftovers: 0,
    events: 5,
    torn: 0,
    corruptions: []
  })
  const counted = await ran('stat', directory, '--key-env', 'STORE_KEY', '--json')
  expect(JSON.parse(counted.output)).toMatchObject({ executions: 2, sealed: 2, open: 0, with_idempotency_key: 1 })
  expect(words.output + json.output + counted.output).not.toContain('CANARY')
})

test('damage is told with its file and position, ends in exit code 1, and is left as it is', async () => {
  const directory = await storeOfTwo()
  const path = join(directory, 'journals', `${executionIdOf(1)}.journal`)
  const bytes = await readFile(path)
  bytes[64] = 255
  await writeFile(path, bytes)
  const found = await verify(directory)
  expect(found.code).toBe(1)
  expect(found.output).toContain(
    `event store corrupt: journals/${executionIdOf(1)}.journal at byte 64: record header\n`
  )
  expect(await readFile(path)).toEqual(bytes)
})

test('a store that a process has open is surveyed beside it', async () => {
  const directory = await testDirectory()
  const store = await testStore({ directory })
  const log = await openLog(store, 1)
  await log.deltas('a')
  expect((await verify(directory)).output).toMatch(/^a process has it open\n[\s\S]*open {18}1\n[\s\S]*sound\n$/)
  await log.complete()
})

test('wrong usage, a directory without a store, and a wrong key are refused with a reason', async () => {
  const directory = await storeOfTwo()
  const empty = await mkdtemp(join(tmpdir(), 'empty-'))
  expect((await verify(empty)).code).toBe(`${empty}: there is no store`)
  expect((await ran('verify', directory, '--key-env', 'OTHER')).code).toMatch(/OTHER is not set/)
  expect((await ran('verify', directory)).code).toBe('--key-env is required; see store --help')
  expect((await ran('verify', '--key-env', 'STORE_KEY')).code).toMatch(/takes one directory/)
  expect((await ran('mend', directory, '--key-env', 'STORE_KEY')).code).toMatch(/"mend" is no command/)
  expect((await ran('verify', directory, '--jsn')).code).toMatch(/^unknown option '--jsn'/)
  expect(await ran('--help')).toEqual({ code: 0, output: storeHelp })
})
