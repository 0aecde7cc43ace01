import { expect, test } from 'vitest'
import { type StreamClosed, type StreamFrame, yardstick } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editBody, editClosed, editData, editExchange, editFrame, withData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { afterFailure, alone, brokeOff, fellBack, plain, stream } from '../shared/sample/samples.ts'

const completed = { type: 'execution.completed' }

/** The frame and an event behind it with the next number. */
const followedBy = (type: string, fields: object) => (frame: StreamFrame) => {
  const data = frame.json as { sequence: number }
  return [frame, withData(frame, { ...data, ...fields, type, sequence: data.sequence + 1 })]
}

test('no terminal event, and two of them, are caught', () => {
  expectCaught(
    'terminal/exactly-one',
    plain(),
    editData(completed, () => undefined)
  )
  expectCaught(
    'terminal/exactly-one',
    plain(),
    editFrame(completed, followedBy('execution.failed', { status: 'failed' }))
  )
  expectCaught(
    'terminal/exactly-one',
    brokeOff(),
    editFrame({ type: 'execution.failed' }, followedBy('execution.completed', {}))
  )
})

test('an event behind the terminal is caught in live reading, in replay alone, and in the snapshot', () => {
  const late = followedBy('usage.reported', { facts: [] })
  expectCaught('terminal/nothing-after', plain(), editFrame({ ...completed, reader: 'live' }, late))
  expectCaught('terminal/nothing-after', plain(), editFrame({ ...completed, reader: 'replay' }, late))
  expectCaught(
    'terminal/nothing-after',
    plain(),
    editBody('getExecution', (body) => ({ ...body, last_sequence: 99 }))
  )
})

/** So many questions that were answered between the terminal event of the live reader and its end, `ms` later, which came as `how`. */
const answered = (count: number, ms: number, how: StreamClosed['how']) => (items: readonly Item[]) =>
  items.flatMap((item): Item[] => {
    if (item.kind !== 'sse.closed' || item.reader !== 'live') return [item]
    const question = {
      kind: 'http.exchange',
      exchange: 900,
      operation: 'raw',
      name: yardstick,
      method: 'GET',
      path: '/v1/runtime',
      status: 200,
      headers: {},
      bodyText: '{}'
    } as const
    const at = (place: number): number => item.time + (ms * (place + 0.5)) / count
    const questions = Array.from({ length: count }, (_, place) => ({
      ...question,
      started: at(place),
      time: at(place)
    }))
    return [...questions, { ...item, how, time: item.time + ms }]
  })

test('a stream that stays open or breaks behind the terminal is caught', () => {
  const id = 'terminal/stream-ends-after'
  expectCaught(id, plain(), answered(5, 300, 'timeout'))
  expectCaught(id, plain(), answered(20, 1500, 'eof'))
  expectCaught(
    id,
    plain(),
    editClosed((closed) => (closed.reader === 'replay' ? { ...closed, how: 'reset' } : closed))
  )
})

test('an end that is late because the machine is busy, or that comes within a moment, is none', () => {
  const clean = (spoil: (items: readonly Item[]) => Item[]): void =>
    expect(judgeSample('terminal/stream-ends-after', spoil(plain())).violations).toEqual([])
  clean(answered(2, 1500, 'timeout'))
  clean(answered(2, 9000, 'eof'))
  clean(answered(20, 800, 'eof'))
})

test('a snapshot or result that tells another outcome than the terminal event is caught', () => {
  const id = 'terminal/status-agrees'
  expectCaught(
    id,
    plain(),
    editBody('getExecution', (body) => ({ ...body, status: 'running' }))
  )
  expectCaught(
    id,
    plain(),
    editExchange('getExecutionResult', (exchange) => ({ ...exchange, status: 409, body: {} }))
  )
  expectCaught(
    id,
    brokeOff(),
    editExchange('getExecutionResult', (exchange) => ({ ...exchange, status: 200 }))
  )
  expectCaught(
    id,
    brokeOff(),
    editBody('getExecutionResult', () => ({ status: 'cancelled' }))
  )
})

