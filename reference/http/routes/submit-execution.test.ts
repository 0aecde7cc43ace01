import { afterEach, expect, test } from 'vitest'
import { createRuntime } from '../../compose.ts'
import { createApp } from '../app.ts'
import { good, post, refused, sequences, start, stopStarted, submitted } from '../testing.ts'

afterEach(stopStarted)

const part = good.input[0]
const message = (...content: unknown[]) => ({ ...good, input: [{ type: 'message', role: 'user', content }] })
const neutral: readonly [string, unknown, RegExp][] = [
  [
    'a message of another role',
    { ...good, input: [{ type: 'message', role: 'system', content: [part] }] },
    /^input\[0\]\.role must be user or assistant$/
  ],
  ['an empty message', message(), /^input\[0\]\.content must have at least 1 item$/],
  [
    'a message in a message',
    message({ type: 'message' }),
    /^input\[0\]\.content\[0\]\.type must be text, json, image, audio, video or file$/
  ],
  [
    'an unknown field in a message part',
    message({ type: 'text', text: 'x', texts: 1 }),
    /^input\[0\]\.content\[0\]\.texts is an unknown field: did you mean text\?$/
  ],
  [
    'too many parts in a message',
    message(...Array(1025).fill(part)),
    /^input\[0\]\.content must have at most 1024 parts$/
  ],
  [
    'too long a uri in a message',
    message(part, { type: 'file', uri: 'u'.repeat(8193) }),
    /^input\[0\]\.content\[1\]\.uri must have at most 8192 characters$/
  ],
  [
    'a tool result of another type',
    { ...good, input: [{ type: 'tool_result', call_id: 'c', output: 3 }] },
    /^input\[0\]\.output must be a string or an array$/
  ],
  [
    'a broken part in a tool result',
    { ...good, input: [{ type: 'tool_result', call_id: 'c', output: [{ type: 'text' }] }] },
    /^input\[0\]\.output\[0\]\.text is required$/
  ],
  [
    'a tool call without arguments',
    { ...good, input: [{ type: 'tool_call', call_id: 'c', name: 'n' }] },
    /^input\[0\]\.arguments is required$/
  ],
  [
    'state without data',
    { ...good, input: [{ type: 'provider_state', provider: 'a', model: 'b' }] },
    /^input\[0\]\.data is required$/
  ],
  [
    'media with a uri and data',
    { ...good, input: [{ type: 'image', uri: 'u', data: 'AAAA' }] },
    /^input\[0\] must have either uri or data$/
  ],
  [
    'data that is no base64',
    { ...good, input: [{ type: 'image', data: 'AA A' }] },
    /^input\[0\]\.data must be base64 without line breaks$/
  ],
  [
    'data without its padding',
    message({ type: 'image', data: 'AAA' }),
    /^input\[0\]\.content\[0\]\.data must be base64 with its padding$/
  ],
  ['no tools', { ...good, tools: [] }, /^tools must have at least 1 item$/],
  ['a tool without parameters', { ...good, tools: [{ name: 'f' }] }, /^tools\[0\]\.parameters is required$/],
  [
    'an unknown field of a tool',
    { ...good, tools: [{ name: 'f', parameters: {}, stict: true }] },
    /^tools\[0\]\.stict is an unknown field: did you mean strict\?$/
  ],
  ['a choice that is none', { ...good, tool_choice: 'never' }, /^tool_choice must be auto, none or required$/],
  ['a choice without a name', { ...good, tool_choice: {} }, /^tool_choice\.name is required$/],
  [
    'a schema that is none',
    { ...good, output_schema: { name: 'a', schema: true } },
    /^output_schema\.schema must be an object$/
  ],
  ['a negative temperature', { ...good, temperature: -1 }, /^temperature must be at least 0$/],
  ['an effort that is none', { ...good, reasoning_effort: 'hard' }, /^reasoning_effort must be none, minimal, /],
  [
    'a misspelled neutral field',
    { ...good, instruction: 'x' },
    /^instruction is an unknown field: did you mean instructions\?$/
  ]
]
const badBodies: readonly [string, unknown, RegExp][] = [
  ['no object', [], /^request body must be an object$/],
  ['no ability', { input: [part] }, /^ability is required$/],
  ['an empty ability', { ...good, ability: '' }, /^ability must have at least 1 character$/],
  ['a long ability', { ...good, ability: 'a'.repeat(257) }, /^ability must have at most 256 characters$/],
  ['an ability of another type', { ...good, ability: 7 }, /^ability must be a string$/],
  ['no input', { ability: 'a' }, /^input is required$/],
  ['an empty input', { ...good, input: [] }, /^input must have at least 1 item$/],
  ['a part that is no object', { ...good, input: [3] }, /^input\[0\] must be an object$/],
  ['a part that is a list', { ...good, input: [part, []] }, /^input\[1\] must be an object$/],
  [
    'a part without type',
    { ...good, input: [{}] },
    /^input\[0\]\.type must be text, json, image, .* tool_result or provider_state$/
  ],
  ['a part of another type', { ...good, input: [part, { type: 'smell' }] }, /^input\[1\]\.type must be text, json/],
  ['a text part without text', { ...good, input: [{ type: 'text' }] }, /^input\[0\]\.text is required$/],
  ['a json part without value', { ...good, input: [{ type: 'json' }] }, /^input\[0\]\.value is required$/],
  ['media without uri', { ...good, input: [{ type: 'image' }] }, /^input\[0\]\.uri is required$/],
  [
    'an unknown field in a part',
    { ...good, input: [{ type: 'text', text: 'x', texts: 1 }] },
    /^input\[0\]\.texts is an unknown field: did you mean text\?$/
  ],
  ['an unknown field', { ...good, abilty: 'x' }, /^abilty is an unknown field: did you mean ability\?$/],
  [
    'a policy that the deployment does not have',
    { ...good, routing: { policy: 'constructor' } },
    /^routing\.policy names no policy of this deployment/
  ],
  [
    'an unknown field of routing',
    { ...good, routing: { allow_fallbacks: true } },
    /^routing\.allow_fallbacks is an unknown field: did you mean allow_fallback\?$/
  ],
  [
    'an unknown field of requirements',
    { ...good, requirements: { zzz: 1 } },
    /^requirements\.zzz is an unknown field$/
  ],
  [
    'a strategy that is none',
    { ...good, routing: { strategy: 'x' } },
    /^routing\.strategy must be first_available or ordered$/
  ],
  ['too few attempts', { ...good, routing: { max_attempts: 0 } }, /^routing\.max_attempts must be at least 1$/],
  ['too many attempts', { ...good, routing: { max_attempts: 33 } }, /^routing\.max_attempts must be at most 32$/],
  ['no budget', { ...good, routing: { retry_budget_ms: 0 } }, /^routing\.retry_budget_ms must be at least 1$/],
  [
    'too large a budget',
    { ...good, routing: { retry_budget_ms: 86_400_001 } },
    /^routing\.retry_budget_ms must be at most 86400000$/
  ],
  [
    'an order of numbers',
    { ...good, routing: { provider_order: [1] } },
    /^routing\.provider_order\[0\] must be a string$/
  ],
  ['no deadline', { ...good, deadline_ms: 0 }, /^deadline_ms must be at least 1$/],
  ['too late a deadline', { ...good, deadline_ms: 86_400_001 }, /^deadline_ms must be at most 86400000$/],
  ['a fractional deadline', { ...good, deadline_ms: 1.5 }, /^deadline_ms must be an integer$/],
  [
    'a modality that is none',
    { ...good, requirements: { input_modalities: ['smell'] } },
    /^requirements\.input_modalities\[0\] must be text, /
  ],
  [
    'a requirement of another type',
    { ...good, requirements: { tools: 'yes' } },
    /^requirements\.tools must be a boolean$/
  ],
  ['metadata of objects', { ...good, metadata: { a: {} } }, /^metadata\.a must be a string, a number or a boolean$/],
  [
    'too much metadata',
    { ...good, metadata: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`k${i}`, 1])) },
    /^metadata must have at most 64 entries$/
  ],
  [
    'too many extensions',
    { ...good, extensions: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`k${i}`, 1])) },
    /^extensions must have at most 64 entries$/
  ],
  [
    'an extension of another type',
    { ...good, extensions: { openai: { request: 3 } } },
    /^extensions\.openai\.request must be an object$/
  ],
  ['too many parts', { ...good, input: Array(1025).fill(part) }, /^input must have at most 1024 parts$/],
  [
    'too long a uri',
    { ...good, input: [{ type: 'file', uri: 'u'.repeat(8193) }] },
    /^input\[0\]\.uri must have at most 8192 characters$/
  ],
  ...neutral,
  [
    'a key of Object.prototype',
    '{"ability":"a","input":[{"type":"text","text":"x"}],"__proto__":{}}',
    /^__proto__ is an unknown field/
  ],
  [
    'another key of Object.prototype',
    '{"ability":"a","input":[{"type":"text","text":"x","constructor":1}]}',
    /^input\[0\]\.constructor is an unknown field/
  ],
  ['an odd field name', { ...good, 'a\nb"': 1 }, /^"a\\nb\\"" is an unknown field$/],
  ['malformed JSON', '{"ability": oops}', /^request body: invalid JSON: expected a value at line 1, column 13$/],
  ['an empty body', '', /^request body: invalid JSON/],
  ['a duplicate key', '{"ability":"a","ability":"a","input":[]}', /^request body: not I-JSON: duplicate key/],
  ['a lone surrogate', '{"ability":"\\ud800","input":[]}', /^request body: not I-JSON: lone surrogate/],
  [
    'a number out of range',
    '{"ability":"a","input":[{"type":"json","value":1e999}]}',
    /^request body: not I-JSON: number out of range/
  ],
  [
    'deep JSON',
    `{"ability":"a","input":[{"type":"json","value":${'['.repeat(100_000)}`,
    /^request body: JSON is nested deeper than 64/
  ],
  ['a body that is no UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), /^request body is not valid UTF-8$/],
  ['a truncated character', new Uint8Array([0x22, 0xe2, 0x82]), /^request body is not valid UTF-8$/]
]

test.each(badBodies)('%s is refused with the field and the fix', async (_name, body, message) => {
  const { app } = start()
  expect(await refused(await post(app, body), 400)).toMatch(message)
})

test('what stands at a limit is accepted', async () => {
  const { app } = start()
  const nested = JSON.parse('['.repeat(61) + ']'.repeat(61)) as unknown
  const edges: unknown[] = [
    { ...good, ability: '😀'.repeat(256) },
    { ...good, input: Array(1024).fill(part) },
    { ...good, input: [{ type: 'file', uri: '😀'.repeat(8192) }] },
    { ...good, input: [{ type: 'json', value: nested }] },
    { ...good, routing: { max_attempts: 32, retry_budget_ms: 86_400_000 }, deadline_ms: 86_400_000 },
    { ...good, routing: {}, requirements: {} },
    { ...good, input: [{ type: 'message', role: 'user', content: Array(1024).fill(part) }] },
    { ...good, input: [{ type: 'text', text: 'x'.repeat(8_388_608 - JSON.stringify(good).length + 5) }] }
  ]
  expect(JSON.stringify(edges.at(-1))).toHaveLength(8_388_608)
  for (const body of edges) await submitted(app, body)
  const open =
    '{"ability":"text-generation","input":[{"type":"json","value":{"__proto__":{"a":1},"constructor":2}}],"metadata":{"__proto__":1},"extensions":{"constructor":{"prototype":{}}}}'
  await submitted(app, open)
  expect(({} as { a?: number }).a).toBeUndefined()
})

test('a content type other than JSON, or an encoded body, is 415', async () => {
  const { app } = start()
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/json; a=b',
    'application/jsonx',
    'application/problem+json',
    'application/json, application/json'
  ]
  for (const type of types)
    expect(await refused(await post(app, good, { 'content-type': type }), 415), type).toMatch(
      /^header Content-Type must be/
    )
  const bare = app.request('/v1/executions', { method: 'POST', body: new TextEncoder().encode(JSON.stringify(good)) })
  await refused(await bare, 415)
  for (const encoding of ['gzip', 'br', 'identity, gzip'])
    expect(await refused(await post(app, good, { 'content-encoding': encoding }), 415)).toMatch(
      /^header Content-Encoding/
    )
  const fine = [
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"'
  ]
  for (const type of fine) expect((await post(app, good, { 'content-type': type })).status, type).toBe(202)
  expect((await post(app, good, { 'content-encoding': 'identity' })).status).toBe(202)
})

