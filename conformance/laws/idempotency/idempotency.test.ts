import { expect, test } from 'vitest'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { ClientStep } from '../../model/scenario.ts'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { busyCall, goodCall } from '../shared/sample/samples.ts'
import { type Asked, sampleBody, sampleId, withExchanges } from '../shared/sample/with-exchanges.ts'

type SubmitStep = Extract<ClientStep, { do: 'submit' }>

/** A submit beside the first one: its step, and what came back. */
type Second = Omit<SubmitStep, 'do'> & { readonly got?: Partial<HttpExchange> }

const other = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const told = (execution_id: string, idempotent_replay: boolean, status = 'succeeded'): unknown => ({
  execution_id,
  status,
  created_at: '2026-11-30T00:00:00.000Z',
  idempotent_replay
})
const conflict = { error: { code: 'conflict', message: 'taken', retryable: false } }

/** A run whose first submit has the key `k`, with further ones; each is a flawless replay unless it says otherwise. */
function submits(seconds: readonly Second[], first: Partial<SubmitStep> = { key: 'k' }, call = goodCall): Item[] {
  const client: ClientStep[] = [
    { do: 'submit', ...first },
    { do: 'read', as: 'live' },
    ...seconds.map(({ got: _got, ...step }): ClientStep => ({ do: 'submit', ...step }))
  ]
  const run = sampleRun({ calls: [[call]], client }).map((item) =>
    item.kind === 'http.exchange' && item.operation === 'submitExecution' && first.key !== undefined
      ? { ...item, idempotencyKey: first.key }
      : item
  )
  const asked = seconds.map(({ as, key, patch, got }): Asked => {
    const requestBody = { ...sampleBody(run), ...patch }
    const keyed = key === undefined ? {} : { idempotencyKey: key }
    return { ask: 'submit', name: as ?? 'main', requestBody, ...keyed, body: told(sampleId(run), true), ...got }
  })
  return withExchanges(run, asked)
}

const caught = (id: RequirementId, clean: readonly Item[], spoilt: readonly Item[]): void =>
  expectCaught(id, clean, () => spoilt)

const again: Second = { as: 'again', key: 'k' }
const fresh = { status: 202, body: told(other, false, 'accepted') }

test('a replay with another status, another execution or the wrong flag is caught', () => {
  const id = 'idempotency/same-request'
  const clean = submits([again])
  caught(id, clean, submits([{ ...again, got: { status: 202 } }]))
  caught(id, clean, submits([{ ...again, got: fresh }]))
  caught(id, clean, submits([{ ...again, got: { body: told(sampleId(clean), false) } }]))
  caught(id, clean, submits([{ ...again, got: { status: 422, body: conflict } }]))
})

test('a replay that is refused for lack of room says nothing', () => {
  const full = submits([{ ...again, got: { status: 503, body: {} } }])
  expect(judgeSample('idempotency/same-request', full)).toEqual({ antecedents: 0, violations: [] })
})

test('a new execution that calls itself a replay is caught', () => {
  const clean = submits([])
  const flagged = clean.map((item) =>
    item.kind === 'http.exchange' && item.status === 202 ? { ...item, body: told(sampleId(clean), true) } : item
  )
  caught('idempotency/first-is-not-replay', clean, flagged)
})

test('keys that are none, and two keys, are caught where they are taken', () => {
  for (const id of ['idempotency/key-format', 'idempotency/two-keys'] as const) {
    const bad = (got: Partial<HttpExchange>): Item[] => submits([{ as: 'bad', breaks: id, got }])
    caught(id, bad({ status: 400, body: {} }), bad(fresh))
  }
})

test('a key that is taken for one of other bytes is caught', () => {
  const upper = (got: Partial<HttpExchange>): Item[] => submits([{ as: 'upper', key: 'K', got }])
  caught('idempotency/key-bytes', upper(fresh), upper({}))
})

