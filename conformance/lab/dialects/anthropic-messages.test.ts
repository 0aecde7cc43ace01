import { expect, test } from 'vitest'
import type { Act, ErrorKind, ScriptFinish } from '../../model/script.ts'
import { bodyOf, eventsOf, plainContext, stepsOf } from '../testing/play-body.ts'
import { strictEvents } from '../testing/strict-events.ts'
import { anthropicMessages as dialect } from './anthropic-messages.ts'

const types = (events: readonly Record<string, unknown>[]) => events.map((event) => event.type)
const end = (finish: ScriptFinish, form?: string): Act => ({ end: form === undefined ? { finish } : { finish, form } })

test('a text answer with usage is said exactly as documented', () => {
  const script = {
    kind: 'stream',
    acts: [
      { usage: { input: 12, cache_read: 4, output: 3 } },
      { text: 'Hel' },
      { text: 'lo' },
      { usage: { output: 9 } },
      end('stop')
    ]
  } as const
  const id = '"id":"msg_[0-9a-f]{24}"'
  const body = bodyOf(stepsOf(dialect, script)).toString()
  const expected = [
    'event: message_start',
    `data: {"type":"message_start","message":{"model":"model-1",ID,"type":"message","role":"assistant","content":[],"stop_reason":null,"stop_sequence":null,"stop_details":null,"usage":{"input_tokens":8,"cache_read_input_tokens":4,"output_tokens":3,"service_tier":"standard"}}}`,
    '',
    'event: content_block_start',
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}',
    '',
    'event: ping',
    'data: {"type":"ping"}',
    '',
    'event: content_block_delta',
    'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hel"}}',
    '',
    'event: content_block_delta',
    'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"lo"}}',
    '',
    'event: content_block_stop',
    'data: {"type":"content_block_stop","index":0}',
    '',
    'event: message_delta',
    'data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null,"stop_details":null},"usage":{"input_tokens":8,"cache_read_input_tokens":4,"output_tokens":9}}',
    '',
    'event: message_stop',
    'data: {"type":"message_stop"}',
    '',
    ''
  ].join('\n')
  expect(body.replace(new RegExp(id), 'ID')).toBe(expected)
})

test('the input of the script is split so that its three counters add up to it again', () => {
  const events = eventsOf(dialect, [
    { usage: { input: 47121, cache_write: 47119, output: 4 } },
    { text: 'x' },
    { usage: { output: 64 } },
    end('stop')
  ])
  expect(events[0]?.message).toHaveProperty('usage', {
    input_tokens: 2,
    cache_creation_input_tokens: 47119,
    cache_creation: { ephemeral_5m_input_tokens: 47119, ephemeral_1h_input_tokens: 0 },
    output_tokens: 4,
    service_tier: 'standard'
  })
  expect(events.at(-2)?.usage).toEqual({ input_tokens: 2, cache_creation_input_tokens: 47119, output_tokens: 64 })
})

test('without any counters the wire has a placeholder output and nothing else', () => {
  const events = eventsOf(dialect, [{ text: 'a' }, end('stop')])
  expect(events[0]?.message).toHaveProperty('usage', { output_tokens: 1, service_tier: 'standard' })
  expect(events.at(-2)?.usage).toEqual({})
})

test('odd counters reach the wire as they are', () => {
  const events = eventsOf(dialect, [
    { text: 'a' },
    { usage: { input: -5, output: 1.5, cache_read: '12', reasoning: null } },
    end('stop')
  ])
  expect(events.at(-2)?.usage).toEqual({
    input_tokens: -5,
    output_tokens: 1.5,
    cache_read_input_tokens: '12',
    output_tokens_details: { thinking_tokens: null }
  })
})

test('counters in the middle of an answer are told at once in a message_delta of their own', () => {
  const events = eventsOf(dialect, [
    { usage: { input: 43 } },
    { text: 'a' },
    { usage: { input: 61, output: 2 } },
    { text: 'b' },
    end('stop')
  ])
  const deltas = events.filter((event) => event.type === 'message_delta')
  expect(deltas).toMatchObject([
    { delta: { stop_reason: null }, usage: { input_tokens: 61, output_tokens: 2 } },
    { delta: { stop_reason: 'end_turn' }, usage: { input_tokens: 61, output_tokens: 2 } }
  ])
})

