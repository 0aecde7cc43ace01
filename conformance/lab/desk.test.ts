import { expect, test } from 'vitest'
import type { LedgerItem, LedgerRequest } from '../model/ledger.ts'
import type { CallScript } from '../model/script.ts'
import { createDesk, type DeskOptions } from './desk.ts'
import type { Exchange } from './exchange.ts'
import type { ProviderRequest } from './provider-request.ts'
import { bodyOf } from './testing/play-body.ts'
import { labKeys, labTargets } from './topology.ts'

const nonce = 'n-0123456789abcdef'
const targets = labTargets(['openai-responses', 'anthropic-messages'], { origin: 'http://127.0.0.1:4330' })
const keys = labKeys(targets, 1)
const hello: CallScript = { kind: 'stream', acts: [{ text: 'Hello' }, { end: { finish: 'stop' } }] }

function makeDesk(options: Partial<DeskOptions> = {}) {
  let time = 0
  return createDesk({
    targets,
    keys,
    seed: 1,
    clock: { wall: () => Date.UTC(2026, 10, 30), monotonic: () => ++time },
    ...options
  })
}

function request(
  target: string,
  change: Partial<ProviderRequest> & { key?: string; body?: string } = {}
): ProviderRequest {
  const key = change.key ?? keys[`LAB_KEY_${target.slice(4).replace('-', '_').toUpperCase()}`] ?? ''
  const body = change.body ?? JSON.stringify({ model: `${target}-1`, input: `Hi [${nonce}]`, stream: true })
  return {
    method: 'POST',
    path: `/${target}/v1/responses`,
    headers: { authorization: `Bearer ${key}` },
    ...change,
    body
  }
}

function statusOf(exchange: Exchange): number | undefined {
  for (const step of exchange.steps) if (step.do === 'head') return step.status
  return undefined
}

test('the nonce in the body selects the script, by target of the ability and by call', () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  const say = (text: string): CallScript => ({ kind: 'stream', acts: [{ text }, { end: { finish: 'stop' } }] })
  desk.enroll({
    nonce,
    ability: 'lab.pair.openai-responses',
    calls: [[say('a first'), say('a second')], [say('b first')]],
    listener: (item) => ledger.push(item)
  })
  const texts = ['lab-openai-a', 'lab-openai-b', 'lab-openai-a'].map((target) =>
    bodyOf([...desk.receive(request(target)).steps]).toString()
  )
  expect(texts.map((text) => /a first|a second|b first/.exec(text)?.[0])).toEqual(['a first', 'b first', 'a second'])
  expect(ledger.map((item) => item.kind === 'ledger.request' && [item.target, item.call, item.request])).toEqual([
    ['lab-openai-a', 1, 1],
    ['lab-openai-b', 1, 2],
    ['lab-openai-a', 2, 3]
  ])
  expect(desk.findings).toEqual([])
})

test('a ledger request tells the facts of the request and neither prompt nor key', () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[hello]], listener: (item) => ledger.push(item) })
  desk.receive(request('lab-openai-a', { path: '/lab-openai-a/v1/responses?key=secret' }))
  expect(ledger[0]).toEqual({
    kind: 'ledger.request',
    time: expect.any(Number),
    request: 1,
    target: 'lab-openai-a',
    dialect: 'openai-responses',
    method: 'POST',
    path: '/lab-openai-a/v1/responses',
    generating: true,
    nonce,
    call: 1,
    credentialOf: 'lab-openai-a',
    model: 'lab-openai-a-1',
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    headerNames: ['authorization'],
    asked: { pieces: [{ kind: 'text', role: 'user', hash: expect.any(String) }], tools: [], parameters: {} },
    answeredBy: 'script'
  })
  expect(JSON.stringify(ledger)).not.toMatch(/CANARY|secret|Hi \[/)
})

test('a base is read with /v1, without it and with it twice', () => {
  const desk = makeDesk()
  const ledger: LedgerRequest[] = []
  desk.enroll({
    nonce,
    ability: 'lab.only.lab-openai-a',
    calls: [[hello, hello, hello]],
    listener: (item) => item.kind === 'ledger.request' && ledger.push(item)
  })
  for (const prefix of ['', '/v1', '/v1/v1'])
    desk.receive(request('lab-openai-a', { path: `/lab-openai-a${prefix}/responses` }))
  expect(ledger.map((item) => item.answeredBy)).toEqual(['script', 'script', 'script'])
})

