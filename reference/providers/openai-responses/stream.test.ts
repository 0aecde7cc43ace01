import { expect, test } from 'vitest'
import { createManualClock } from '../../core/manual-clock.ts'
import {
  adapterOptions,
  byByte,
  callsOf,
  createAdapter,
  drain,
  everyCut,
  finishOf,
  frame,
  frames,
  play,
  textOf,
  usageOf
} from '../test-support.ts'

type Event = Readonly<Record<string, unknown>>

const created = { type: 'response.created', response: { id: 'resp_1', status: 'in_progress' } }

function added(index: number, item: Event): Event {
  return { type: 'response.output_item.added', output_index: index, item }
}

function call(index: number, id: string, name: string): Event {
  return added(index, { type: 'function_call', id: `fc_${index}`, call_id: id, name, arguments: '' })
}

function argument(index: number, delta: string, more: Event = {}): Event {
  return { type: 'response.function_call_arguments.delta', item_id: `fc_${index}`, output_index: index, delta, ...more }
}

function text(delta: string, index = 0, content = 0): Event {
  return { type: 'response.output_text.delta', item_id: 'msg', output_index: index, content_index: content, delta }
}

function completed(output: readonly Event[] = [], more: Event = {}): Event {
  return { type: 'response.completed', response: { status: 'completed', model: 'served-1', output, ...more } }
}

function message(...content: Event[]): Event {
  return { type: 'message', role: 'assistant', content }
}

const spoken = (value: string): Event => ({ type: 'output_text', text: value, annotations: [] })

const interleaved = [
  created,
  call(1, 'a', 'f'),
  call(2, 'b', 'g'),
  argument(2, '{"y"'),
  argument(1, '{"x":1}'),
  argument(2, ':2}'),
  { type: 'response.function_call_arguments.done', output_index: 1, arguments: '{"x":1}' },
  { type: 'response.function_call_arguments.done', output_index: 2, arguments: '{"y":2}' },
  completed()
]

test('case 1: argument deltas of two calls that alternate stay apart', async () => {
  const played = await play('openai', frames(...interleaved))
  expect(callsOf(played)).toEqual([
    { id: 'a', name: 'f', arguments: '{"x":1}' },
    { id: 'b', name: 'g', arguments: '{"y":2}' }
  ])
  const started = played.events.filter((event) => event.type === 'tool.call.started')
  expect(started.map((event) => event.output_index)).toEqual([0, 1])
  expect(finishOf(played)).toBe('tool_calls')
})

test('case 11: item ids that change with every event change nothing', async () => {
  const rotated = interleaved.map((event, at) => ({ ...event, item_id: `rotated-${at}` }))
  expect((await play('openai', frames(...rotated))).events).toEqual(
    (await play('openai', frames(...interleaved))).events
  )
})

test('case 5: a call starts once its name is known, with everything that came before', async () => {
  const played = await play(
    'openai',
    frames(
      added(0, { type: 'function_call', call_id: 'a', name: null, arguments: '' }),
      argument(0, '{}'),
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { type: 'function_call', call_id: 'a', name: 'f', arguments: '{}' }
      },
      completed()
    )
  )
  expect(callsOf(played)).toEqual([{ id: 'a', name: 'f', arguments: '{}' }])
})

test('case 10: snapshots that repeat the deltas add nothing, and fill what had none', async () => {
  const done = (value: string): Event[] => [
    { type: 'response.function_call_arguments.done', output_index: 0, arguments: value },
    {
      type: 'response.output_item.done',
      output_index: 0,
      item: { type: 'function_call', call_id: 'a', name: 'f', arguments: value }
    },
    completed([{ type: 'function_call', call_id: 'a', name: 'f', arguments: value }])
  ]
  const told = await play(
    'openai',
    frames(call(0, 'a', 'f'), argument(0, '{"x"'), argument(0, ':1}'), ...done('{"x":1}'))
  )
  expect(callsOf(told)).toEqual([{ id: 'a', name: 'f', arguments: '{"x":1}' }])
  const untold = await play('openai', frames(call(0, 'a', 'f'), ...done('{"x":1}')))
  expect(untold.events.filter((event) => event.type === 'tool.call.arguments.delta')).toHaveLength(1)
  expect(callsOf(untold)).toEqual(callsOf(told))
})

