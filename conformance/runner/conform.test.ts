import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Law, Witness } from '../model/verdict.ts'
import { failureMistakes, reportMistakes } from '../report/testing/check-report.ts'
import { conform } from './conform.ts'
import { readFailure } from './failure-file.ts'
import { type Meeting, meetBySpawn } from './meet.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import { replayFailure } from './replay.ts'
import { createTestIo } from './testing/test-io.ts'
import { tinyCases, tinySubject } from './testing/tiny-subject.ts'
import { meetToy, toyCommand } from './testing/toy.ts'

let options: RunOptions

beforeEach(async () => {
  const out = await mkdtemp(join(tmpdir(), 'conform-test-'))
  options = {
    ...defaultOptions,
    out,
    dialects: ['openai-responses', 'anthropic-messages'],
    seed: 7,
    runs: 20,
    timeoutMs: 3000
  }
})

afterEach(() => rm(options.out, { recursive: true, force: true }))

test('a runtime that keeps what is judged is conformant and the last line alone says so', async () => {
  const io = createTestIo()
  const { report, exitCode } = await conform(meetToy(), options, io, tinySubject)
  expect(exitCode).toBe(0)
  expect(io.out().trimEnd().split('\n').at(-1)).toBe(
    'conformant (spec 0.2; no optional feature; openai-responses, anthropic-messages)'
  )
  expect(io.out().match(/conformant/g)).toHaveLength(1)
  expect(report.scenarios.run).toBe(26)
  expect(report.unproven).toEqual([])
  expect(report.properties.tiny).toMatchObject({ runs: 20 })
  expect(JSON.parse(await readFile(join(options.out, 'report.json'), 'utf8'))).toEqual(report)
  expect(reportMistakes(report)).toEqual([])
})

test.each([
  [
    'with another configuration',
    { configuration: { max_active_executions: 4 } },
    /, with max_active_executions in its/
  ],
  [
    'of its own to stop',
    { client: [{ do: 'submit' }, { do: 'signal', signal: 'SIGTERM' }] as const },
    / beside the first: /
  ]
])(
  'a second runtime %s that does not start is told with its last lines, exit 3, and is no fault of the kit',
  async (_what, more, words) => {
    const mark = join(options.out, 'mark')
    const meeting = meetBySpawn({
      command: [...toyCommand('starts-once'), '--mark', mark],
      env: { PATH: process.env.PATH ?? '' },
      startTimeoutMs: 10_000
    })
    const second: Scenario = { ...(tinyCases[0] as Scenario), id: 'tiny/second', ...more }
    const io = createTestIo()
    const { report, exitCode } = await conform(meeting, options, io, {
      ...tinySubject,
      cases: [...tinyCases, second, { ...second, id: 'tiny/third' }]
    })
    expect([exitCode, report.outcome, report.kitFaults]).toEqual([3, 'not-wired', []])
    expect(report.line).toMatch(words)
    expect(report.line).toMatch(
      /^not wired: a second runtime did not start, which tiny\/second needs beside the first.*: the command ended with exit code 8 before it was ready; its last lines:\n {2}\| only one of me may run$/
    )
    expect(report.requirements).toMatchObject([{ requirement: 'sequence/dense', verdict: 'pass' }])
    expect(reportMistakes(report)).toEqual([])
  }
)