test('content hashes are equal across targets of a dialect and key order, and differ with the content', () => {
  const desk = makeDesk()
  const hashes: unknown[] = []
  desk.enroll({
    nonce,
    ability: 'lab.pair.openai-responses',
    calls: [[hello, hello], [hello]],
    listener: (item) => item.kind === 'ledger.request' && hashes.push(item.contentHash)
  })
  desk.receive(request('lab-openai-a'))
  desk.receive(
    request('lab-openai-b', { body: JSON.stringify({ stream: true, input: `Hi [${nonce}]`, model: 'lab-openai-b-1' }) })
  )
  desk.receive(
    request('lab-openai-a', { body: JSON.stringify({ model: 'lab-openai-a-1', input: `Ho [${nonce}]`, stream: true }) })
  )
  expect(hashes[0]).toBe(hashes[1])
  expect(hashes[2]).not.toBe(hashes[0])
})

test.each<[string, Parameters<typeof request>[1], number, LedgerRequest['answeredBy'], string]>([
  ['another target’s key', { key: keys.LAB_KEY_OPENAI_B ?? '' }, 401, 'bad_key', 'lab-openai-b'],
  ['a key nobody has', { key: 'sk-other' }, 401, 'bad_key', 'unknown'],
  ['no key', { headers: {} }, 401, 'bad_key', 'none'],
  ['another model', { body: JSON.stringify({ model: 'gpt', input: nonce }) }, 400, 'bad_model', 'lab-openai-a'],
  [
    'no input',
    { body: JSON.stringify({ model: 'lab-openai-a-1', metadata: { nonce } }) },
    400,
    'bad_request',
    'lab-openai-a'
  ],
  ['a body that is no JSON', { body: `{"input": "${nonce}` }, 400, 'bad_request', 'lab-openai-a']
])(
  'a request with %s is refused as the provider would, counted, and noted',
  (_what, change, status, answeredBy, credentialOf) => {
    const desk = makeDesk()
    const ledger: LedgerItem[] = []
    desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[hello]], listener: (item) => ledger.push(item) })
    expect(statusOf(desk.receive(request('lab-openai-a', change)))).toBe(status)
    expect(ledger).toMatchObject([{ kind: 'ledger.request', call: 1, credentialOf, answeredBy, generating: true }])
    expect(desk.findings).toMatchObject([{ kind: answeredBy, target: 'lab-openai-a' }])
  }
)

test('an Anthropic request without version or max_tokens is refused as malformed', () => {
  const desk = makeDesk()
  const at = (headers: Record<string, string>, extra: object) => {
    const body = JSON.stringify({ model: 'lab-anthropic-a-1', messages: [{ role: 'user', content: nonce }], ...extra })
    const key = { 'x-api-key': keys.LAB_KEY_ANTHROPIC_A ?? '' }
    return statusOf(
      desk.receive({ method: 'POST', path: '/lab-anthropic-a/v1/messages', headers: { ...key, ...headers }, body })
    )
  }
  desk.enroll({
    nonce,
    ability: 'lab.only.lab-anthropic-a',
    calls: [
      [
        { kind: 'status', status: 418 },
        { kind: 'status', status: 418 },
        { kind: 'status', status: 418 }
      ]
    ],
    listener: () => {}
  })
  expect(at({}, { max_tokens: 5 })).toBe(400)
  expect(at({ 'anthropic-version': '2023-06-01' }, {})).toBe(400)
  expect(at({ 'anthropic-version': '2023-06-01' }, { max_tokens: 5 })).toBe(418)
  expect(desk.findings.map(({ detail }) => detail.split(':')[0])).toEqual(['anthropic-version', 'max_tokens'])
})

test('a generating request without a known nonce is a finding and a refusal', () => {
  const desk = makeDesk()
  expect(statusOf(desk.receive(request('lab-openai-a')))).toBe(400)
  expect(desk.findings).toMatchObject([{ kind: 'unknown_nonce', target: 'lab-openai-a' }])
})

test('a call too many, or at a target outside the ability, meets a server error and stays in the ledger', () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[hello]], listener: (item) => ledger.push(item) })
  desk.receive(request('lab-openai-a'))
  expect(statusOf(desk.receive(request('lab-openai-a')))).toBe(500)
  expect(statusOf(desk.receive(request('lab-openai-b')))).toBe(500)
  expect(ledger.map((item) => item.kind === 'ledger.request' && [item.target, item.call, item.answeredBy])).toEqual([
    ['lab-openai-a', 1, 'script'],
    ['lab-openai-a', 2, 'unscripted'],
    ['lab-openai-b', 1, 'unscripted']
  ])
})