test('case 10: a snapshot that differs from the deltas is a contradiction, wherever it stands', async () => {
  const deltas = [text('Hel'), text('lo')]
  const contradictions: Event[] = [
    { type: 'response.output_text.done', output_index: 0, content_index: 0, text: 'Hallo' },
    { type: 'response.content_part.done', output_index: 0, content_index: 0, part: spoken('Hello!') },
    { type: 'response.output_item.done', output_index: 0, item: message(spoken('Hel')) },
    completed([message(spoken('HelloHello'))])
  ]
  for (const contradiction of contradictions) {
    const { events, failure } = await play('openai', frames(...deltas, contradiction, completed()))
    expect(textOf({ events })).toBe('Hello')
    expect(failure).toMatchObject({ code: 'provider_protocol_error', failureClass: 'uncertain' })
  }
})

test('items that stay open together and are told by the final response alone are filled from it', async () => {
  const played = await play(
    'openai',
    frames(
      created,
      added(0, { type: 'mcp_list_tools' }),
      added(1, { type: 'message', content: [] }),
      call(2, 'a', 'f'),
      argument(2, '{"x":'),
      completed([
        { type: 'mcp_list_tools', tools: [] },
        message(spoken('one'), { type: 'refusal', refusal: 'no' }),
        { type: 'function_call', call_id: 'a', name: 'f', arguments: '{"x":' }
      ])
    )
  )
  expect(played.failure).toBeUndefined()
  expect(textOf(played)).toBe('one')
  expect(callsOf(played)).toEqual([{ id: 'a', name: 'f', arguments: '{"x":' }])
  expect(finishOf(played)).toBe('refusal')
})

test('a final list that leaves items out is matched by type, not by place', async () => {
  const reasoning = added(0, { type: 'reasoning', summary: [] })
  const opened = [reasoning, added(1, { type: 'message', content: [] }), text('Hello', 1)]
  const good = await play('openai', frames(...opened, completed([message(spoken('Hello'))])))
  expect(good.failure).toBeUndefined()
  expect(textOf(good)).toBe('Hello')
  const bad = await play('openai', frames(...opened, completed([message(spoken('Other'))])))
  expect(bad.failure?.code).toBe('provider_protocol_error')
})

test('parts are numbered by first appearance, across items and kinds', async () => {
  const reasoning = { type: 'response.reasoning_summary_text.delta', output_index: 0, summary_index: 1, delta: 'why' }
  const raw = { type: 'response.reasoning_text.delta', output_index: 0, content_index: 0, delta: 'raw' }
  const refusal = { type: 'response.refusal.delta', output_index: 3, content_index: 1, delta: 'no' }
  const { events } = await play(
    'openai',
    frames(text('b', 3), reasoning, raw, text('c', 3), refusal, text('', 9), completed())
  )
  expect(events.slice(0, -1)).toEqual([
    { type: 'output.delta', output_index: 0, delta: 'b' },
    { type: 'output.reasoning.delta', output_index: 1, delta: 'why' },
    { type: 'output.reasoning.delta', output_index: 2, delta: 'raw' },
    { type: 'output.delta', output_index: 0, delta: 'c' },
    { type: 'output.refusal.delta', output_index: 3, delta: 'no' }
  ])
})

test('two calls of one id, a place of two kinds and an event without a place are contradictions', async () => {
  const contradictions = [
    [call(0, 'a', 'f'), call(1, 'a', 'g')],
    [text('a'), { type: 'response.refusal.delta', output_index: 0, content_index: 0, delta: 'b' }],
    [{ type: 'response.output_text.delta', content_index: 0, delta: 'x' }],
    [added(0, { type: 'message' }), call(0, 'a', 'f')],
    [call(0, 'a', 'f'), call(0, 'a', 'other')]
  ]
  for (const events of contradictions) {
    expect((await play('openai', frames(...events, completed()))).failure?.code).toBe('provider_protocol_error')
  }
})

