import { expect, test } from 'vitest'
import type { CallScript } from '../../model/script.ts'
import type { HttpExchange } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import { editData } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { sampleRun } from '../shared/sample/sample-run.ts'
import { afterFailure, alone, brokeOff, busyCall, goodCall, plain, stream } from '../shared/sample/samples.ts'

const failed = { type: 'execution.failed' }
const withError = (error: object) =>
  editData(failed, (data) => ({ ...data, error: { ...(data.error as object), ...error } }))
const status = (code: number, body = ''): CallScript => ({ kind: 'status', status: code, body })

function answered(status: number, body: unknown): Item[] {
  const exchange: HttpExchange = {
    kind: 'http.exchange',
    time: 0,
    started: 0,
    exchange: 77,
    operation: 'raw',
    method: 'GET',
    path: '/v1/executions/unknown',
    status,
    headers: {},
    body,
    bodyText: JSON.stringify(body) ?? ''
  }
  return [...plain(), exchange]
}

test('an error answer in another shape is caught', () => {
  const good = answered(404, { error: { code: 'not_found', message: 'no', retryable: false } })
  for (const body of [undefined, {}, { error: 'no' }, { error: { code: 'not_found', message: 'no' } }]) {
    expectCaught('errors/error-body', good, () => answered(404, body))
  }
})

test('a refusal of the request itself under another code is caught', () => {
  const good = answered(400, { error: { code: 'invalid_request', message: 'no', retryable: false } })
  expectCaught('errors/door-invalid', good, () => answered(400, { error: { code: 'internal_error' } }))
  expectCaught('errors/door-invalid', good, () => answered(415, { error: { code: 'not_found' } }))
})

test('a failure after output that calls itself retryable is caught', () => {
  expectCaught('errors/not-retryable-after-output', brokeOff(), withError({ retryable: true }))
})

test('a Transient end that does not call itself retryable is caught, and so is one after an unknown outcome that does', () => {
  expectCaught('errors/retryable-transient', alone(busyCall), withError({ retryable: false }))
  expectCaught(
    'errors/retryable-transient',
    alone(stream({ error: { kind: 'rate_limit' } })),
    withError({ retryable: false })
  )
  const request = { routing: { allow_fallback: true, max_attempts: 2 } }
  const calls = [[stream({ cut: 'eof' })], [busyCall]] as const
  const runs = [0, 1].map((outcome) => sampleRun({ group: 'pair', request, calls, outcome }))
  const unknown = 'errors/not-retryable-unknown-outcome'
  const doubtful = runs.find((items) => judgeSample(unknown, items).antecedents > 0)
  expectCaught(unknown, doubtful ?? [], withError({ retryable: true }))
  expect(judgeSample('errors/retryable-transient', doubtful ?? []).antecedents).toBe(0)
  const server: CallScript = { kind: 'status', status: 500, error: { kind: 'server' } }
  const dubious = withError({ remote_outcome: 'unknown', retryable: false })(alone(server))
  expectCaught(unknown, dubious, withError({ retryable: true }))
})

test('an overload that is told as an unknown outcome is caught', () => {
  const dubious = withError({ remote_outcome: 'unknown', retryable: false })
  expectCaught('errors/retryable-transient', alone(busyCall), dubious)
})

test('an error object under status 200 that is told as a broken stream is caught', () => {
  const answer = (kind: 'overloaded' | 'invalid_request'): CallScript => ({
    kind: 'status',
    status: 200,
    error: { kind }
  })
  for (const kind of ['overloaded', 'invalid_request'] as const) {
    expectCaught('errors/embedded-wins', alone(answer(kind)), withError({ code: 'provider_protocol_error' }))
  }
})

test('an execution that nobody can serve is caught when it fails otherwise or calls somebody', () => {
  const request = { requirements: { structured_output: true } }
  const nobody = sampleRun({ request, calls: [[goodCall]] })
  expectCaught('errors/no-capable-target', nobody, withError({ code: 'provider_unavailable' }))
  const made = plain().find(({ kind }) => kind === 'ledger.request') as Item
  expectCaught('errors/no-capable-target', nobody, (items) => [...items, made])
})

