import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editBody, editData, editFrame, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, brokeOff, plain, stream, tools } from '../shared/sample/samples.ts'

const delta = { type: 'output.delta' }

/** The id of the first tool call of a run. */
function firstCallIn(items: readonly Item[]): unknown {
  const ids = items.flatMap((item) =>
    item.kind === 'sse.frame' ? ((item.json as { call_id?: unknown }).call_id ?? []) : []
  )
  return ids[0]
}

test('text that is lost, doubled, garbled or in another order is caught', () => {
  const id = 'output/text-fidelity'
  expectCaught(
    id,
    plain(),
    editData({ ...delta, sequence: 4 }, () => undefined)
  )
  expectCaught(
    id,
    plain(),
    editFrame({ ...delta, sequence: 3 }, (frame) => [frame, frame])
  )
  expectCaught(
    id,
    plain(),
    editData(delta, (data) => ({ ...data, delta: '\uFFFD' }))
  )
  expectCaught(
    id,
    plain(),
    editData({ ...delta, sequence: 3 }, (data) => ({ ...data, output_index: 9 }))
  )
  expectCaught(
    id,
    brokeOff(),
    editData(delta, (data) => ({ ...data, delta: 'other' }))
  )
})

test('a completed answer that is told as a failure is caught', () => {
  const failure = editData({ type: 'execution.completed' }, (data) => ({
    ...data,
    type: 'execution.failed',
    error: {}
  }))
  expectCaught('output/text-fidelity', plain(), failure)
  expectCaught('output/tool-arguments-fidelity', tools(), (items) =>
    failure(editData(delta, () => undefined)(editData({ type: 'tool.call.started' }, () => undefined)(items)))
  )
})

test('an answer that broke off may end early, and deltas may be joined otherwise', () => {
  const cut = alone(stream({ text: 'alpha ' }, { text: 'beta' }, { cut: 'reset' }))
  const shorter = editData({ ...delta, sequence: 4 }, () => undefined)(cut)
  expect(judgeSample('output/text-fidelity', shorter).violations).toEqual([])
  const rejoined = editFrame(delta, (frame) => {
    const data = frame.json as { sequence: number }
    return data.sequence === 3 ? withData(frame, { ...data, delta: 'alpha beta' }) : []
  })
  expect(judgeSample('output/text-fidelity', rejoined(plain())).violations).toEqual([])
})

test('arguments that are mixed, repaired, lost or of another name are caught', () => {
  const id = 'output/tool-arguments-fidelity'
  const args = { type: 'tool.call.arguments.delta' }
  expectCaught(
    id,
    tools(),
    editData(args, (data) => ({ ...data, call_id: firstCallIn(tools()) }))
  )
  expectCaught(
    id,
    tools(),
    editData({ ...args, sequence: 8 }, () => undefined)
  )
  expectCaught(
    id,
    tools(),
    editData({ type: 'tool.call.started' }, (data) => ({ ...data, name: 'find' }))
  )
  expectCaught(
    id,
    tools(),
    editFrame({ type: 'tool.call.started' }, (frame) => [frame, frame])
  )
  const odd = alone(
    stream(
      { tool: { call: 'a', name: 'f' } },
      { args: { call: 'a', delta: '{"a":1,}' } },
      { end: { finish: 'tool_calls' } }
    )
  )
  expectCaught(
    id,
    odd,
    editData(args, (data) => ({ ...data, delta: '{"a":1}' }))
  )
})

test('a call without arguments that does not fold to the empty object is caught', () => {
  const empty = (body: Readonly<Record<string, unknown>>) => {
    const result = structuredClone(body.result) as { tool_calls: { arguments: string }[] }
    for (const call of result.tool_calls) if (call.arguments === '{}') call.arguments = ''
    return { ...body, result }
  }
  expectCaught('output/empty-arguments', tools(), editBody('getExecutionResult', empty))
  expectCaught('output/empty-arguments', tools(), editBody('getExecution', empty))
})

