import { expect, test } from 'vitest'
import type { HttpExchange, StreamFrame } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { digest } from './digest.ts'
import { isEntry } from './timeline.ts'

const started: Item = {
  kind: 'run',
  time: 1000,
  scenario: { id: 'x/y', title: 'X.', group: 'only', calls: [] },
  dialect: 'openai-responses',
  nonce: 'n-0',
  ability: 'lab.only.a',
  targets: [],
  features: [],
  seed: 1
}

const submit: HttpExchange = {
  kind: 'http.exchange',
  time: 1005,
  started: 1001,
  exchange: 1,
  operation: 'submitExecution',
  method: 'POST',
  path: '/v1/executions',
  idempotencyKey: 'k-1',
  requestBody: { input: [{ type: 'text', text: 'a private prompt' }] },
  status: 202,
  headers: {},
  body: { status: 'accepted', execution_id: 'e-1' },
  bodyText: ''
}

const opened = (reader: string): Item => ({
  kind: 'sse.opened',
  started: 1005.5,
  time: 1006,
  reader,
  execution: 'e-1',
  after: 0,
  via: 'none',
  status: 200,
  headers: {}
})

const frame = (sequence: number, reader = 'live', json: object = {}): StreamFrame => ({
  kind: 'sse.frame',
  time: 1010 + sequence,
  reader,
  execution: 'e-1',
  id: String(sequence),
  data: '',
  json: { sequence, type: 'output.delta', delta: 'said in private', ...json },
  offset: 0
})

const call = (request: number): Item[] => [
  {
    kind: 'ledger.request',
    time: 1007,
    request,
    target: 'lab-openai-a',
    dialect: 'openai-responses',
    method: 'POST',
    path: '/v1/responses',
    generating: true,
    call: 1,
    credentialOf: 'lab-openai-a',
    headerNames: []
  },
  { kind: 'ledger.bytes', time: 1008, request, written: 10 },
  { kind: 'ledger.bytes', time: 1009, request, written: 90 },
  { kind: 'ledger.end', time: 1010, request, how: 'done', written: 90 }
]

const ended: Item = { kind: 'end', time: 2000 }
const witness = (item: number, reader?: string) => ({
  expected: 'a',
  saw: 'b',
  at: { item, ...(reader === undefined ? {} : { reader }) }
})
const same = (text: string): string => text

test('both sides stand in one order of time, with the place of the violation and no content', () => {
  const items = [started, submit, opened('live'), ...call(1), frame(1), ended]
  const timeline = digest(items, witness(7), same)
  expect(timeline.targets).toEqual(['lab-openai-a'])
  expect(timeline.rows).toEqual([
    { at: 1, from: 'client', to: 'runtime', text: 'POST /v1/executions, with an idempotency key' },
    { at: 5, from: 'runtime', to: 'client', text: '202, accepted' },
    { at: 5.5, from: 'client', to: 'runtime', text: 'GET …/events (live)' },
    { at: 6, from: 'runtime', to: 'client', text: '200, event stream (live)' },
    { at: 7, from: 'runtime', to: 'lab-openai-a', text: 'POST /v1/responses, call 1' },
    { at: 10, from: 'lab-openai-a', to: 'runtime', text: 'end, 90 bytes' },
    { at: 11, from: 'runtime', to: 'client', text: '#1 output.delta, 15 characters', violation: true },
    { at: 1000, from: 'client', to: 'client', text: 'the run is over' }
  ])
})

test('an exchange breaks a law with its answer, and what never came with the end of the run', () => {
  const rows = digest([started, submit, ended], witness(1), same).rows.filter(isEntry)
  expect(rows.map(({ violation }) => violation)).toEqual([undefined, true, undefined])
  const last = digest([started, submit, ended], witness(99), same).rows.filter(isEntry)
  expect(last.at(-1)).toMatchObject({ text: 'the run is over', violation: true })
})

test('of many readers the first two and the one that saw it are told', () => {
  const readers = ['live', 'replay', 'sweep-1', 'sweep-2', 'sweep-3']
  const items = [started, ...readers.map(opened), ...readers.map((reader) => frame(1, reader)), ended]
  const { rows } = digest(items, witness(9, 'sweep-2'), same)
  expect(rows).toHaveLength(3 * 3 + 1)
})

test('a long run keeps its start, its end and what surrounds the violation', () => {
  const items = [started, opened('live'), ...Array.from({ length: 5000 }, (_, at) => frame(at + 1)), ended]
  const { rows } = digest(items, witness(3001), same)
  expect(rows.length).toBeLessThan(90)
  expect(rows.filter((row) => !isEntry(row))).toHaveLength(2)
  expect(rows.filter(isEntry).find(({ violation }) => violation)?.text).toContain('#3000 ')
})

test('words of the runtime are blacked out before they are cut, printable and short', () => {
  const type = `\u001b[1m${'y'.repeat(70)}KEY-0123456789${'z'.repeat(500)}`
  const items = [started, opened('live'), frame(1, 'live', { type }), ended]
  const { rows } = digest(items, witness(2), (text) => text.replaceAll('KEY-0123456789', '[key]'))
  const text = rows.filter(isEntry).find(({ violation }) => violation)?.text ?? ''
  expect(text).toMatch(/^#1 \\u001b\[1my{70}\[key\]z… \(\d+ characters\), 15 characters$/)
})