test('a tool call starts with an empty argument delta and no input', () => {
  const events = eventsOf(dialect, [
    { tool: { call: 'x', name: 'look_up' } },
    { args: { call: 'x', delta: '{"a"' } },
    { args: { call: 'x', delta: ':1}' } },
    end('tool_calls')
  ])
  const block = events[1]?.content_block as Record<string, unknown>
  expect(block).toEqual({ type: 'tool_use', id: block.id, name: 'look_up', input: {}, caller: { type: 'direct' } })
  expect(block.id).toMatch(/^toolu_[0-9a-f]{24}$/)
  const json = events.flatMap((event) => (event.delta as { partial_json?: string } | undefined)?.partial_json ?? [])
  expect(json).toEqual(['', '{"a"', ':1}'])
  expect(events.at(-2)).toMatchObject({ delta: { stop_reason: 'tool_use' } })
})

test('a call in snapshot form stands whole in the start of its block, if it is a JSON object', () => {
  const acts = (delta: string): Act[] => [
    { tool: { call: 'x', name: 'f', form: 'snapshot' } },
    { args: { call: 'x', delta } },
    end('tool_calls')
  ]
  const whole = eventsOf(dialect, acts('{"x":1}'))
  expect(whole[1]).toMatchObject({ content_block: { input: { x: 1 } } })
  expect(types(whole)).not.toContain('content_block_delta')
  expect(types(eventsOf(dialect, acts('{"x":')))).toContain('content_block_delta')
})

test('blocks that interleave keep their index and stop after their last delta', () => {
  const events = eventsOf(dialect, [
    { text: 'a', part: 0 },
    { text: 'b', part: 1 },
    { text: 'c', part: 0 },
    end('stop')
  ])
  const told = events
    .filter((event) => 'index' in event)
    .map((event) => `${String(event.type).replace('content_block_', '')} ${event.index}`)
  expect(told).toEqual(['start 0', 'delta 0', 'start 1', 'delta 1', 'stop 1', 'delta 0', 'stop 0'])
})

test('thinking is signed just before its block stops', () => {
  const events = eventsOf(dialect, [{ reasoning: 'hm' }, { text: 'a' }, end('stop')])
  expect(types(events).slice(1, 6)).toEqual([
    'content_block_start',
    'ping',
    'content_block_delta',
    'content_block_delta',
    'content_block_stop'
  ])
  expect(events[1]).toMatchObject({ content_block: { type: 'thinking', thinking: '', signature: '' } })
  expect(events[3]).toMatchObject({ delta: { type: 'thinking_delta', thinking: 'hm' } })
  expect(events[4]).toMatchObject({
    delta: { type: 'signature_delta', signature: expect.stringMatching(/^[0-9a-f]{64}$/) }
  })
})

test.each<[ScriptFinish, string]>([
  ['stop', 'end_turn'],
  ['tool_calls', 'tool_use'],
  ['length', 'max_tokens'],
  ['refusal', 'refusal'],
  ['pause', 'pause_turn'],
  ['content_filter', 'lab_unlisted_filter'],
  ['other', 'lab_unlisted']
])('finish %s is stop_reason %s', (finish, reason) => {
  expect(eventsOf(dialect, [{ text: 'a' }, end(finish)]).at(-2)).toMatchObject({ delta: { stop_reason: reason } })
})

test('a refusal is told in the stop details', () => {
  const events = eventsOf(dialect, [{ refusal: 'I can’t' }, { refusal: ' help.' }, end('refusal')])
  expect(types(events)).toEqual(['message_start', 'message_delta', 'message_stop'])
  expect(events[1]).toMatchObject({
    delta: { stop_details: { type: 'refusal', category: null, explanation: 'I can’t help.' } }
  })
})

test('an end can leave blocks open, name a stop sequence or the context window, or leave usage out', () => {
  const cut = eventsOf(dialect, [
    { tool: { call: 'x', name: 'f' } },
    { args: { call: 'x', delta: '{"a' } },
    end('length', 'unclosed')
  ])
  expect(types(cut)).not.toContain('content_block_stop')
  expect(types(cut).slice(-2)).toEqual(['message_delta', 'message_stop'])
  expect(eventsOf(dialect, [end('stop', 'stop_sequence')]).at(-2)).toMatchObject({
    delta: { stop_reason: 'stop_sequence', stop_sequence: 'END' }
  })
  expect(eventsOf(dialect, [end('length', 'context_window')]).at(-2)).toMatchObject({
    delta: { stop_reason: 'model_context_window_exceeded' }
  })
  expect(eventsOf(dialect, [end('stop', 'no_usage')]).at(-2)).not.toHaveProperty('usage')
})