test('a call without an id gets one of ours, a custom tool keeps its free text', async () => {
  const item = { type: 'custom_tool_call', name: 'f' }
  const played = await play(
    'openai',
    frames(
      added(0, item),
      { type: 'response.custom_tool_call_input.delta', output_index: 0, delta: 'free text' },
      completed()
    )
  )
  expect(callsOf(played)).toEqual([{ id: 'made-1', name: 'f', arguments: 'free text' }])
})

test('case 14: arguments survive any cut and framing without a space; broken JSON never loses the middle', async () => {
  const parts = ['{"cmd":"a', ' é🧭 \\u00', 'e9 \\ud83e\\udded"}']
  const wire = frames(call(0, 'a', 'f'), ...parts.map((part) => argument(0, part)), completed())
  for (const framed of [wire, wire.replaceAll('data: ', 'data:')]) {
    for (const cut of [byByte, ...everyCut(new TextEncoder().encode(framed).length).filter((_, at) => at % 7 === 0)]) {
      expect(callsOf(await play('openai', framed, { cut }))[0]?.arguments).toBe(parts.join(''))
    }
  }
  const broken = `${frames(call(0, 'a', 'f'), argument(0, '{"cmd":'))}data: {"type":"response.function\n\n${frames(completed())}`
  const { failure, events } = await play('openai', broken)
  expect(failure?.code).toBe('provider_protocol_error')
  expect(events.some(({ type }) => type === 'completed')).toBe(false)
})

test('case 37: cached and reasoning tokens are parts of their totals', async () => {
  const usage = {
    input_tokens: 100,
    input_tokens_details: { cached_tokens: 80, cache_write_tokens: 5 },
    output_tokens: 50,
    output_tokens_details: { reasoning_tokens: 30 },
    total_tokens: 150
  }
  expect(usageOf(await play('openai', frames(completed([], { usage }))))).toEqual({
    input_token: 100,
    cache_read_token: 80,
    cache_write_token: 5,
    output_token: 50,
    reasoning_token: 30
  })
})

test('case 38: no usage makes no fact, a zero makes one, what is no count makes none', async () => {
  for (const usage of [undefined, null, {}]) {
    const { events } = await play('openai', frames(text('a'), completed([], { usage })))
    expect(events.some(({ type }) => type === 'usage')).toBe(false)
  }
  const odd = {
    input_tokens: -5,
    output_tokens: '12',
    output_tokens_details: { reasoning_tokens: 1.5 },
    input_tokens_details: { cached_tokens: 0 }
  }
  expect(usageOf(await play('openai', frames(completed([], { usage: odd }))))).toEqual({ cache_read_token: 0 })
})

test('the finish reason is the foremost of what the response and its output say', async () => {
  const ended = (reason: string | null): Event => ({
    type: 'response.incomplete',
    response: { status: 'incomplete', output: [], incomplete_details: reason === null ? null : { reason } }
  })
  const refusal = { type: 'response.refusal.delta', output_index: 5, content_index: 0, delta: 'no' }
  const reasons: [string, Event[]][] = [
    ['stop', [text('a'), completed()]],
    ['stop', [completed()]],
    ['tool_calls', [call(0, 'a', 'f'), completed()]],
    ['length', [call(0, 'a', 'f'), ended('max_output_tokens')]],
    ['length', [ended('max_tokens')]],
    ['refusal', [refusal, ended('max_output_tokens')]],
    ['content_filter', [refusal, ended('content_filter')]],
    ['other', [call(0, 'a', 'f'), ended('something_new')]],
    ['other', [ended(null)]]
  ]
  for (const [reason, events] of reasons) expect(finishOf(await play('openai', frames(...events)))).toBe(reason)
})

