import { expect, test } from 'vitest'
import { play } from '../test-support.ts'

function answer(
  status: number,
  error: Readonly<Record<string, unknown>> | undefined,
  headers: Record<string, string> = {}
) {
  const body =
    error === undefined
      ? '<html>oh no</html>'
      : JSON.stringify({ error: { message: 'provider words', param: null, ...error } })
  const type = error === undefined ? 'text/html' : 'application/json'
  return play('openai', body, { status, headers: { 'content-type': type, ...headers } })
}

test('case 111: a status alone decides class and code', async () => {
  const rows: [number, string, string][] = [
    [400, 'request_scoped', 'invalid_request'],
    [401, 'target_scoped', 'provider_unavailable'],
    [402, 'target_scoped', 'provider_unavailable'],
    [403, 'target_scoped', 'provider_unavailable'],
    [404, 'target_scoped', 'provider_unavailable'],
    [408, 'uncertain', 'provider_unavailable'],
    [409, 'request_scoped', 'invalid_request'],
    [413, 'request_scoped', 'invalid_request'],
    [418, 'request_scoped', 'invalid_request'],
    [422, 'request_scoped', 'invalid_request'],
    [425, 'uncertain', 'provider_unavailable'],
    [429, 'transient', 'rate_limited'],
    [500, 'uncertain', 'provider_unavailable'],
    [502, 'uncertain', 'provider_unavailable'],
    [503, 'transient', 'provider_unavailable'],
    [504, 'uncertain', 'provider_unavailable'],
    [529, 'transient', 'provider_unavailable']
  ]
  for (const [status, failureClass, code] of rows) {
    for (const error of [undefined, { type: null, code: null }]) {
      const { failure, requests, events } = await answer(status, error)
      expect({ status, ...failure }).toMatchObject({ status, failureClass, code })
      expect(requests).toBe(1)
      expect(events).toEqual([])
    }
  }
})

test('case 108: an exhausted quota is bound to its target, also as a 429', async () => {
  const { failure } = await answer(429, { type: 'insufficient_quota', code: 'insufficient_quota' })
  expect(failure).toMatchObject({
    failureClass: 'target_scoped',
    code: 'provider_unavailable',
    providerCode: 'insufficient_quota'
  })
})

test('an embedded code beats the status for class and code', async () => {
  const rows: [number, Record<string, string>, string, string][] = [
    [500, { code: 'rate_limit_exceeded', type: 'requests' }, 'transient', 'rate_limited'],
    [503, { code: 'invalid_prompt', type: 'invalid_request_error' }, 'request_scoped', 'invalid_request'],
    [500, { type: 'invalid_request_error' }, 'request_scoped', 'invalid_request'],
    [400, { code: 'server_is_overloaded' }, 'transient', 'provider_unavailable'],
    [400, { code: 'invalid_api_key', type: 'invalid_request_error' }, 'target_scoped', 'provider_unavailable'],
    [200, { code: 'insufficient_quota' }, 'target_scoped', 'provider_unavailable']
  ]
  for (const [status, error, failureClass, code] of rows) {
    expect({ status, ...(await answer(status, error)).failure }).toMatchObject({ status, failureClass, code })
  }
})

test('a 400 that names model, context size or an unsupported parameter is bound to its target', async () => {
  for (const code of ['model_not_found', 'context_length_exceeded', 'unsupported_parameter']) {
    const { failure } = await answer(400, { type: 'invalid_request_error', code })
    expect(failure).toMatchObject({ failureClass: 'target_scoped', code: 'invalid_request', providerCode: code })
  }
})

test('a type that says less than the status yields to it', async () => {
  const rows: [number, string, string, string][] = [
    [401, 'invalid_request_error', 'target_scoped', 'provider_unavailable'],
    [404, 'invalid_request_error', 'target_scoped', 'provider_unavailable'],
    [429, 'invalid_request_error', 'transient', 'rate_limited'],
    [503, 'server_error', 'transient', 'provider_unavailable'],
    [500, 'server_error', 'uncertain', 'provider_unavailable'],
    [422, 'invalid_request_error', 'request_scoped', 'invalid_request']
  ]
  for (const [status, type, failureClass, code] of rows) {
    expect({ status, ...(await answer(status, { type, code: null as never })).failure }).toMatchObject({
      status,
      failureClass,
      code
    })
  }
})

test('case 104: the wait the provider asks for is told in milliseconds', async () => {
  const limited = { type: 'requests', code: 'rate_limit_exceeded' }
  expect((await answer(429, limited, { 'retry-after': '600' })).failure?.retryAfterMs).toBe(600_000)
  expect((await answer(429, limited, { 'retry-after': 'later' })).failure?.retryAfterMs).toBeUndefined()
  expect((await answer(429, limited)).failure?.retryAfterMs).toBeUndefined()
})

test('content policy and image errors are bound to the request', async () => {
  for (const code of [
    'content_policy_violation',
    'misalignment_policy_violation',
    'invalid_image_url',
    'image_too_large'
  ]) {
    expect((await answer(400, { code })).failure).toMatchObject({
      failureClass: 'request_scoped',
      code: 'invalid_request'
    })
  }
})

test('case 131: the credential shows in no failure, wherever the provider puts it', async () => {
  const key = 'sk-test-CANARY'
  const forms = [key, Buffer.from(key).toString('base64'), Buffer.from(key).toString('hex'), `Bearer ${key}`]
  for (const form of forms) {
    for (const error of [{ code: form }, { type: form }, { code: 'invalid_api_key', message: form }]) {
      const { failure } = await answer(401, error)
      const shown = JSON.stringify({ ...failure, message: failure?.message, stack: failure?.stack })
      expect(shown).not.toContain('CANARY')
      expect(shown).not.toContain(form)
    }
  }
})

test('a success whose JSON is neither stream nor error is malformed', async () => {
  const { failure } = await play('openai', '{"object":"response"}', { headers: { 'content-type': 'application/json' } })
  expect(failure).toMatchObject({ failureClass: 'uncertain', code: 'provider_protocol_error' })
  const page = await play('openai', '<html></html>', { headers: { 'content-type': 'text/html' } })
  expect(page.failure).toMatchObject({ failureClass: 'uncertain', code: 'provider_protocol_error' })
})

test('case 107: a 500 in the words of the provider is over there, while a server status of a proxy leaves the outcome unknown', async () => {
  const spoken = await answer(500, { type: 'server_error', code: null })
  expect(spoken.failure).toMatchObject({ failureClass: 'uncertain', remoteOutcome: 'finished' })
  for (const [status, error] of [
    [500, undefined],
    [502, { type: 'server_error', code: null }],
    [504, undefined]
  ] as const) {
    expect((await answer(status, error)).failure).toMatchObject({ remoteOutcome: 'unknown' })
  }
})