const causes = [
  ['errors/provider-rate-limited', [status(429), stream({ error: { kind: 'rate_limit' } })]],
  [
    'errors/provider-unavailable',
    [busyCall, status(500), status(529), status(401), status(404), status(408), stream({ error: { kind: 'server' } })]
  ],
  ['errors/provider-unavailable', [stream({ cut: 'reset' }), { kind: 'drop', how: 'reset' }]],
  ['errors/provider-invalid-request', [status(400), status(409), status(413), status(422), status(418)]],
  ['errors/provider-invalid-request', [stream({ error: { kind: 'content_policy' } })]],
  ['errors/provider-protocol-error', [stream({ cut: 'eof' }), stream({ raw: { utf8: 'data: {bad\n\n' } }), stream()]]
] as const satisfies readonly (readonly [string, readonly CallScript[]])[]

test('each cause under another code is caught, at the end and as the evidence of an attempt', () => {
  for (const [id, calls] of causes) {
    for (const call of calls) expectCaught(id, alone(call), withError({ code: 'internal_error' }))
  }
  const evidence = editData({ type: 'route.attempt_failed' }, (data) => ({
    ...data,
    error: { code: 'internal_error' }
  }))
  expectCaught('errors/provider-unavailable', afterFailure(busyCall), evidence)
})

test('obeying the status where the embedded code says otherwise is caught', () => {
  const quota: CallScript = { kind: 'status', status: 429, error: { kind: 'quota' } }
  expectCaught('errors/embedded-wins', alone(quota), withError({ code: 'rate_limited' }))
  const invalid: CallScript = { kind: 'status', status: 503, error: { kind: 'invalid_request' } }
  expectCaught('errors/embedded-wins', alone(invalid), withError({ code: 'provider_unavailable' }))
  expect(judgeSample('errors/embedded-wins', alone(busyCall)).antecedents).toBe(0)
})

test('an execution that claims that nobody can serve it, though somebody can, is caught', () => {
  const refused = editData(failed, (data) => ({ ...data, error: { code: 'capability_unavailable' } }))(alone(busyCall))
  expect(judgeSample('errors/no-capable-target', refused).violations.length).toBeGreaterThan(0)
})

test('a failure that no other submit can mend and that calls itself retryable is caught', () => {
  const quota: CallScript = { kind: 'status', status: 429, error: { kind: 'quota' } }
  for (const call of [status(401), status(302), quota, stream({ raw: { utf8: 'data: {bad\n\n' } })]) {
    expectCaught('errors/not-retryable-otherwise', alone(call), withError({ retryable: true }))
  }
  for (const call of [status(400), stream({ error: { kind: 'content_policy' } })]) {
    expectCaught('errors/never-retryable-codes', alone(call), withError({ retryable: true }))
  }
})

test('every row of the table of retryable counts for its meaning, and what is a matter of view does not', () => {
  for (const call of [status(400), status(401), busyCall, stream({ cut: 'eof' })]) {
    const told = alone(call)
    const failure = told.find(
      (item) => item.kind === 'sse.frame' && (item.json as { type?: string }).type === failed.type
    )
    const { retryable } = (failure as unknown as { json: { error: { retryable: boolean } } }).json.error
    expectCaught('errors/retryable-meaning', told, withError({ retryable: !retryable }))
  }
  expectCaught('errors/retryable-meaning', brokeOff(), withError({ retryable: true }))
  expect(judgeSample('errors/retryable-meaning', alone(status(503, '{"error":{}}'))).antecedents).toBe(0)
})

test('a refusal at the door that says the wrong thing of a second try is caught', () => {
  const door = (code: string, retryable: boolean, status = 400) =>
    answered(status, { error: { code, message: 'no', retryable } })
  for (const code of ['invalid_request', 'conflict']) {
    expectCaught('errors/never-retryable-codes', door(code, false), () => door(code, true))
    expectCaught('errors/retryable-meaning', door(code, false), () => door(code, true))
  }
  expectCaught('errors/not-retryable-otherwise', door('not_found', false, 404), () => door('not_found', true, 404))
  expectCaught('errors/retryable-meaning', door('queue_full', true, 429), () => door('queue_full', false, 429))
})

test('a provider code that is no short word is caught, at the end and as the evidence of an attempt', () => {
  const named = withError({ provider_code: 'rate_limit.tokens-1' })(alone(busyCall))
  for (const code of ['two words', 'x'.repeat(65), '', 'naïve', 42, null]) {
    expectCaught('errors/provider-code', named, withError({ provider_code: code }))
  }
  const evidence = editData({ type: 'route.attempt_failed' }, (data) => ({
    ...data,
    error: { ...(data.error as object), provider_code: 'a\nb' }
  }))
  expectCaught('errors/provider-code', afterFailure(busyCall), evidence)
})

