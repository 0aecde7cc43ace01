import { expect, test } from 'vitest'
import { byByte, callsOf, finishOf, frame, frames, play, textOf, usageOf } from '../test-support.ts'

type Event = Readonly<Record<string, unknown>>

function start(usage: Event = { input_tokens: 5, output_tokens: 1 }, more: Event = {}): Event {
  return {
    type: 'message_start',
    message: { id: 'msg_1', model: 'served-1', content: [], stop_reason: null, usage, ...more }
  }
}

function open(index: number, block: Event): Event {
  return { type: 'content_block_start', index, content_block: block }
}

const openText = (index: number): Event => open(index, { type: 'text', text: '' })
const openCall = (index: number, id: string, name = 'f', input: Event = {}): Event =>
  open(index, { type: 'tool_use', id, name, input })

function delta(index: number, change: Event): Event {
  return { type: 'content_block_delta', index, delta: change }
}

const say = (index: number, text: string): Event => delta(index, { type: 'text_delta', text })
const argue = (index: number, json: string): Event => delta(index, { type: 'input_json_delta', partial_json: json })
const close = (index: number): Event => ({ type: 'content_block_stop', index })
const end = (reason: string | null, usage?: Event, more: Event = {}): Event => ({
  type: 'message_delta',
  delta: { stop_reason: reason, ...more },
  ...(usage && { usage })
})
const stop = { type: 'message_stop' }
const state = (before: unknown, value: Event) => ({
  type: 'output.provider_state',
  provider: 'target',
  model: 'model-1',
  data: { before, value }
})
const ping = { type: 'ping' }

test('case 7: an empty first delta makes no event, no delta at all leaves the arguments empty', async () => {
  const played = await play(
    'anthropic',
    frames(
      start(),
      openCall(1, 't1'),
      argue(1, ''),
      argue(1, '{"city":"X"}'),
      close(1),
      openCall(2, 't2'),
      close(2),
      end('tool_use'),
      stop
    )
  )
  expect(callsOf(played)).toEqual([
    { id: 't1', name: 'f', arguments: '{"city":"X"}' },
    { id: 't2', name: 'f', arguments: '' }
  ])
  expect(played.events.filter(({ type }) => type === 'tool.call.arguments.delta')).toHaveLength(1)
  expect(finishOf(played)).toBe('tool_calls')
})

test('arguments that stand whole in the start of a block are told when no delta came', async () => {
  const input = { city: 'X', deep: [1, null] }
  const played = await play(
    'anthropic',
    frames(start(), openCall(0, 't1', 'f', input), argue(0, ''), close(0), end('tool_use'), stop)
  )
  expect(callsOf(played)[0]?.arguments).toBe(JSON.stringify(input))
  const told = await play(
    'anthropic',
    frames(start(), openCall(0, 't1', 'f', input), argue(0, '{"city":"Y"}'), close(0), end('tool_use'), stop)
  )
  expect(callsOf(told)[0]?.arguments).toBe('{"city":"Y"}')
})

test('blocks that run alternately stay apart and are numbered by first appearance', async () => {
  const { events } = await play(
    'anthropic',
    frames(
      start(),
      openText(0),
      openText(1),
      say(1, 'b'),
      say(0, 'a'),
      say(1, 'B'),
      close(1),
      close(0),
      end('end_turn'),
      stop
    )
  )
  expect(events.filter(({ type }) => type === 'output.delta')).toEqual([
    { type: 'output.delta', output_index: 0, delta: 'b' },
    { type: 'output.delta', output_index: 1, delta: 'a' },
    { type: 'output.delta', output_index: 0, delta: 'B' }
  ])
})

test('a call that the limit cuts is passed on as it is, also without the stop of its block', async () => {
  const played = await play(
    'anthropic',
    frames(start(), openCall(0, 't1'), argue(0, '{"a": "b'), end('max_tokens'), stop)
  )
  expect(callsOf(played)[0]?.arguments).toBe('{"a": "b')
  expect(finishOf(played)).toBe('length')
})

test('case 28 and case 30: the three input counters are summed, the same at any chunking', async () => {
  const wire = frames(
    start({ input_tokens: 2, cache_creation_input_tokens: 47_119, output_tokens: 4 }),
    openText(0),
    say(0, 'x'),
    close(0),
    end('end_turn', { input_tokens: 2, cache_creation_input_tokens: 47_119, output_tokens: 64 }),
    stop
  )
  for (const cut of [undefined, byByte, (bytes: Uint8Array) => [bytes.subarray(0, 300), bytes.subarray(300)]]) {
    expect(usageOf(await play('anthropic', wire, cut && { cut }))).toEqual({
      input_token: 47_121,
      cache_write_token: 47_119,
      output_token: 64
    })
  }
})

