import { expect, test } from 'vitest'
import type { AnyEvent } from '../../generated/events.ts'
import type { ExecutionResult, FinishReason, TextResult } from '../../generated/types.ts'
import type { BodyOf, EventBody } from './event-writer.ts'
import { createProjection, type Projection } from './projection.ts'

const id = '00000000-0000-4000-8000-000000000001'
const target = { provider: 'alpha', model: 'alpha-1' }
const time = (second: number): string => `2026-11-30T12:00:0${second}.000Z`
const accepted: EventBody = { type: 'execution.accepted', status: 'accepted' }
const selected: EventBody = { type: 'route.selected', status: 'routing', target, attempt: 1 }
const delta = (text: string, output_index = 0): EventBody => ({
  type: 'output.delta',
  status: 'running',
  output_index,
  delta: text
})
const started = (call_id: string, name = 'look'): EventBody => ({
  type: 'tool.call.started',
  status: 'running',
  call_id,
  name
})
const args = (call_id: string, text: string): EventBody => ({
  type: 'tool.call.arguments.delta',
  status: 'running',
  call_id,
  delta: text
})
const completed = (finish_reason: FinishReason = 'stop'): EventBody => ({
  type: 'execution.completed',
  status: 'succeeded',
  target,
  finish_reason
})

function fold(bodies: readonly EventBody[], times: readonly string[] = []): Projection {
  const projection = createProjection()
  for (const [at, body] of bodies.entries()) {
    const numbered = { execution_id: id, sequence: at + 1, time: times[at] ?? time(at), ...body }
    projection.apply(numbered as AnyEvent)
  }
  return projection
}

function textOf(bodies: readonly EventBody[]): TextResult {
  const result = fold([accepted, selected, ...bodies]).result(id)?.result
  if (result === undefined) throw new Error('no result')
  return result as TextResult
}

const callsOf = (finish: FinishReason, ...bodies: EventBody[]) => textOf([...bodies, completed(finish)]).tool_calls

test('text is joined for each index and the outputs ascend', () => {
  expect(textOf([delta('a', 3), delta('b', 7), delta('c', 3), completed()])).toEqual({
    outputs: [
      { index: 3, type: 'text', text: 'ac' },
      { index: 7, type: 'text', text: 'b' }
    ],
    tool_calls: []
  })
})

test('a completed execution without output has empty outputs', () => {
  expect(textOf([completed()])).toEqual({ outputs: [], tool_calls: [] })
})

test('refusal and reasoning are strings of their own and never part of the text', () => {
  const reasoning = (text: string, output_index: number): EventBody => ({
    type: 'output.reasoning.delta',
    status: 'running',
    output_index,
    delta: text
  })
  const refusal: BodyOf<'output.refusal.delta'> = {
    type: 'output.refusal.delta',
    status: 'running',
    output_index: 4,
    delta: 'no'
  }
  expect(
    textOf([reasoning('b', 1), reasoning('a', 0), reasoning('c', 1), delta('t', 2), refusal, completed()])
  ).toEqual({
    outputs: [{ index: 2, type: 'text', text: 't' }],
    tool_calls: [],
    reasoning: 'abc',
    refusal: 'no'
  })
})

test('calls stand in the order of their start with their own arguments', () => {
  expect(
    callsOf('tool_calls', started('b'), started('a'), args('a', '{"x"'), args('b', '{}'), args('a', ':1}'))
  ).toEqual([
    { call_id: 'b', name: 'look', arguments: '{}' },
    { call_id: 'a', name: 'look', arguments: '{"x":1}' }
  ])
})

test('a call without arguments folds to an empty object', () => {
  expect(callsOf('tool_calls', started('a'))).toEqual([{ call_id: 'a', name: 'look', arguments: '{}' }])
})

test('arguments that are not JSON pass unrepaired and are not taken for cut when the model came to its end', () => {
  expect(callsOf('tool_calls', started('a'), args('a', '{"x":'))).toEqual([
    { call_id: 'a', name: 'look', arguments: '{"x":' }
  ])
})

