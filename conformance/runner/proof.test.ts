import { expect, test } from 'vitest'
import type { ClientStep, Scenario } from '../model/scenario.ts'
import type { Item, RunStarted } from '../model/verdict.ts'
import { proofOf } from './proof.ts'

const run = (scenario: Partial<Scenario> = {}): RunStarted => ({
  kind: 'run',
  time: 0,
  scenario: {
    id: 's',
    title: 't',
    group: 'pair',
    calls: [
      [{ kind: 'status', status: 503 }],
      [{ kind: 'stream', acts: [{ text: 'fresh-1' }, { end: { finish: 'stop' } }] }]
    ],
    ...scenario
  },
  dialect: 'd',
  nonce: 'n-1',
  ability: 'lab.pair.d',
  targets: ['a', 'b'].map((id) => ({ id, dialect: 'd', model: `${id}-1`, tools: true })),
  features: [],
  fresh: 'fresh-1',
  seed: 1
})

const call = (target: string, nonce = 'n-1'): Item => ({
  kind: 'ledger.request',
  time: 1,
  request: 1,
  target,
  dialect: 'd',
  method: 'POST',
  path: '/',
  generating: true,
  nonce,
  call: 1,
  credentialOf: target,
  headerNames: []
})

const frame = (json: Record<string, unknown>): Item => ({
  kind: 'sse.frame',
  time: 2,
  reader: 'live',
  execution: 'e',
  data: JSON.stringify(json),
  json,
  offset: 0
})

const delta = (text: string, index = 0): Item => frame({ type: 'output.delta', output_index: index, delta: text })
const completed = frame({ type: 'execution.completed' })

test('a run whose nonce never reached the lab proves nothing', () => {
  expect(proofOf([run(), delta('fresh-1'), completed])).toMatchObject({ proven: false })
  expect(proofOf([run(), call('a', 'n-2'), delta('fresh-1'), completed])).toMatchObject({ proven: false })
})

test('a success on a script that says fresh text needs that text back, whole or in pieces of one part', () => {
  expect(proofOf([run(), call('a'), call('b'), completed])).toMatchObject({ proven: false })
  expect(proofOf([run(), call('b'), delta('fre'), delta('sh-1'), completed])).toEqual({ proven: true })
  expect(proofOf([run(), call('b'), delta('fre'), delta('x', 1), delta('sh-1'), completed])).toEqual({ proven: true })
  expect(proofOf([run(), call('b'), delta('fre', 0), delta('sh-1', 1), completed])).toMatchObject({ proven: false })
})

test('a failure, and a success on a script without fresh text, need the nonce alone', () => {
  expect(proofOf([run(), call('b'), frame({ type: 'execution.failed' })])).toEqual({ proven: true })
  expect(proofOf([run(), call('a'), completed])).toEqual({ proven: true })
})

test('a run without a submit or over an ability that nobody has needs no proof', () => {
  const client: ClientStep[] = [{ do: 'request', method: 'GET', path: '/v1/runtime' }]
  expect(proofOf([run({ client })])).toEqual({ proven: 'not-needed' })
  expect(proofOf([run({ group: 'none' })])).toEqual({ proven: 'not-needed' })
})
