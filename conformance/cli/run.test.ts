import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Requirement, type RequirementId, requirements } from '../../generated/requirements.ts'
import { freePort } from '../runner/testing/free-port.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { toyCommand } from '../runner/testing/toy.ts'
import { run } from './run.ts'

let out = ''

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'cli-test-'))
})

afterAll(() => rm(out, { recursive: true, force: true }))

async function cli(...argv: string[]) {
  const io = createTestIo()
  const code = await run(argv, io)
  // Whatever goes wrong, nobody is shown our insides.
  expect(io.out() + io.err()).not.toMatch(/^\s+at .*:\d+:\d+/m)
  return { code, out: io.out(), err: io.err() }
}

test.each([[[]], [['conform']], [['doctor']], [['list']], [['explain']], [['replay']], [['lab']], [['selftest']]])(
  'the help of %j shows an example and exits 0',
  async (command) => {
    const { code, out } = await cli(...command, '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/Examples?:\n {2}\$ model-runtime-kit /)
  }
)

test('an unknown command and an unknown option are usage errors with a suggestion', async () => {
  const command = await cli('confrom')
  expect(command.code).toBe(2)
  expect(command.err).toContain('Did you mean conform?')
  const option = await cli('conform', '--dialect', 'x')
  expect(option.code).toBe(2)
  expect(option.err).toContain('Did you mean --dialects?')
})

test('explain tells a requirement, and the nearest one for a typo', async () => {
  const known = await cli('explain', 'sequence/dense')
  expect(known.code).toBe(0)
  expect(known.out).toContain("Every next event's sequence MUST be exactly one greater")
  expect(known.out).toContain('clause    spec/chapters/08-sequence.md#numbers')
  const typo = await cli('explain', 'sequence/dens')
  expect([typo.code, typo.err]).toEqual([
    2,
    'error: there is no requirement sequence/dens; did you mean sequence/dense?\n'
  ])
  expect((await cli('explain', '__proto__')).code).toBe(2)
})

test('explain tells which cases reach a law, which mutants it kills and whether a log shows it, as text and as JSON', async () => {
  const { out: text } = await cli('explain', 'sequence/dense')
  expect(text).toMatch(/^reached {3}by sequence\//m)
  expect(text).toMatch(/^kills {5}.*skips-a-sequence-number/m)
  expect(text).toMatch(/^moreover {2}also in a log of events \(judge\)$/m)
  const told = JSON.parse((await cli('explain', '--json', 'sequence/dense')).out)
  expect(told).toMatchObject({ id: 'sequence/dense', level: 'MUST', state: 'law' })
  expect(told.mutants).toContain('skips-a-sequence-number')
})

test('every requirement can be explained', async () => {
  for (const id of Object.keys(requirements)) expect((await cli('explain', id)).code, id).toBe(0)
})

test('list tells features and dialects by the names that options take', async () => {
  expect((await cli('list', '--what', 'features')).out).toMatch(/^heartbeat +feature /m)
  expect((await cli('list', '--what', 'dialects')).out).toMatch(/^openai-responses +text /m)
})

test('list tells scenarios and requirements, as text and as JSON', async () => {
  const scenarios = await cli('list', '--json')
  const entries = JSON.parse(scenarios.out) as { id: string }[]
  expect(entries.length).toBeGreaterThan(20)
  expect((await cli('list')).out.split('\n').length).toBe(entries.length + 1)
  expect((await cli('list', '--what', 'requirements')).out).toMatch(/^sequence\/dense +MUST +/m)
})

test('the list of requirements tells the state of each, in JSON as a field', async () => {
  const listed = JSON.parse((await cli('list', '--what', 'requirements', '--json')).out) as Requirement[]
  expect(listed.length).toBe(Object.keys(requirements).length)
  for (const { id, text, state } of listed) expect({ text, state }).toEqual(pick(id))
  const table = (await cli('list', '--what', 'requirements')).out
  const excluded = listed.find(({ state }) => typeof state === 'object' && 'excluded' in state)
  expect(table.split('\n').find((line) => line.startsWith(`${excluded?.id} `))).toMatch(/ \[.+\]$/)
})

function pick(id: string): Pick<Requirement, 'text' | 'state'> | undefined {
  const { text, state } = requirements[id as RequirementId]
  return { text, state }
}

test.each([
  [['conform'], 'give a command after --, or --url of a running server'],
  [['conform', '--url', 'http://127.0.0.1:1', '--', 'x'], 'give either --url or a command after --, not both'],
  [['conform', '--url', 'ftp://x'], '--url must be an http address'],
  [['conform', '--dialects', 'openai-response', '--', 'x'], 'Did you mean openai-responses?'],
  [['conform', '--dialects', 'fal-queue', '--', 'x'], '--dialects fal-queue needs a text dialect beside it'],
  [['conform', '--feature', 'hartbeat', '--', 'x'], 'Did you mean heartbeat?'],
  [['conform', '--seed', '-1', '--', 'x'], 'It must be a whole number.'],
  [['conform', '--jobs', '0', '--', 'x'], 'It must be at least 1.'],
  [['conform', '--timeout', 'soon', '--', 'x'], 'It must be a number of seconds.'],
  [['conform', '--config-dialect', 'big', '--', 'x'], 'Allowed choices are base, extended.'],
  [['conform', '--filter', 'sequense/*', '--', 'x'], 'no scenario matches --filter sequense/*; did you mean sequence?'],
  [['replay', 'no-such.json', '--', 'x'], 'the failure file no-such.json cannot be read'],
  [['replay', 'package.json', '--', 'x'], 'package.json is no failure file of this kit'],
  [['lab', '--print-config', '--print-env'], 'give one of --print-config, --print-targets and --print-env'],
  [['lab', '--port', '70000'], 'It must be a port.'],
  [['lab', '--port', '0', '--print-env'], 'give --port a number with --print-…'],
  [['lab', '--script', 'a.yaml', '--print-env'], 'give --script without --print-…'],
  [['lab', '--fixtures', 'fixtures', '--seed', '2'], '--fixtures goes with --port alone'],
  [['lab', '--fixtures', 'package.json'], 'package.json: is no folder; give a folder of fixtures'],
  [['lab', '--script', 'conformance'], 'conformance: is a folder; give a file, or the folder to --fixtures']
])('the usage error of %j is told in one sentence, exit 2', async (argv, sentence) => {
  const { code, err, out } = await cli(...argv)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})

test('a wrong --url is told in one sentence, exit 3, and nothing is judged', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const refused = 'was refused: nothing listens there; start the runtime, or mend the address'
  const { code, out: text } = await cli('conform', '--url', url, '--lab-port', '0', '--out', out)
  expect(code).toBe(3)
  expect(text.trimEnd().split('\n').at(-1)).toBe(`not wired: GET ${url}/v1/runtime ${refused}`)
  expect(await cli('doctor', '--url', url, '--lab-port', '0')).toMatchObject({
    code: 3,
    err: `error: GET ${url}/v1/runtime ${refused}\n`
  })
})

test('a lab port that is taken is told with the option that changes it, exit 3', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { code, err } = await cli('doctor', '--url', 'http://127.0.0.1:1', '--lab-port', String(port))
  server.close()
  expect([code, err]).toEqual([3, `error: port ${port} for the lab is in use; choose another with --lab-port\n`])
})