test('a failing runtime gets five lines a failure, exit 1 and a scenario file that fails again and passes once mended', async () => {
  const io = createTestIo()
  const { report, exitCode } = await conform(meetToy('skips-sequence'), options, io, tinySubject)
  expect(exitCode).toBe(1)
  const lines = io.out().trimEnd().split('\n')
  expect(lines.at(-1)).toMatch(/^not conformant: 1 MUST failed \(spec 0\.2; /)
  const at = lines.findIndex((line) => line.startsWith('fail '))
  expect(lines[at]).toMatch(/sequence\/dense .*chapters\/08-sequence\.md#numbers/)
  expect(lines[at + 1]).toBe('  expected sequence 4')
  expect(lines[at + 2]).toMatch(/^ {2}saw {6}sequence 5 \(event 5\) in tiny\/(whole|resume|cancel), /)
  expect(lines[at + 3]).toMatch(/^ {2}curl {5}sh \S+\/failures\/sequence-dense--tiny-\w+\.sh$/)
  expect(lines[at + 4]).toMatch(
    /^ {2}replay {3}model-runtime-kit replay \S+\.json --dialects openai-responses,anthropic-messages --timeout 3 -- \S+node \S+toy-runtime\.mjs /
  )
  expect(reportMistakes(report)).toEqual([])
  const file = report.failures[0]?.file ?? ''
  expect(failureMistakes(await readFailure(file))).toEqual([])
  const again = createTestIo()
  expect(await replayFailure(file, () => meetToy('skips-sequence'), options, again, tinySubject)).toBe(1)
  expect(again.out()).toMatch(/^FAILED sequence\/dense\n {2}expected sequence 4\n {2}saw {6}sequence 5\n$/)
  const mended = createTestIo()
  expect(await replayFailure(file, () => meetToy(), options, mended, tinySubject)).toBe(0)
  expect(mended.out()).toBe('FIXED sequence/dense\n')
  const gone = createTestIo()
  expect(await replayFailure(file, () => meetToy('dies'), options, gone, tinySubject)).toBe(3)
  expect(gone.out()).toMatch(/^ERROR sequence\/dense: the command ended with exit code 7/)
})

test('a failure that only generated runs meet is shrunk against the live runtime to the smallest scenario', async () => {
  const generated = { ...tinySubject, cases: [] }
  const { report } = await conform(meetToy('skips-sequence'), options, createTestIo(), generated)
  const failure = await readFailure(report.failures[0]?.file ?? '')
  expect(failure.shrunk).toBe(true)
  // accepted, selected, one delta and completed: sequence 4 is the first that is skipped.
  expect(failure.scenario.calls).toEqual([
    [{ kind: 'stream', acts: [{ text: '{{fresh}}' }, { end: { finish: 'stop' } }] }]
  ])
})

test('the same seed draws the same scenarios', async () => {
  const failing = async () => {
    const { report } = await conform(meetToy('skips-sequence'), { ...options, shrinkBudgetMs: 0 }, createTestIo(), {
      ...tinySubject,
      cases: []
    })
    return (await readFailure(report.failures[0]?.file ?? '')).scenario.id
  }
  expect(await failing()).toBe(await failing())
})

test('a filter runs its scenarios only and never says conformant', async () => {
  const io = createTestIo()
  const { exitCode, report } = await conform(meetToy(), { ...options, filter: 'tiny/res*' }, io, tinySubject)
  expect(exitCode).toBe(0)
  expect(report.scenarios.run).toBe(2)
  expect(io.out().trimEnd().split('\n').at(-1)).toMatch(/^no failure in 2 runs: 1 MUST held; filtered, so no verdict/)
})

test('a runtime that is not wired is not judged: exit 3, the broken link and its fix in the last line', async () => {
  const io = createTestIo()
  const { exitCode, report } = await conform(meetToy('wrong-model'), options, io, tinySubject)
  expect(exitCode).toBe(3)
  expect(report.requirements).toEqual([])
  expect(io.out().trimEnd().split('\n').at(-1)).toMatch(
    /^not wired: lab-openai-plain, link model: the model asked for was gadget-1; fix: /
  )
})

test('where a whole dialect is not wired, exit 3 tells how to judge the others alone, and that works', async () => {
  const io = createTestIo()
  const meeting = () => meetToy('wrong-model-of-anthropic-messages')
  expect((await conform(meeting(), options, io, tinySubject)).exitCode).toBe(3)
  const said = / --dialects (\S+)$/.exec(io.out().trimEnd())?.[1]
  expect(said).toBe('openai-responses')
  const alone = { ...options, dialects: ['openai-responses' as const] }
  expect((await conform(meeting(), alone, createTestIo(), tinySubject)).exitCode).toBe(0)
})

test('a runtime that dies in the middle is asked no more, and the end of its command is a reason of the verdict', async () => {
  const io = createTestIo()
  const run = { ...options, dialects: ['openai-responses' as const], runs: 300 }
  const { report, exitCode } = await conform(meetToy('dies-later'), run, io, tinySubject)
  expect(exitCode).toBe(1)
  expect(report.line).toMatch(/the command ended with exit code 9 in the middle of the runs/)
  expect(report.scenarios.run).toBeLessThan(60)
  expect(report.scenarios.missed).toBe(303 - report.scenarios.run)
})

test('a place that cannot be written to is told before anything is started', async () => {
  const file = join(options.out, 'a-file')
  await writeFile(file, '')
  const out = async (path: string) => conform(meetToy('dies'), { ...options, out: path }, createTestIo(), tinySubject)
  await expect(out(file)).rejects.toThrow(`--out ${file} is no directory; give a directory that you may write to`)
  await expect(out(join(file, 'below'))).rejects.toThrow('is no directory')
  await expect(out('/proc/reports')).rejects.toThrow(
    /^--out \/proc\/reports cannot be written to \(E[A-Z]+\); give a directory/
  )
})

test('a subject without any law that is reached verifies nothing: exit 4', async () => {
  const none = { ...tinySubject, laws: [], requirements: {} }
  expect((await conform(meetToy(), options, createTestIo(), none)).exitCode).toBe(4)
})

test('a requirement that no run exercises counts against the runtime', async () => {
  const idle = { ...tinySubject, cases: [], arbitraries: {} }
  const { report, exitCode } = await conform(meetToy(), options, createTestIo(), idle)
  expect(report.requirements[0]?.verdict).toBe('not-exercised')
  expect(exitCode).toBe(1)
})

test('a law that throws and a row without a law are faults of the kit, exit 4', async () => {
  const throws = {
    ...tinySubject,
    laws: tinySubject.laws.map((law) => ({
      ...law,
      finish: () => {
        throw new Error('oops')
      }
    }))
  }
  const first = await conform(meetToy(), options, createTestIo(), throws)
  expect([first.exitCode, first.report.requirements[0]?.verdict]).toEqual([4, 'kit-fault'])
  const second = await conform(meetToy(), options, createTestIo(), { ...tinySubject, laws: [] })
  expect([second.exitCode, second.report.requirements[0]?.verdict]).toEqual([4, 'kit-fault'])
})

test('a key in base64 on standard output is found and told without the key', async () => {
  const io = createTestIo()
  const { report, exitCode } = await conform(meetToy('leaks-key'), options, io, tinySubject)
  expect(exitCode).toBe(1)
  expect(report.leaks).toEqual([{ target: 'lab-openai-a', form: 'base64', where: 'standard output' }])
  expect(io.out() + JSON.stringify(report)).not.toContain('CANARY')
})

test('a key that a witness quotes is blacked out in the report, in its failure file and on the console', async () => {
  const quoting = (law: Law): Law => ({
    ...law,
    finish: () => ({ antecedents: 1, violations: [{ expected: 'no key', saw: quoted, at: { item: 0 } }] })
  })
  let quoted = ''
  const meeting = meetToy('leaks-key')
  const meet: Meeting['meet'] = (lab, ...rest) => {
    quoted = Object.values(lab.keys).join(' ')
    return meeting.meet(lab, ...rest)
  }
  const io = createTestIo()
  const subject = { ...tinySubject, laws: tinySubject.laws.map(quoting) }
  const { report } = await conform({ ...meeting, meet }, { ...options, runs: 0 }, io, subject)
  expect(quoted).toContain('CANARY')
  expect(report.requirements[0]?.failures[0]?.witness.saw).toMatch(/^\[redacted key\]( \[redacted key\])+$/)
  const file = await readFile(report.failures[0]?.file ?? '', 'utf8')
  expect(io.out() + JSON.stringify(report) + file).not.toContain('CANARY')
})

test('an interrupted run stops the runtime, writes the report and ends with 130', async () => {
  const stop = new AbortController()
  // Progress is drawn once runs are under way: that is the moment to leave.
  const io = { ...createTestIo(stop.signal), isTty: true, error: () => stop.abort('SIGINT') }
  const running = conform(meetToy(), { ...options, runs: 1000 }, io, tinySubject)
  const { exitCode, report } = await running
  expect([exitCode, report.outcome]).toEqual([130, 'interrupted'])
  expect(await readdir(options.out)).toContain('report.json')
})

test('with the wiring stubbed a tape recorder is judged by the laws alone', async () => {
  const stubbed = { ...tinySubject, stubWiring: true }
  const { report } = await conform(meetToy('no-call'), options, createTestIo(), stubbed)
  expect([report.wiring, report.unproven, report.requirements[0]?.verdict]).toEqual([[], [], 'pass'])
  const { exitCode } = await conform(meetToy('no-call'), options, createTestIo(), tinySubject)
  expect(exitCode).toBe(3)
})

test('antecedents are printed on demand, one line a law', async () => {
  const io = createTestIo()
  await conform(meetToy(), { ...options, runs: 0, antecedents: true }, io, tinySubject)
  expect(io.out()).toMatch(/^law +sequence\/dense +held its condition \d+ times in 6 runs$/m)
})

test('all formats are written, and the Markdown goes to the job summary as well', async () => {
  const summary = join(options.out, 'summary.md')
  const io = { ...createTestIo(), env: { GITHUB_STEP_SUMMARY: summary } }
  await conform(meetToy('skips-sequence'), { ...options, runs: 2 }, io, tinySubject)
  const files = await readdir(options.out)
  expect(files).toEqual(expect.arrayContaining(['report.json', 'junit.xml', 'report.md']))
  expect(await readFile(summary, 'utf8')).toBe(await readFile(join(options.out, 'report.md'), 'utf8'))
})

test('a job summary that cannot be written is told and changes no verdict', async () => {
  const told: string[] = []
  const io = {
    ...createTestIo(),
    error: (text: string) => void told.push(text),
    env: { GITHUB_STEP_SUMMARY: options.out }
  }
  const { exitCode } = await conform(meetToy(), { ...options, runs: 2 }, io, tinySubject)
  expect([exitCode, told]).toEqual([0, [`warning: the job summary ${options.out} cannot be written\n`]])
})

/** No answer of the runtime is a 5xx. */
const no5xx: Law<{ antecedents: number; violations: Witness[] }> = {
  requirement: 'errors/error-body',
  passive: false,
  init: () => ({ antecedents: 0, violations: [] }),
  step({ antecedents, violations }, item, index) {
    if (item.kind !== 'http.exchange') return { antecedents, violations }
    const witness = { expected: 'no 5xx', saw: String(item.status), at: { item: index } }
    return { antecedents: antecedents + 1, violations: item.status < 500 ? violations : [...violations, witness] }
  },
  finish: (state) => state
}

test('a failure of a runtime that answers 5xx is told with the last lines it wrote, secrets blacked out', async () => {
  const subject = {
    ...tinySubject,
    laws: [no5xx as Law],
    requirements: { 'errors/error-body': requirements['errors/error-body'] }
  }
  const { report } = await conform(meetToy('breaks-on-cancel'), { ...options, runs: 2 }, createTestIo(), subject)
  expect(report.failures[0]?.evidence?.output?.at(-1)).toBe('TypeError: no such field, password=[redacted]')
})
