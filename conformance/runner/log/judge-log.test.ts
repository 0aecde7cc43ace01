import { expect, test } from 'vitest'
import { laws } from '../../laws/index.ts'
import { brokeOff, fellBack, plain, tools } from '../../laws/shared/sample/samples.ts'
import type { Item } from '../../model/verdict.ts'
import { judgeLog } from './judge-log.ts'
import { defaultLogLimits } from './log-judge.ts'
import { logLawsOf } from './log-laws.ts'
import { buildLogReport } from './log-report.ts'

type Event = Record<string, unknown>

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const target = { provider: 'a', model: 'm' }

/** A whole log of an execution that falls back, calls a tool and succeeds. */
function execution(number: number): Event[] {
  const events: readonly [string, string, Event?][] = [
    ['execution.accepted', 'accepted'],
    ['route.selected', 'routing', { target: { provider: 'b', model: 'm' }, attempt: 1 }],
    [
      'route.attempt_failed',
      'routing',
      {
        target: { provider: 'b', model: 'm' },
        attempt: 1,
        error: { code: 'provider_unavailable', message: 'the provider is busy', retryable: true }
      }
    ],
    ['route.selected', 'routing', { target, attempt: 2 }],
    ['output.delta', 'running', { output_index: 0, delta: 'hello' }],
    ['tool.call.started', 'running', { call_id: 'c1', name: 'f' }],
    ['tool.call.arguments.delta', 'running', { call_id: 'c1', delta: '{}' }],
    ['usage.reported', 'running', { facts: [{ unit: 'output_token', quantity: 3, source: 'provider' }] }],
    ['execution.completed', 'succeeded', { target }]
  ]
  return events.map(([type, status, payload = {}], at) => ({
    execution_id: id(number),
    sequence: at + 1,
    time: '2026-01-01T00:00:00.000Z',
    type,
    status,
    ...payload
  }))
}

/** Events of several executions, one of each in turn. */
function interleaved(logs: readonly (readonly Event[])[]): Event[] {
  const longest = Math.max(...logs.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => logs.flatMap((log) => log[at] ?? [])).flat() as Event[]
}

async function judgeText(text: string, limits = defaultLogLimits) {
  async function* bytes() {
    yield Buffer.from(text)
  }
  const signal = new AbortController().signal
  return judgeLog({ name: 'the log', bytes: bytes(), laws, limits, signal })
}

const linesOf = (events: readonly Event[]): string => events.map((event) => `${JSON.stringify(event)}\n`).join('')

const judge = (events: readonly Event[], limits = defaultLogLimits) => judgeText(linesOf(events), limits)

const broken = async (events: readonly Event[]) =>
  Object.fromEntries(
    (await judge(events)).laws
      .filter(({ failedExecutions }) => failedExecutions > 0)
      .map(({ requirement, failedExecutions, failures }) => [requirement, [failedExecutions, failures[0]?.line]])
  )

const edited = (number: number, change: (event: Event) => Event): Event[] => execution(number).map(change)

test('interleaved executions are told apart, and flawless ones break nothing', async () => {
  const events = interleaved([execution(1), execution(2), execution(3)])
  const judged = await judge(events)
  expect(judged).toMatchObject({ events: 27, executions: 3, fragments: 0, open: 0, setAside: 0, cut: false })
  expect(await broken(events)).toEqual({})
  const exercised = judged.laws.filter(({ antecedents }) => antecedents > 0).map(({ requirement }) => requirement)
  expect(exercised).toEqual(expect.arrayContaining(['sequence/dense', 'lifecycle/grammar', 'terminal/exactly-one']))
})

test.each([
  ['plain', plain],
  ['with tools', tools],
  ['that fell back', fellBack],
  ['that broke off', brokeOff]
])('no law of events finds fault with the log of a flawless run %s', async (_, run) => {
  const first = new Set<string>()
  const events = run().flatMap((item: Item) => {
    if (item.kind !== 'sse.frame' || first.has(item.data)) return []
    first.add(item.data)
    return [item.json as Event]
  })
  expect(events.length).toBeGreaterThan(4)
  expect(await broken(events)).toEqual({})
})

