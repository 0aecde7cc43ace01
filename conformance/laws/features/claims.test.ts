import { expect, test } from 'vitest'
import type { ClientStep } from '../../model/scenario.ts'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item, RunStarted } from '../../model/verdict.ts'
import { editData, editOpened } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { alone, busyCall, goodCall, plain, stream, toolCall } from '../shared/sample/samples.ts'

const featuresWith = (items: readonly Item[], change: (features: readonly string[]) => readonly string[]): Item[] =>
  items.map((item) => (item.kind === 'run' ? { ...item, features: change(item.features) } : item))

/** An answer to a submit of a name. */
function submitted(name: string, status: number, body: unknown = {}, more: Partial<HttpExchange> = {}): HttpExchange {
  const bodyText = JSON.stringify(body)
  const request = { operation: 'submitExecution', method: 'POST', path: '/v1/executions', name }
  return {
    kind: 'http.exchange',
    time: 1e6,
    started: 1e6,
    exchange: 9,
    ...request,
    status,
    headers: {},
    body,
    bodyText,
    ...more
  }
}

function refusedRun(status: number, breaks: string, needs: readonly string[]): Item[] {
  const client: ClientStep[] = [{ do: 'submit' }, { do: 'submit', as: 'odd', patch: { temperature: 1 }, breaks }]
  const items = [...sampleRun({ calls: [[goodCall]], client, features: [] }), submitted('odd', status)]
  return items.map((item) => (item.kind === 'run' ? { ...item, scenario: { ...item.scenario, needs } } : item))
}

test('a field of a feature that is not claimed is caught when it is taken, one of a claimed feature is not judged', () => {
  const run = (status: number) => refusedRun(status, 'features/claimed-or-refused', ['unclaimed_generation'])
  expectCaught('features/claimed-or-refused', run(400), () => run(202))
  expect(
    judgeSample(
      'features/claimed-or-refused',
      featuresWith(run(202), () => ['generation'])
    ).antecedents
  ).toBe(0)
})

test('a policy that is taken by who knows none is caught', () => {
  const run = (status: number) => refusedRun(status, 'features/policy-without-feature', ['unclaimed_policy_ref'])
  expectCaught('features/policy-without-feature', run(400), () => run(202))
  expectCaught('features/claimed-or-refused', run(400), () => run(202))
})

/** A run whose submit was answered with a stream: its first reader. */
function inlineRun(accept: string, more: readonly ClientStep[] = []): Item[] {
  const client: ClientStep[] = [{ do: 'submit', as: 'first', key: 'k', accept }, ...more]
  const items = sampleRun({ calls: [[goodCall]], client })
  return items.flatMap((item): Item[] => {
    if (item.kind === 'http.exchange' && item.operation === 'submitExecution') return []
    if (!('reader' in item) || item.reader !== 'live') return [item]
    const renamed = { ...item, reader: 'first-inline' }
    return [renamed.kind === 'sse.opened' ? { ...renamed, via: 'inline' } : renamed]
  })
}

const withoutStream = (reader: string) => (items: readonly Item[]) =>
  items.filter((item) => !('reader' in item) || item.reader !== reader)

test('an inline stream that is missing, begins late or never ends is caught', () => {
  const good = inlineRun('application/json, text/event-stream;q=0.5')
  const json = (items: readonly Item[]) => [...withoutStream('first-inline')(items), submitted('first', 202)]
  expectCaught('features/inline-stream', good, json)
  expectCaught('features/inline-stream-accept', good, json)
  expectCaught(
    'features/inline-stream',
    good,
    editData({ reader: 'first-inline', sequence: 1 }, () => undefined)
  )
  expectCaught(
    'features/inline-stream',
    good,
    editData({ type: 'execution.completed' }, () => undefined)
  )
})

test('a stream for who did not name its type is caught', () => {
  for (const accept of ['*/*', 'text/*', 'text/event-stream;q=0', 'text/event-streams']) {
    const streamed = inlineRun(accept)
    const json = [...withoutStream('first-inline')(streamed), submitted('first', 202)]
    expectCaught('features/inline-stream-accept', json, () => streamed)
  }
})

test('a replay that accepts a stream and gets JSON, or the stream of another execution, is caught', () => {
  const replays = inlineRun('text/event-stream', [{ do: 'submit', as: 'again', key: 'k', accept: 'text/event-stream' }])
  const streamed = replays.map((item): Item => {
    if (!('reader' in item) || item.reader !== 'replay') return item
    const renamed = { ...item, reader: 'again-inline' }
    return renamed.kind === 'sse.opened' ? { ...renamed, via: 'inline' } : renamed
  })
  const json = (items: readonly Item[]) => [...withoutStream('again-inline')(items), submitted('again', 200)]
  expectCaught('features/inline-stream-replay', streamed, json)
  expectCaught(
    'features/inline-stream-replay',
    streamed,
    editData({ reader: 'again-inline', sequence: 1 }, () => undefined)
  )
  const other = (items: readonly Item[]) =>
    items.map(
      (item): Item => ('reader' in item && item.reader === 'again-inline' ? { ...item, execution: 'other' } : item)
    )
  expectCaught('features/inline-stream-replay', streamed, other)
})

