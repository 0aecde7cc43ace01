import { expect, test } from 'vitest'
import type { ExecutionRequest } from '../../../generated/types.ts'
import { isProviderFailure } from '../../core/errors.ts'
import { createManualClock } from '../../core/manual-clock.ts'
import type { ProviderEvent } from '../../core/ports.ts'
import { randomIds } from '../../core/random-ids.ts'
import { systemClock } from '../../core/system-clock.ts'
import { cutIntoDeltas } from './answer.ts'
import { createMock, type MockBehaviour } from './index.ts'

const request: ExecutionRequest = { ability: 'text-generation', input: [{ type: 'text', text: 'two words' }] }

const mock = (behaviour: MockBehaviour = {}, clock = systemClock) =>
  createMock({
    id: 'mock',
    model: 'mock-text',
    abilities: ['text-generation'],
    behaviour,
    maxConcurrency: 1,
    maxQueueDepth: 1,
    clock
  })

const call = (signal = new AbortController().signal, sent = request) => ({
  request: sent,
  target: { provider: 'mock', model: 'mock-text' },
  signal,
  ids: randomIds
})

async function collect(behaviour?: MockBehaviour, sent = request): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = []
  for await (const batch of mock(behaviour).execute(call(undefined, sent))) events.push(...batch)
  return events
}

const text = (events: readonly ProviderEvent[]): string =>
  events.map((event) => (event.type === 'output.delta' ? event.delta : '')).join('')

test('the answer follows from the input, a word a delta, with its usage and reason', async () => {
  const events = await collect()
  expect(events).toEqual(await collect())
  expect(text(events)).toBe('mock-text heard: two words')
  expect(events.filter((event) => event.type === 'output.delta')).toHaveLength(4)
  expect(events.at(-2)).toMatchObject({
    facts: [
      { unit: 'input_token', quantity: 2, source: 'provider' },
      { unit: 'output_token', quantity: 4, source: 'provider' }
    ]
  })
  expect(events.at(-1)).toEqual({ type: 'completed', finish_reason: 'stop' })
})

test('every kind of part is heard and a long input is cut', async () => {
  const input: ExecutionRequest['input'] = [
    { type: 'json', value: { a: [1] } },
    { type: 'image', uri: 'https://media.example.test/a.png' },
    { type: 'text', text: '😀'.repeat(5000) }
  ]
  const answer = text(await collect({}, { ability: 'x', input }))
  expect(answer).toMatch(/^mock-text heard: \{"a":\[1\]\}\n\[image\]\n😀/u)
  expect([...answer].length).toBeLessThan(1100)
})

test('a configured number of deltas is exact, without empty ones and without cut characters', () => {
  for (const count of [1, 3, 8, 1000, 100_000]) {
    const pieces = cutIntoDeltas('a😀b', count)
    expect(pieces).toHaveLength(count)
    expect(pieces.every((piece) => piece !== '' && !/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(piece))).toBe(true)
  }
  expect(cutIntoDeltas('', 8)).toEqual([])
  expect(cutIntoDeltas('abc', 0)).toEqual([])
  expect(cutIntoDeltas('abcdef', 3)).toEqual(['ab', 'cd', 'ef'])
  expect(cutIntoDeltas('x'.repeat(1_048_576), 2)).toHaveLength(2)
})

test.each([
  ['text alone', { text: 'hi' }, [0]],
  ['calls alone', { text: '', tool_calls: [{ name: 'f', arguments: '' }] }, [0]],
  [
    'text and calls',
    {
      text: 'hi',
      tool_calls: [
        { name: 'f', arguments: '' },
        { name: 'g', arguments: '{}' }
      ]
    },
    [0, 1, 2]
  ],
  ['reasoning and a call', { text: '', reasoning: 'hm', tool_calls: [{ name: 'f', arguments: '' }] }, [0, 1]],
  [
    'all of it',
    { text: 'hi', reasoning: 'hm', refusal: 'no', tool_calls: [{ name: 'f', arguments: '' }] },
    [0, 1, 2, 3]
  ]
])('output indexes count up from 0, one a part: %s', async (_what, behaviour, expected) => {
  const indexes = (await collect(behaviour)).flatMap((event) =>
    'output_index' in event && typeof event.output_index === 'number' ? [event.output_index] : []
  )
  expect([...new Set(indexes)]).toEqual(expected)
})