test('a command that dies ends conform with exit 3, its last lines redacted', async () => {
  const { code, out: text } = await cli('conform', '--out', out, '--', ...toyCommand('dies'))
  expect(code).toBe(3)
  expect(text).toContain('not wired: the command ended with exit code 7 before it was ready; its last lines:')
  expect(text).toContain('  | the key is [redacted key]')
})

test('doctor over a wired runtime exits 0', async () => {
  const { code, out: text } = await cli('doctor', '--dialects', 'anthropic-messages', '--', ...toyCommand())
  expect(code).toBe(0)
  expect(text.split('\n').filter((line) => / ok$/.test(line))).toHaveLength(4)
})

test('the whole kit judges the toy runtime: not conformant, exit 1, the report as JSON on demand', async () => {
  const { code, out: text } = await cli(
    'conform',
    '--json',
    '--filter',
    'sequence',
    '--dialects',
    'openai-responses,anthropic-messages',
    '--timeout',
    '2',
    '--out',
    out,
    '--',
    ...toyCommand()
  )
  const report = JSON.parse(text)
  expect(report).toMatchObject({ version: 1, exitCode: code, mode: 'spawn', filter: 'sequence' })
  expect(report.requirements.length).toBeGreaterThan(50)
})

test('Chat Completions is wired where it is asked for, and no configuration names it', async () => {
  const dialectsOf = async (...more: string[]) => {
    const { targets } = JSON.parse((await cli('lab', '--print-targets', ...more)).out)
    return [...new Set(targets.map(({ dialect }: { dialect: string }) => dialect))]
  }
  expect(await dialectsOf()).toEqual(['openai-responses', 'anthropic-messages', 'fal-queue'])
  expect(await dialectsOf('--dialects', 'openai-chat-completions')).toEqual(['openai-chat-completions'])
  const { out, err } = await cli('lab', '--print-config', '--dialects', 'openai-chat-completions')
  expect(JSON.parse(out)).toEqual({ providers: [] })
  expect(err).toBe('note: the configuration has no provider type openai-chat-completions; see --print-targets\n')
})

test('lab prints a configuration, targets and an environment that agree', async () => {
  const config = JSON.parse((await cli('lab', '--print-config', '--port', '4999')).out)
  const { targets } = JSON.parse((await cli('lab', '--print-targets', '--port', '4999')).out)
  const environment = (await cli('lab', '--print-env', '--port', '4999')).out
  expect(config.providers.length).toBeGreaterThan(3)
  for (const { api_key_env, base_url } of config.providers) {
    expect(environment).toContain(`${api_key_env}=`)
    expect(targets.map((target: { base_url: string }) => target.base_url)).toContain(base_url)
  }
})
