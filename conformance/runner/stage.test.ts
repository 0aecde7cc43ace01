import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Scenario } from '../model/scenario.ts'
import { conform } from './conform.ts'
import { quote } from './curl.ts'
import { saveFailure } from './failure-file.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import { stageFailure } from './stage.ts'
import { serveStage } from './stage-control.ts'
import { createTestIo } from './testing/test-io.ts'
import { tinyCases, tinySubject } from './testing/tiny-subject.ts'
import { meetToy } from './testing/toy.ts'

const root = new URL('../../', import.meta.url)
const program = [
  process.execPath,
  '--import',
  new URL('node_modules/tsx/dist/loader.mjs', root).href,
  fileURLToPath(new URL('conformance/cli/main.ts', root))
]

let options: RunOptions

beforeEach(async () => {
  const out = await mkdtemp(join(tmpdir(), 'stage-test-'))
  options = { ...defaultOptions, out, dialects: ['openai-responses'], seed: 7, runs: 0, timeoutMs: 3000 }
})

afterEach(() => rm(options.out, { recursive: true, force: true }))

const run = promisify(execFile)

const tinyCase = (id: string): Scenario => tinyCases.find((scenario) => scenario.id === id) as Scenario

/** Judges the toy by one case and runs what its report prints under `curl`, as it is, in the same directory. */
async function printedScript(scenario: Scenario): Promise<{ out: string; err: string; commands: string }> {
  const io = { ...createTestIo(), program: program.map(quote).join(' ') }
  const laws = tinySubject.laws.map((law) => ({ ...law, process: true as const }))
  const subject = { ...tinySubject, laws, cases: [scenario], arbitraries: {} }
  const { report } = await conform(meetToy('skips-sequence'), options, io, subject)
  const [failure] = report.failures
  const { stdout, stderr } = await run('sh', ['-c', failure?.curl ?? 'false'], { env: { PATH: process.env.PATH } })
  return { out: stdout, err: stderr, commands: failure?.evidence?.commands ?? '' }
}

test('the printed curl command makes the failing run again as it stands', async () => {
  const { out, err, commands } = await printedScript(tinyCase('tiny/whole'))
  expect(out.match(/^HTTP\/1\.1 202/gm)).toHaveLength(1)
  expect(out).toMatch(/^id: 3\n.*\n.*\n\nid: 5$/m)
  expect(out).toMatch(/"status":"succeeded"/)
  expect(err).toBe('')
  expect(commands).toContain('curl -sSiN ')
})

test('a run with a barrier is made again too: the lab is asked when it is reached', async () => {
  const { out } = await printedScript(tinyCase('tiny/cancel'))
  expect(out).toMatch(/^id: 3$/m)
  expect(out.indexOf('reached hold')).toBeGreaterThan(0)
  expect(out.indexOf('cancellation_requested')).toBeGreaterThan(out.indexOf('reached hold'))
  expect(out).toMatch(/^id: 5\nevent: execution\.failed$/m)
})

test('a run that kills its runtime and starts it again is made again by the script alone', {
  timeout: 60_000
}, async () => {
  const asked = { do: 'request', method: 'GET', path: '/v1/runtime' } as const
  const { out, err, commands } = await printedScript({
    ...tinyCase('tiny/whole'),
    id: 'tiny/killed',
    client: [{ do: 'submit' }, { do: 'read' }, { do: 'signal', signal: 'SIGKILL' }, { do: 'start' }, asked]
  })
  expect(commands).toMatch(/\/signal\/SIGKILL\ncurl .*\/start\/again\ncurl .*\/v1\/runtime/)
  expect(out).toMatch(/^id: 5$/m)
  expect(out).toMatch(/^signal SIGKILL\nstarted again\nHTTP\/1\.1 200 OK\r?\n/m)
  expect(err).toBe('')
})

test('a stage whose scenario signals nobody has no process to signal', async () => {
  const server = await serveStage({ enrol: () => ({ reached: async () => undefined, release() {}, close() {} }) })
  const { port } = server.address() as { port: number }
  const answers = ['signal/SIGKILL', 'start/again', 'release/hold', 'release/'].map(async (path) => {
    const url = `http://127.0.0.1:${port}/n-0000000000000001/${path}`
    return (await fetch(url, { method: 'POST' })).status
  })
  expect(await Promise.all(answers)).toEqual([404, 404, 200, 404])
  server.close()
})

test('the stage is set for any mark, again and again, until it is told to stop', async () => {
  const stop = new AbortController()
  const scenario = tinyCases[0] as Scenario
  const witness = { expected: 'a', saw: 'b', at: { item: 0 } }
  const saved = {
    version: 1,
    requirement: 'sequence/dense',
    dialect: 'openai-responses',
    seed: 7,
    witness,
    scenario,
    shrunk: false
  } as const
  const path = await saveFailure(options.out, saved)
  const file = join(options.out, 'stage')
  const ended = stageFailure(path, file, () => meetToy(), options, createTestIo(stop.signal))
  await expect.poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 10_000 }).toContain('ELSEWHERE_URL=')
  const { BASE_URL = '', LAB_URL = '' } = Object.fromEntries(
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string])
  )
  const terminals: unknown[] = []
  for (const nonce of ['n-0000000000000001', 'n-0000000000000002', 'n-0000000000000001']) {
    terminals.push(/execution\.(completed|failed)/.exec(await submitted(BASE_URL, nonce))?.[1])
  }
  // The third one asks for a second call, which the scenario does not have.
  expect(terminals).toEqual(['completed', 'completed', 'failed'])
  expect((await fetch(`${LAB_URL}/n-0000000000000003/reached/%ff`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${LAB_URL}/other`)).status).toBe(404)
  expect(await (await fetch(`${LAB_URL}/n-0000000000000003/release/hold`, { method: 'POST' })).text()).toBe(
    'release hold\n'
  )
  stop.abort()
  expect(await ended).toBe(0)
  await expect(access(file)).rejects.toThrow('ENOENT')
})

/** Submits one execution and reads its log. */
async function submitted(url: string, nonce: string): Promise<string> {
  const body = { ability: 'lab.only.lab-openai-a', input: [{ type: 'text', text: `[${nonce}]` }] }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/v1/executions`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { execution_id: id } = (await answer.json()) as { execution_id: string }
  return (await fetch(`${url}/v1/executions/${id}/events`)).text()
}
