import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { afterFailure, alone, busyCall, fellBack, plain, stream, tools } from '../shared/sample/samples.ts'

const clean = (requirement: string, items: readonly Item[]): void =>
  expect(judgeSample(requirement, items).violations).toEqual([])

/** Puts an event of an extension behind the first event of a type; all numbers behind it move on. */
const extended =
  (type: string, fields: Readonly<Record<string, unknown>> = {}) =>
  (items: readonly Item[]): Item[] => {
    const moved = new Map<string, number>()
    return items.flatMap((item): Item[] => {
      if (item.kind === 'sse.opened') moved.set(item.reader, 0)
      if (item.kind !== 'sse.frame') return [item]
      const data = item.json as { sequence: number; type: string; status: string }
      const by = moved.get(item.reader) ?? 0
      const sequence = data.sequence + by
      const frame = { ...withData(item, { ...data, sequence }), id: String(sequence) }
      if (data.type !== type || by > 0) return [frame]
      moved.set(item.reader, 1)
      const note = { ...data, sequence: sequence + 1, type: 'x-example.note', ...fields }
      return [frame, { ...withData(item, note), id: String(sequence + 1), event: 'x-example.note' }]
    })
  }

test('an event that lacks a field of the envelope is caught, an extension event too', () => {
  for (const field of ['execution_id', 'sequence', 'time', 'type', 'status']) {
    const without = editData({ sequence: 2 }, ({ [field]: _, ...data }) => data)
    expectCaught('events/envelope', plain(), without)
  }
  const bare = extended('route.selected', { status: undefined })
  expect(judgeSample('events/envelope', bare(plain())).violations).not.toEqual([])
  clean('events/envelope', extended('route.selected')(plain()))
})

test('a status that the table does not give a type is caught', () => {
  const id = 'events/type-status'
  expectCaught(
    id,
    plain(),
    editData({ type: 'usage.reported' }, (data) => ({ ...data, status: 'routing' }))
  )
  expectCaught(
    id,
    fellBack(),
    editData({ type: 'route.attempt_failed' }, (data) => ({ ...data, status: 'failed' }))
  )
  expectCaught(
    id,
    plain(),
    editData({ type: 'execution.completed' }, (data) => ({ ...data, status: 'running' }))
  )
})

test('a time without Z, with an offset or as a number is caught', () => {
  for (const time of ['2026-11-30T00:00:00.000', '2026-11-30T01:00:00+01:00', 1_790_000_000, undefined]) {
    expectCaught(
      'events/time-format',
      plain(),
      editData({ sequence: 2 }, (data) => ({ ...data, time }))
    )
  }
})

test('a time that steps back is seen and is no fault', () => {
  const back = editData({ sequence: 3 }, (data) => ({ ...data, time: '2020-01-01T00:00:00Z' }))
  expect(judgeSample('events/time-may-step-back', plain())).toEqual({ antecedents: 0, violations: [] })
  const seen = judgeSample('events/time-may-step-back', back(plain()))
  expect(seen.antecedents).toBeGreaterThan(0)
  expect(seen.violations).toEqual([])
})

const parts = (): Item[] =>
  alone(
    stream(
      { reasoning: 'hm' },
      { text: 'a' },
      { text: 'b', part: 1 },
      { text: 'c' },
      { tool: { call: 'x', name: 'f' } },
      { tool: { call: 'y', name: 'g' } },
      { end: { finish: 'tool_calls' } }
    )
  )

test('an index that is no whole number, or that two parts share, is caught', () => {
  const id = 'events/output-index'
  for (const index of [-1, 0.5, '0', 1e300]) {
    expectCaught(
      id,
      parts(),
      editData({ type: 'output.delta' }, (data) => ({ ...data, output_index: index }))
    )
  }
  expectCaught(
    id,
    parts(),
    editData({ type: 'tool.call.started' }, (data) => ({ ...data, output_index: 1 }))
  )
  expectCaught(
    id,
    parts(),
    editData({ type: 'tool.call.started' }, (data) => ({ ...data, output_index: 9 }))
  )
  expectCaught(
    id,
    parts(),
    editData({ type: 'output.reasoning.delta' }, (data) => ({ ...data, output_index: 1 }))
  )
  clean(id, editData({ type: 'tool.call.started' }, ({ output_index: _, ...data }) => data)(parts()))
})

test('a new part with a lower index is caught; gaps and interleaving are seen and are no fault', () => {
  const turned = editData({}, (data) =>
    typeof data.output_index === 'number' ? { ...data, output_index: 100 - data.output_index } : data
  )
  expectCaught('events/output-index-ascending', parts(), turned)
  const gaps = editData({}, (data) =>
    typeof data.output_index === 'number' ? { ...data, output_index: data.output_index * 3 } : data
  )
  clean('events/output-index-ascending', gaps(parts()))
  clean('events/output-index', gaps(parts()))
  expect(judgeSample('events/output-index-gaps', gaps(parts())).antecedents).toBeGreaterThan(0)
  expect(judgeSample('events/output-index-gaps', plain()).antecedents).toBe(0)
})

