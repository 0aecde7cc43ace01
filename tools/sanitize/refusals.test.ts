import { expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { sanitizeSet } from './sanitize-set.ts'
import { anthropicStream, exchangeOf, frames, requestOf } from './testing/exchanges.ts'

// Drawn at random in the eyes of the entropy check, and no key of any known shape.
const drawn = ['Zk2Lm9Xw', '4Rt8Vb3N', 'p6QsJ5hD'].join('')

function refusals(exchange: Exchange, allow: string[] = []): string[] {
  return sanitizeSet([exchange], allow).findings.map(
    ({ where, what, allow: name }) => `${where}: ${what} [${name ?? ''}]`
  )
}

const withHeaders = (values: Record<string, string>, dropped: string[] = []): Exchange => {
  const exchange = exchangeOf('{}')
  return { ...exchange, response: { ...exchange.response, headers: { values, dropped } } }
}

test('an unknown header is refused, whether its value was recorded or not, and told by name', () => {
  expect(refusals(withHeaders({ 'x-new-thing': 'harmless' }))).toEqual([
    'response: unknown header x-new-thing [header:x-new-thing]'
  ])
  expect(refusals(withHeaders({}, ['X-New-Thing', 'cf-ray', 'set-cookie']))).toEqual([
    'response: unknown header x-new-thing [header:x-new-thing]'
  ])
  expect(refusals(withHeaders({ 'x-new-thing': 'harmless' }), ['header:x-new-thing'])).toEqual([])
  expect(refusals(withHeaders({}, [`x-${drawn}`])).join()).not.toContain(drawn.toLowerCase())
})

test('an accepted unknown header is dropped all the same', () => {
  const [result] = sanitizeSet([withHeaders({ 'x-new-thing': 'harmless' })], ['header:x-new-thing']).exchanges
  expect(result?.exchange.response.headers).toEqual({ values: {}, dropped: [] })
})

test('the value of a kept header that looks drawn at random is refused', () => {
  expect(refusals(withHeaders({ 'anthropic-beta': drawn }))).toEqual([
    'response header anthropic-beta: its value looks drawn at random []'
  ])
})

test.each<[string, Exchange, string]>([
  ['an answer', exchangeOf('{"id":"x","novel":1}'), 'response, body: unknown field novel [field:novel]'],
  [
    'a request',
    exchangeOf('{}', { request: requestOf({ novel: 1 }) }),
    'request, body: unknown field novel [field:novel]'
  ],
  [
    'an event',
    exchangeOf(frames([{ type: 'ping', novel: 1 }])),
    'response, event 1: unknown field novel [field:novel]'
  ],
  [
    'the message in an event',
    exchangeOf(frames([{ type: 'message_start', message: { novel: 1 } }])),
    'response, event 1: unknown field message.novel [field:message.novel]'
  ],
  [
    'a field of another provider',
    exchangeOf(frames([{ type: 'response.created', stop_reason: null }]), { provider: 'openai-responses' }),
    'response, event 1: unknown field stop_reason [field:stop_reason]'
  ]
])('an unknown top-level field in %s is refused and can be accepted by name', (_, exchange, expected) => {
  expect(refusals(exchange)).toEqual([expected])
  expect(refusals(exchange, [/\[(.*)\]/.exec(expected)?.[1] ?? ''])).toEqual([])
})

test.each<[string, Exchange, string]>([
  [
    'a field that no rule names',
    exchangeOf(JSON.stringify({ usage: { note: [drawn] } })),
    'response, body usage.note[]: 24 characters that look drawn at random [text:usage.note[]]'
  ],
  [
    'deltas that are harmless one by one',
    exchangeOf(anthropicStream([drawn.slice(0, 12), drawn.slice(12)])),
    'response, event 2 delta.text and 1 more: 24 characters that look drawn at random [text:delta.text]'
  ],
  [
    'a member name',
    exchangeOf(JSON.stringify({ usage: { [drawn]: 1 } })),
    `response, body a member name of usage: 24 characters that look drawn at random [text:a member name of usage]`
  ],
  [
    'plain text',
    exchangeOf(`busy ${drawn}`, { type: 'text/plain' }),
    'response, body: 24 characters that look drawn at random [text:body]'
  ],
  [
    'a prompt',
    exchangeOf('{}', { request: requestOf({ system: `say ${drawn}` }) }),
    'request, body system: 24 characters that look drawn at random [text:system]'
  ]
])(
  'text that looks drawn at random in %s is refused, told by place and length, and can be accepted',
  (_, exchange, expected) => {
    expect(refusals(exchange)).toEqual([expected])
    expect(refusals(exchange).join()).not.toContain(drawn)
    expect(refusals(exchange, [/\[(text:.*)\]$/.exec(expected)?.[1] ?? ''])).toEqual([])
  }
)

test('a body that is no JSON, stream or text is refused, and so is a broken one that holds fields with rules', () => {
  expect(refusals(exchangeOf('\u0000\u0001PNG', { type: 'image/png' }))).toEqual([
    'response, body: is not JSON and may hold fields with rules of their own []'
  ])
  expect(refusals(exchangeOf('{"output":[{"encrypted_content":"gAAA', { type: 'application/json' }))).toEqual([
    'response, body: is not JSON and may hold fields with rules of their own []'
  ])
  expect(refusals(exchangeOf('data: {"type":"ping"}\n\ndata: {"message":{"metadata":{"a'))).toEqual([
    'response, event 2: is not JSON and may hold fields with rules of their own []'
  ])
  expect(refusals(exchangeOf('data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"Hel'))).toEqual(
    []
  )
  expect(refusals(exchangeOf('<html>502 Bad Gateway</html>', { type: 'text/html' }))).toEqual([])
})

test('a replacement that cannot keep its length over a border between deltas is refused', () => {
  const exchange = exchangeOf(anthropicStream(['see https://api.provi', 'der.example.test/x']))
  expect(refusals(exchange)).toEqual([
    'response, event 2 delta.text and 1 more: a own-address is split over deltas and cannot keep its length []'
  ])
})

test('a delta that alone looks like something the joined text is not is refused and can be accepted', () => {
  const number = `+49 170 ${'5551234'}`
  const exchange = exchangeOf(anthropicStream([number, '567890123456 is no phone number']))
  expect(refusals(exchange)).toEqual([
    'response, event 2 delta.text and 1 more: one delta alone looks like a phone, the joined text does not [split:delta.text]'
  ])
  expect(refusals(exchange, ['split:delta.text'])).toEqual([])
})

test('a query parameter with a value that no rule knows is refused', () => {
  const exchange = exchangeOf('{}', { request: requestOf({}, '/v1/messages?beta=true&tenant=acme&empty=') })
  expect(refusals(exchange)).toEqual(['request path: unknown query parameter tenant [query:tenant]'])
  expect(refusals(exchange, ['query:tenant'])).toEqual([])
})

test('what was accepted and needed is told, what was not needed is not', () => {
  const { allowed } = sanitizeSet([exchangeOf('{"novel":1}')], ['field:novel', 'header:x-other'])
  expect(allowed).toEqual(['field:novel'])
})