test.each([
  [
    'a number that is skipped',
    edited(2, (event) => ({ ...event, sequence: Number(event.sequence) + (Number(event.sequence) > 4 ? 1 : 0) })),
    'sequence/dense',
    10
  ],
  [
    'a log that begins with 2',
    edited(2, (event) => ({ ...event, sequence: Number(event.sequence) + 1 })),
    'sequence/starts-at-one',
    2
  ],
  [
    'an attempt after output',
    [...execution(2).slice(0, 5), { ...execution(2)[3], sequence: 6, attempt: 3 }],
    'attempts/no-fallback-after-output',
    12
  ],
  [
    'a target that changes',
    edited(2, (event) =>
      event.type === 'execution.completed' ? { ...event, target: { provider: 'b', model: 'm' } } : event
    ),
    'target/stands-unchanged',
    18
  ],
  [
    'a price',
    edited(2, (event) =>
      event.facts === undefined ? event : { ...event, facts: [{ unit: 'usd', quantity: 1, source: 'runtime' }] }
    ),
    'usage/no-price',
    16
  ]
] as const)('%s is found, at its line, and counted for its execution alone', async (_, log, requirement, line) => {
  const found = await broken(interleaved([execution(1), log as Event[]]))
  expect(found[requirement]).toEqual([1, line])
})

test('what comes after the terminal event is found, however much stands between', async () => {
  const late = { ...execution(1)[4], sequence: 10 }
  const between = Array.from({ length: 50 }, (_, at) => execution(at + 2)).flat()
  expect(await broken([...execution(1), ...between, late, late])).toEqual({ 'terminal/nothing-after': [1, 460] })
  const twice = { ...execution(1)[8], sequence: 10 }
  expect(await broken([...execution(1), twice])).toEqual({
    'terminal/nothing-after': [1, 10],
    'terminal/exactly-one': [1, 10]
  })
})

test('an execution that began before the log, or goes on behind it, is judged by what is there', async () => {
  const events = [...execution(1).slice(4), ...execution(2).slice(0, 6)]
  expect(await judge(events)).toMatchObject({ executions: 2, fragments: 1, open: 1 })
  expect(await broken(events)).toEqual({})
})

test('executions that never end are set aside beyond the limit, and break nothing by it', async () => {
  const starts = Array.from({ length: 500 }, (_, at) => execution(at).slice(0, 4)).flat()
  const judged = await judge([...starts, ...execution(0).slice(4)], { open: 20, closed: 10 })
  expect(judged).toMatchObject({ executions: 501, setAside: 481, open: 19, fragments: 1 })
  expect(judged.laws.filter(({ failedExecutions }) => failedExecutions > 0)).toEqual([])
})

test.each([
  ['{"execution_id":"e"\n', 'the log, line 3 is no JSON object; write one event a line, and nothing else'],
  ['[1]\n', 'the log, line 3 is no JSON object; '],
  ['{"sequence":1,"secret":"hunter2"}\n', 'the log, line 3 is no event: it has no execution_id; '],
  ['hunter2\n', 'the log, line 3 is no JSON object; ']
])('the line %j is an error with its number and nothing of its content', async (line, sentence) => {
  const text = `${linesOf(execution(1).slice(0, 2))}${line}${linesOf(execution(1).slice(2))}`
  await expect(judgeText(text)).rejects.toThrow(sentence)
  await expect(judgeText(text)).rejects.not.toThrow('hunter2')
})

test('a last line whose writer is not through is left out and told, blank lines are nothing', async () => {
  const text = `\n${linesOf(execution(1))}\r\n{"execution_id":"x","sequ`
  expect(await judgeText(text)).toMatchObject({ events: 9, cut: true })
})

test('a report is never one of conformance: no violation, not conformant, or nothing verified', async () => {
  const report = async (events: readonly Event[], interrupted = false) =>
    buildLogReport({ source: 's', judged: await judge(events), features: [], interrupted })
  expect(await report(execution(1))).toMatchObject({ outcome: 'no-violation', exitCode: 0 })
  expect((await report(execution(1))).line).toMatch(
    /^no violation: \d+ MUST held in 9 events of 1 execution .* no verdict of conformance$/
  )
  expect(await report(execution(1).slice(1).reverse())).toMatchObject({ outcome: 'not-conformant', exitCode: 1 })
  expect(await report([])).toMatchObject({ outcome: 'nothing-verified', exitCode: 4 })
  expect(await report(execution(1), true)).toMatchObject({ outcome: 'interrupted', exitCode: 130 })
})

test('laws that look at frames are not among those of a log', () => {
  const ids = logLawsOf(laws).map(({ requirement }) => requirement)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).not.toContain('sequence/id-equals-sequence')
  expect(ids).not.toContain('sequence/event-equals-type')
})