test('reasoning or refusal that shows as text, or is lost, is caught', () => {
  const thought = alone(stream({ reasoning: 'hmm' }, { text: 'so' }, { end: { finish: 'stop' } }))
  const as = (from: string, to: string) => editData({ type: from }, (data) => ({ ...data, type: to }))
  expectCaught('output/reasoning-not-text', thought, as('output.reasoning.delta', 'output.delta'))
  expectCaught(
    'output/reasoning-not-text',
    thought,
    editData({ type: 'output.reasoning.delta' }, () => undefined)
  )
  const refused = alone(stream({ refusal: 'no' }, { end: { finish: 'refusal' } }))
  expectCaught('output/refusal-not-text', refused, as('output.refusal.delta', 'output.delta'))
  expectCaught(
    'output/refusal-not-text',
    refused,
    editData({ type: 'output.refusal.delta' }, () => undefined)
  )
})

test('a finish reason that names another end is caught', () => {
  const id = 'features/finish-reason-mapped'
  const stopped = editData({ type: 'execution.completed' }, (data) => ({ ...data, finish_reason: 'stop' }))
  for (const finish of ['length', 'content_filter', 'other'] as const) {
    const cut = alone(stream({ text: 'a' }, { end: { finish } }))
    expectCaught(id, cut, stopped)
    expectCaught('features/own-truncation-succeeds', cut, stopped)
  }
  expectCaught(id, tools(), stopped)
  expectCaught(
    id,
    plain(),
    editData({ type: 'execution.completed' }, ({ finish_reason: _, ...data }) => data)
  )
  const failed = editData({ type: 'execution.completed' }, (data) => ({ ...data, type: 'execution.failed', error: {} }))
  expectCaught('features/own-truncation-succeeds', alone(stream({ text: 'a' }, { end: { finish: 'length' } })), failed)
})

test('who neither claims reasoning nor shows any has not shown that it works', () => {
  const script = stream({ reasoning: 'hmm' }, { text: 'so' }, { end: { finish: 'stop' } })
  const antecedents = (items: Item[]) => judgeSample('output/reasoning-not-text', items).antecedents
  expect(antecedents(alone(script))).toBe(1)
  expect(antecedents(alone(script, { features: [] }))).toBe(0)
})

test('a call by another name or id than the provider’s is caught', () => {
  const id = 'output/tool-name-fidelity'
  const started = { type: 'tool.call.started' }
  for (const fields of [{ name: 'Find' }, { call_id: 'own' }, { call_id: undefined }]) {
    expectCaught(
      id,
      tools(),
      editData(started, (data) => ({ ...data, ...fields }))
    )
  }
})

test('arguments that are no JSON and are mended, in events or result alone, are caught; a cut is none', () => {
  const id = 'output/no-argument-repair'
  const call = [
    { tool: { call: 'a', name: 'f' } },
    { args: { call: 'a', delta: '{"a":1' } },
    { args: { call: 'a', delta: ',}' } }
  ] as const
  const odd = alone(stream(...call, { end: { finish: 'tool_calls' } }))
  const mended = editData({ type: 'tool.call.arguments.delta' }, (data) => ({
    ...data,
    delta: String(data.delta).replace(',}', '}')
  }))
  expectCaught(id, odd, mended)
  const inResult = editBody('getExecutionResult', (body) => {
    const result = structuredClone(body.result) as { tool_calls: { arguments: string }[] }
    for (const told of result.tool_calls) told.arguments = '{"a":1}'
    return { ...body, result }
  })
  expectCaught(id, odd, inResult)
  const cut = alone(stream(...call, { cut: 'eof' }))
  expect(
    judgeSample(id, editData({ type: 'tool.call.arguments.delta', sequence: 5 }, () => undefined)(cut)).violations
  ).toEqual([])
  expect(judgeSample(id, tools()).antecedents).toBe(0)
})

test('words that look like a secret and are blotted out are caught', () => {
  const id = 'output/unaltered'
  const telling = alone(
    stream(
      { text: 'see https://example.test/x and ' },
      { text: 'sk-0123456789' },
      { tool: { call: 'a', name: 'f' } },
      { args: { call: 'a', delta: '{"u":"Bearer abcdefgh01"}' } },
      { end: { finish: 'tool_calls' } }
    )
  )
  const blotted = (type: string) =>
    editData({ type }, (data) => ({ ...data, delta: String(data.delta).replace(/sk-\w+|Bearer \w+/, '***') }))
  expectCaught(id, telling, blotted('output.delta'))
  expectCaught(id, telling, blotted('tool.call.arguments.delta'))
  expect(judgeSample(id, plain()).antecedents).toBe(0)
})
