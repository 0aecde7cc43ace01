import { expect, test } from 'vitest'
import type { LedgerRequest } from '../../model/ledger.ts'
import type { CallScript } from '../../model/script.ts'
import type { Item, OutputFound } from '../../model/verdict.ts'
import { editData, editExchange, editOpened, editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { afterFailure, alone, brokeOff, busyCall, fellBack, goodCall, plain, stream } from '../shared/sample/samples.ts'

const beforeEnd =
  (...more: Item[]) =>
  (items: readonly Item[]): Item[] => [...items.slice(0, -1), ...more, ...items.slice(-1)]
const heard = (...found: OutputFound[]): Item => ({ kind: 'output', time: 0, found })
const leak: Item = { kind: 'leak', time: 0, of: 'lab-openai-a', form: 'raw', where: 'answer to getExecution', item: 3 }
const telltale: CallScript = { kind: 'status', status: 500, body: 'said-by-provider {{key}} in a body' }

test('a key in what the runtime writes is caught, in a run and in its output', () => {
  expectCaught('security/no-credential-written', alone(telltale), beforeEnd(leak))
  expect(judgeSample('security/no-credential-written', plain())).toEqual({ antecedents: 0, violations: [] })
  const found = heard({ what: 'credential', where: 'standard output' })
  for (const items of [beforeEnd(leak)(plain()), beforeEnd(found)(plain())]) {
    expect(judgeSample('security/no-credential-written', items).violations).toHaveLength(1)
  }
})

const message = (text: string) =>
  editData({ type: 'execution.failed' }, (data) => ({ ...data, error: { ...(data.error as object), message: text } }))

test('addresses, prompts, bodies and stack traces in errors, headers and logs are caught', () => {
  const clean = alone(telltale).map((item) =>
    item.kind === 'run'
      ? { ...item, targets: item.targets.map((target) => ({ ...target, baseUrl: 'http://127.0.0.1:4330/a' })) }
      : item
  )
  const texts = [
    'POST http://127.0.0.1:4330/a/v1/responses failed',
    'about [n-0123456789abcdef]',
    'it said: said-by-provider ',
    'TypeError\n    at call (file:///srv/app.js:1:2)'
  ]
  for (const text of texts) expectCaught('security/errors-clean', clean, message(text))
  for (const text of ['http://127.0.0.1:43301/x is ours', 'the provider failed at step 3: see n-0123456789abcdef']) {
    expect(judgeSample('security/errors-clean', message(text)(clean)).violations).toEqual([])
  }
  const header = editExchange('getExecution', (exchange) => ({ ...exchange, headers: { 'x-error': texts[0] ?? '' } }))
  expectCaught('security/errors-clean', clean, header)
  for (const what of ['provider-url', 'provider-body', 'stack-trace'] as const) {
    expectCaught('security/errors-clean', clean, beforeEnd(heard({ what, where: 'standard error' })))
  }
})

test('a header of a provider that comes back is caught, by its name or its value, on an answer or a stream', () => {
  const answer = editExchange('getExecution', (exchange) => ({
    ...exchange,
    headers: { 'set-cookie': 'a=lab-trap-cookie' }
  }))
  const head = editOpened((opened) => ({ ...opened, headers: { ...opened.headers, 'x-request-id': 'lab-trap-id' } }))
  for (const spoil of [answer, head]) expectCaught('security/headers-not-forwarded', plain(), spoil)
})

test('a prompt or an output in the output of the runtime is caught, where somebody heard it', () => {
  const clean = beforeEnd(heard())(plain())
  for (const what of ['prompt', 'output'] as const) {
    const spoilt = beforeEnd(heard({ what, where: 'standard error' }))(plain())
    expectCaught('security/prompts-not-logged', clean, () => spoilt)
  }
  expect(judgeSample('security/prompts-not-logged', plain()).antecedents).toBe(0)
})

test('the key of one target at another, or anywhere else, is caught', () => {
  const first = editRequest((request) => ({ ...request, credentialOf: 'lab-openai-a' }))
  expectCaught('security/credential-own-origin', fellBack(), first)
  const stray = (credentialOf: string): Item => ({ ...requestOf(plain()), target: 'elsewhere', credentialOf })
  expectCaught('security/credential-own-origin', plain(), beforeEnd(stray('lab-openai-a')))
  for (const credential of ['none', 'unknown']) {
    expect(judgeSample('security/credential-own-origin', beforeEnd(stray(credential))(plain())).violations).toEqual([])
  }
})

const requestOf = (items: readonly Item[]): LedgerRequest =>
  items.find((item): item is LedgerRequest => item.kind === 'ledger.request') as LedgerRequest

test('a request behind a redirect is caught, at another origin and at the same', () => {
  const away: CallScript = { kind: 'status', status: 307, body: '', headers: { location: '{{elsewhere}}/followed/x' } }
  const clean = alone(away)
  const there = {
    ...requestOf(clean),
    request: 900,
    target: 'elsewhere',
    answeredBy: 'elsewhere' as const,
    path: '/followed/x'
  }
  const home = {
    ...requestOf(clean),
    generating: false,
    answeredBy: 'probe' as const,
    path: '/lab-openai-a/followed/x'
  }
  for (const followed of [there, home]) expectCaught('security/redirects-refused', clean, beforeEnd(followed))
  const probe = {
    ...requestOf(clean),
    generating: false,
    answeredBy: 'probe' as const,
    path: '/lab-openai-a/v1/models'
  }
  expect(judgeSample('security/redirects-refused', beforeEnd(probe)(clean)).violations).toEqual([])
  expect(judgeSample('security/redirects-refused', alone(busyCall)).antecedents).toBe(0)
})

test('a request for media of a request or of a result is caught', () => {
  const uri = 'http://elsewhere.example.test/media/n-0123456789abcdef.png'
  const input = [
    { type: 'text', text: '[n-0123456789abcdef]' },
    { type: 'text', text: uri }
  ]
  const made = stream({ text: uri }, { end: { finish: 'stop' } })
  for (const clean of [alone(goodCall, { request: { input } }), alone(made)]) {
    const fetched = {
      ...requestOf(clean),
      request: 900,
      method: 'GET',
      target: 'elsewhere',
      answeredBy: 'elsewhere' as const
    }
    expectCaught('security/media-not-fetched', clean, beforeEnd({ ...fetched, path: '/media/n-0123456789abcdef.png' }))
    expect(judgeSample('security/media-not-fetched', beforeEnd(fetched)(clean)).violations).toEqual([])
  }
  expect(judgeSample('security/media-not-fetched', brokeOff()).antecedents).toBe(0)
})

test('an execution that the broken target of another keeps from its end is caught', () => {
  const client = [
    { do: 'submit', accepts: 'deployment/one-broken-provider' },
    { do: 'read', as: 'live' }
  ] as const
  const clean = afterFailure(busyCall, { client })
  const failed = editData({ type: 'execution.completed' }, (data) => ({
    ...data,
    type: 'execution.failed',
    error: { code: 'provider_unavailable', message: 'no', retryable: false }
  }))
  expectCaught('deployment/one-broken-provider', clean, failed)
  const endless = editData({ type: 'execution.completed' }, () => undefined)
  expectCaught('deployment/one-broken-provider', clean, endless)
  expect(judgeSample('deployment/one-broken-provider', fellBack()).antecedents).toBe(0)
})
