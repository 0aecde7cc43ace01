import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestIo } from '../runner/testing/test-io.ts'
import { run } from './run.ts'

let directory = ''
let page = ''

/** The client that the page's driver stands before: the kit's own one, as a library of somebody else. */
const myClient = `
import { ClientError } from '${new URL('../client-leg/honest/client/client-error.ts', import.meta.url)}'
import { createHonestClient } from '${new URL('../client-leg/honest/client/client.ts', import.meta.url)}'
import { createFold } from '${new URL('../client-leg/honest/client/fold.ts', import.meta.url)}'

export const createClient = (base, options) => {
  if (new URL(base).username) throw new ClientError('protocol', 'a base URL holds no user and no password')
  const client = createHonestClient(base, options)
  return {
    ...client,
    accumulator: createFold,
    async resultOrThrow(id, signal) {
      try {
        return await client.result(id, signal)
      } catch (error) {
        if (error.facts?.status !== 409) throw error
        throw new ClientError('execution_failed', 'the execution failed', error.facts)
      }
    }
  }
}`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clients-page-test-'))
  page = await readFile(new URL('../CLIENTS.md', import.meta.url), 'utf8')
  const [, driver = ''] = /```js\n(.*?)```/s.exec(page) ?? []
  await writeFile(join(directory, 'driver.mjs'), driver)
  await writeFile(join(directory, 'my-client.mjs'), myClient)
})

afterAll(() => rm(directory, { recursive: true, force: true }))

/** What would take minutes is run for a part. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  '--every-byte': ['--filter', 'folding/*'],
  selftest: ['--filter', 'quotes-strangers']
}

const words = (line: string): string[] => {
  const typed = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const driver = [process.execPath, '--import', import.meta.resolve('tsx'), join(directory, 'driver.mjs')]
  const all = typed.flatMap((word) => (word === './driver' ? driver : [word, ...(shortened[word] ?? [])]))
  return all.filter((word) => word !== 'npx' && word !== 'model-runtime-kit')
}

test('every command of the page runs, and the driver that it shows is one with which a client passes', {
  timeout: 180_000
}, async () => {
  const lines = [...page.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'))
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const io = createTestIo()
    const given = words(line)
    const at = given.indexOf('conform-client')
    const placed = at === -1 ? given : given.toSpliced(at + 1, 0, '--out', join(directory, 'out'))
    expect(await run(placed, io), `${line}\n${io.out()}${io.err()}`).toBe(0)
    if (line === lines[0])
      expect(io.out()).toMatch(/\nconformant \(client requirements \d+; my-client 1\.0\.0, javascript\)\n$/)
  }
})

test('the driver that the page shows has at most sixty lines', () => {
  const [, driver = ''] = /```js\n(.*?)```/s.exec(page) ?? []
  expect(driver.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})
