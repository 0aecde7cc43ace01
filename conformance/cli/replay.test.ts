import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { freePort } from '../runner/testing/free-port.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { toyCommand } from '../runner/testing/toy.ts'
import { run } from './run.ts'

let directory = ''
/** A failure of the toy that skips a number. */
let file = ''
const started: ChildProcess[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'replay-test-'))
  const { failures } = await judged('skips-sequence')
  file = failures.find(({ requirement }) => requirement === 'sequence/dense')?.file ?? ''
}, 60_000)

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

async function cli(...argv: string[]) {
  const io = createTestIo()
  return { code: await run(argv, io), out: io.out(), err: io.err() }
}

const narrow = ['--filter', 'sequence/one-word', '--runs', '0', '--dialects', 'openai-responses', '--timeout', '4']

async function judged(fault: string, ...more: string[]): Promise<Report> {
  const options = [...narrow, '--out', join(directory, 'out'), ...more]
  await cli('conform', ...options, '--', ...toyCommand(fault))
  return JSON.parse(await readFile(join(directory, 'out', 'report.json'), 'utf8')) as Report
}

/** Starts the toy by itself, wired to a lab on that port as the page on attaching says, and resolves with its address. */
async function serve(labPort: number, fault?: string): Promise<string> {
  const wired = ['--port', String(labPort), '--dialects', 'openai-responses']
  const config = join(directory, `config-${labPort}.json`)
  await writeFile(config, (await cli('lab', '--print-config', ...wired)).out)
  const lines = (await cli('lab', '--print-env', ...wired)).out.split('\n').filter((line) => line.startsWith('LAB_KEY'))
  const keys = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]))
  const port = await freePort()
  const [program = '', ...words] = toyCommand(fault).map((word) => word.replace('{port}', String(port)))
  started.push(spawn(program, words, { env: { ...keys, MODEL_RUNTIME_CONFIG: config }, stdio: 'ignore' }))
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/v1/runtime`).then(
          ({ ok }) => ok,
          () => false
        ),
      { timeout: 10_000 }
    )
    .toBe(true)
  return url
}

const at = (url: string, labPort: number) =>
  cli('replay', file, '--dialects', 'openai-responses', '--timeout', '4', '--url', url, '--lab-port', String(labPort))

test('a saved failure is FIXED at the address of a mended runtime and FAILED at that of another one that breaks', async () => {
  const labPort = await freePort()
  const [mended, broken] = [await serve(labPort), await serve(labPort, 'skips-sequence')]
  expect(await at(mended, labPort)).toEqual({ code: 0, out: 'FIXED sequence/dense\n', err: '' })
  expect(await at(broken, labPort)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^FAILED sequence\/dense\n {2}expected sequence 4, .*\n {2}saw {6}5\n$/)
  })
})

test('at an address where nothing listens, or whose runtime asks another lab, a replay is an ERROR and never FIXED', async () => {
  const [labPort, otherLab, closed] = [await freePort(), await freePort(), await freePort()]
  expect(await at(`http://127.0.0.1:${closed}`, labPort)).toMatchObject({
    code: 3,
    out: expect.stringMatching(/^ERROR sequence\/dense: GET \S+ was refused: /)
  })
  expect(await at(await serve(otherLab), labPort)).toEqual({
    code: 4,
    out: 'ERROR sequence/dense: no provider call of this run reached the lab\n',
    err: ''
  })
})

test('what only a runtime of the kit can show is an ERROR at an address, with the reason', async () => {
  const labPort = await freePort()
  const url = await serve(labPort)
  const failure = JSON.parse(await readFile(file, 'utf8'))
  const own = join(directory, 'own.json')
  await writeFile(
    own,
    JSON.stringify({ ...failure, scenario: { ...failure.scenario, configuration: { policies: {} } } })
  )
  const { code, out } = await cli('replay', own, '--url', url, '--lab-port', String(labPort))
  expect([code, out]).toEqual([
    4,
    'ERROR sequence/dense: its scenario needs a runtime that the kit starts itself; give its command after --\n'
  ])
})

test('a runtime that is full to the end is an ERROR, not a fault of the kit', async () => {
  const { code, out } = await cli('replay', file, '--dialects', 'openai-responses', '--', ...toyCommand('always-busy'))
  expect([code, out]).toEqual([4, 'ERROR sequence/dense: the runtime answered every submit with 429\n'])
})

/** The words of a printed command after the program, as a shell would split them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '').slice(1)

test('the printed replay command says again what its run was told, and runs as it stands', async () => {
  const told = ['--feature', 'heartbeat', '--env', 'MODE=plain', '--env', 'PATH', '--start-timeout', '20']
  const { failures } = await judged('skips-sequence', '--config-dialect', 'extended', ...told)
  const line = failures.find(({ requirement }) => requirement === 'sequence/dense')?.replay ?? ''
  expect(line).toContain(
    ' --config-dialect extended --dialects openai-responses --feature heartbeat --timeout 4 --start-timeout 20 --env MODE --env PATH -- '
  )
  const again = await cli(...wordsOf(line))
  expect(again.code).toBe(1)
  expect(again.err).toBe('note: --env MODE: there is no such variable here; write --env MODE=VALUE\n')
})

test('where a file gave options the replay command names it, and repeats what the command line said otherwise', async () => {
  const kit = join(directory, 'kit.yaml')
  const fields = ['env: [TOKEN=hunter2]', 'dialects: [anthropic-messages]', 'config-dialect: extended', 'timeout: 3']
  await writeFile(kit, `${fields.join('\n')}\n`)
  const { failures } = await judged('skips-sequence', '--config', kit, '--config-dialect', 'base')
  const line = failures[0]?.replay ?? ''
  expect(line).toContain(
    ` --config ${kit} --config-dialect base --dialects openai-responses --timeout 4 --start-timeout 30 -- `
  )
  expect(line).not.toMatch(/hunter2|--env/)
  expect((await cli(...wordsOf(line))).code).toBe(1)
})
