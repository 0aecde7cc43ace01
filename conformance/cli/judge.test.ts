import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestIo } from '../runner/testing/test-io.ts'
import { run } from './run.ts'

const target = { provider: 'a', model: 'm' }

const log = (sequences: readonly number[]): string => {
  const types = [
    ['execution.accepted', 'accepted'],
    ['route.selected', 'routing', { target, attempt: 1 }],
    ['execution.completed', 'succeeded', { target }]
  ] as const
  const events = types.map(([type, status, more], at) => ({
    execution_id: '00000000-0000-4000-8000-000000000001',
    sequence: sequences[at],
    time: '2026-01-01T00:00:00.000Z',
    type,
    status,
    ...more
  }))
  return events.map((event) => `${JSON.stringify(event)}\n`).join('')
}

let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'judge-test-'))
})

afterAll(() => rm(directory, { recursive: true, force: true }))

async function judge(text: string, ...flags: string[]) {
  const file = join(directory, 'events.ndjson')
  await writeFile(file, text)
  const io = createTestIo()
  const code = await run(['judge', ...flags, file], io)
  return { code, out: io.out(), err: io.err().replace(file, 'events.ndjson') }
}

test('a log without a violation ends with 0 and says that this is no conformance', async () => {
  const { code, out } = await judge(log([1, 2, 3]))
  expect(code).toBe(0)
  expect(out).toMatch(/^log {8}3 events of 1 execution$/m)
  expect(out.trimEnd().split('\n').at(-1)).toMatch(
    /^no violation: \d+ MUST held in 3 events of 1 execution \(spec 0\.2\); a log shows no more than that, so no verdict of conformance$/
  )
})

test('a violation takes four lines: requirement, expected, saw, and where in the log', async () => {
  const { code, out } = await judge(log([1, 2, 4]))
  expect(code).toBe(1)
  const lines = out.split('\n')
  const at = lines.findIndex((line) => line.startsWith('fail '))
  expect(lines.slice(at, at + 4)).toEqual([
    expect.stringMatching(/^fail {7}sequence\/dense {2}.*\[/),
    '  expected sequence 3, one more than the event before',
    '  saw      4',
    '  at       line 3, execution 00000000-0000-4000-8000-000000000001, event 4'
  ])
  expect(lines.at(-2)).toMatch(/^not conformant: 1 MUST failed in 3 events/)
})

test('the report as JSON names every requirement that it judged', async () => {
  const { code, out } = await judge(log([1, 2, 4]), '--json')
  const report = JSON.parse(out)
  expect(report).toMatchObject({ version: 1, mode: 'judge', exitCode: code, events: 3 })
  expect(report.requirements).toContainEqual(
    expect.objectContaining({ requirement: 'sequence/dense', level: 'MUST', verdict: 'fail', failedExecutions: 1 })
  )
})

test('texts of a log cannot act on a terminal', async () => {
  const { out } = await judge(log([1, 2, 3]).replaceAll('route.selected', '\\u001b[2Jx'))
  expect(out).toContain('\\u001b[2Jx')
  expect(out).not.toContain('\u001b')
})

test('a line that is no event ends with 2, its number, and nothing of its content', async () => {
  expect(await judge(`${log([1, 2, 3])}{"prompt":"hunter2"\n`)).toEqual({
    code: 2,
    out: '',
    err: 'error: events.ndjson, line 4 is no JSON object; write one event a line, and nothing else\n'
  })
})

test('a file that is not there ends with 2, an empty one with 4', async () => {
  const io = createTestIo()
  expect(await run(['judge', join(directory, 'absent')], io)).toBe(2)
  expect(io.err()).toMatch(/ cannot be read \(ENOENT\); give a file of events, one JSON object a line, or -\n$/)
  expect((await judge('')).code).toBe(4)
})

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function start() {
  const child = spawn(process.execPath, ['--import', 'tsx', main, 'judge', '-'], { stdio: ['pipe', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  return { child, out: () => out, ended: once(child, 'close') as Promise<[number | null]> }
}

test('a real process reads standard input as it comes', async () => {
  const { child, out, ended } = start()
  const text = log([1, 2, 4])
  child.stdin.write(text.slice(0, 100))
  child.stdin.end(text.slice(100))
  expect(await ended).toEqual([1, null])
  expect(out()).toMatch(/^model-runtime-kit .* · standard input$/m)
})

test('an interrupt while standard input says nothing ends with 130 and tells what was found until then', async () => {
  const { child, out, ended } = start()
  // The head of a log that goes on: once it was taken the process waits for more.
  await new Promise<void>((resolve) => child.stdin.write(log([1, 2, 3]).repeat(3000), () => resolve()))
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect(out().trimEnd().split('\n').at(-1)).toMatch(/^interrupted: no verdict in \d+ events of/)
})