test.each<FinishReason>(['length', 'content_filter', 'refusal', 'pause', 'other'])(
  'a call whose arguments are unfinished when the answer was cut says so: %s',
  (finish) => {
    expect(callsOf(finish, started('a'), args('a', '{}'), started('b'), args('b', '{"x":'))).toEqual([
      { call_id: 'a', name: 'look', arguments: '{}' },
      { call_id: 'b', name: 'look', arguments: '{"x":', complete: false }
    ])
  }
)

test('a call that had no arguments yet when the answer was cut says so, unless something followed it', () => {
  expect(callsOf('length', started('a'), started('b'))).toEqual([
    { call_id: 'a', name: 'look', arguments: '{}' },
    { call_id: 'b', name: 'look', arguments: '{}', complete: false }
  ])
  expect(callsOf('length', started('a'), delta('text'))).toEqual([{ call_id: 'a', name: 'look', arguments: '{}' }])
})

test('a later result replaces the earlier one and its artifacts', () => {
  const result = (url: string, artifacts?: ExecutionResult['artifacts']): EventBody => ({
    type: 'output.result',
    status: 'running',
    result: { url },
    ...(artifacts === undefined ? {} : { artifacts })
  })
  const whole = fold([accepted, selected, result('a', [{ uri: 'a' }]), result('b'), completed()])
  expect(whole.result(id)).toMatchObject({ result: { url: 'b' }, artifacts: [] })
  expect(whole.snapshot(id)).toMatchObject({ result: { url: 'b' }, artifacts: [] })
})

test('result and artifacts are absent until the execution has succeeded', () => {
  const running = fold([accepted, selected, delta('partial')])
  expect(running.snapshot(id)).not.toHaveProperty('result')
  expect(running.snapshot(id)).not.toHaveProperty('artifacts')
  expect(running.result(id)).toBeUndefined()
  const error = { code: 'provider_unavailable', message: 'x', retryable: false } as const
  const failed = fold([accepted, selected, delta('partial'), { type: 'execution.failed', status: 'failed', error }])
  expect(failed.snapshot(id)).not.toHaveProperty('result')
  expect(failed.snapshot(id)).toMatchObject({ status: 'failed', error, last_sequence: 4 })
})

test('usage holds all facts in event order', () => {
  const usage = (quantity: number): EventBody => ({
    type: 'usage.reported',
    status: 'running',
    facts: [{ unit: 'input_token', quantity, source: 'provider' }]
  })
  const snapshot = fold([accepted, selected, usage(5), usage(7), completed()]).snapshot(id)
  expect(snapshot.usage.map(({ quantity }) => quantity)).toEqual([5, 7])
})

test('the target is that of the last selection', () => {
  const other = { provider: 'beta', model: 'beta-1' }
  const error = { code: 'provider_unavailable', message: 'x', retryable: true } as const
  const bodies: EventBody[] = [
    accepted,
    selected,
    { type: 'route.attempt_failed', status: 'routing', target, attempt: 1, error },
    { type: 'route.selected', status: 'routing', target: other, attempt: 2 }
  ]
  expect(fold(bodies.slice(0, 1)).snapshot(id)).not.toHaveProperty('target')
  expect(fold(bodies).snapshot(id)).toMatchObject({ target: other, status: 'routing' })
})

test('times that step back are displayed and order nothing', () => {
  const snapshot = fold([accepted, selected, delta('a'), delta('b'), completed()], [5, 4, 3, 2, 1].map(time)).snapshot(
    id
  )
  expect(snapshot).toMatchObject({
    created_at: time(5),
    updated_at: time(1),
    status: 'succeeded',
    result: { outputs: [{ text: 'ab' }] }
  })
})

test('an event that is not the next one changes nothing', () => {
  const projection = fold([accepted, selected])
  const again = { execution_id: id, sequence: 2, time: time(9), ...delta('x') }
  projection.apply(again as AnyEvent)
  projection.apply({ ...again, sequence: 4 } as AnyEvent)
  expect(projection.lastSequence).toBe(2)
  expect(projection.status).toBe('routing')
})

test('events of unknown types count and say nothing else', () => {
  const projection = fold([accepted, selected])
  projection.apply({ execution_id: id, sequence: 3, time: time(3), type: 'x-note', status: 'running' })
  expect(projection.snapshot(id)).toMatchObject({ last_sequence: 3, status: 'running' })
})