test('case 101: a refusal in deltas ends with finish reason refusal and is no text', async () => {
  const played = await play(
    'openai',
    frames(
      { type: 'response.refusal.delta', output_index: 0, content_index: 0, delta: 'I ' },
      { type: 'response.refusal.delta', output_index: 0, content_index: 0, delta: 'will not.' },
      { type: 'response.refusal.done', output_index: 0, content_index: 0, refusal: 'I will not.' },
      completed([message({ type: 'refusal', refusal: 'I will not.' })])
    )
  )
  expect(textOf(played)).toBe('')
  expect(finishOf(played)).toBe('refusal')
})

test('case 94: a failed response is a failure of the provider before and after output', async () => {
  const failed = {
    type: 'response.failed',
    response: { status: 'failed', error: { code: 'server_error', message: 'CANARY' }, usage: { input_tokens: 3 } }
  }
  for (const before of [[created], [created, text('Hel')]]) {
    const { events, failure } = await play('openai', frames(...before, failed))
    expect(failure).toMatchObject({
      code: 'provider_unavailable',
      failureClass: 'uncertain',
      providerCode: 'server_error'
    })
    expect(usageOf({ events })).toEqual({ input_token: 3 })
    expect(JSON.stringify(failure)).not.toContain('CANARY')
  }
})

test('both shapes of an error event, and one without a type, are the same failure', async () => {
  const error = { type: 'service_unavailable_error', code: 'server_is_overloaded', message: 'later', param: null }
  const shapes = [
    frame({ ...error, type: 'error' }),
    frame({ type: 'error', error }),
    `data: ${JSON.stringify({ error })}\n\n`,
    frame({ type: 'response.failed', response: { status: 'failed', error: { code: error.code, message: 'later' } } })
  ]
  for (const shape of shapes) {
    const { failure } = await play('openai', frames(created) + shape)
    expect(failure).toMatchObject({
      code: 'provider_unavailable',
      failureClass: 'transient',
      providerCode: 'server_is_overloaded'
    })
  }
})

test('case 64: an error is one under any event name; the type in the data wins', async () => {
  const wires = [
    'event: error\ndata: {"error":{"message":"x"}}\n\n',
    'event: message\ndata: {"error":{"message":"x"}}\n\n',
    'data: {"type":"error"}\n\n',
    'event: response.output_text.delta\ndata: {"type":"error"}\n\n'
  ]
  for (const wire of wires) {
    expect((await play('openai', wire + frames(completed()))).failure?.code).toBe('provider_unavailable')
  }
})

test('case 97: a number in place of a code is an HTTP status', async () => {
  const { failure } = await play('openai', 'data: {"error":{"code":429,"message":"slow"}}\n\n')
  expect(failure).toMatchObject({ code: 'rate_limited', failureClass: 'transient' })
})

test('case 20 and case 27: a body that ends without the terminal is truncated, empty or not', async () => {
  for (const wire of ['', frames(created), frames(created, text('Hel')), ': only a comment\n\n']) {
    const { failure } = await play('openai', wire)
    expect(failure).toMatchObject({
      code: 'provider_protocol_error',
      failureClass: 'uncertain',
      remoteOutcome: 'unknown'
    })
  }
})

test('case 51 and case 52: a terminal without its blank line counts if it is whole; nothing else does', async () => {
  const terminal = frame(completed()).trimEnd()
  expect(finishOf(await play('openai', frames(text('a')) + terminal))).toBe('stop')
  expect(finishOf(await play('openai', `${frames(text('a')) + terminal}\n`))).toBe('stop')
  for (const tail of ['data: {"type":"respon', frame(text('b')).trimEnd(), 'data: {"type":"response.completed"']) {
    const played = await play('openai', frames(text('a')) + tail)
    expect(played.failure?.code).toBe('provider_protocol_error')
    expect(textOf(played)).toBe('a')
  }
})

