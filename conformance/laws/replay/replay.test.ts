import { expect, test } from 'vitest'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { laws } from '../index.ts'
import { editClosed, editData, editFrame, editOpened } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, goodCall, plain, tools } from '../shared/sample/samples.ts'

test('an inclusive cursor, a skipped event, a full replay and a missing end are caught', () => {
  for (const [id, reader] of [
    ['replay/exact-suffix', 'by-query'],
    ['replay/last-event-id', 'by-header']
  ] as const) {
    expectCaught(
      id,
      plain(),
      editOpened((opened) => (opened.reader === reader ? { ...opened, after: 2 } : opened))
    )
    expectCaught(
      id,
      plain(),
      editData({ reader, sequence: 2 }, () => undefined)
    )
    expectCaught(
      id,
      plain(),
      editData({ reader, type: 'execution.completed' }, () => undefined)
    )
    expectCaught(
      id,
      plain(),
      editFrame({ reader, sequence: 3 }, (frame) => [frame, frame])
    )
  }
})

test('history that was edited, stamped anew or cut anew is caught', () => {
  const stamped = editData({ reader: 'replay', sequence: 1 }, (data) => ({ ...data, time: '2026-12-01T00:00:00.000Z' }))
  const edited = editData({ reader: 'by-query', type: 'output.delta' }, (data) => ({ ...data, delta: 'other' }))
  const joined = editData({ reader: 'replay', sequence: 3 }, (data) => ({ ...data, delta: 'alpha beta' }))
  for (const id of ['replay/history-immutable', 'replay/live-equals-replay'] as const) {
    for (const spoil of [stamped, edited, joined]) expectCaught(id, plain(), spoil)
  }
})

test('two readings in another order are caught though every event is there', () => {
  expectCaught('replay/live-equals-replay', tools(), (items) => {
    const at = (id: string) =>
      items.findIndex((item) => item.kind === 'sse.frame' && item.reader === 'live' && item.id === id)
    const [one, two] = [at('4'), at('5')]
    return items.map((item, index) => (index === one ? items[two] : index === two ? items[one] : item)) as Item[]
  })
})

test('a cursor past the end that brings old events, or never ends, is caught; 204 is not', () => {
  const frames = plain().filter((item) => item.kind === 'sse.frame' && item.reader === 'replay')
  const before = (items: readonly Item[], add: readonly Item[]): Item[] => {
    const at = items.findIndex((item) => item.kind === 'sse.closed' && item.reader === 'past-end')
    return [...items.slice(0, at), ...add.map((item) => ({ ...item, reader: 'past-end' }) as Item), ...items.slice(at)]
  }
  expectCaught('replay/past-end-finished', plain(), (items) => before(items, frames))
  const open = editClosed((closed) => (closed.reader === 'past-end' ? { ...closed, how: 'timeout' } : closed))
  expectCaught('replay/past-end-finished', plain(), open)
  const answer = (status: number): Item[] => {
    const snapshot = plain().find(
      (item): item is HttpExchange => item.kind === 'http.exchange' && item.operation === 'getExecution'
    )
    if (snapshot === undefined) return []
    const path = `${snapshot.path}/events?after=99`
    return [
      ...plain(),
      { ...snapshot, operation: 'streamExecutionEvents', path, status, body: undefined, bodyText: '' }
    ]
  }
  expect(judgeSample('replay/past-end-finished', answer(204)).violations).toEqual([])
  expect(judgeSample('replay/past-end-finished', answer(416)).violations).toHaveLength(1)
})

test('readers that compete for events are caught', () => {
  expectCaught(
    'replay/many-readers',
    plain(),
    editData({ reader: 'second', sequence: 3 }, () => undefined)
  )
  expectCaught(
    'replay/many-readers',
    plain(),
    editData({ reader: 'live', type: 'execution.completed' }, () => undefined)
  )
})

