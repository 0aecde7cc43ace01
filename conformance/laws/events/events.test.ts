import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { afterFailure, alone, fellBack, plain, stream, tools } from '../shared/sample/samples.ts'

test('an event that its schema does not allow is caught', () => {
  const id = 'events/schema-valid'
  expectCaught(
    id,
    plain(),
    editData({ type: 'output.delta' }, ({ output_index: _, ...data }) => data)
  )
  expectCaught(
    id,
    plain(),
    editData({ sequence: 1 }, (data) => ({ ...data, time: 'yesterday' }))
  )
  expectCaught(
    id,
    plain(),
    editData({ type: 'usage.reported' }, (data) => ({ ...data, facts: [{ unit: 'x', quantity: -1 }] }))
  )
  expectCaught(
    id,
    plain(),
    editFrame({ sequence: 2 }, (frame) => ({ ...frame, data: 'oops', json: undefined }))
  )
})

test('an unknown type is caught unless it is an extension', () => {
  const renamed = (type: string) => editData({ type: 'output.delta' }, (data) => ({ ...data, type }))
  expectCaught('events/known-types', plain(), renamed('output.deltas'))
  expectCaught('events/known-types', plain(), renamed('x-'))
  expect(judgeSample('events/known-types', renamed('x-trace')(plain())).violations).toEqual([])
})

test('arguments of a call that was not started are caught', () => {
  const late = editFrame({ type: 'tool.call.started' }, (frame) =>
    withData(frame, { ...(frame.json as object), call_id: 'other' })
  )
  expectCaught('events/started-before-deltas', tools(), late)
})

test('output for an answer that is all preamble is caught', () => {
  const silent = alone(stream({ noise: 'ping' }, { end: { finish: 'stop' } }))
  const shown = editFrame({ type: 'execution.completed' }, (frame) => {
    const data = frame.json as object
    return [withData(frame, { ...data, type: 'output.delta', output_index: 0, delta: '' }), frame]
  })
  expectCaught('events/preamble-no-output', silent, shown)
})

test('output of a failed attempt, or text that the last target never said, is caught', () => {
  const id = 'events/attempts-not-mixed'
  const leaked = editFrame({ type: 'route.attempt_failed' }, (frame) => {
    const data = frame.json as object
    return [withData(frame, { ...data, type: 'output.delta', output_index: 0, delta: 'x' }), frame]
  })
  expectCaught(id, fellBack(), leaked)
  expectCaught(
    id,
    fellBack(),
    editData({ type: 'output.delta' }, (data) => ({ ...data, delta: 'foreign' }))
  )
  const call = afterFailure(stream({ error: { kind: 'overloaded' } }))
  expectCaught(
    id,
    call,
    editData({ type: 'output.delta' }, (data) => ({ ...data, type: 'tool.call.started', name: 'ghost' }))
  )
})

test('output that comes only when the provider goes on is told', () => {
  const script = stream({ text: 'early' }, { barrier: 'b' }, { text: ' late' }, { end: { finish: 'stop' } })
  const paused = afterPause(alone(script), 1000)
  const last = Math.max(...paused.map(({ time }) => time))
  const late = editFrame({ type: 'output.delta' }, (frame) => ({ ...frame, time: last + 1 }))
  expectCaught('events/output-early', paused, late)
})

/** Lets the provider pause at its barrier for so many milliseconds. */
function afterPause(items: readonly Item[], ms: number): Item[] {
  const barrier = items.findIndex(({ kind }) => kind === 'ledger.barrier')
  return items.map((item, index) => (index > barrier ? { ...item, time: item.time + ms } : item))
}

test('two calls of one id are caught', () => {
  const twice = editData({ type: 'tool.call.started' }, (data) => ({ ...data, call_id: 'one' }))
  expectCaught('events/call-id-unique', tools(), twice)
})