test('case 31: later counters replace earlier ones', async () => {
  const played = await play(
    'anthropic',
    frames(
      start({ input_tokens: 8834, output_tokens: 0 }),
      end('end_turn', { input_tokens: 18, cache_read_input_tokens: 8831, output_tokens: 3 }),
      stop
    )
  )
  expect(usageOf(played)).toEqual({ input_token: 8849, cache_read_token: 8831, output_token: 3 })
})

test('a null counter leaves the one before it, a falling one replaces it', async () => {
  const played = await play(
    'anthropic',
    frames(
      start({ input_tokens: 100, cache_read_input_tokens: 55_096, output_tokens: 1 }),
      end(null, { input_tokens: null, cache_read_input_tokens: null, output_tokens: 9 }),
      end('end_turn', { cache_read_input_tokens: 0, output_tokens: 4, output_tokens_details: { thinking_tokens: 2 } }),
      stop
    )
  )
  expect(usageOf(played)).toEqual({ input_token: 100, cache_read_token: 0, output_token: 4, reasoning_token: 2 })
})

test('a counter that is no count makes no fact and takes back the one before it; the others stay', async () => {
  const played = await play(
    'anthropic',
    frames(
      start({ input_tokens: 100, cache_read_input_tokens: '7', output_tokens: 1 }),
      end('end_turn', { output_tokens: 5 }),
      stop
    )
  )
  expect(usageOf(played)).toEqual({ output_token: 5 })
  const later = await play(
    'anthropic',
    frames(start({ input_tokens: 100 }), end('end_turn', { input_tokens: -1, output_tokens: 2.5 }), stop)
  )
  expect(usageOf(later)).toEqual({ input_token: Number.NaN })
})

test('case 40: a cut stream keeps its input count and never reports the placeholder', async () => {
  const played = await play(
    'anthropic',
    frames(start({ input_tokens: 900, output_tokens: 1 }), openText(0), say(0, 'abc'))
  )
  expect(usageOf(played)).toEqual({ input_token: 900 })
  expect(played.failure?.code).toBe('provider_protocol_error')
})

test('a message that is whole in its start is told by the stop, its count being no placeholder', async () => {
  const content = [
    { type: 'text', text: 'Found it.' },
    { type: 'tool_use', id: 't1', name: 'f', input: { a: 1 } },
    { type: 'server_tool_use', id: 's1', name: 'code', input: {} }
  ]
  const wire = frames(start({ input_tokens: 5, output_tokens: 88 }, { content, stop_reason: 'tool_use' }), stop)
  const played = await play('anthropic', wire)
  expect(textOf(played)).toBe('Found it.')
  expect(callsOf(played)).toEqual([{ id: 't1', name: 'f', arguments: '{"a":1}' }])
  expect(finishOf(played)).toBe('tool_calls')
  expect(usageOf(played)).toEqual({ input_token: 5, output_token: 88 })
})

test('a repeated start of the same message is ignored, one of another message is a contradiction', async () => {
  const good = await play(
    'anthropic',
    frames(start(), start(), openText(0), say(0, 'a'), close(0), end('end_turn'), stop)
  )
  expect(textOf(good)).toBe('a')
  expect(finishOf(good)).toBe('stop')
  const spliced = await play('anthropic', frames(start(), openText(0), say(0, 'a'), start({}, { id: 'msg_2' })))
  expect(spliced.failure?.code).toBe('provider_protocol_error')
})

test('deltas that fit no block, and a block that starts twice, are contradictions', async () => {
  const contradictions = [
    [openText(0), argue(0, '{}')],
    [openCall(0, 't1'), say(0, 'x')],
    [argue(0, '{}')],
    [openText(0), close(0), say(0, 'x')],
    [openText(0), openText(0)],
    [openCall(0, 't1'), openCall(1, 't1')],
    [open(0, { type: 'tool_use', id: 't1' }), close(0)],
    [{ type: 'content_block_delta', delta: { type: 'text_delta', text: 'x' } }]
  ]
  for (const events of contradictions) {
    const { failure } = await play('anthropic', frames(start(), ...events, end('end_turn'), stop))
    expect(failure).toMatchObject({ code: 'provider_protocol_error', failureClass: 'uncertain' })
  }
})