test('a 404 under another code is caught, where anything was served at all', () => {
  const error = (code: string) => ({ error: { code, message: 'no', retryable: false } })
  expectCaught('errors/door-not-found', answered(404, error('not_found')), () => answered(404, error('conflict')))
  const deaf = answered(404, error('not_found')).filter((item) => !item.kind.startsWith('sse.'))
  expect(judgeSample('errors/door-not-found', deaf).antecedents).toBe(0)
})

function reused(status: number, code: string): Item[] {
  const client = [
    { do: 'submit', key: 'k' },
    { do: 'submit', as: 'other', key: 'k', patch: { deadline_ms: 9 }, breaks: 'errors/door-key-conflict' }
  ] as const
  const refusal = answered(status, { error: { code, message: 'no', retryable: false } }).at(-1) as HttpExchange
  const again = { operation: 'submitExecution', method: 'POST', path: '/v1/executions', name: 'other' }
  return [...sampleRun({ calls: [[goodCall]], client }), { ...refusal, ...again }]
}

test('a key that comes again with another request and is not refused as a conflict is caught', () => {
  expectCaught('errors/door-key-conflict', reused(422, 'conflict'), () => reused(409, 'conflict'))
  expectCaught('errors/door-key-conflict', reused(422, 'conflict'), () => reused(422, 'invalid_request'))
})

function lateCancel(status: number, code: string): Item[] {
  const refusal = answered(status, { error: { code, message: 'no', retryable: false } }).at(-1) as HttpExchange
  const submit = plain().find((item) => item.kind === 'http.exchange' && item.operation === 'submitExecution')
  const { execution_id: id } = (submit as HttpExchange).body as { execution_id: string }
  const cancel = { operation: 'cancelExecution', method: 'POST', path: `/v1/executions/${id}/cancel`, execution: id }
  return [...plain(), { ...refusal, ...cancel, time: 1e6, started: 1e6 }]
}

test('a late cancel that is answered with 409 under another code is caught, one that is answered with 404 is not', () => {
  expectCaught('errors/door-wrong-state', lateCancel(409, 'conflict'), () => lateCancel(409, 'invalid_request'))
  const unknown = judgeSample('errors/door-wrong-state', lateCancel(404, 'not_found'))
  expect([unknown.violations.length, unknown.antecedents]).toEqual([0, 1])
})

test('a spent quota and a refused redirect under another code are caught', () => {
  for (const code of [429, 402]) {
    const spent = alone({ kind: 'status', status: code, error: { kind: 'quota' } })
    expectCaught('errors/provider-quota', spent, withError({ code: 'rate_limited' }))
  }
  expectCaught('errors/redirect-protocol-error', alone(status(307)), withError({ code: 'provider_unavailable' }))
})

const silent = stream({ text: 'alpha' }, { stall: true })

/** A run whose execution ended so long after its submit. */
function endedAfter(ms: number, code: string): Item[] {
  const items = alone(silent, { request: { deadline_ms: 500 } })
  const late = editData(failed, (data) => ({
    ...data,
    time: new Date(Date.UTC(2026, 10, 30) + ms).toISOString(),
    error: { ...(data.error as object), code }
  }))(items)
  return late.map((item) => (item.kind === 'sse.frame' && isFailed(item.json) ? { ...item, time: ms } : item))
}

const isFailed = (json: unknown): boolean => (json as { type?: string }).type === failed.type

test('a missed deadline under another code is caught, a failure before it is another matter', () => {
  expectCaught('errors/deadline-code', endedAfter(510, 'deadline_exceeded'), () =>
    endedAfter(510, 'provider_unavailable')
  )
  expect(judgeSample('errors/deadline-code', endedAfter(100, 'provider_unavailable')).antecedents).toBe(0)
})

test('an execution that a cancel ended under another code is caught', () => {
  const client = [{ do: 'submit' }, { do: 'cancel' }] as const
  const runs = [0, 1, 2, 3].flatMap((outcome) => {
    try {
      return [sampleRun({ calls: [[silent]], client, outcome })]
    } catch {
      return []
    }
  })
  const cancelled = runs.find((items) => judgeSample('errors/cancelled-code', items).antecedents > 0) ?? []
  expectCaught('errors/cancelled-code', cancelled, withError({ code: 'internal_error' }))
})

test('an error in the words of the prompt or the provider is caught', () => {
  const message = 'bad prompt [n-0123456789abcdef] at the provider'
  const items = alone({ kind: 'status', status: 400, error: { kind: 'invalid_request', message } })
  expectCaught('errors/provider-invalid-request', items, withError({ message: 'about n-0123456789abcdef' }))
  expectCaught('errors/provider-invalid-request', items, withError({ message: `it said: ${message}` }))
})
