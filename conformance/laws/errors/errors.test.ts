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
  const doubtful = runs.find((items) => judgeSample('errors/retryable-transient', items).antecedents > 0)
  expectCaught('errors/retryable-transient', doubtful ?? [], withError({ retryable: true }))
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
  for (const call of [status(400), status(401), stream({ cut: 'eof' })]) {
    const eager = withError({ retryable: true })(alone(call))
    expect(judgeSample('errors/retryable-transient', eager).violations).toHaveLength(1)
  }
})

test('an error in the words of the prompt or the provider is caught', () => {
  const message = 'bad prompt [n-0123456789abcdef] at the provider'
  const items = alone({ kind: 'status', status: 400, error: { kind: 'invalid_request', message } })
  expectCaught('errors/provider-invalid-request', items, withError({ message: 'about n-0123456789abcdef' }))
  expectCaught('errors/provider-invalid-request', items, withError({ message: `it said: ${message}` }))
})