test('thinking is reasoning, signed or redacted it is state for the text it led to; citations and unknown deltas tell nothing', async () => {
  const { events } = await play(
    'anthropic',
    frames(
      ping,
      start(),
      open(0, { type: 'thinking', thinking: '', signature: '' }),
      delta(0, { type: 'thinking_delta', thinking: 'hm' }),
      delta(0, { type: 'signature_delta', signature: 'c2ln' }),
      close(0),
      open(1, { type: 'redacted_thinking', data: 'eA==' }),
      close(1),
      openText(2),
      say(2, 'So.'),
      delta(2, { type: 'citations_delta', citation: {} }),
      delta(2, { type: 'new_delta', text: 'x' }),
      close(2),
      { type: 'new_event' },
      end('end_turn'),
      stop
    )
  )
  expect(events.filter(({ type }) => type !== 'usage')).toEqual([
    { type: 'output.reasoning.delta', output_index: 0, delta: 'hm' },
    state('message', { type: 'thinking', thinking: 'hm', signature: 'c2ln' }),
    state('message', { type: 'redacted_thinking', data: 'eA==' }),
    { type: 'output.delta', output_index: 1, delta: 'So.' },
    { type: 'completed', finish_reason: 'stop', served_model: 'served-1' }
  ])
})

test('each thinking is state for the tool call it led to; without a signature, or with nothing behind it, it is none', async () => {
  const think = (index: number, text: string, ...more: Event[]): Event[] => [
    open(index, { type: 'thinking', thinking: '' }),
    ...(text === '' ? [] : [delta(index, { type: 'thinking_delta', thinking: text })]),
    ...more,
    close(index)
  ]
  const sign = (index: number, signature: string): Event => delta(index, { type: 'signature_delta', signature })
  const { events } = await play(
    'anthropic',
    frames(
      start(),
      ...think(0, 'a', sign(0, 'old'), sign(0, 'new')),
      openCall(1, 'toolu_1'),
      close(1),
      ...think(2, 'unsigned'),
      ...think(3, '', sign(3, 'omitted')),
      openCall(4, 'toolu_2'),
      close(4),
      ...think(5, 'b', sign(5, 'last')),
      end('tool_use'),
      stop
    )
  )
  expect(events.filter(({ type }) => type === 'output.provider_state')).toEqual([
    state({ call_id: 'toolu_1' }, { type: 'thinking', thinking: 'a', signature: 'new' }),
    state({ call_id: 'toolu_2' }, { type: 'thinking', thinking: '', signature: 'omitted' })
  ])
})

test('server tools are no tool calls of the caller', async () => {
  const played = await play(
    'anthropic',
    frames(
      start(),
      open(0, { type: 'server_tool_use', id: 's1', name: 'web_search', input: {} }),
      argue(0, '{"query":"x"}'),
      close(0),
      open(1, {
        type: 'web_search_tool_result',
        tool_use_id: 's1',
        content: { type: 'web_search_tool_result_error', error_code: 'unavailable' }
      }),
      close(1),
      open(2, { type: 'mcp_tool_use', id: 'm1', name: 'x', input: {} }),
      close(2),
      end('pause_turn'),
      stop
    )
  )
  expect(callsOf(played)).toEqual([])
  expect(finishOf(played)).toBe('pause')
})

test('case 101: every stop reason has its finish reason, an unknown one is other', async () => {
  const reasons = {
    end_turn: 'stop',
    stop_sequence: 'stop',
    max_tokens: 'length',
    model_context_window_exceeded: 'length',
    tool_use: 'tool_calls',
    pause_turn: 'pause',
    refusal: 'refusal',
    compaction: 'other',
    foo: 'other'
  }
  for (const [reason, finish] of Object.entries(reasons)) {
    expect(finishOf(await play('anthropic', frames(start(), end(reason), stop)))).toBe(finish)
  }
  expect(finishOf(await play('anthropic', frames(start(), stop)))).toBe('other')
  expect(finishOf(await play('anthropic', frames(start(), openCall(0, 't1'), close(0), end('end_turn'), stop)))).toBe(
    'tool_calls'
  )
})

test('the explanation of a refusal is refusal text, not answer text', async () => {
  const details = { stop_details: { type: 'refusal', category: null, explanation: 'Not that.' } }
  const played = await play(
    'anthropic',
    frames(start(), openText(0), say(0, 'Well,'), close(0), end('refusal', undefined, details), stop)
  )
  expect(textOf(played)).toBe('Well,')
  expect(played.events).toContainEqual({ type: 'output.refusal.delta', output_index: 1, delta: 'Not that.' })
})

test('case 95: an overload inside a stream that began is transient', async () => {
  const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
  const { failure, events } = await play('anthropic', frames(start(), ping, error))
  expect(failure).toMatchObject({
    code: 'provider_unavailable',
    failureClass: 'transient',
    providerCode: 'overloaded_error'
  })
  expect(events.every(({ type }) => type === 'usage')).toBe(true)
})

test('case 64: an error is one under any event name or none', async () => {
  const error = JSON.stringify({ error: { type: 'overloaded_error', message: 'x' } })
  const typed = JSON.stringify({ type: 'error', error: { type: 'overloaded_error' } })
  const wires = [
    `event: error\ndata: ${error}`,
    `event: message\ndata: ${error}`,
    `data: ${typed}`,
    `event: content_block_delta\ndata: ${typed}`
  ]
  for (const wire of wires) {
    const { failure } = await play('anthropic', `${frames(start()) + wire}\n\n${frames(stop)}`)
    expect(failure?.providerCode).toBe('overloaded_error')
  }
})