test('reasoning, refusal, tool calls, usage and reason come as configured', async () => {
  const events = await collect({
    text: 'hi',
    reasoning: 'hm',
    refusal: 'no',
    tool_calls: [
      { name: 'f', arguments: '{"x":1}' },
      { name: 'g', arguments: '' }
    ],
    usage: { input_token: 7 }
  })
  expect(events.map((event) => event.type)).toEqual([
    'output.reasoning.delta',
    'output.delta',
    'output.refusal.delta',
    'tool.call.started',
    'tool.call.arguments.delta',
    'tool.call.started',
    'usage',
    'completed'
  ])
  expect(events.at(-1)).toMatchObject({ finish_reason: 'refusal' })
  const tools = await collect({ tool_calls: [{ name: 'f', arguments: '{}' }], usage: {} })
  expect(tools.at(-1)).toEqual({ type: 'completed', finish_reason: 'tool_calls' })
  expect(tools.some((event) => event.type === 'usage')).toBe(false)
  expect(await collect({ finish_reason: 'length' })).toContainEqual({ type: 'completed', finish_reason: 'length' })
})

test('a failure comes after its deltas, with usage that is marked unfinished', async () => {
  const provider = mock({
    text: 'a b c',
    failure: { class: 'uncertain', code: 'provider_unavailable', after_deltas: 2 },
    usage: { input_token: 3 }
  })
  const events: ProviderEvent[] = []
  const failed = await (async () => {
    for await (const batch of provider.execute(call())) events.push(...batch)
  })().catch((error: unknown) => error)
  expect(isProviderFailure(failed) && failed.failureClass).toBe('uncertain')
  expect(text(events)).toBe('a b ')
  expect(events.at(-1)).toEqual({
    type: 'usage',
    facts: [{ unit: 'input_token', quantity: 3, source: 'provider', complete: false }]
  })
})

test('only the first calls fail when so configured', async () => {
  const provider = mock({ failure: { class: 'transient', code: 'rate_limited', calls: 1, retry_after_ms: 5 } })
  const run = async () => {
    for await (const _ of provider.execute(call()));
  }
  await expect(run()).rejects.toMatchObject({ code: 'rate_limited', failureClass: 'transient', retryAfterMs: 5 })
  await run()
})

test('delays run on the clock and an abort ends one at once', async () => {
  const clock = createManualClock()
  const controller = new AbortController()
  const batches = mock({ deltas: 3, first_delay_ms: 100, delay_ms: 50 }, clock)
    .execute(call(controller.signal))
    [Symbol.asyncIterator]()
  const first = batches.next()
  await clock.advance(99)
  expect(clock.waits()).toEqual([1])
  await clock.advance(1)
  expect((await first).value).toHaveLength(1)
  const second = batches.next()
  await clock.advance(10)
  controller.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  expect(clock.waits()).toEqual([])
})

test('the manifest tells what is configured', () => {
  expect(mock({ tool_calls: [] }).manifest()).toMatchObject({
    provider: 'mock',
    models: [{ model: 'mock-text', abilities: ['text-generation'], tools: true, stream: true, cancel: true }],
    limits: { max_concurrency: 1, max_queue_depth: 1 }
  })
})

const lookup = {
  name: 'lookup',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string', maxLength: 4 }, days: { type: 'integer', minimum: 3 } },
    required: ['city']
  }
}
const ask: ExecutionRequest = { ...request, tools: [lookup, { name: 'other', parameters: {} }] }

const calls = (events: readonly ProviderEvent[]) =>
  events.flatMap((event) => (event.type === 'tool.call.started' ? [`${event.call_id} ${event.name}`] : []))

test('a tool of the request is called with arguments that fit its schema, and results end the loop', async () => {
  const first = await collect({}, ask)
  expect(calls(first)).toEqual(['call_1 lookup'])
  expect(first).toContainEqual({
    type: 'tool.call.arguments.delta',
    call_id: 'call_1',
    delta: '{"city":"two ","days":3}'
  })
  expect(text(first)).toBe('')
  expect(first.at(-1)).toEqual({ type: 'completed', finish_reason: 'tool_calls' })
  const input: ExecutionRequest['input'] = [
    ...ask.input,
    { type: 'tool_call', call_id: 'call_1', name: 'lookup', arguments: '{}' },
    { type: 'tool_result', call_id: 'call_1', output: [{ type: 'text', text: 'rain' }] }
  ]
  const second = await collect({}, { ...ask, input })
  expect(text(second)).toBe('mock-text heard: rain')
  expect(calls(second)).toEqual([])
  expect(second.at(-1)).toEqual({ type: 'completed', finish_reason: 'stop' })
  expect(calls(await collect({}, { ...ask, input, tool_choice: 'required' }))).toEqual(['call_2 lookup'])
})