test('a body above the limit is 413, told by its length or found while it comes', async () => {
  const { app } = start()
  const large = JSON.stringify({ ...good, input: [{ type: 'text', text: 'x'.repeat(8_388_609) }] })
  expect(await refused(await post(app, large), 413)).toBe('request body is larger than 8388608 bytes')
  await refused(await post(app, good, { 'content-length': '8388609' }), 413)
  let pulled = 0
  let cancelled = false
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(524_288))
    },
    cancel() {
      cancelled = true
    }
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
  await refused(await app.request('/v1/executions', init), 413)
  expect(cancelled).toBe(true)
  expect(pulled).toBeLessThan(20)
})

test('a body that breaks off is 400', async () => {
  const { app } = start()
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: broken, duplex: 'half' }
  expect(await refused(await app.request('/v1/executions', init), 400)).toBe('request body ended early')
})

test('an idempotency key that is not 1 to 256 visible ASCII characters is 400', async () => {
  const { app } = start()
  for (const key of ['', 'a b', 'a\tb', 'é', 'k'.repeat(257), 'a, b'])
    expect(await refused(await post(app, good, { 'idempotency-key': key }), 400), key).toMatch(
      /^header Idempotency-Key must be/
    )
  const doubled = new Headers([
    ['content-type', 'application/json'],
    ['idempotency-key', 'a'],
    ['idempotency-key', 'a']
  ])
  await refused(
    await app.request('/v1/executions', { method: 'POST', headers: doubled, body: JSON.stringify(good) }),
    400
  )
  for (const key of ['a', '~!"#,;', 'k'.repeat(256)])
    expect((await post(app, good, { 'idempotency-key': key })).status).toBe(202)
})

