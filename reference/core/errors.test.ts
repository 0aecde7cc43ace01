import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import {
  attemptFailure,
  errorOf,
  hasUnknownOutcome,
  isProviderFailure,
  isStoreFailure,
  providerFailure,
  refusal,
  storeFailure
} from './errors.ts'
import type { EventStore, ProviderFailure } from './ports.ts'
import { createScriptedProvider } from './scripted-provider.ts'
import { createBench } from './test-bench.ts'

const clean = { committed: false, unknownOutcome: false }
const failure = (facts: Partial<ProviderFailure>): ProviderFailure => ({
  failureClass: 'transient',
  code: 'provider_unavailable',
  message: 'The provider is overloaded.',
  ...facts
})

test('a refusal has the status, code and retryability of its cause', () => {
  expect(refusal('execution_unknown', 'There is no such execution.').refused).toEqual({
    status: 404,
    error: { code: 'not_found', message: 'There is no such execution.', retryable: false }
  })
  expect(refusal('key_reused', 'x').refused).toMatchObject({ status: 422, error: { code: 'conflict' } })
  expect(refusal('state_conflict', 'x').refused).toMatchObject({ status: 409, error: { code: 'conflict' } })
  expect(refusal('stopping', 'x').refused).toMatchObject({
    status: 503,
    error: { code: 'runtime_unavailable', retryable: true }
  })
})

test('a refusal that says how long to wait rounds it up to whole seconds', () => {
  expect(refusal('admission_full', 'x', { retry_after_ms: 1001 }).refused).toMatchObject({
    status: 429,
    retryAfterSeconds: 2,
    error: { code: 'queue_full', retryable: true, retry_after_ms: 1001 }
  })
  expect(refusal('admission_full', 'x', { retry_after_ms: 1 }).refused.retryAfterSeconds).toBe(1)
})

test.each([
  [failure({ code: 'queue_full' }), true],
  [failure({ code: 'rate_limited' }), true],
  [failure({ code: 'runtime_unavailable' }), true],
  [failure({ code: 'provider_unavailable' }), true],
  [failure({ code: 'provider_unavailable', failureClass: 'target_scoped' }), false],
  [failure({ code: 'provider_unavailable', failureClass: 'uncertain', remoteOutcome: 'finished' }), false],
  [failure({ code: 'provider_protocol_error', failureClass: 'uncertain', remoteOutcome: 'finished' }), false],
  [failure({ code: 'invalid_request', failureClass: 'request_scoped' }), false],
  [failure({ code: 'internal_error', failureClass: 'uncertain' }), false],
  [failure({ code: 'rate_limited', remoteOutcome: 'unknown' }), false]
])('whether a failure before output is retryable follows its code and class: %o', (facts, retryable) => {
  expect(errorOf(facts, clean).retryable).toBe(retryable)
})

test('nothing is retryable after output or once any attempt has an unknown outcome', () => {
  const limited = failure({ code: 'rate_limited' })
  expect(errorOf(limited, { committed: true, unknownOutcome: false }).retryable).toBe(false)
  expect(errorOf(limited, { committed: false, unknownOutcome: true }).retryable).toBe(false)
})

test('an uncertain failure has an unknown outcome unless its adapter knows better', () => {
  expect(hasUnknownOutcome(failure({ failureClass: 'uncertain' }))).toBe(true)
  expect(hasUnknownOutcome(failure({ failureClass: 'uncertain', remoteOutcome: 'finished' }))).toBe(false)
  expect(hasUnknownOutcome(failure({}))).toBe(false)
  expect(errorOf(failure({ failureClass: 'uncertain' }), clean).remote_outcome).toBe('unknown')
  expect(errorOf(failure({}), clean)).not.toHaveProperty('remote_outcome')
})

test('a provider code passes only if it looks like one', () => {
  const codeOf = (providerCode: string) => errorOf(failure({ providerCode }), clean).provider_code
  expect(codeOf('overloaded_error')).toBe('overloaded_error')
  expect(codeOf('a'.repeat(64))).toBe('a'.repeat(64))
  expect(codeOf('a'.repeat(65))).toBeUndefined()
  expect(codeOf('bad key\nsecret')).toBeUndefined()
  expect(codeOf('')).toBeUndefined()
})

test('a wait of the provider is told in whole milliseconds and dropped when it is none', () => {
  const waitOf = (retryAfterMs: number) => errorOf(failure({ retryAfterMs }), clean).retry_after_ms
  expect(waitOf(600_000)).toBe(600_000)
  expect(waitOf(0.2)).toBe(1)
  expect(waitOf(-1)).toBeUndefined()
  expect(waitOf(Number.NaN)).toBeUndefined()
  expect(waitOf(Number.POSITIVE_INFINITY)).toBeUndefined()
})

test('only what was made as a failure counts as one', () => {
  expect(isProviderFailure(providerFailure(failure({})))).toBe(true)
  expect(isProviderFailure(Object.assign(new Error('x'), failure({})))).toBe(false)
  expect(isStoreFailure(storeFailure('capacity'), 'capacity')).toBe(true)
  expect(isStoreFailure(storeFailure('capacity'), 'unavailable')).toBe(false)
  expect(attemptFailure('stream_truncated', 'x')).toMatchObject({
    failureClass: 'uncertain',
    code: 'provider_protocol_error'
  })
})

test('an infrastructure exception is an internal error and never the fault of the caller', async () => {
  const broken = (method: keyof EventStore) => (clock: Parameters<typeof createMemoryStore>[0]['clock']) => ({
    ...createMemoryStore({ clock }),
    [method]: async () => {
      throw new Error('disk sector 7 of /secret/path')
    }
  })
  const provider = createScriptedProvider('alpha', [[]])
  const expected = {
    refused: { status: 500, error: { code: 'internal_error', message: 'The runtime failed.', retryable: false } }
  }
  const request = { ability: 'write', input: [{ type: 'text' as const, text: 'x' }] }
  const claiming = createBench(broken('claim'), [provider])
  expect(await claiming.runtime.submit(request, {})).toEqual(expected)
  expect(claiming.faults.map(({ where }) => where)).toEqual(['submit'])
  const reading = createBench(broken('record'), [provider])
  expect(await reading.runtime.snapshot('x')).toEqual(expected)
  expect(await reading.runtime.result('x')).toEqual(expected)
  expect(await reading.runtime.open('x', 0)).toEqual(expected)
  const cancelling = createBench(broken('requestCancel'), [provider])
  expect(await cancelling.runtime.cancel(await cancelling.submit())).toEqual(expected)
})
