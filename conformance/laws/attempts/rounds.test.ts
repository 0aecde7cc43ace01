import { expect, test } from 'vitest'
import type { CallScript } from '../../model/script.ts'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame, editRequest, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { afterFailure, alone, brokeOff, busyCall, fellBack, goodCall, plain, stream } from '../shared/sample/samples.ts'

const refusedCall: CallScript = { kind: 'status', status: 401, error: { kind: 'authentication' } }
const cutCall = stream({ noise: 'ping' }, { cut: 'eof' })
const four = { routing: { allow_fallback: true, max_attempts: 4 } }

/** The outcome with the most attempts that the protocol allows. */
function longest(options: Parameters<typeof sampleRun>[0]): Item[] {
  const runs: Item[][] = []
  for (let outcome = 0; ; outcome += 1) {
    try {
      runs.push(sampleRun({ ...options, outcome }))
    } catch {
      break
    }
  }
  const attempts = (items: readonly Item[]): number => items.filter(({ kind }) => kind === 'ledger.request').length
  return runs.toSorted((a, b) => attempts(b) - attempts(a))[0] ?? []
}

const onto = (role: string) => (data: Readonly<Record<string, unknown>>) => ({
  ...data,
  target: { provider: `lab-openai-${role}`, model: `lab-openai-${role}-1` }
})

test('a second route.selected for one attempt, and what tells of an attempt without one, are caught', () => {
  const id = 'attempts/one-selected'
  const twice = editFrame({ type: 'route.selected' }, (frame) => [frame, frame])
  expectCaught(id, plain(), twice)
  expectCaught(id, fellBack(), twice)
  const second = (items: readonly Item[]): Item[] =>
    editData({ type: 'route.selected' }, (data) => (data.attempt === 2 ? undefined : data))(items)
  expectCaught(id, fellBack(), second)
})

test('attempts beyond the number of candidates are caught only where no bound was asked for', () => {
  const routing = { routing: { allow_fallback: true } }
  const bounded = sampleRun({ group: 'pair', request: four, calls: [[busyCall], [busyCall]] })
  expect(judgeSample('attempts/max-attempts-default', bounded).antecedents).toBe(0)
  const ended = sampleRun({ group: 'pair', request: routing, calls: [[busyCall], [refusedCall]] })
  const more = editRequest((request) =>
    request.target.endsWith('b') ? [request, { ...request, request: 9, call: 2 }] : request
  )
  expectCaught('attempts/max-attempts-default', ended, more)
})

test('another round is told, and nothing is wrong with none', () => {
  const again = longest({
    group: 'pair',
    request: four,
    calls: [
      [busyCall, busyCall],
      [busyCall, goodCall]
    ]
  })
  expect(judgeSample('attempts/may-go-round', again)).toEqual({ antecedents: 1, violations: [] })
  expect(judgeSample('attempts/may-go-round', fellBack())).toEqual({ antecedents: 0, violations: [] })
})

test('a later round on a target whose failure or unknown outcome forbids it is caught', () => {
  for (const spoilt of [refusedCall, cutCall]) {
    const options = { group: 'pair' as const, request: four, calls: [[busyCall, busyCall, busyCall], [spoilt]] }
    const legal = longest(options)
    const wrong = editData({ type: 'route.selected', sequence: 6 }, onto('b'))
    expectCaught('attempts/round-leaves-out', legal, wrong)
  }
})

test('an execution that ends although it might go round holds the law of what a round leaves out', () => {
  const options = { group: 'pair' as const, request: four, calls: [[busyCall], [refusedCall]] }
  const ended = sampleRun(options)
  expect(judgeSample('attempts/round-leaves-out', ended)).toEqual({ antecedents: 1, violations: [] })
})

test('a target that failed for a reason of its own and is tried again is caught', () => {
  const id = 'attempts/target-scoped-never-same'
  const only = sampleRun({ request: four, calls: [[refusedCall]] })
  const again = editRequest((request) => [request, { ...request, request: 9, call: 2 }])
  expectCaught(id, only, again)
  const followed = longest({ group: 'pair', request: four, calls: [[refusedCall], [busyCall, busyCall, busyCall]] })
  expectCaught(id, followed, editData({ type: 'route.selected', sequence: 6 }, onto('a')))
})

test('what follows a target-scoped failure, or does not follow an uncertain one, is told', () => {
  const followed = longest({ group: 'pair', request: four, calls: [[refusedCall], [goodCall]] })
  expect(judgeSample('attempts/target-scoped-follows', followed).antecedents).toBe(1)
  expect(judgeSample('attempts/target-scoped-follows', fellBack()).antecedents).toBe(0)
  const outcomes = [0, 1].map((outcome) => afterFailure(cutCall, { outcome }))
  const forbidden = outcomes.map((items) => judgeSample('attempts/uncertain-forbidden', items).antecedents)
  expect(forbidden.toSorted()).toEqual([0, 1])
})

test('a last failure that no execution.failed tells, or that names another attempt, is caught', () => {
  const id = 'attempts/last-failure-is-terminal'
  const other = (data: Readonly<Record<string, unknown>>) => ({ ...data, attempt: 7 })
  for (const items of [alone(busyCall), brokeOff()]) {
    expectCaught(
      id,
      items,
      editData({ type: 'execution.failed' }, () => undefined)
    )
    expectCaught(id, items, editData({ type: 'execution.failed' }, other))
    expectCaught(id, items, editData({ type: 'execution.failed' }, onto('z')))
  }
  const nameless = editData({ type: 'execution.failed' }, ({ target: _target, attempt: _attempt, ...data }) => data)
  expect(judgeSample(id, nameless(alone(busyCall))).violations).toEqual([])
})

test('a route.attempt_failed behind output is caught', () => {
  const asAttempts = editFrame({ type: 'execution.failed' }, (frame) => [
    withData(frame, { ...(frame.json as object), type: 'route.attempt_failed', status: 'routing' }),
    frame
  ])
  expectCaught('attempts/after-output-terminal', brokeOff(), asAttempts)
  const completed = editData({ type: 'execution.failed' }, (data) => ({ ...data, type: 'execution.completed' }))
  expectCaught('attempts/after-output-terminal', brokeOff(), completed)
  expect(judgeSample('attempts/after-output-terminal', alone(busyCall)).antecedents).toBe(0)
})

test('an ending that an attempt was meant to follow is told', () => {
  const intended = editFrame({ type: 'execution.failed' }, (frame) => [
    withData(frame, { ...(frame.json as object), type: 'route.attempt_failed', status: 'routing' }),
    frame
  ])
  expect(judgeSample('attempts/intended-then-failed', intended(alone(busyCall))).antecedents).toBe(1)
  expect(judgeSample('attempts/intended-then-failed', alone(busyCall)).antecedents).toBe(0)
})

test('another attempt behind text, reasoning or a refusal is caught', () => {
  const said = {
    'attempts/commits-text': { text: 'a' },
    'attempts/commits-reasoning': { reasoning: 'a' },
    'attempts/commits-refusal': { refusal: 'a' }
  } as const
  for (const [id, act] of Object.entries(said)) {
    const items = alone(stream(act, { error: { kind: 'overloaded' } }))
    const further = editRequest((request) => [
      request,
      { ...request, request: 9, time: request.time + 0.5, target: 'lab-openai-b' }
    ])
    expectCaught(id as keyof typeof said, items, further)
    expect(judgeSample(id, fellBack()).antecedents).toBe(0)
  }
})