test('a known key is replayed with 200, and reused with another request is 422', async () => {
  const { app } = start()
  const first = (await (await post(app, good, { 'idempotency-key': 'k' })).json()) as { execution_id: string }
  const again = await post(app, `{"input":[{"text":"hello","type":"text"}],"ability":"text-\\u0067eneration"}`, {
    'idempotency-key': 'k'
  })
  expect(again.status).toBe(200)
  expect(again.headers.get('location')).toBe(`/v1/executions/${first.execution_id}`)
  expect(await again.json()).toMatchObject({ execution_id: first.execution_id, idempotent_replay: true })
  await refused(await post(app, { ...good, deadline_ms: 5 }, { 'idempotency-key': 'k' }), 422, 'conflict')
})

test('text/event-stream accepted by name gets the stream from its first event, for a replay too', async () => {
  const { app } = start()
  for (const accept of [
    'text/event-stream',
    'application/json, Text/Event-Stream;q=0.1',
    'text/event-stream; charset=utf-8'
  ]) {
    for (const _attempt of ['new', 'replay']) {
      const answer = await post(app, good, { accept, 'idempotency-key': accept.replaceAll(' ', '') })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/event-stream')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-accel-buffering')).toBe('no')
      expect(answer.headers.get('location')).toMatch(/^\/v1\/executions\//)
      expect(sequences(await answer.text())[0]).toBe(1)
    }
  }
  for (const accept of ['*/*', 'text/*', 'application/json', 'text/event-stream;q=0', 'text/event-streams']) {
    const answer = await post(app, good, { accept })
    expect(answer.status, accept).toBe(202)
    expect(answer.headers.get('content-type')).toBe('application/json')
  }
  await refused(await post(app, {}, { accept: 'text/event-stream' }), 400)
})

test('a store that is full of promised keys refuses admission with 429 and Retry-After, and runs no key again', async () => {
  const runtime = createRuntime({
    providers: [{ type: 'mock' }],
    event_store: { type: 'memory', max_executions: 1 },
    idempotency_min_ms: 3_600_000
  })
  const app = createApp(runtime)
  const keyed = { 'idempotency-key': 'order-1' }
  const first = (await (await post(app, good, keyed)).json()) as { execution_id: string }
  await (await app.request(`/v1/executions/${first.execution_id}/events`)).text()
  const refusal = await post(app, good)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  await refused(refusal, 429, 'queue_full')
  await refused(await post(app, good, { 'idempotency-key': 'order-2' }), 429, 'queue_full')
  const again = await post(app, good, keyed)
  expect(await again.json()).toMatchObject({ execution_id: first.execution_id, idempotent_replay: true })
  await runtime.stop(0)
})
