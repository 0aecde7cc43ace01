import { expect, test } from 'vitest'
import type { Item } from '../../model/verdict.ts'
import { editData, editFrame } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { brokeOff, fellBack, plain, tools } from '../shared/sample/samples.ts'

const renumber = (shift: number) =>
  editFrame({}, (frame) => {
    const data = { ...(frame.json as { sequence: number }) }
    return { ...frame, json: { ...data, sequence: data.sequence + shift } }
  })

test('a log that begins at 0 or 2 is caught', () => {
  expectCaught('sequence/starts-at-one', plain(), renumber(-1))
  expectCaught('sequence/starts-at-one', plain(), renumber(1))
})

test('a skipped, repeated, textual or fractional sequence is caught', () => {
  const three = { sequence: 3 }
  expectCaught(
    'sequence/dense',
    plain(),
    editData(three, () => undefined)
  )
  expectCaught(
    'sequence/dense',
    plain(),
    editData(three, (data) => ({ ...data, sequence: 2 }))
  )
  expectCaught(
    'sequence/dense',
    plain(),
    editData(three, (data) => ({ ...data, sequence: '3' }))
  )
  expectCaught(
    'sequence/dense',
    plain(),
    editData(three, (data) => ({ ...data, sequence: 3.5 }))
  )
})

test('two events swapped in live reading only are caught', () => {
  expectCaught('sequence/dense', tools(), (items) => {
    const at = items.findIndex((item) => item.kind === 'sse.frame' && item.reader === 'live' && item.id === '4')
    const next = items.findIndex((item) => item.kind === 'sse.frame' && item.reader === 'live' && item.id === '5')
    return items.map((item, index) => (index === at ? items[next] : index === next ? items[at] : item)) as typeof items
  })
})

test('a frame whose id is missing or another number is caught', () => {
  expectCaught(
    'sequence/id-equals-sequence',
    plain(),
    editFrame({ sequence: 2 }, (frame) => ({ ...frame, id: '3' }))
  )
  expectCaught(
    'sequence/id-equals-sequence',
    plain(),
    editFrame({ type: 'output.delta' }, ({ id: _, ...frame }) => frame)
  )
})

test('a heartbeat that carries an id is caught, one without is not', () => {
  const beat = (id?: string) => (items: readonly Item[]) =>
    items.flatMap((item): readonly Item[] => {
      if (item.kind !== 'sse.frame' || item.reader !== 'live') return [item]
      const { time, reader, execution } = item
      return [item, { kind: 'sse.comment', time, reader, execution, ...(id === undefined ? {} : { id }) }]
    })
  expectCaught('sequence/id-equals-sequence', plain(), beat('7'))
  expect(judgeSample('sequence/id-equals-sequence', beat()(plain())).violations).toEqual([])
})

test('a frame whose event name is missing or another type is caught', () => {
  expectCaught(
    'sequence/event-equals-type',
    plain(),
    editFrame({ sequence: 2 }, (frame) => ({ ...frame, event: 'message' }))
  )
  expectCaught(
    'sequence/event-equals-type',
    plain(),
    editFrame({ sequence: 1 }, ({ event: _, ...frame }) => frame)
  )
})

test('a status that no path of the diagram leads to is caught', () => {
  expectCaught(
    'lifecycle/states',
    plain(),
    editData({ type: 'output.delta' }, (data) => ({ ...data, status: 'accepted' }))
  )
  expectCaught(
    'lifecycle/states',
    plain(),
    editData({ type: 'output.delta' }, (data) => ({ ...data, status: 'succeeded' }))
  )
  expectCaught(
    'lifecycle/states',
    plain(),
    editData({ type: 'usage.reported' }, (data) => ({ ...data, status: 'busy' }))
  )
})

test('a log that the grammar does not allow is caught', () => {
  expectCaught(
    'lifecycle/grammar',
    plain(),
    editData({ type: 'execution.accepted' }, () => undefined)
  )
  expectCaught(
    'lifecycle/grammar',
    plain(),
    editData({ type: 'route.selected' }, () => undefined)
  )
  expectCaught(
    'lifecycle/grammar',
    fellBack(),
    editData({ type: 'route.attempt_failed' }, () => undefined)
  )
  expectCaught(
    'lifecycle/grammar',
    fellBack(),
    editData({ type: 'route.attempt_failed' }, (data) => ({
      ...data,
      type: 'output.delta',
      output_index: 0,
      delta: 'x'
    }))
  )
})

test('a status cancelled under another code, and the code under another status, are caught', () => {
  const status = editData({ type: 'execution.failed' }, (data) => ({ ...data, status: 'cancelled' }))
  const code = editData({ type: 'execution.failed' }, (data) => ({ ...data, error: { code: 'cancelled' } }))
  expectCaught('lifecycle/cancelled-iff', brokeOff(), status)
  expectCaught('lifecycle/cancelled-iff', brokeOff(), code)
})

test('a sequence that is text, a fraction, or below 1 is caught', () => {
  for (const sequence of ['3', 3.5, 0, -1, 2 ** 53]) {
    expectCaught(
      'sequence/integer',
      plain(),
      editData({ sequence: 3 }, (data) => ({ ...data, sequence }))
    )
  }
})
