import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { sanitizeSet } from './sanitize-set.ts'
import { canaries } from './testing/canaries.ts'
import { anthropicStream, bytes, exchangeOf, frames, joinedDeltas, requestOf } from './testing/exchanges.ts'

const clean = (...exchanges: Exchange[]): Exchange[] => {
  const { exchanges: sanitized, findings } = sanitizeSet(exchanges)
  expect(findings).toEqual([])
  return sanitized.map(({ exchange }) => exchange)
}

const bodyOf = (exchange: Exchange | undefined): string =>
  Buffer.from(exchange?.response.body ?? '', 'latin1').toString()

const openai = { provider: 'openai-responses' } as const

// What stands between strings, how numbers and characters are spelled: nothing of it may change.
test('every byte that is not replaced stays: key order, spelling of numbers, padding, escapes, unknown line ends', () => {
  const body = [
    ': keep\r\n',
    'event: response.completed\r\n',
    'data: {"type":"response.completed" ,"sequence_number":7.0e0,  "response":{"usage":{"z":1.50,"a":-0},',
    '"id":"resp_0a5e72c4d8eb43c50069cbcbf7fa78819b82d7e42163ef3bd0","instructions":"caf\\u00e9 caf\u00e9 \\/ \\ud83d\\ude00 😀"}}   \r\n',
    '\r\n',
    'data: [DONE]\n\n'
  ].join('')
  const [after] = clean(exchangeOf(body, openai))
  expect(bodyOf(after)).toBe(
    body.replace(
      'resp_0a5e72c4d8eb43c50069cbcbf7fa78819b82d7e42163ef3bd0',
      `resp_${'1'.padStart(16, '0')}${'2'.padStart(34, '0')}`
    )
  )
})

test('a byte order mark, several data lines and a frame without an end are read and kept', () => {
  const id = 'call_0huubaIPG7y97doHmNEbKQi3'
  const body = `\ufeffdata: {"type":"ping",\ndata: "item_id":"${id}"}\n\ndata: {"type":"ping","item_id":"${id}"`
  const [after] = clean(exchangeOf(body, openai))
  expect(bodyOf(after)).toBe(body.replaceAll(id, `call_${'1'.padStart(24, '0')}`))
})

test('ids keep prefix and length, and are the same in every body, header, path and error of the set', () => {
  const call = 'toolu_01UmKD1vMphVCN9vw8PEMk1q'
  const request = 'req_011CSHoEeqs5C35K2UUqR7Fy'
  const first = exchangeOf(anthropicStream([]), {
    name: 'a',
    response: {
      status: 200,
      headers: { values: { 'content-type': 'text/event-stream', 'request-id': request }, dropped: [] },
      body: frames([
        { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: call, name: 'f', input: {} } }
      ])
    }
  })
  const second = exchangeOf(JSON.stringify({ error: { message: `no ${call} in ${request}` }, request_id: request }), {
    name: 'b',
    request: requestOf(
      { messages: [{ role: 'user', content: [{ type: 'tool_result', tool_use_id: call }] }] },
      `/v1/x/${call}`
    )
  })
  const [a, b] = clean(first, second)
  const named = /toolu_0{4,}\d+/.exec(bodyOf(a))?.[0] ?? 'none'
  const asked = a?.response.headers.values['request-id'] ?? 'none'
  expect(named).toHaveLength(call.length)
  expect(asked).toMatch(/^req_0{4,}\d{1,4}$/)
  expect(bodyOf(b)).toBe(JSON.stringify({ error: { message: `no ${named} in ${asked}` }, request_id: asked }))
  expect(b?.request?.body).toContain(`"tool_use_id":"${named}"`)
  expect(b?.request?.path).toBe(`/v1/x/${named}`)
})

test('ids that shared a stem still share one, in the old form and the new one', () => {
  const pairs = [
    [
      'resp_0a5e72c4d8eb43c50069cbcbf7fa78819b82d7e42163ef3bd0',
      'msg_0a5e72c4d8eb43c50069cbcbf837b4819bbcf7a94eaadabb54',
      0,
      16
    ],
    [
      'resp_689f74e29ec88192a33523ce531650ec0d633b0c8e3fd59d',
      'fc_689f74e3958881928863549f7a95e29f0d633b0c8e3fd59d',
      32,
      48
    ]
  ] as const
  for (const [one, other, start, end] of pairs) {
    const [after] = clean(exchangeOf(JSON.stringify({ id: one, output: [{ id: other }] }), openai))
    const { id, output } = JSON.parse(bodyOf(after)) as { id: string; output: { id: string }[] }
    const body = (text = ''): string => text.split('_')[1] ?? ''
    expect(body(id).slice(start, end)).toBe(body(output[0]?.id).slice(start, end))
    expect(id).not.toBe(output[0]?.id)
    expect([id.length, output[0]?.id.length]).toEqual([one.length, other.length])
    expect(JSON.stringify([id, output])).not.toMatch(/[a-f]\d[a-f]|[1-9]{5}/)
  }
})

