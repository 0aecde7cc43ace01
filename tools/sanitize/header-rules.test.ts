import { expect, test } from 'vitest'
import { headerTreatment, isRecordable } from './header-rules.ts'
import { sanitizeSet } from './sanitize-set.ts'
import { exchangeOf } from './testing/exchanges.ts'

const drop = `authorization x-api-key api-key proxy-authorization cookie set-cookie openai-organization openai-project
  anthropic-organization-id anthropic-workspace-id anthropic-user-profile-id x-cloud-trace-context traceresponse cf-ray cf-cache-status
  server-timing user-agent x-stainless-os x-stainless-runtime-version server via alt-svc strict-transport-security content-security-policy`
const keep = `retry-after retry-after-ms x-should-retry content-type openai-version anthropic-version anthropic-beta
  x-fal-request-timeout-type x-fal-error-type x-fal-retryable`

test('credentials, accounts, traces, fingerprints and noise are dropped and not even recorded', () => {
  for (const name of drop.trim().split(/\s+/))
    expect([name, headerTreatment(name), isRecordable(name)]).toEqual([name, 'drop', false])
})

test('headers that decide how a client behaves are kept', () => {
  for (const name of keep.trim().split(/\s+/)) expect([name, headerTreatment(name)]).toEqual([name, 'keep'])
})

test('whatever nobody thought of is unknown and its value is not recorded', () => {
  for (const name of ['x-secret', 'x-fal-new', 'openai-new', 'anthropic-new', '__proto__', 'constructor'])
    expect([name, headerTreatment(name), isRecordable(name)]).toEqual([name, 'unknown', false])
})

test('published values are numbered, round or fixed, each in the spelling it had', () => {
  const exchange = exchangeOf('{}')
  const values = {
    'Content-Type': 'application/json',
    'x-request-id': ['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-'),
    'x-ratelimit-limit-requests': '30000',
    'x-ratelimit-remaining-tokens': '149999961',
    'x-ratelimit-reset-requests': '6m0.5s',
    'anthropic-ratelimit-tokens-reset': '2026-11-30T10:11:12Z',
    'anthropic-priority-ratelimit-input-tokens-limit': '77',
    date: 'Mon, 30 Nov 2026 10:11:12 GMT',
    'openai-processing-ms': '734',
    'content-length': '2',
    'retry-after': '17',
    location: 'https://cdn.acme.io/a/b?token=1'
  }
  const { exchanges, findings } = sanitizeSet([
    { ...exchange, response: { ...exchange.response, headers: { values, dropped: [] } } }
  ])
  expect(findings).toEqual([])
  expect(exchanges[0]?.exchange.response.headers.values).toEqual({
    'content-type': 'application/json',
    'x-request-id': '00000000-0000-4000-8000-000000000001',
    'x-ratelimit-limit-requests': '1000',
    'x-ratelimit-remaining-tokens': '999',
    'x-ratelimit-reset-requests': '1s',
    'anthropic-ratelimit-tokens-reset': '2001-09-09T01:46:40Z',
    'anthropic-priority-ratelimit-input-tokens-limit': '1000',
    date: 'Sun, 09 Sep 2001 01:46:40 GMT',
    'openai-processing-ms': '100',
    'retry-after': '17',
    location: expect.stringMatching(/^https:\/\/[a-z.]+\/x\/x\?x+$/)
  })
})