test('two calls of one id are caught, and one call alone proves nothing', () => {
  const one = alone(stream({ tool: { call: 'x', name: 'f' } }, { end: { finish: 'tool_calls' } }))
  expect(judgeSample('events/call-id-unique', one).antecedents).toBe(0)
  const twice = editData({ type: 'tool.call.started' }, (data) => ({ ...data, call_id: 'one' }))
  expectCaught('events/call-id-unique', tools(), twice)
})

test('a call without an id, of none or of another’s, is caught; a failure in its place is not', () => {
  const nameless = (outcome: number): Item[] =>
    alone(
      stream(
        { tool: { call: 'x', name: 'f', form: 'no_id' } },
        { tool: { call: 'y', name: 'g', form: 'no_id' } },
        { end: { finish: 'tool_calls' } }
      ),
      { outcome }
    )
  const id = 'events/call-id-made-up'
  for (const call of ['', 'one', undefined]) {
    expectCaught(
      id,
      nameless(0),
      editData({ type: 'tool.call.started' }, (data) => ({ ...data, call_id: call }))
    )
  }
  const dropped = editData({ type: 'tool.call.started' }, () => undefined)
  expectCaught(id, nameless(0), dropped)
  clean(id, dropped(nameless(1)))
})

test('an empty delta is caught whatever its kind', () => {
  const empty = (type: string) => editData({ type }, (data) => ({ ...data, delta: '' }))
  expectCaught('events/no-empty-delta', parts(), empty('output.delta'))
  expectCaught('events/no-empty-delta', parts(), empty('output.reasoning.delta'))
  expectCaught('events/no-empty-delta', tools(), empty('tool.call.arguments.delta'))
})

const chatter = (deadline: number): Item[] => {
  const pings = Array.from({ length: 20 }, () => [{ noise: 'ping' as const }, { wait: 100 }]).flat()
  const call = stream(...pings, { text: 'late' }, { end: { finish: 'stop' } })
  return alone(call, { request: { deadline_ms: deadline } })
}

test('an answer that was waited for over a long preamble, past the deadline, is caught', () => {
  const late = judgeSample('events/preamble-bounded', chatter(400))
  expect(late.antecedents).toBe(1)
  expect(late.violations).toHaveLength(1)
  const given = editData({ type: 'execution.completed' }, (data) => ({
    ...data,
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'deadline_exceeded' }
  }))(editData({ type: 'output.delta' }, () => undefined)(chatter(400)))
  expect(judgeSample('events/preamble-bounded', given)).toEqual({ antecedents: 1, violations: [] })
  expect(judgeSample('events/preamble-bounded', chatter(1900)).antecedents).toBe(0)
})

test('an extension event that another reader does not get, or whose status fits nowhere, is caught', () => {
  const id = 'events/extension-stored'
  const noted = extended('route.selected')
  clean(id, noted(plain()))
  expectCaught(
    id,
    noted(plain()),
    editFrame({ type: 'x-example.note', reader: 'replay' }, () => [])
  )
  expectCaught(
    id,
    noted(plain()),
    editData({ type: 'x-example.note', reader: 'replay' }, (data) => ({ ...data, note: 1 }))
  )
  for (const status of ['succeeded', 'noted', 'accepted']) {
    expectCaught(
      id,
      noted(plain()),
      editData({ type: 'x-example.note' }, (data) => ({ ...data, status }))
    )
  }
})

test('an extension event that tells the end, or after which nothing comes, is caught', () => {
  const id = 'events/extension-neutral'
  const noted = extended('route.selected')
  expectCaught(
    id,
    noted(plain()),
    editData({ type: 'x-example.note' }, (data) => ({ ...data, status: 'failed' }))
  )
  expectCaught(
    id,
    noted(plain()),
    editFrame({}, (frame) => (Number(frame.id) > 3 ? [] : frame))
  )
})

test('an extension event that stands in for output, so that no other attempt follows, is caught', () => {
  const noted = extended('route.selected')
  const stopped = (items: readonly Item[]): Item[] => {
    const failing = editData({ type: 'route.attempt_failed' }, (data) => ({
      ...data,
      type: 'execution.failed',
      status: 'failed'
    }))(items)
    return editFrame({}, (frame) => (Number(frame.id) > 4 ? [] : frame))(failing)
  }
  expectCaught('events/extension-neutral', noted(afterFailure(busyCall)), stopped)
})

test('an extension event at the beginning or behind the end is caught', () => {
  const id = 'lifecycle/extension-place'
  const as = (type: string) => editData({ type }, (data) => ({ ...data, type: 'x-example.note' }))
  expectCaught(id, plain(), as('execution.accepted'))
  expectCaught(id, plain(), extended('execution.completed'))
  clean(id, extended('execution.accepted')(plain()))
})