test('times move by one offset through the whole set, in every spelling', () => {
  const a = exchangeOf(JSON.stringify({ id: 'x', created_at: 1_764_500_010, completed_at: 1_764_500_012.25 }), {
    ...openai,
    name: 'a'
  })
  const b = exchangeOf(
    JSON.stringify({ created_at: '2025-11-30T10:53:35.500+00:00', data: [{ created_at: 1_764_500_000_123 }] }),
    { name: 'b' }
  )
  const [first, second] = clean(a, b)
  expect(bodyOf(first)).toBe('{"id":"x","created_at":1000000010,"completed_at":1000000012.25}')
  expect(bodyOf(second)).toBe('{"created_at":"2001-09-09T01:46:55.500+00:00","data":[{"created_at":1000000000123}]}')
})

test('offsets, durations and values that are no times stay', () => {
  const body = JSON.stringify({ chunks: [{ timestamp: [0, 4.2], text: 'a' }], text: '1764500010' })
  expect(bodyOf(clean(exchangeOf(body, { provider: 'fal-queue' }))[0])).toBe(body)
})

test('encrypted state and signatures become stand-ins of equal length, the same one wherever they come back', () => {
  const state = `gAAAAABo${'Zk2Lm9Xw4Rt8'.repeat(9)}==`
  const other = `gAAAAABo${'Wq7Np3Vb5Hs1'.repeat(9)}==`
  const answer = exchangeOf(
    JSON.stringify({ output: [{ type: 'reasoning', encrypted_content: state }, { encrypted_content: other }] }),
    openai
  )
  const replay = exchangeOf('{}', {
    ...openai,
    name: 'b',
    request: requestOf({ input: [{ type: 'reasoning', encrypted_content: state }] }, '/v1/responses')
  })
  const result = sanitizeSet([answer, replay])
  expect(result.findings).toEqual([])
  const [first, second] = result.exchanges
  const { output } = JSON.parse(bodyOf(first?.exchange)) as { output: { encrypted_content: string }[] }
  expect(output[0]?.encrypted_content).toMatch(/^A+0001==$/)
  expect(output[0]?.encrypted_content).toHaveLength(state.length)
  expect(output[1]?.encrypted_content).toMatch(/^A+0002==$/)
  expect(second?.exchange.request?.body).toContain(output[0]?.encrypted_content)
  expect([first?.replayable, second?.replayable]).toEqual([false, false])
  expect(sanitizeSet([exchangeOf('{}')]).exchanges[0]?.replayable).toBe(true)
})

test('every field with a rule loses its value and keeps its length', () => {
  const drawn = 'Zk2Lm9Xw4Rt8Vb3Np6Qs'
  const body = {
    type: 'x',

    content: [
      { type: 'redacted_thinking', data: drawn },
      { type: 'image', source: { type: 'base64', data: drawn } },
      { signature: drawn }
    ],
    metadata: { customer: drawn, order: 4711 },
    usage: {
      user: drawn,
      user_id: drawn,
      safety_identifier: drawn,
      prompt_cache_key: drawn,
      system_fingerprint: drawn
    },
    tools: [
      {
        server_url: `https://${drawn}.acme.io/mcp`,
        authorization: drawn,
        headers: { 'x-team': drawn },
        user_location: { type: 'approximate', city: drawn }
      }
    ],
    error: {
      file_data: drawn,
      partial_image_b64: drawn,
      image_url: `https://acme.io/${drawn}.png`,
      result: { type: 'image_generation_call', result: drawn }
    }
  }
  const [after] = clean(exchangeOf(JSON.stringify(body)))
  expect(bodyOf(after)).not.toContain(drawn)
  expect(bodyOf(after)).toHaveLength(JSON.stringify(body).length)
  expect(bodyOf(after)).toContain('"type":"approximate"')
  expect(bodyOf(after)).toContain('"order":1000')
})

test('members of schemas and arguments that are only called like a field with a rule stay', () => {
  const body = JSON.stringify({
    tools: [
      {
        name: 'f',
        input_schema: {
          type: 'object',
          properties: { user: { type: 'string', description: 'a name' }, metadata: { type: 'object' } }
        }
      }
    ],
    content: [{ type: 'tool_use', id: 't', name: 'f', input: { user: 'Ada', url: 'https://example.test/x' } }]
  })
  expect(bodyOf(clean(exchangeOf(body))[0])).toBe(body)
})

test('files of fal lose host, path and name, keep extension and length, and stay apart', () => {
  const images = ['a', 'b'].map((one) => ({
    url: `https://v3.fal.media/files/${one}/Zk2Lm9Xw4Rt8Vb3Np6Qs.png`,
    file_name: `${one}k2Lm9.png`,
    width: null
  }))
  const [after] = clean(exchangeOf(JSON.stringify({ images, seed: 7 }), { provider: 'fal-queue' }))
  const told = JSON.parse(bodyOf(after)) as { images: { url: string; file_name: string }[] }
  expect(told.images.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^https:\/\/\S*example\.test\/[x/]+0001\.png$|^https:\/\/\S*\.test\/[x/]+0001\.png$/),
    expect.stringMatching(/0002\.png$/)
  ])
  expect(told.images[0]?.url).toHaveLength(images[0]?.url.length ?? 0)
  expect(told.images[0]?.file_name).toBe('xxxxxx.png')
})