test('a submit without a key that makes no new execution is caught', () => {
  const second = (got: Partial<HttpExchange>): Item[] => submits([{ as: 'second', got }], {})
  caught('idempotency/no-key-new-execution', second(fresh), second({}))
})

test('another spelling, other headers or another query under which a key is not known are caught', () => {
  const ways: readonly (readonly [RequirementId, Second])[] = [
    ['idempotency/fingerprint-canonical', { ...again, raw: ' {}' }],
    ['idempotency/fingerprint-body-only', { ...again, headers: { 'x-request-id': '2' } }],
    ['idempotency/fingerprint-body-only', { ...again, query: 'again=1' }]
  ]
  for (const [id, way] of ways) {
    caught(id, submits([way]), submits([{ ...way, got: { status: 422, body: conflict } }]))
    expect(judgeSample(id, submits([again])).antecedents).toBe(0)
  }
  const unknown = submits([{ ...again, query: 'again=1', got: { status: 400, body: {} } }])
  expect(judgeSample('idempotency/fingerprint-body-only', unknown)).toEqual({ antecedents: 0, violations: [] })
})

test('another body that is taken for the first is caught, where it is known to be good', () => {
  const patch = { deadline_ms: 9000 }
  const twin: Second = { as: 'twin', patch, got: fresh }
  for (const id of [
    'idempotency/fingerprint-whole',
    'idempotency/fingerprint-no-defaults',
    'idempotency/other-fingerprint'
  ] as const) {
    const changed = (got: Partial<HttpExchange>): Second => ({ as: 'changed', key: 'k', patch, breaks: id, got })
    const clean = submits([twin, changed({ status: 422, body: conflict })])
    caught(id, clean, submits([twin, changed({})]))
    caught(id, clean, submits([twin, changed({ status: 409, body: conflict })]))
    expect(judgeSample(id, submits([changed({})])).antecedents).toBe(0)
  }
})

/** The run with one more provider request like its first, at a time of its own. */
function calledAgain(items: readonly Item[], time = 1e4): Item[] {
  const call = items.find((item) => item.kind === 'ledger.request')
  if (call?.kind !== 'ledger.request') throw new TypeError('the sample has no call')
  return [...items.slice(0, -1), { ...call, request: 99, call: 2, time }, ...items.slice(-1)]
}

test('a provider request behind a replay, or behind a refused one, is caught', () => {
  caught('idempotency/no-second-call', submits([again]), calledAgain(submits([again])))
  const patch = { deadline_ms: 9000 }
  const id = 'idempotency/other-fingerprint'
  const refused: Second = { as: 'changed', key: 'k', patch, breaks: id, got: { status: 422, body: conflict } }
  caught(id, submits([{ as: 'twin', patch, got: fresh }, refused]), calledAgain(submits([refused])))
})

/** The replay is sent while the provider's call is held; `end` is when the call is let go. */
function meanwhile(got: Partial<HttpExchange>, end: number): Item[] {
  const run = submits([again])
  const call = run.find((item) => item.kind === 'ledger.request')?.time ?? 0
  return run.map((item) => {
    if (item.kind === 'ledger.end') return { ...item, time: call + end }
    if (item.kind === 'sse.frame' && item.time > call) return { ...item, time: item.time + end }
    const replay = item.kind === 'http.exchange' && item.name === 'again'
    return replay ? { ...item, started: call + 1, time: call + 2, ...got } : item
  })
}

test('a replay that is refused while the execution runs, or kept waiting until it has ended, is caught', () => {
  const id = 'idempotency/replay-while-running'
  caught(id, meanwhile({}, 5000), meanwhile({ status: 409, body: conflict }, 5000))
  caught(id, meanwhile({}, 5000), meanwhile({ time: 9000 }, 5000))
  expect(judgeSample(id, meanwhile({ time: 9000 }, 500))).toEqual({ antecedents: 0, violations: [] })
})