const silent = (type: string) => editData({ type }, () => undefined)

test('reasoning and refusals that are not told, or not whole, are caught', () => {
  const thinks = alone(
    stream({ reasoning: 'a thought ' }, { reasoning: 'more' }, { text: 'b' }, { end: { finish: 'stop' } })
  )
  expectCaught('features/reasoning-deltas', thinks, silent('output.reasoning.delta'))
  expectCaught(
    'features/reasoning-deltas',
    thinks,
    editData({ type: 'output.reasoning.delta', sequence: 3 }, () => undefined)
  )
  const refuses = alone(stream({ refusal: 'I will not' }, { end: { finish: 'refusal' } }))
  expectCaught('features/refusal-deltas', refuses, silent('output.refusal.delta'))
  const unclaimed = featuresWith(silent('output.refusal.delta')(refuses), () => [])
  expect(judgeSample('features/refusal-deltas', unclaimed)).toEqual({ antecedents: 0, violations: [] })
})

test('usage without its attempt, or with another one, is caught', () => {
  const usage = { type: 'usage.reported' }
  expectCaught(
    'features/attempt-usage',
    plain(),
    editData(usage, ({ attempt: _attempt, ...data }) => data)
  )
  expectCaught(
    'features/attempt-usage',
    plain(),
    editData(usage, (data) => ({ ...data, attempt: 2 }))
  )
})

test('a reason that hides one that goes before it is caught', () => {
  const completed = { type: 'execution.completed' }
  const told = (reason: string) => editData(completed, (data) => ({ ...data, finish_reason: reason }))
  const cut = alone(stream({ tool: { call: 'a', name: 'f' } }, { end: { finish: 'length' } }))
  expectCaught('features/finish-reason-precedence', cut, told('tool_calls'))
  const refused = alone(stream({ refusal: 'no' }, { end: { finish: 'content_filter' } }))
  expectCaught('features/finish-reason-precedence', refused, told('refusal'))
  const both = alone(stream({ refusal: 'no' }, { end: { finish: 'length' } }))
  expectCaught('features/finish-reason-precedence', both, told('length'))
  for (const single of [plain(), alone(toolCall)]) {
    expect(judgeSample('features/finish-reason-precedence', single).antecedents).toBe(0)
  }
})

test('an answer that was cut and is passed off as whole is told, by who has no word for its end', () => {
  const outcomes = [0, 1].map((outcome) =>
    alone(stream({ text: 'half an' }, { end: { finish: 'length' } }), { features: [], outcome })
  )
  const [passed = [], failed = []] = outcomes
  expectCaught('features/not-passed-off-whole', failed, () => passed)
})

const trims = (items: readonly Item[]): Item[] => featuresWith(items, (features) => [...features, 'trimming'])

test('a trimmed log that is shown with a hole is caught', () => {
  const hole = editData({ reader: 'by-query', sequence: 2 }, () => undefined)
  expectCaught('features/trimming', trims(plain()), hole)
  expect(judgeSample('features/trimming', hole(plain())).antecedents).toBe(0)
})

function expired(code: string, oldest: unknown): Item[] {
  const items = trims(plain())
  const run = items.find((item): item is RunStarted => item.kind === 'run')
  const path = '/v1/executions/3b241101-e2bb-4255-8caf-4136c566a962/events?after=1'
  const body = { error: { code, message: 'gone', retryable: false, oldest } }
  const refusal = submitted('late', 410, body, { operation: 'streamExecutionEvents', method: 'GET', path })
  return run === undefined ? [] : [...editOpened((opened) => opened)(items), refusal]
}

test('an expired cursor that is refused without what is still held is caught', () => {
  expectCaught('errors/door-cursor-expired', expired('cursor_expired', 4), () => expired('not_found', 4))
  for (const oldest of [undefined, '4', 1]) {
    expectCaught('errors/door-cursor-expired', expired('cursor_expired', 4), () => expired('cursor_expired', oldest))
  }
})

test('a busy provider says nothing of features', () => {
  for (const id of ['features/reasoning-deltas', 'features/finish-reason-precedence', 'features/inline-stream']) {
    expect(judgeSample(id, alone(busyCall)).antecedents).toBe(0)
  }
})