test('an in-band error is an error event with its own type; proxies name it in other ways', () => {
  const frame = (form?: string) =>
    strictEvents(
      bodyOf(
        stepsOf(dialect, {
          kind: 'stream',
          acts: [{ error: { kind: 'overloaded', ...(form === undefined ? {} : { form }) } }]
        })
      )
    )[1]
  const object = { details: null, type: 'overloaded_error', message: 'Overloaded' }
  const typed = { type: 'error', error: object, request_id: expect.stringMatching(/^req_/) }
  const parsed = (form?: string) => ({
    event: frame(form)?.event,
    data: JSON.parse(frame(form)?.data ?? '') as unknown
  })
  expect(parsed()).toEqual({ event: 'error', data: typed })
  expect(parsed('untyped')).toEqual({ event: 'error', data: { error: object } })
  expect(parsed('message')).toEqual({ event: 'message', data: { error: object } })
  expect(parsed('unnamed')).toEqual({ event: undefined, data: typed })
  expect(parsed('misnamed')).toEqual({ event: 'content_block_delta', data: typed })
})

test.each<[ErrorKind, number, string]>([
  ['overloaded', 529, 'overloaded_error'],
  ['rate_limit', 429, 'rate_limit_error'],
  ['server', 500, 'api_error'],
  ['invalid_request', 400, 'invalid_request_error'],
  ['authentication', 401, 'authentication_error'],
  ['permission', 403, 'permission_error'],
  ['model_not_found', 404, 'not_found_error']
])('error %s is HTTP %i with type %s', (kind, status, type) => {
  expect(dialect.wireError(kind).status).toBe(status)
  expect(dialect.errorBody(kind, 'm', plainContext)).toMatchObject({ type: 'error', error: { type, message: 'm' } })
})

test('an exhausted quota is a 429 whose details name the spend limit', () => {
  expect(dialect.wireError('quota').status).toBe(429)
  expect(dialect.errorBody('quota', undefined, plainContext)).toMatchObject({
    error: { type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit_reached' } }
  })
})

test('data lines carry padding spaces that JSON does not mind', () => {
  const acts: Act[] = Array.from({ length: 60 }, () => ({ text: 'a' }))
  const lines = bodyOf(stepsOf(dialect, { kind: 'stream', acts: [...acts, end('stop')] }, { variants: [] }))
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('data: '))
  const before = lines.filter((line) => / +\}$/.test(line)).length
  const after = lines.filter((line) => / +$/.test(line)).length
  expect(before).toBeGreaterThan(lines.length / 2)
  expect(after).toBeGreaterThan(0)
  for (const line of lines) expect(() => JSON.parse(line.slice(6))).not.toThrow()
})

test('a prefilled answer stands whole in message_start, with no block events', () => {
  const acts: Act[] = [
    { text: 'Hello' },
    { tool: { call: 'x', name: 'f' } },
    { args: { call: 'x', delta: '{"x":1}' } },
    { usage: { input: 5, output: 7 } },
    end('tool_calls')
  ]
  const events = eventsOf(dialect, acts, { variants: ['prefilled', 'unpadded'] })
  expect(types(events)).toEqual(['message_start', 'message_stop'])
  expect(events[0]?.message).toMatchObject({
    content: [
      { type: 'text', text: 'Hello' },
      { type: 'tool_use', name: 'f', input: { x: 1 } }
    ],
    stop_reason: 'tool_use',
    usage: { input_tokens: 5, output_tokens: 7 }
  })
})

test('without streaming the same script is one message object', () => {
  const acts: Act[] = [{ reasoning: 'hm' }, { text: 'Hello' }, { usage: { input: 5, output: 7 } }, end('stop')]
  const steps = stepsOf(dialect, { kind: 'stream', acts }, { streaming: false })
  expect(JSON.parse(bodyOf(steps).toString())).toMatchObject({
    type: 'message',
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: 'hm' },
      { type: 'text', text: 'Hello' }
    ],
    stop_reason: 'end_turn',
    usage: { input_tokens: 5, output_tokens: 7 }
  })
})

test('a call without an id has none in the start of its block', () => {
  const acts: Act[] = [{ tool: { call: 'a', name: 'f', form: 'no_id' } }, { end: { finish: 'tool_calls' } }]
  const start = eventsOf(dialect, acts).find(({ type }) => type === 'content_block_start')
  expect(start?.content_block).toMatchObject({ type: 'tool_use', name: 'f' })
  expect(start?.content_block).not.toHaveProperty('id')
})