test('keepalives, unknown events, annotations and server tools tell nothing', async () => {
  const { events } = await play(
    'openai',
    frames(
      created,
      { type: 'response.in_progress', response: {} },
      { type: 'keepalive', sequence_number: 4 },
      { type: 'response.something_new', output_index: 0, delta: 'x' },
      added(0, { type: 'web_search_call' }),
      { type: 'response.web_search_call.searching', output_index: 0 },
      { type: 'response.mcp_call_arguments.delta', output_index: 0, delta: '{}' },
      { type: 'response.output_item.done', output_index: 0, item: { type: 'web_search_call', status: 'completed' } },
      { type: 'response.output_text.annotation.added', output_index: 1, annotation: {} },
      completed([{ type: 'web_search_call' }])
    )
  )
  expect(events).toEqual([{ type: 'completed', finish_reason: 'stop', served_model: 'served-1' }])
})

test('a queued response reports its progress', async () => {
  const { events } = await play(
    'openai',
    frames(created, { type: 'response.queued' }, { type: 'response.in_progress' }, completed())
  )
  expect(events.slice(0, 2)).toEqual([
    { type: 'progress', phase: 'queued' },
    { type: 'progress', phase: 'processing' }
  ])
})

test('what follows the terminal is not read, however broken', async () => {
  const played = await play('openai', `${frames(text('a'), completed(), text('b'))}data: {broken\n\ndata: [DONE]\n\n`)
  expect(played.failure).toBeUndefined()
  expect(textOf(played)).toBe('a')
})

test('case 18: a frame that is no JSON object fails after the output before it', async () => {
  for (const bad of ['data: {bad\n\n', 'data: 1\n\n', 'data: []\n\n', 'data: null\n\n']) {
    const played = await play('openai', frames(text('Hel')) + bad)
    expect(textOf(played)).toBe('Hel')
    expect(played.failure).toMatchObject({ code: 'provider_protocol_error', failureClass: 'uncertain' })
  }
})

test('an answer of a hundred thousand deltas is passed on whole', async () => {
  const deltas = Array.from({ length: 100_000 }, (_, at) => text(`${at} `))
  const whole = deltas.map((event) => event.delta).join('')
  const played = await play('openai', frames(...deltas, completed([message(spoken(whole))])))
  expect(played.failure).toBeUndefined()
  expect(textOf(played)).toBe(whole)
})

test('encrypted reasoning is state for what it led to, told by its end or by the final response', async () => {
  const reasoning = (index: number, sealed?: string): Event => ({
    type: 'reasoning',
    id: `rs_${index}`,
    status: 'completed',
    summary: [{ type: 'summary_text', text: 'hm' }],
    content: [],
    ...(sealed && { encrypted_content: sealed })
  })
  const done = (index: number, item: Event): Event => ({
    type: 'response.output_item.done',
    output_index: index,
    item
  })
  const say = message(spoken('so'))
  const late = reasoning(4, 'late')
  const { events } = await play(
    'openai',
    frames(
      created,
      added(0, reasoning(0, 'early')),
      done(0, reasoning(0, 'sealed')),
      call(1, 'a', 'f'),
      argument(1, '{}'),
      added(2, reasoning(2)),
      done(2, reasoning(2)),
      added(3, message()),
      added(4, reasoning(4)),
      added(5, message()),
      added(6, reasoning(6)),
      done(6, reasoning(6, 'nothing behind it')),
      completed([
        reasoning(0, 'sealed'),
        { type: 'function_call', call_id: 'a', name: 'f' },
        reasoning(2),
        say,
        late,
        say
      ])
    )
  )
  const [first, second] = events.flatMap(({ type }, index) => (type === 'output.provider_state' ? [index] : []))
  expect(events[(first ?? 0) + 1]).toMatchObject({ type: 'tool.call.started', call_id: 'a' })
  expect(second).toBe(events.length - 2)
  expect(events.filter(({ type }) => type === 'output.provider_state')).toEqual(
    [[{ call_id: 'a' }, 0, 'sealed'] as const, ['message', 4, 'late'] as const].map(
      ([before, index, encrypted_content]) => ({
        type: 'output.provider_state',
        provider: 'target',
        model: 'model-1',
        data: {
          before,
          value: {
            type: 'reasoning',
            id: `rs_${index}`,
            summary: [{ type: 'summary_text', text: 'hm' }],
            encrypted_content
          }
        }
      })
    )
  )
})