test('the choice of a tool is kept', async () => {
  expect(calls(await collect({}, { ...ask, tool_choice: 'none' }))).toEqual([])
  expect(calls(await collect({}, { ...ask, tool_choice: { name: 'other' } }))).toEqual(['call_1 other'])
  expect(calls(await collect({}, { ...ask, parallel_tool_calls: true }))).toEqual(['call_1 lookup', 'call_2 other'])
  await expect(collect({}, { ...ask, tool_choice: { name: 'unknown' } })).rejects.toMatchObject({
    failureClass: 'request_scoped',
    code: 'invalid_request'
  })
})

test('configured calls are made whatever the tools, and not again once they are answered', async () => {
  const behaviour = { tool_calls: [{ name: 'f', arguments: '{}' }] }
  expect(calls(await collect(behaviour, ask))).toEqual(['call_1 f'])
  const answered: ExecutionRequest['input'] = [...ask.input, { type: 'tool_result', call_id: 'call_1', output: 'x' }]
  expect(calls(await collect(behaviour, { ...ask, input: answered }))).toEqual([])
})

test('with a schema the answer is JSON that fits it and holds what was heard', async () => {
  const schema = {
    type: 'object',
    properties: { said: { type: 'string' }, sure: { type: 'boolean' }, kind: { enum: ['a', 'b'] } }
  }
  const answer = text(await collect({}, { ...request, output_schema: { name: 'echo', schema } }))
  expect(JSON.parse(answer)).toEqual({ said: 'two words', sure: true, kind: 'a' })
})

test('the last turn of a conversation is heard and all of it is counted', async () => {
  const input: ExecutionRequest['input'] = [
    { type: 'message', role: 'user', content: [{ type: 'text', text: 'one' }] },
    { type: 'message', role: 'assistant', content: [{ type: 'text', text: 'two' }] },
    {
      type: 'message',
      role: 'user',
      content: [
        { type: 'text', text: 'three' },
        { type: 'image', data: 'AAAA' }
      ]
    }
  ]
  const events = await collect({}, { ...request, instructions: 'be brief', input })
  expect(text(events)).toBe('mock-text heard: three\n[image]')
  expect(events.at(-2)).toMatchObject({ facts: [{ unit: 'input_token', quantity: 6 }, { unit: 'output_token' }] })
})

test('limit and stop cut the answer, and the limit is told as the reason', async () => {
  const limited = await collect({}, { ...request, max_output_tokens: 3 })
  expect(text(limited)).toBe('mock-text heard: two')
  expect(limited.at(-1)).toMatchObject({ finish_reason: 'length' })
  const enough = await collect(
    {},
    { ...request, max_output_tokens: 4, temperature: 2, top_p: 0, reasoning_effort: 'max' }
  )
  expect(enough.at(-1)).toMatchObject({ finish_reason: 'stop' })
  const stopped = await collect({}, { ...request, stop: ['words', ' two', 'unheard'] })
  expect(text(stopped)).toBe('mock-text heard:')
  expect(stopped.at(-1)).toMatchObject({ finish_reason: 'stop' })
})

test('configured state comes before the output and is heard when it is given back', async () => {
  const provider_state = { token: 't-1' }
  const target = { provider: 'mock', model: 'mock-text' }
  const events = await collect({ provider_state })
  expect(events[0]).toEqual({ type: 'output.provider_state', ...target, data: provider_state })
  const back: ExecutionRequest['input'] = [
    { type: 'provider_state', ...target, data: provider_state },
    ...request.input
  ]
  expect(text(await collect({}, { ...request, input: back }))).toContain('[state {"token":"t-1"}]')
})

test('the manifest is narrowed by configuration', () => {
  const capabilities = { tools: false, structured_output: false, conversation: false, parameters: ['stop'] }
  const options = { id: 'mock', model: 'm', abilities: ['a'], maxConcurrency: 1, maxQueueDepth: 1, clock: systemClock }
  expect(createMock({ ...options, capabilities }).manifest().models[0]).toMatchObject(capabilities)
  expect(createMock(options).manifest().models[0]).toMatchObject({
    tools: true,
    structured_output: true,
    conversation: true,
    parameters: ['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort']
  })
})
