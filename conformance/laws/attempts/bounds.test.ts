import { expect, test } from 'vitest'
import type { CallScript } from '../../model/script.ts'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame, editRequest, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { busyCall, goodCall, plain, stream } from '../shared/sample/samples.ts'
import { shift } from '../shared/sample/shift.ts'

const endOf = (request: number) => (item: Item) => item.kind === 'ledger.end' && item.request === request
const budget = (ms: number) => ({ routing: { allow_fallback: true, retry_budget_ms: ms } })

/** One more request at the second target, behind everything else. */
const alsoCallsB = (items: readonly Item[]): Item[] => {
  const last = items.at(-1)
  return items.flatMap((item): Item[] => {
    const first = item.kind === 'ledger.request' && item.request === 1
    return first ? [item] : item === last ? [...callOfB(items, last.time), item] : [item]
  })
}

function callOfB(items: readonly Item[], time: number): Item[] {
  return items.flatMap((item): Item[] =>
    item.kind === 'ledger.request' && item.request === 1
      ? [{ ...item, time, request: 9, call: 1, target: 'lab-openai-b' }]
      : []
  )
}

test('an attempt behind a failure that came when the budget was spent is caught', () => {
  const id = 'attempts/budget-stops-attempts'
  for (const first of [busyCall, stream({ noise: 'ping' }, { cut: 'eof' })]) {
    const ended = sampleRun({ group: 'pair', request: budget(200), calls: [[first], [goodCall]] })
    const late = shift(ended, endOf(1), 600)
    expectCaught(id, late, alsoCallsB)
    expect(judgeSample(id, alsoCallsB(ended)).antecedents).toBe(0)
  }
})

test('a failure in time says nothing about the budget, and one that came late need not be followed', () => {
  const followed = sampleRun({ group: 'pair', request: budget(5000), calls: [[busyCall], [goodCall]] })
  expect(judgeSample('attempts/budget-stops-attempts', followed).antecedents).toBe(0)
  const ended = sampleRun({ group: 'pair', request: budget(200), calls: [[busyCall], [goodCall]] })
  expect(judgeSample('attempts/transient-must-follow', shift(ended, endOf(1), 600)).antecedents).toBe(0)
})

test('a failure in time whose end was told behind the budget need not be followed', () => {
  const followed = sampleRun({ group: 'pair', request: budget(5000), calls: [[busyCall], [goodCall]] })
  const told = (item: Item) =>
    item.kind === 'sse.frame' && (item.json as { type?: string }).type === 'route.attempt_failed'
  for (const id of ['attempts/transient-must-follow', 'routing/candidates']) {
    expect(judgeSample(id, followed).antecedents).toBe(1)
    expect(judgeSample(id, shift(followed, told, 6000)).antecedents).toBe(0)
  }
})

test('a budget that stops the first attempt is caught', () => {
  const items = sampleRun({ group: 'pair', request: budget(1), calls: [[goodCall], [goodCall]] })
  const none = (all: readonly Item[]): Item[] =>
    editRequest(() => undefined)(
      editData({ type: 'execution.completed' }, (data) => ({ ...data, type: 'execution.failed', status: 'failed' }))(
        all
      )
    )
  expectCaught('attempts/budget-spares-first', items, none)
  expect(judgeSample('attempts/budget-spares-first', plain()).antecedents).toBe(0)
})

test('an answer that is cut because the budget is spent is caught', () => {
  const id = 'attempts/budget-spares-running'
  const items = shift(sampleRun({ request: budget(100), calls: [[goodCall]] }), endOf(1), 500)
  const failed = editData({ type: 'execution.completed' }, (data) => ({
    ...data,
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'provider_unavailable' }
  }))
  expectCaught(id, items, failed)
  expect(judgeSample(id, sampleRun({ request: budget(5000), calls: [[goodCall]] })).antecedents).toBe(0)
})

test('an attempt after the deadline is caught', () => {
  const id = 'attempts/deadline-and-cancel-stop'
  const request = { routing: { allow_fallback: true }, deadline_ms: 500 }
  const items = sampleRun({ group: 'pair', request, calls: [[stream({ stall: true })], [goodCall]] })
  expectCaught(id, items, alsoCallsB)
  const further = editFrame({ type: 'execution.failed' }, (frame) => [
    withData(frame, { ...(frame.json as object), type: 'route.attempt_failed', status: 'routing' }),
    withData(frame, { ...(frame.json as object), type: 'route.selected', target: { provider: 'lab-openai-b' } }),
    frame
  ])
  expectCaught(id, items, further)
  const patient = sampleRun({
    group: 'pair',
    request: { ...request, deadline_ms: 5000 },
    calls: [[stream({ stall: true })], [goodCall]]
  })
  expect(judgeSample(id, patient).antecedents).toBe(0)
})

/** The caller cancels while the first call of a run is open, and is answered with a status. */
function cancelled(items: readonly Item[], status: number): Item[] {
  const submit = items.find((item) => item.kind === 'http.exchange' && item.operation === 'submitExecution')
  const at = items.findIndex(endOf(1))
  if (submit?.kind !== 'http.exchange' || at === -1) return []
  const time = (items[at]?.time ?? 0) - 0.5
  const execution = '3b241101-e2bb-4255-8caf-4136c566a962'
  const path = `/v1/executions/${execution}/cancel`
  const cancel = { ...submit, operation: 'cancelExecution', path, execution, status, started: time, time }
  return [...items.slice(0, at), cancel, ...items.slice(at)]
}