test('case 15 and case 27: text and then the end of the body is a failure after output', async () => {
  const played = await play('anthropic', frames(start(), say(0, 'Hel')))
  expect(textOf(played)).toBe('Hel')
  expect(played.failure).toMatchObject({ code: 'provider_protocol_error', failureClass: 'uncertain' })
})

test('a stop reason without the stop of the message is no terminal; a stop without its blank line is', async () => {
  const wire = frames(start(), openText(0), say(0, 'a'), close(0), end('end_turn'))
  expect((await play('anthropic', wire)).failure?.code).toBe('provider_protocol_error')
  expect(finishOf(await play('anthropic', wire + frame(stop).trimEnd()))).toBe('stop')
})

test('padding inside and behind the data changes nothing', async () => {
  const wire = frames(start(), openText(0), say(0, 'a }'), close(0), end('end_turn'), stop)
  const padded = wire.replaceAll('}\n\n', '      }\n\n').replace('stop"      }\n\n', 'stop"}         \n\n')
  expect((await play('anthropic', padded)).events).toEqual((await play('anthropic', wire)).events)
})

test('tools that the provider ran are counted together, by the latest counters', async () => {
  const used = (web_search_requests: number, web_fetch_requests?: number | null): Event => ({
    output_tokens: 1,
    server_tool_use: { web_search_requests, ...(web_fetch_requests !== undefined && { web_fetch_requests }) }
  })
  const counted = async (...usages: Event[]) =>
    usageOf(await play('anthropic', frames(start(), ...usages.map((usage) => end('end_turn', usage)), stop)))
      .tool_request
  expect(await counted(used(1), used(2, 3))).toBe(5)
  expect(await counted(used(0, null))).toBe(0)
  expect(await counted({ output_tokens: 1, server_tool_use: null })).toBeUndefined()
  expect(await counted({ output_tokens: 1, server_tool_use: { web_search_requests: -1 } })).toBeUndefined()
})

test('passes beyond the message are part of what was used', async () => {
  const pass = (input_tokens: number, output_tokens: number, cache_read_input_tokens = 0): Event => ({
    input_tokens,
    output_tokens,
    cache_read_input_tokens,
    cache_creation_input_tokens: 0
  })
  const used = async (...iterations: unknown[]) =>
    usageOf(await play('anthropic', frames(start(), end('end_turn', { ...pass(10, 3, 5), iterations }), stop)))
  expect(await used(pass(100, 20), pass(10, 3, 5))).toMatchObject({
    input_token: 115,
    output_token: 23,
    cache_read_token: 5
  })
  const alone = { input_token: 15, output_token: 3, cache_read_token: 5 }
  expect(await used()).toMatchObject(alone)
  expect(await used(pass(1, 1))).toMatchObject(alone)
  expect(await used(pass(100, 20), { input_tokens: 'many' })).toMatchObject(alone)
})

test('case 14: a call whose end is missing is told only in a message that was cut', async () => {
  const half = [start(), openCall(0, 't1'), argue(0, '{"x":')]
  for (const reason of ['tool_use', 'end_turn', 'stop_sequence']) {
    const { failure } = await play('anthropic', frames(...half, end(reason), stop))
    expect(failure).toMatchObject({ code: 'provider_protocol_error' })
  }
  for (const reason of ['max_tokens', 'pause_turn', 'refusal', 'unheard_of']) {
    expect((await play('anthropic', frames(...half, end(reason), stop))).failure).toBeUndefined()
  }
  const own = await play('anthropic', frames(...half, close(0), end('tool_use'), stop))
  expect(callsOf(own)[0]?.arguments).toBe('{"x":')
})

test('case 64: an error without a type is one under the name of the end too', async () => {
  const wire = 'event: message_stop\ndata: {"error":{"type":"overloaded_error"}}\n\n'
  expect((await play('anthropic', frames(start()) + wire)).failure?.providerCode).toBe('overloaded_error')
})

test('a tool call that nests without end, or holds a number beyond all, is a fault of the provider before any output', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  for (const value of [deep, '1e400']) {
    const block = `{"type":"tool_use","id":"t1","name":"f","input":{"a":${value}}}`
    const wire = `data: {"type":"content_block_start","index":0,"content_block":${block}}\n\n`
    const { events, failure } = await play('anthropic', wire + frames(close(0), end('tool_use'), stop))
    expect(failure).toMatchObject({ code: 'provider_protocol_error' })
    expect(events).toEqual([])
  }
})