test('an error is told once, with what the failed response behind it says was used', async () => {
  const error = { type: 'error', error: { type: 'invalid_request_error', code: 'insufficient_quota' } }
  const failed = {
    type: 'response.failed',
    response: { status: 'failed', error: { code: 'server_error' }, usage: { input_tokens: 7, output_tokens: 2 } }
  }
  for (const cut of [undefined, byByte]) {
    const played = await play('openai', frames(created, text('x'), error, text('not said'), failed), cut && { cut })
    expect(played.failure).toMatchObject({ failureClass: 'target_scoped', providerCode: 'insufficient_quota' })
    expect(usageOf(played)).toEqual({ input_token: 7, output_token: 2 })
    expect(textOf(played)).toBe('x')
  }
})

test('an error that nothing follows stands: at the end of the body, after a broken frame, or when patience ends', async () => {
  const error = frame({ type: 'error', code: 'server_error' })
  for (const after of ['', 'data: {broken\n\n', frame(completed())]) {
    const { failure } = await play('openai', error + after)
    expect(failure).toMatchObject({ code: 'provider_unavailable', providerCode: 'server_error' })
  }
  const clock = createManualClock()
  const open = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(Buffer.from(error)) })
  const ask = async (): Promise<Response> => new Response(open, { headers: { 'content-type': 'text/event-stream' } })
  const ended = drain(createAdapter('openai', adapterOptions(ask, { clock })))
  await clock.advance(250)
  expect((await ended).failure).toMatchObject({ providerCode: 'server_error' })
  expect(clock.waits()).toEqual([])
})

test('missing events are a fault only where nothing repeats what they said', async () => {
  const numbered = (...events: [number, Event][]): string =>
    frames(...events.map(([sequence_number, event]) => ({ ...event, sequence_number })))
  const done = { type: 'response.output_text.done', output_index: 0, content_index: 0, text: 'Hello' }
  const whole = completed([message(spoken('Hello'))])
  const rows: [string, boolean][] = [
    [numbered([0, text('Hello')], [1, completed()]), true],
    [numbered([4, text('Hello')], [5, completed()]), true],
    [numbered([0, text('Hello')], [2, completed()]), false],
    [numbered([0, text('Hello')], [2, done], [3, whole]), true],
    [numbered([0, created], [2, whole]), true],
    [numbered([0, created], [2, completed()]), false],
    [numbered([0, call(0, 'a', 'f')], [2, completed([{ type: 'reasoning' }])]), false],
    [numbered([0, text('Hel')], [0, text('lo')], [0, completed()]), true],
    [numbered([9, text('Hel')], [3, text('lo')], [4, completed()]), true]
  ]
  for (const [body, succeeds] of rows) {
    const { failure } = await play('openai', body)
    expect([body, failure?.code]).toEqual([body, succeeds ? undefined : 'provider_protocol_error'])
  }
})

test('tools that the provider ran are counted, a reported zero too', async () => {
  const used = (num_requests: unknown): Event => ({
    usage: { input_tokens: 1, output_tokens: 1 },
    tool_usage: { image_gen: { input_tokens: 0 }, web_search: { num_requests } }
  })
  expect(usageOf(await play('openai', frames(completed([], used(3)))))).toMatchObject({ tool_request: 3 })
  expect(usageOf(await play('openai', frames(completed([], used(0)))))).toMatchObject({ tool_request: 0 })
  expect(usageOf(await play('openai', frames(completed([], used('many')))))).toEqual({
    input_token: 1,
    output_token: 1
  })
})

