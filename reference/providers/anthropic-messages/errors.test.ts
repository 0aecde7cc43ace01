import { expect, test } from 'vitest'
import { frames, play } from '../test-support.ts'

type Error = Readonly<Record<string, unknown>>

const inAnswer = async (status: number, error: Error) =>
  (
    await play('anthropic', JSON.stringify({ type: 'error', error, request_id: 'req' }), {
      status,
      headers: { 'content-type': 'application/json' }
    })
  ).failure

const inStream = async (error: Error) => (await play('anthropic', frames({ type: 'error', error }))).failure

const rows: [number, string, string, string][] = [
  [400, 'invalid_request_error', 'request_scoped', 'invalid_request'],
  [401, 'authentication_error', 'target_scoped', 'provider_unavailable'],
  [402, 'billing_error', 'target_scoped', 'provider_unavailable'],
  [403, 'permission_error', 'target_scoped', 'provider_unavailable'],
  [404, 'not_found_error', 'target_scoped', 'provider_unavailable'],
  [413, 'request_too_large', 'request_scoped', 'invalid_request'],
  [429, 'rate_limit_error', 'transient', 'rate_limited'],
  [500, 'api_error', 'uncertain', 'provider_unavailable'],
  [504, 'timeout_error', 'uncertain', 'provider_unavailable'],
  [529, 'overloaded_error', 'transient', 'provider_unavailable']
]

test('every error type means the same as an answer of any status and inside a stream', async () => {
  for (const [status, type, failureClass, code] of rows) {
    expect(await inAnswer(status, { type, message: 'words' })).toMatchObject({ failureClass, code, providerCode: type })
    expect(await inStream({ type, message: 'words' })).toMatchObject({ failureClass, code, providerCode: type })
    if (type !== 'api_error') expect(await inAnswer(418, { type })).toMatchObject({ failureClass, code })
  }
})

test('the sub-code says more than the type: a spend limit is no rate limit', async () => {
  for (const error_code of ['enforced_spend_limit_reached', 'contract_spend_limit_reached']) {
    const error = { type: 'rate_limit_error', details: { error_code } }
    expect(await inAnswer(429, error)).toMatchObject({
      failureClass: 'target_scoped',
      code: 'provider_unavailable',
      providerCode: error_code
    })
  }
  const ramp = { type: 'rate_limit_error', details: { error_code: 'ramp_limit_exceeded' } }
  expect(await inAnswer(429, ramp)).toMatchObject({ failureClass: 'transient', code: 'rate_limited' })
})

test('an error of unknown type falls back to the status, inside a stream to a fault of the provider', async () => {
  expect(await inAnswer(422, { type: 'new_error' })).toMatchObject({
    failureClass: 'request_scoped',
    code: 'invalid_request'
  })
  expect(await inStream({ type: 'new_error' })).toMatchObject({
    failureClass: 'uncertain',
    code: 'provider_unavailable'
  })
  expect(await inStream({})).toMatchObject({ failureClass: 'uncertain', code: 'provider_unavailable' })
})

test('a body from a proxy that is no JSON leaves the status standing', async () => {
  const { failure } = await play('anthropic', '<html>413</html>', {
    status: 413,
    headers: { 'content-type': 'text/html' }
  })
  expect(failure).toMatchObject({ failureClass: 'request_scoped', code: 'invalid_request' })
})