test('model listings are probes: answered, not generating, no finding', () => {
  const items: LedgerItem[] = []
  const desk = makeDesk({ listener: (item) => items.push(item) })
  const list = desk.receive(request('lab-openai-a', { method: 'GET', path: '/lab-openai-a/v1/models', body: '' }))
  expect(JSON.parse(bodyOf([...list.steps]).toString())).toMatchObject({
    object: 'list',
    data: [{ id: 'lab-openai-a-1' }]
  })
  const one = (id: string) =>
    statusOf(
      desk.receive(request('lab-anthropic-a', { method: 'GET', path: `/lab-anthropic-a/v1/models/${id}`, body: '' }))
    )
  expect([one('lab-anthropic-a-1'), one('other')]).toEqual([200, 404])
  expect(items).toMatchObject([{ generating: false }, { generating: false }, { generating: false }])
  expect(desk.findings).toEqual([])
})

test('a path of no target is 404 and a finding', () => {
  const desk = makeDesk()
  expect(statusOf(desk.receive(request('lab-openai-a', { path: '/v1/responses' })))).toBe(404)
  expect(desk.findings).toMatchObject([{ kind: 'unknown_target' }])
})

test('scripts can name the key, the lab and the place elsewhere', () => {
  const desk = makeDesk({ origins: { origin: 'http://127.0.0.1:1', elsewhere: 'http://127.0.0.1:2' } })
  const leak: CallScript = {
    kind: 'status',
    status: 307,
    error: { kind: 'authentication', message: 'bad key {{key}} {{unknown}}' },
    headers: { location: '{{elsewhere}}/x' }
  }
  desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[leak]], listener: () => {} })
  const steps = [...desk.receive(request('lab-openai-a')).steps]
  expect(steps[0]).toMatchObject({ status: 307, headers: { location: 'http://127.0.0.1:2/x' } })
  expect(bodyOf(steps).toString()).toContain(`bad key ${keys.LAB_KEY_OPENAI_A} {{unknown}}`)
})

test('a request at the place elsewhere is a finding that tells whose key came along', () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[hello]], listener: (item) => ledger.push(item) })
  desk.receiveElsewhere(request('lab-openai-a'))
  expect(desk.findings).toMatchObject([
    { kind: 'followed_redirect', detail: expect.stringContaining('credential: lab-openai-a') }
  ])
  expect(ledger).toMatchObject([{ target: 'elsewhere', nonce, credentialOf: 'lab-openai-a', answeredBy: 'elsewhere' }])
})

test('barriers hold until they are released, whichever side comes first', async () => {
  const desk = makeDesk()
  const place = desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[hello]], listener: () => {} })
  const exchange = desk.receive(request('lab-openai-a'))
  const order: string[] = []
  const through = exchange.reach('x').then(() => order.push('through'))
  await place.reached('x')
  order.push('reached')
  place.release('x')
  await through
  expect(order).toEqual(['reached', 'through'])
  place.release('y')
  await exchange.reach('y')
})

test('a closed enrolment opens its barriers, hears nothing more, and frees its nonce', async () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  const place = desk.enroll({
    nonce,
    ability: 'lab.only.lab-openai-a',
    calls: [[hello]],
    listener: (item) => ledger.push(item)
  })
  const exchange = desk.receive(request('lab-openai-a'))
  const held = exchange.reach('x')
  place.close()
  await held
  await exchange.reach('later')
  exchange.ended('done')
  expect(ledger.map((item) => item.kind)).toEqual(['ledger.request', 'ledger.barrier'])
  expect(statusOf(desk.receive(request('lab-openai-a')))).toBe(400)
})

test('a nonce in use and a faulty script are refused with the reason', () => {
  const desk = makeDesk()
  const enroll = (calls: unknown) => () =>
    desk.enroll({ nonce, ability: 'lab.cross', calls: calls as CallScript[][], listener: () => {} })
  expect(enroll([[hello], [{ kind: 'stream', acts: [{ txt: 'a' }] }]])).toThrow(
    /^calls\[1\]\[0\]\.acts\[0\]\.txt: no such act/
  )
  enroll([])()
  expect(enroll([])).toThrow(/in use|enrolled already/)
})