test('a final list of other places repeats what was said and adds only what was not', async () => {
  const call = { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' }
  const spokenAt = (index: number): Event[] => [added(index, { type: 'message', content: [] }), text('Hello', index)]
  const cases: [readonly Event[], readonly Event[], string, number][] = [
    // The proxy takes reasoning out and leaves the numbers.
    [spokenAt(1), [message(spoken('Hello'))], 'Hello', 0],
    [[...spokenAt(0), ...spokenAt(2)], [message(spoken('Hello')), message(spoken('Hello'))], 'HelloHello', 0],
    [[text('Hello', 7)], [message(spoken('Hello'))], 'Hello', 0],
    [spokenAt(2), [call, message(spoken('Hello'))], 'Hello', 1],
    [spokenAt(1), [{ type: 'reasoning', summary: [] }, message(spoken('Hello')), call], 'Hello', 1]
  ]
  for (const [said, final, wanted, calls] of cases) {
    const played = await play('openai', frames(...said, completed(final)))
    expect(played.failure).toBeUndefined()
    expect(textOf(played)).toBe(wanted)
    expect(callsOf(played)).toHaveLength(calls)
  }
})

test('a final list of other parts repeats what was said and adds only what was not', async () => {
  const refusal = { type: 'refusal', refusal: 'no' }
  for (const content of [[spoken('Hello')], [refusal, spoken('Hello')], [{ type: 'unheard_of' }, spoken('Hello')]]) {
    const played = await play('openai', frames(text('Hello', 0, 3), completed([message(...content)])))
    expect(played.failure).toBeUndefined()
    expect(textOf(played)).toBe('Hello')
  }
  const other = await play('openai', frames(text('Hello', 0, 3), completed([message(spoken('Hallo'))])))
  expect(other.failure?.code).toBe('provider_protocol_error')
})

test('case 14: a call whose end is missing is told only in an answer that was cut', async () => {
  const half = [call(0, 'a', 'f'), argument(0, '{"x":')]
  const whole = await play('openai', frames(...half, completed()))
  expect(whole.failure).toMatchObject({ code: 'provider_protocol_error' })
  const incomplete = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' }, output: [] }
  const cut = await play('openai', frames(...half, { type: 'response.incomplete', response: incomplete }))
  expect(finishOf(cut)).toBe('length')
  const own = { type: 'response.function_call_arguments.done', output_index: 0, arguments: '{"x":' }
  expect(callsOf(await play('openai', frames(...half, own, completed())))[0]?.arguments).toBe('{"x":')
})

test('case 64: an error without a type is one under the name of the end too, and so is one in an event of any type', async () => {
  const wires = [
    'event: response.completed\ndata: {"error":{"message":"x"}}\n\n',
    'event: response.output_text.delta\ndata: {"type":"response.unheard_of","error":{"message":"x"}}\n\n'
  ]
  for (const wire of wires) {
    expect((await play('openai', wire + frames(completed()))).failure?.code).toBe('provider_unavailable')
  }
  const none = frame({ type: 'response.unheard_of', error: null })
  expect((await play('openai', none + frames(completed()))).failure).toBeUndefined()
})

test('bytes behind the terminal are not read at any chunking, however little they are UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from(frames(text('a'), completed())), Buffer.of(0xff, 0xfe, 0x0a, 0x0a)])
  for (const cut of [(all: Uint8Array) => [all], byByte]) {
    const { failure, events } = await play('openai', bytes, { cut })
    expect(failure).toBeUndefined()
    expect(events.at(-1)?.type).toBe('completed')
  }
})

test('reasoning that nests without end is a fault of the provider and not of ours', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const item = `{"type":"reasoning","summary":${deep},"encrypted_content":"x"}`
  const wire = `data: {"type":"response.output_item.done","output_index":0,"item":${item}}\n\n`
  expect((await play('openai', wire + frames(completed()))).failure).toMatchObject({ code: 'provider_protocol_error' })
})
