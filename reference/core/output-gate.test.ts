import { expect, test } from 'vitest'
import type { EventBody } from './event-writer.ts'
import { createOutputGate, type OutputFeatures } from './output-gate.ts'
import type { ProviderEvent } from './ports.ts'
import { createUsageMeter } from './usage.ts'

const all: OutputFeatures = { reasoning: true, refusal: true, finishReason: true, providerState: true }
const target = { provider: 'alpha', model: 'alpha-1' }

function passed(events: readonly ProviderEvent[], features: OutputFeatures = all) {
  const meter = createUsageMeter()
  const gate = createOutputGate(target, meter, features)
  const bodies: EventBody[] = []
  const completion = gate.take(events, bodies)
  return { bodies, completion, committed: gate.committed, facts: meter.facts(true) }
}

const delta = (text: string, output_index = 0): ProviderEvent => ({ type: 'output.delta', output_index, delta: text })
const started = (call_id: string, name = 'look', output_index?: number): ProviderEvent => ({
  type: 'tool.call.started',
  call_id,
  name,
  ...(output_index === undefined ? {} : { output_index })
})
const args = (call_id: string, text: string): ProviderEvent => ({
  type: 'tool.call.arguments.delta',
  call_id,
  delta: text
})
const completed: ProviderEvent = { type: 'completed', finish_reason: 'stop' }

test.each<ProviderEvent>([
  delta('a'),
  { type: 'output.reasoning.delta', output_index: 0, delta: 'a' },
  { type: 'output.refusal.delta', output_index: 0, delta: 'a' },
  started('c1'),
  { type: 'output.result', result: { url: 'x' } }
])('output commits: %o', (event) => {
  const { committed, bodies } = passed([event])
  expect(committed).toBe(true)
  expect(bodies).toEqual([{ status: 'running', ...event }])
})

test('progress, usage, empty deltas and the terminal commit nothing', () => {
  const { committed, bodies, facts, completion } = passed([
    { type: 'progress', phase: 'queued', queue_position: 3 },
    { type: 'usage', facts: [{ unit: 'input_token', quantity: 4, source: 'provider' }] },
    delta(''),
    completed
  ])
  expect(committed).toBe(false)
  expect(bodies).toEqual([{ type: 'execution.progress', status: 'running', phase: 'queued', queue_position: 3 }])
  expect(facts).toHaveLength(1)
  expect(completion).toEqual({ finishReason: 'stop' })
})

test('progress that repeats itself is told once and impossible figures are left out', () => {
  const { bodies } = passed([
    { type: 'progress', phase: 'queued', queue_position: 2 },
    { type: 'progress', phase: 'queued', queue_position: 2 },
    { type: 'progress', phase: 'processing', progress: 1.5, queue_position: -1 }
  ])
  expect(bodies).toMatchObject([{ phase: 'queued' }, { phase: 'processing' }])
  expect(bodies[1]).toEqual({ type: 'execution.progress', status: 'running', phase: 'processing' })
})

test('parts may interleave and leave gaps, but open in ascending order', () => {
  expect(passed([delta('a', 2), delta('b', 5), delta('c', 2)]).bodies).toHaveLength(3)
  expect(() => passed([delta('a', 5), delta('b', 2)])).toThrow('out of order')
  expect(() => passed([delta('a', -1)])).toThrow('out of order')
  expect(() => passed([delta('a', 0.5)])).toThrow('out of order')
  expect(() => passed([delta('a', 3), started('c', 'look', 1)])).toThrow('out of order')
})

test('a call is opened once, with a name, before its arguments', () => {
  expect(passed([started('a'), started('b'), args('b', '{}'), args('a', '{}')]).bodies).toHaveLength(4)
  expect(() => passed([started('a'), started('a')])).toThrow('twice')
  expect(() => passed([started('a', '')])).toThrow('without a name')
  expect(() => passed([args('a', '{}')])).toThrow('had not opened')
})

test('what stands before a contradiction in a batch is kept', () => {
  const gate = createOutputGate(target, createUsageMeter(), all)
  const bodies: EventBody[] = []
  expect(() => gate.take([delta('a', 1), delta('b', 0)], bodies)).toThrow()
  expect(bodies).toHaveLength(1)
  expect(gate.committed).toBe(true)
})

test('usage behind the terminal still counts and output behind it is a contradiction', () => {
  const late = passed([
    delta('a'),
    completed,
    { type: 'usage', facts: [{ unit: 'x', quantity: 1, source: 'provider' }] }
  ])
  expect(late.completion).toEqual({ finishReason: 'stop' })
  expect(late.facts).toHaveLength(1)
  expect(() => passed([completed, delta('a')])).toThrow('after its own terminal')
  expect(passed([completed, { type: 'progress', phase: 'queued' }, delta('')]).bodies).toEqual([])
})

test('a second terminal changes nothing', () => {
  expect(passed([completed, { type: 'completed', finish_reason: 'length' }]).completion).toEqual({
    finishReason: 'stop'
  })
})

test('a result that is no object is a contradiction', () => {
  expect(() => passed([{ type: 'output.result', result: 'text' }])).toThrow('no object')
  expect(() => passed([{ type: 'output.result', result: [] }])).toThrow('no object')
  expect(() => passed([{ type: 'output.result', result: null }])).toThrow('no object')
})

test('kinds of output that the runtime does not claim stay hidden and commit nothing', () => {
  const { bodies, committed } = passed(
    [
      { type: 'output.reasoning.delta', output_index: 0, delta: 'a' },
      { type: 'output.refusal.delta', output_index: 1, delta: 'b' }
    ],
    { reasoning: false, refusal: false, finishReason: true, providerState: false }
  )
  expect(bodies).toEqual([])
  expect(committed).toBe(false)
})

test('without finish reasons an answer that was cut short is a failure and a whole one names none', () => {
  const features = { ...all, finishReason: false }
  expect(passed([completed], features).completion).toEqual({})
  expect(() => passed([{ type: 'completed', finish_reason: 'length' }], features)).toThrow('cut its answer short')
})

test('what the provider claims to have served is passed on', () => {
  expect(passed([{ type: 'completed', served_model: 'alpha-1-2026' }]).completion).toEqual({
    servedModel: 'alpha-1-2026'
  })
})