const toSuccess = editData({ type: 'execution.failed' }, (data) => ({
  ...data,
  type: 'execution.completed',
  status: 'succeeded'
}))

test('success without the provider’s own terminal is caught', () => {
  for (const cut of [{ cut: 'eof' }, { raw: { utf8: 'data: {bad\n\n' } }, { cut: 'reset' }] as const) {
    expectCaught('terminal/needs-provider-terminal', alone(stream({ text: 'half' }, cut)), toSuccess)
  }
})

test('success after an error object is caught, in the stream and as a status', () => {
  expectCaught('terminal/error-is-failure', brokeOff(), toSuccess)
  expectCaught(
    'terminal/error-is-failure',
    alone({ kind: 'status', status: 400, error: { kind: 'invalid_request' } }),
    toSuccess
  )
  const twice = afterFailure(stream({ error: { kind: 'overloaded' } }))
  expect(judgeSample('terminal/error-is-failure', twice)).toMatchObject({ antecedents: 1, violations: [] })
})

test('a completed answer without output that is told as a failure is caught', () => {
  const empty = alone(stream({ end: { finish: 'stop' } }))
  const toFailure = editData(completed, (data) => ({ ...data, type: 'execution.failed', status: 'failed', error: {} }))
  expectCaught('terminal/empty-answer-succeeds', empty, toFailure)
})

test('a frame without its blank line at the end is caught', () => {
  expectCaught(
    'streaming/frame-complete',
    plain(),
    editClosed((closed) => ({ ...closed, residue: 40 }))
  )
})

test('an event stream under another content type is caught', () => {
  const as = (type: string) => (items: readonly Parameters<typeof judgeSample>[1][number][]) =>
    items.map((item) => (item.kind === 'sse.opened' ? { ...item, headers: { 'content-type': type } } : item))
  expectCaught('streaming/content-type', plain(), as('application/json'))
  expectCaught('streaming/content-type', fellBack(), as('text/event-stream-ish'))
  expect(judgeSample('streaming/content-type', as('Text/Event-Stream;charset=utf-8')(plain())).violations).toEqual([])
})

test('a known execution without a snapshot is caught', () => {
  const gone = editExchange('getExecution', (exchange) => ({ ...exchange, status: 404 }))
  expectCaught('terminal/status-agrees', plain(), gone)
})

test('a reader that is forgotten before the terminal event is caught', () => {
  const deaf = editData({ ...completed, reader: 'live' }, () => undefined)
  const waiting = editClosed((closed) => (closed.reader === 'live' ? { ...closed, how: 'timeout' } : closed))
  expectCaught('terminal/stream-ends-after', plain(), (items) => waiting(deaf(items)))
})

test('a final frame without its blank line that is taken is seen; that it is not taken is as good', () => {
  const acts = [{ text: 'a' }, { end: { finish: 'stop' } }] as const
  const open = { kind: 'stream', acts, framing: { unterminated: true } } as const
  const judge = (outcome: number) => judgeSample('terminal/held-final-frame', alone(open, { outcome }))
  expect(judge(0)).toEqual({ antecedents: 1, violations: [] })
  expect(judge(1)).toEqual({ antecedents: 0, violations: [] })
})

test('a served model is seen where it is told, as the provider said it', () => {
  const claimed = alone(stream({ text: 'a' }, { end: { finish: 'stop', served_model: 'other-9' } }))
  const telling = (model: string) => editData(completed, (data) => ({ ...data, served_model: model }))
  expect(judgeSample('target/served-model', claimed).antecedents).toBe(0)
  expect(judgeSample('target/served-model', telling('other-9')(claimed))).toMatchObject({ violations: [] })
  expect(judgeSample('target/served-model', telling('mine')(claimed)).violations).not.toEqual([])
})