test("the provider's own address becomes its stand-in, also where it is part of a link", () => {
  const id = ['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-')
  const body = JSON.stringify({ request_id: id, status_url: `https://queue.fal.run/fal-ai/flux/requests/${id}/status` })
  const [after] = clean(exchangeOf(body, { provider: 'fal-queue', origin: 'https://queue.fal.run' }))
  const named = '00000000-0000-4000-8000-000000000001'
  expect(JSON.parse(bodyOf(after))).toEqual({
    request_id: named,
    status_url: `https://queue.example.test/fal-ai/flux/requests/${named}/status`
  })
  expect(after?.origin).toBe('https://queue.example.test')
})

test('borders of chunks stay where they were in the text when a replacement changes its length', () => {
  const origin = 'https://queue.fal.run'
  const body = JSON.stringify({ text: `see ${origin}/a`, prompt: 'b' })
  const at = body.indexOf('/a"')
  const chunks = [
    { bytes: at, at_ms: 0 },
    { bytes: 3, at_ms: 10 },
    { bytes: body.length - at - 3, at_ms: 20 }
  ]
  const [after] = clean(exchangeOf(body, { provider: 'fal-queue', origin, chunks }))
  const longer = 'https://queue.example.test'.length - origin.length
  expect(after?.chunks).toEqual([{ bytes: at + longer, at_ms: 0 }, { bytes: 3, at_ms: 10 }, chunks[2]])
})

test('a secret over several deltas is replaced in each of them and the done event says the same', () => {
  const secret = ['sk', 'proj', 'q7Zk2Lm9Xw4Rt8Vb3Np6'].join('-')
  const text = `The key is ${secret}, is it?`
  const deltas = [text.slice(0, 13), text.slice(13, 20), text.slice(20)]
  const about = { output_index: 0, content_index: 0 }
  const body = frames([
    ...deltas.map((delta) => ({ type: 'response.output_text.delta', ...about, delta })),
    { type: 'response.output_text.done', ...about, text }
  ])
  const [after] = clean(exchangeOf(body, openai))
  const joined = joinedDeltas(bytes(bodyOf(after)))
  expect(joined).toBe(`The key is ${'x'.repeat(secret.length)}, is it?`)
  expect(bodyOf(after)).toContain(`"text":"${joined}"`)
})

const word = fc.constantFrom(
  'the ',
  'answer',
  ' is ',
  '42',
  ', ',
  '\n',
  '"',
  '\\',
  'é',
  '😀',
  '{"a":',
  '}',
  '/',
  'user',
  '2026-11-30',
  '%',
  'sk-',
  '@',
  '::',
  'data:'
)
const secret = fc.constantFrom(...canaries.filter(({ text }) => text.length < 200).map(({ text }) => text))
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: secret }), { maxLength: 12 })
  .map((parts) => parts.join(''))

/** A text and the places at which it is cut into deltas. */
const stream = fc.tuple(text, fc.array(fc.nat(400), { maxLength: 6 })).map(([said, cuts]) => {
  const places = [...new Set([0, ...cuts.filter((cut) => cut < said.length), said.length])].sort((a, b) => a - b)
  return places.slice(1).map((end, place) => said.slice(places[place], end))
})

test('a second run changes nothing, whatever was recorded', () => {
  let accepted = 0
  fc.assert(
    fc.property(stream, text, fc.boolean(), (pieces, error, args) => {
      const set = [
        exchangeOf(anthropicStream(pieces, args ? 'partial_json' : 'text'), { name: 'a' }),
        exchangeOf(JSON.stringify({ error: { message: error } }), {
          name: 'b',
          request: requestOf({ system: pieces.join('') })
        })
      ]
      const first = sanitizeSet(set)
      if (first.findings.length > 0) return
      accepted += 1
      const second = sanitizeSet(first.exchanges.map(({ exchange }) => exchange))
      expect(second.findings).toEqual([])
      expect(second.exchanges.map(({ exchange }) => exchange)).toEqual(first.exchanges.map(({ exchange }) => exchange))
      expect(second.exchanges.flatMap(({ counts }) => Object.keys(counts))).toEqual([])
    }),
    { numRuns: 300 }
  )
  expect(accepted).toBeGreaterThan(150)
})

test('whatever is replaced, bodies keep their length in bytes, their events and every member name', () => {
  fc.assert(
    fc.property(stream, (pieces) => {
      const before = exchangeOf(anthropicStream(pieces))
      const { exchanges, findings } = sanitizeSet([before])
      if (findings.length > 0) return
      const after = exchanges[0]?.exchange.response.body ?? ''
      expect(shape(after)).toEqual(shape(before.response.body))
    }),
    { numRuns: 200 }
  )
})

/** Events with every text replaced by its length. */
const shape = (body: string): string =>
  Buffer.from(body, 'latin1')
    .toString()
    .replace(/"(?:[^"\\]|\\.)*"/g, (literal) => `<${(JSON.parse(literal) as string).length}>`)