test('an execution that ends because a reader left is caught', () => {
  const cancelled = editData({ type: 'execution.completed' }, (data) => ({
    ...data,
    type: 'execution.failed',
    status: 'cancelled',
    error: { code: 'cancelled', message: 'gone', retryable: false }
  }))
  const failed = editData({ type: 'execution.completed' }, (data) => ({
    ...data,
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'internal_error', message: 'gone', retryable: false }
  }))
  expectCaught('replay/leaving-reader', plain(), cancelled)
  expectCaught('replay/leaving-reader', plain(), failed)
  expectCaught(
    'replay/leaving-reader',
    plain(),
    editData({ type: 'execution.completed' }, () => undefined)
  )
})

const refusal = (as: string, breaks: string, status: number) => {
  const client = [{ do: 'submit' }, { do: 'request', as, breaks, method: 'GET', path: '/v1/executions/x' }] as const
  const error = { code: 'invalid_request', message: 'no', retryable: false }
  const answer = { kind: 'http.exchange', time: 0, started: 0, exchange: 99, operation: 'raw', method: 'GET' } as const
  const items = alone(goodCall, { client })
  const body = { error }
  return [
    ...items,
    { ...answer, path: '/v1/executions/x', name: as, status, headers: {}, body, bodyText: JSON.stringify(body) }
  ]
}

test('each refusal on purpose is caught when it is answered otherwise, and counts only beside an accepted request', () => {
  const rules = [
    ['replay/bad-cursor-400', 400],
    ['http/unknown-404', 404],
    ['http/other-paths', 405],
    ['requests/required-fields', 400],
    ['requests/unknown-fields', 400],
    ['requests/media-type', 415],
    ['requests/invalid-json', 400]
  ] as const
  for (const [id, status] of rules) {
    expectCaught(id, refusal('odd', id, status), () => refusal('odd', id, 200))
    const lonely = refusal('odd', id, status).filter(({ kind }) => kind === 'run' || kind === 'http.exchange')
    const refusedAll = lonely.filter((item) => item.kind !== 'http.exchange' || item.operation === 'raw')
    expect(judgeSample(id, refusedAll)).toEqual({ antecedents: 0, violations: [] })
  }
})

test('a bad request that is answered with an event stream is caught', () => {
  const client = [{ do: 'submit', as: 'odd', breaks: 'requests/invalid-json', raw: '{' }] as const
  const items = alone(goodCall, { client })
  const stream = { reader: 'odd-inline', execution: '', after: 0, via: 'inline', status: 200, headers: {} } as const
  const opened: Item = { kind: 'sse.opened', time: 0, ...stream }
  expect(judgeSample('requests/invalid-json', [...items, opened]).violations).toHaveLength(1)
})

/** A reader with the cursors 1 and 3 that gets what lies behind `from`. */
const twoCursors = (from: number): Item[] => {
  const items = plain()
  const frames = items.filter((item) => item.kind === 'sse.frame' && item.reader === 'replay').slice(from)
  const opened = items.find((item) => item.kind === 'sse.opened' && item.reader === 'replay')
  const closed = items.find((item) => item.kind === 'sse.closed' && item.reader === 'replay')
  const cursors = { after: 3, lesser: 1, via: 'both' }
  const added = [{ ...opened, ...cursors }, ...frames, closed].map((item) => ({ ...item, reader: 'two' }) as Item)
  return [...items.slice(0, -1), ...added, ...items.slice(-1)]
}

test('of two cursors in one request either may win, and no third one', () => {
  for (const { requirement } of laws) {
    // That the greater wins is a SHOULD.
    for (const from of requirement === 'replay/greater-wins' ? [3] : [1, 3])
      expect(judgeSample(requirement, twoCursors(from)).violations, requirement).toEqual([])
  }
  for (const from of [0, 2, 4]) {
    expect(judgeSample('replay/live-equals-replay', twoCursors(from)).violations).not.toEqual([])
  }
})

test('a second reader that gets all but the usage is caught', () => {
  const without = editData({ reader: 'second', type: 'usage.reported' }, () => undefined)
  for (const id of ['replay/many-readers', 'replay/live-equals-replay'] as const) expectCaught(id, plain(), without)
})