test('a key that a failure, or the end alone, sets free is caught', () => {
  const failed = (got?: Partial<HttpExchange>): Item[] =>
    submits([got === undefined ? again : { ...again, got }], { key: 'k' }, busyCall)
  caught('idempotency/replay-any-outcome', failed(), failed(fresh))
  const kept = (got: Partial<HttpExchange>): Item[] =>
    withExchanges(submits([{ ...again, got }]), [{ ask: 'snapshot', body: { status: 'succeeded' }, started: 5e5 }])
  caught('idempotency/key-lives-with-record', kept({}), kept(fresh))
})

/** Three submits at once; `answers` are those to the second and third. */
function atOnce(answers: readonly Partial<HttpExchange>[]): Item[] {
  const first = { key: 'k', times: 3 }
  return submits(
    answers.map((got) => ({ key: 'k', got: { started: 0.5, time: 3, ...got } })),
    first
  )
}

test('two that claim at once, and none, are caught', () => {
  const id = 'idempotency/concurrent-one-202'
  caught(id, atOnce([{}, {}]), atOnce([{}, fresh]))
  caught(id, atOnce([{}, {}]), atOnce([{}, { status: 409, body: conflict }]))
  expect(judgeSample(id, atOnce([{}]))).toEqual({ antecedents: 0, violations: [] })
})

test('an id that cannot be read when it is told is caught', () => {
  const looked = (status: number): Item[] =>
    withExchanges(atOnce([{}, {}]), [{ ask: 'snapshot', started: 4, time: 5, status, body: {} }])
  caught('idempotency/concurrent-readable', looked(200), looked(404))
})

test('a key that a refused submit has used up is caught', () => {
  const id = 'idempotency/refused-claims-nothing'
  const mended = (got: Partial<HttpExchange>): Item[] =>
    submits([
      { as: 'broken', key: 'n', breaks: 'requests/invalid-json', got: { status: 400, body: {} } },
      { as: 'mended', key: 'n', got }
    ])
  caught(id, mended(fresh), mended({ status: 422, body: conflict }))
  caught(id, mended(fresh), mended({ status: 400, body: {} }))
})

/** Two submits of one key, refused and sent again, between others that are accepted; `got` are the answers to the second. */
function betweenOthers(
  got: readonly Partial<HttpExchange>[],
  refusal: Partial<HttpExchange> = { status: 429 }
): Item[] {
  const somebody = (execution_id: string): Partial<HttpExchange> => ({ status: 202, body: told(execution_id, false) })
  return ofAdmission([
    { as: 'early', key: 'n', got: { body: {}, ...refusal } },
    { as: 'room', got: somebody(other) },
    ...got.map((answer): Second => ({ as: 'late', key: 'n', got: { body: {}, ...answer } })),
    { as: 'afterwards', got: somebody('0f8fad5b-d9cb-469f-a165-70867728950e') }
  ])
}

/** Where a refusal for lack of room is an answer. */
const ofAdmission = (seconds: readonly Second[]): Item[] =>
  submits(seconds).map((item) =>
    item.kind === 'run' ? { ...item, scenario: { ...item.scenario, tags: ['admission'] } } : item
  )

test('a key that was refused for lack of room and is not free once there is room is caught', () => {
  const id = 'idempotency/refused-claims-nothing'
  const full = { status: 429 }
  caught(id, betweenOthers([fresh]), betweenOthers([{ status: 422, body: conflict }]))
  caught(id, betweenOthers([full, full, fresh]), betweenOthers([full, full, full]))
})

test('who is unlucky twice, or comes to a house that nobody else enters either, proves nothing', () => {
  const id = 'idempotency/refused-claims-nothing'
  const silent = { antecedents: 0, violations: [] }
  const full = { status: 429, body: {} }
  expect(judgeSample(id, betweenOthers([full, full]))).toEqual(silent)
  expect(judgeSample(id, ofAdmission([1, 2, 3, 4].map(() => ({ as: 'late', key: 'n', got: full }))))).toEqual(silent)
  expect(judgeSample(id, betweenOthers([{ status: 422, body: conflict }], { status: 500 }))).toEqual(silent)
})
