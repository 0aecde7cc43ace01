import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../cli/run.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { lineReader, type StartDriver } from './driver/driver.ts'
import { openSession } from './driver/session.ts'

let out = ''

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'conform-client-test-'))
})

afterAll(() => rm(out, { recursive: true, force: true }))

const honest = [process.execPath, '--import', 'tsx', fileURLToPath(new URL('honest/main.ts', import.meta.url))]

/** A driver that greets and then does as the script says; `command` and `say` are at hand. */
const toy = (script: string, greeting = "{name:'toy',language:'js',version:'1',protocol:1}"): string[] => [
  process.execPath,
  '-e',
  `const say = (answer) => console.log(JSON.stringify(answer))
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const command = JSON.parse(line)
    if (command.op === 'hello') return say({ id: command.id, done: ${greeting} })
    ${script}
  }).on('close', () => process.exit(0))`
]

async function judge(driver: readonly string[], ...args: readonly string[]) {
  const io = createTestIo()
  const exitCode = await run(['conform-client', '--out', out, '--timeout', '10', ...args, '--', ...driver], io)
  return { exitCode, stdout: io.out(), stderr: io.err() }
}

test("the kit's own client, a process of its own, passes", async () => {
  const { exitCode, stdout } = await judge(honest, '--filter', 'folding/*', '--seed', '3')
  expect(stdout).toMatch(/^no failure: \d+ MUST held; filtered, so no verdict \(client requirements 1; /m)
  expect(exitCode).toBe(0)
  const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8'))
  expect(report).toMatchObject({ version: 1, seed: 3, filter: 'folding/*', exitCode: 0, faults: [] })
})

test('a failure is told in five lines, with what makes it again', async () => {
  const { exitCode, stdout } = await judge(
    toy(
      "say({ id: command.id, done: { execution_id: 'x', sequences: [1, 3], text: '', outputs: [], tool_calls: [], usage: [] } })"
    ),
    '--filter',
    'reading/crlf',
    '--seed',
    '5'
  )
  expect(exitCode).toBe(1)
  expect(stdout).toContain('fail       reading/line-endings  Lines MUST end at LF, CRLF or CR alike')
  expect(stdout).toContain('  saw      event 3 behind event 1\n')
  expect(stdout).toContain('  where    reading/crlf, command 2 (events)')
  expect(stdout).toMatch(/ {2}replay .*conform-client --filter reading\/crlf --seed 5 -- /)
  expect(stdout).toMatch(/\nnot conformant: \d MUST broken, \d held \(client requirements 1; toy 1, js\)\n$/)
})

test.each([
  ['does not exist', ['./no-such-driver'], 'the driver ./no-such-driver was not found'],
  [
    'dies at once',
    [process.execPath, '-e', 'console.error("no licence"); process.exit(7)'],
    'the driver ended with exit code 7; its last lines:\n  | no licence'
  ],
  [
    'prints what is no JSON',
    [process.execPath, '-e', 'console.log("welcome"); setInterval(() => {}, 1000)'],
    'line 1 does not keep the driver protocol: the line is no JSON: "welcome"'
  ],
  [
    'speaks another version',
    toy('', "{name:'toy',language:'js',version:'1',protocol:2}"),
    '"done.protocol" of hello is 2; this kit speaks 1'
  ],
  ['has no name', toy('', '{protocol:1}'), '"done.name" of hello is undefined, not text'],
  [
    'answers with a wrong field',
    toy("say({ id: command.id, done: { execution_id: 'x' } })"),
    '"done.sequences" is absent, not a list (in answer to events of reading/crlf)'
  ],
  [
    'answers twice',
    toy(
      "const error = { kind: 'connection', message: 'm' }; for (const _ of '12') say({ id: command.id, error, sequences: [] })"
    ),
    'which has had its answer; nothing follows "done" or "error"'
  ],
  [
    'answers a greeting with an event',
    [process.execPath, '-e', 'console.log(JSON.stringify({ id: "1", event: {} })); setInterval(() => {}, 1000)'],
    '"event" is no answer to hello; "done" or "error" is needed'
  ],
  [
    'closes its standard output',
    [process.execPath, '-e', 'require("node:fs").closeSync(1); setInterval(() => {}, 1000)'],
    'the driver closed its standard output and can answer nothing more'
  ],
  ['answers nobody', toy("say({ id: 'what', done: {} })"), '"id" is "what", which is no command\'s']
])('a driver that %s is none, exit 3, told in a sentence', async (_, driver, sentence) => {
  const { exitCode, stderr } = await judge(driver, '--filter', 'reading/crlf')
  expect(stderr).toContain(sentence)
  expect(exitCode).toBe(3)
})

test('a line without an end is told once, and nothing of it is kept', () => {
  const [lines, limits]: [string[], number[]] = [[], []]
  const read = lineReader(
    (line) => lines.push(line),
    (limit) => limits.push(limit),
    8
  )
  for (const chunk of ['{}\n', '12345', '6789', 'abc', '\n{}\n']) read(chunk)
  expect({ lines, limits }).toEqual({ lines: ['{}'], limits: [8] })
})

test('a driver whose line finds no end is none', async () => {
  const start: StartDriver = async (_, onTooLong) => ({
    send: () => onTooLong(8),
    ended: new Promise(() => undefined),
    lastLines: () => '',
    stop: async () => undefined
  })
  const session = await openSession(start, () => 0)
  session.tell({ op: 'hello' }, 10)
  await expect(session.broken).rejects.toThrow(
    "the driver's line 1 does not keep the driver protocol: it has more than 8 characters and no end; each answer is a line of its own"
  )
})

test('a driver that never answers hello is none', async () => {
  const silent = [process.execPath, '-e', 'process.stdin.resume()']
  const { exitCode, stderr } = await judge(silent, '--filter', 'reading/crlf', '--timeout', '1')
  expect(stderr).toContain('the driver did not answer {"op": "hello"} within 1 s')
  expect(exitCode).toBe(3)
})

test('a command that finds no end breaks what its scenario is about', async () => {
  const { exitCode, stdout } = await judge(toy(''), '--filter', 'reading/crlf', '--timeout', '1')
  expect(stdout).toContain('  saw      no end within 1 s (')
  expect(exitCode).toBe(1)
})

test('a driver that dies in one scenario fails that scenario alone', async () => {
  const dies = toy(`if (command.options.max_event_bytes) { console.error('out of memory'); process.exit(9) }
    fetch(command.base_url + '/v1/executions/' + command.execution_id + '/events').then((r) => r.text()).then((body) => {
      const events = body.split(/\\r\\n|\\r|\\n/).filter((l) => l.startsWith('data:')).map((l) => JSON.parse(l.slice(5)))
      for (const event of events) say({ id: command.id, event })
      say({ id: command.id, done: { execution_id: 'x', sequences: events.map((e) => e.sequence), text: '', outputs: [], tool_calls: [], usage: [] } })
    })`)
  const { exitCode, stdout } = await judge(dies, '--filter', 'reading/*e*l*', '--json')
  expect(exitCode).toBe(1)
  const { requirements } = JSON.parse(stdout) as {
    requirements: { requirement: string; verdict: string; failures: { saw: string; scenario: string }[] }[]
  }
  const verdicts = new Map(requirements.map((row) => [row.requirement, row]))
  expect(verdicts.get('reading/line-endings')?.verdict).toBe('pass')
  expect(verdicts.get('reading/size-limit')?.failures[0]?.saw).toBe(
    'the driver ended with exit code 9; its last lines:\n  | out of memory'
  )
})

test('what a driver does not support is not exercised, and no pass', async () => {
  const { exitCode, stdout } = await judge(
    toy("say({ id: command.id, error: { kind: 'unsupported', message: 'no events here' } })"),
    '--filter',
    'reading/crlf'
  )
  expect(stdout).toContain('never      reading/line-endings  the error unsupported (no events here)')
  expect(stdout).toContain('\nnot conformant: 1 MUST not exercised, ')
  expect(exitCode).toBe(1)
})

test('the scenarios are listed, and a filter that matches none is wrong usage', async () => {
  const list = createTestIo()
  expect(await run(['conform-client', '--list'], list)).toBe(0)
  expect(list.out()).toMatch(
    /^resuming\/every-byte\/0 +A stream of 200 events is cut at byte 0 and every 64th behind it\. /m
  )
  const { exitCode, stderr } = await judge(honest, '--filter', 'reading/clrf')
  expect(stderr).toContain('--filter reading/clrf matches no scenario; did you mean reading/crlf? (--list prints all)')
  expect(exitCode).toBe(2)
  const none = createTestIo()
  expect(await run(['conform-client', '--out', out], none)).toBe(2)
  expect(none.err()).toContain('give the command of a driver after --')
})

test.each([
  ['hangs in every command', toy('')],
  ['never greets', [process.execPath, '-e', 'process.stdin.resume()']]
])(
  'an interrupted run waits for no driver that %s',
  async (_, driver) => {
    const stop = new AbortController()
    const io = { ...createTestIo(), signal: stop.signal }
    setTimeout(() => stop.abort(), 500)
    // The test's own time is shorter than what a command may take.
    const code = await run(['conform-client', '--out', out, '--timeout', '600', '--', ...driver], io)
    expect(code).toBe(130)
  },
  60_000
)

test('an interrupted run says so and exits with 130', async () => {
  const stop = new AbortController()
  const io = { ...createTestIo(), signal: stop.signal }
  setTimeout(() => stop.abort(), 300)
  const code = await run(['conform-client', '--out', out, '--jobs', '1', '--', ...honest], io)
  expect(code).toBe(130)
})