test('bytes are told coarsely; a barrier, its release and the one end exactly', async () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  const place = desk.enroll({
    nonce,
    ability: 'lab.only.lab-openai-a',
    calls: [[hello]],
    listener: (item) => ledger.push(item)
  })
  const exchange = desk.receive(request('lab-openai-a'))
  for (let byte = 0; byte < 100_000; byte++) exchange.wrote(1)
  place.release('x')
  await exchange.reach('x')
  exchange.wrote(5)
  exchange.ended('aborted')
  exchange.ended('done')
  const [, ...rest] = ledger
  expect(rest.map(({ time: _time, ...item }) => item)).toEqual([
    { kind: 'ledger.bytes', request: 1, written: 1 },
    { kind: 'ledger.bytes', request: 1, written: 65_537 },
    { kind: 'ledger.bytes', request: 1, written: 100_000 },
    { kind: 'ledger.barrier', request: 1, barrier: 'x' },
    { kind: 'ledger.passed', request: 1, barrier: 'x' },
    { kind: 'ledger.end', request: 1, how: 'aborted', written: 100_005 }
  ])
})

test('a stand-alone desk serves any key, model and path; the last script repeats', () => {
  const desk = makeDesk({
    standalone: {
      calls: [{ kind: 'status', status: 503 }, hello],
      targets: { 'lab-openai-b': [{ kind: 'status', status: 418 }] }
    }
  })
  const body = JSON.stringify({ model: 'any', input: 'x' })
  const at = (path: string) => statusOf(desk.receive({ method: 'POST', path, headers: {}, body }))
  expect([at('/v1/responses'), at('/responses'), at('/lab-openai-plain/v1/responses')]).toEqual([503, 200, 200])
  expect(at('/lab-openai-b/responses')).toBe(418)
  expect(desk.findings).toEqual([])
})

test('a label in the input is told, and chooses the scripts that are for it', () => {
  const desk = makeDesk()
  const ledger: LedgerItem[] = []
  const say = (text: string, label?: string): CallScript => ({
    kind: 'stream',
    acts: [{ text }, { end: { finish: 'stop' } }],
    ...(label === undefined ? {} : { for: label })
  })
  desk.enroll({
    nonce,
    ability: 'lab.only.lab-openai-a',
    calls: [[say('one', 'one'), say('anyone'), say('two', 'two')]],
    listener: (item) => ledger.push(item)
  })
  const asking = (label: string) =>
    JSON.stringify({ model: 'lab-openai-a-1', input: `[label-${label}-${nonce}]`, stream: true })
  const heard = ['two', 'one', 'two', 'two'].map((label) => {
    const body = asking(label)
    return /anyone|one|two/.exec(bodyOf([...desk.receive(request('lab-openai-a', { body })).steps]).toString())?.[0]
  })
  expect(heard).toEqual(['anyone', 'one', 'two', undefined])
  const told = ledger.flatMap((item) =>
    item.kind === 'ledger.request' ? [[item.label, item.call, item.answeredBy]] : []
  )
  expect(told).toEqual([
    ['two', 2, 'script'],
    ['one', 1, 'script'],
    ['two', 3, 'script'],
    ['two', 4, 'unscripted']
  ])
})

test('a date in a script is so many seconds from now on the clock of the calendar', () => {
  const desk = makeDesk()
  const late: CallScript = {
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '{{date+90}}', 'x-past': '{{date-60}}' }
  }
  desk.enroll({ nonce, ability: 'lab.only.lab-openai-a', calls: [[late]], listener: () => undefined })
  const [head] = [...desk.receive(request('lab-openai-a')).steps]
  expect(head).toMatchObject({
    headers: { 'retry-after': 'Mon, 30 Nov 2026 00:01:30 GMT', 'x-past': 'Sun, 29 Nov 2026 23:59:00 GMT' }
  })
})

test.each<[string, object, boolean]>([
  ['asks for its counters', { stream: true, stream_options: { include_usage: true } }, true],
  ['does not ask for them', { stream: true }, false],
  ['comes whole, which has them', {}, true]
])('the ledger tells whether an answer of Chat Completions that %s has counters', (_, asks, told) => {
  const chat = labTargets(['openai-chat-completions'], { origin: 'http://127.0.0.1:4330' })
  const desk = makeDesk({ targets: chat, keys: labKeys(chat, 1) })
  const ledger: LedgerItem[] = []
  const listener = (item: LedgerItem): void => void ledger.push(item)
  desk.enroll({ nonce, ability: 'lab.only.lab-chat-a', calls: [[hello]], listener })
  const body = JSON.stringify({ model: 'lab-chat-a-1', messages: [{ role: 'user', content: nonce }], ...asks })
  const key = labKeys(chat, 1).LAB_KEY_CHAT_A ?? ''
  desk.receive(request('lab-chat-a', { key, body, path: '/lab-chat-a/v1/chat/completions' }))
  expect(ledger[0]).toMatchObject({ kind: 'ledger.request', answeredBy: 'script', usageAsked: told })
})