test('an attempt that starts after a cancel request was answered is caught', () => {
  const id = 'attempts/deadline-and-cancel-stop'
  const request = { routing: { allow_fallback: true } }
  const options = { group: 'pair' as const, request, calls: [[busyCall], [goodCall]] }
  const client = [{ do: 'submit' as const }, { do: 'cancel' as const }]
  // The outcomes after the first one are those that a cancel request adds.
  const ended = sampleRun({ ...options, client, outcome: 2 })
  expectCaught(id, cancelled(ended, 202), alsoCallsB)
  expect(judgeSample(id, alsoCallsB(cancelled(ended, 409))).antecedents).toBe(0)
  expect(judgeSample(id, sampleRun(options)).antecedents).toBe(0)
})

const asking = (headers: Readonly<Record<string, string>>): CallScript => ({
  kind: 'status',
  status: 429,
  body: '',
  headers
})
const bounded = { routing: { allow_fallback: true, max_attempts: 3 }, deadline_ms: 5000 }

test('a wait beyond the deadline that is not recognised is caught in each of its forms', () => {
  const again = editFrame({ type: 'execution.failed' }, (frame) => {
    const data = frame.json as { target: object }
    return [withData(frame, { ...data, type: 'route.selected', status: 'routing', attempt: 2 }), frame]
  })
  for (const headers of [{ 'Retry-After': '60' }, { 'retry-after-ms': '60000' }, { 'retry-after': '{{date+60}}' }]) {
    const items = sampleRun({ request: bounded, calls: [[asking(headers), goodCall]] })
    expectCaught('attempts/retry-after-forms', items, again)
    expectCaught('attempts/no-wait-past-bounds', items, again)
  }
  for (const headers of [{ 'retry-after': '1' }, { 'retry-after': 'soon' }, { 'retry-after': '{{date-60}}' }]) {
    const items = sampleRun({ request: bounded, calls: [[asking(headers), goodCall]] })
    expect(judgeSample('attempts/retry-after-forms', items).antecedents).toBe(0)
  }
})

test('a silent candidate behind one that asks for an hour may run into the deadline', () => {
  const calls = [[asking({ 'retry-after': '3600' })], [stream({ stall: true })]]
  const items = sampleRun({ group: 'pair', request: bounded, calls })
  const ended = editData({ type: 'execution.failed' }, (data) => ({ ...data, error: { code: 'deadline_exceeded' } }))
  expect(judgeSample('attempts/no-wait-past-bounds', ended(items)).violations).toEqual([])
})

/** Several executions of one run, one after the other; each copy stands so much later and calls so many calls later. */
function inARow(items: readonly Item[], copies: number): Item[] {
  const [start, ...rest] = items
  const all = Array.from({ length: copies }, (_, copy) => copy).flatMap((copy) => rest.slice(0, -1).map(moved(copy)))
  const end = rest.at(-1)
  return start === undefined || end === undefined ? [] : [start, ...all, { ...end, time: 1e6 }]
}

const moved =
  (copy: number) =>
  (item: Item): Item => {
    const text = JSON.stringify({ ...item, time: item.time + copy * 1000 })
    const named = text.replaceAll('3b241101', `${copy}b241101`).replace(/"reader":"(\w+)/, `"reader":"$1${copy}`)
    const later = JSON.parse(named) as Item
    if (later.kind === 'http.exchange') return { ...later, started: later.started + copy * 1000 }
    if (later.kind === 'ledger.request') return { ...later, request: later.request + copy * 10, call: copy + 1 }
    return later.kind === 'ledger.end' ? { ...later, request: later.request + copy * 10 } : later
  }

test('a Retry-After that means nothing and changes what follows is caught beside the same failure without one', () => {
  const calls = [[busyCall, asking({ 'retry-after': 'soon' })]]
  const items = inARow(sampleRun({ request: { routing: { allow_fallback: true } }, calls }), 2)
  const second = (data: Readonly<Record<string, unknown>>) =>
    String(data.execution_id).startsWith('1b') ? { ...data, type: 'execution.completed' } : data
  expectCaught('attempts/invalid-retry-after', items, editData({ type: 'execution.failed' }, second))
})

test('a pause before every next candidate is caught, a single long one is not', () => {
  const id = 'attempts/no-sleep-with-candidate'
  const calls = [
    [busyCall, busyCall, busyCall],
    [goodCall, goodCall, goodCall]
  ]
  const items = inARow(sampleRun({ group: 'pair', request: { routing: { allow_fallback: true } }, calls }), 3)
  const pausing = (which: readonly number[]) => (all: readonly Item[]) =>
    all.map((item): Item => {
      const paused = item.kind === 'ledger.request' && item.request % 10 === 2 && which.includes(item.request)
      return paused ? { ...item, time: item.time + 400 } : item
    })
  expectCaught(id, items, pausing([2, 12, 22]))
  expect(judgeSample(id, pausing([12])(items)).violations).toEqual([])
  expect(judgeSample(id, items.slice(0, 30)).antecedents).toBe(0)
})
