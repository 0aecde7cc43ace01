import { expect, test } from 'vitest'
import type { ExecutionRequest, InputPart } from '../../generated/types.ts'
import { adapterOptions, createAdapter, type Dialect, drain, sent } from './test-support.ts'

/** The body an adapter sends for an input, with whatever else the request holds. */
async function body(dialect: Dialect, request: Partial<ExecutionRequest>, more = {}): Promise<Record<string, unknown>> {
  const whole = { ability: 'ability', input: [{ type: 'text' as const, text: 'x' }], ...request }
  return (await sent(dialect, whole, more))[0]?.body ?? {}
}

const ask = (text: string): InputPart => ({ type: 'message', role: 'user', content: [{ type: 'text', text }] })
const say = (text: string): InputPart => ({ type: 'message', role: 'assistant', content: [{ type: 'text', text }] })
const call = (call_id: string, text: string): InputPart => ({ type: 'tool_call', call_id, name: 'f', arguments: text })

const loop: InputPart[] = [
  ask('one'),
  say('two'),
  { type: 'text', text: 'three' },
  { type: 'json', value: [3] },
  call('a', '{"x":1}'),
  call('b', ''),
  { type: 'text', text: 'meanwhile' },
  { type: 'tool_result', call_id: 'a', output: 'fine' },
  { type: 'tool_result', call_id: 'b', output: [{ type: 'text', text: 'broken' }], is_error: true }
]

test('a conversation is the items of an OpenAI request, in order', async () => {
  const { input, instructions } = await body('openai', { instructions: 'Be brief.', input: loop })
  expect(instructions).toBe('Be brief.')
  expect(input).toEqual([
    { role: 'user', content: [{ type: 'input_text', text: 'one' }] },
    { role: 'assistant', content: [{ type: 'output_text', text: 'two' }] },
    {
      role: 'user',
      content: [
        { type: 'input_text', text: 'three' },
        { type: 'input_text', text: '[3]' }
      ]
    },
    { type: 'function_call', call_id: 'a', name: 'f', arguments: '{"x":1}' },
    { type: 'function_call', call_id: 'b', name: 'f', arguments: '{}' },
    { role: 'user', content: [{ type: 'input_text', text: 'meanwhile' }] },
    { type: 'function_call_output', call_id: 'a', output: 'fine' },
    {
      type: 'function_call_output',
      call_id: 'b',
      output: [
        { type: 'input_text', text: 'The tool failed.' },
        { type: 'input_text', text: 'broken' }
      ]
    }
  ])
})

test('a conversation is turns that alternate in an Anthropic request, with results at the front of theirs', async () => {
  const { messages, system } = await body('anthropic', { instructions: 'Be brief.', input: loop })
  expect(system).toBe('Be brief.')
  expect(messages).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'one' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'two' }] },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'three' },
        { type: 'text', text: '[3]' }
      ]
    },
    {
      role: 'assistant',
      content: [
        { type: 'tool_use', id: 'a', name: 'f', input: { x: 1 } },
        { type: 'tool_use', id: 'b', name: 'f', input: {} }
      ]
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'a', content: 'fine' },
        { type: 'tool_result', tool_use_id: 'b', content: [{ type: 'text', text: 'broken' }], is_error: true },
        { type: 'text', text: 'meanwhile' }
      ]
    }
  ])
})

test('a failed tool that answered text says so to a model that has no mark for it', async () => {
  const input: InputPart[] = [call('a', '{}'), { type: 'tool_result', call_id: 'a', output: 'no disk', is_error: true }]
  expect((await body('openai', { input })).input).toContainEqual({
    type: 'function_call_output',
    call_id: 'a',
    output: [
      { type: 'input_text', text: 'The tool failed.' },
      { type: 'input_text', text: 'no disk' }
    ]
  })
})

test('call ids of one provider are of a shape that the other takes, the same in call and result', async () => {
  const input: InputPart[] = [call('call:1|fc.2', '{}'), { type: 'tool_result', call_id: 'call:1|fc.2', output: 'x' }]
  const messages = (await body('anthropic', { input })).messages as { content: Record<string, unknown>[] }[]
  const id = messages[0]?.content[0]?.id
  expect(id).toMatch(/^[a-zA-Z0-9_-]+$/)
  expect(messages[1]?.content[0]?.tool_use_id).toBe(id)
  expect((await body('openai', { input })).input).toEqual([
    { type: 'function_call', call_id: id, name: 'f', arguments: '{}' },
    { type: 'function_call_output', call_id: id, output: 'x' }
  ])
})

test('arguments that are no JSON object reach Anthropic inside one', async () => {
  for (const text of ['{"x":', '[1]', 'free text', 'null']) {
    const { messages } = await body('anthropic', { input: [call('a', text)] })
    expect(messages).toEqual([
      { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'f', input: { INVALID_JSON: text } }] }
    ])
  }
})

test('inline images and documents are said in the words of each API', async () => {
  const input: InputPart[] = [
    { type: 'image', data: 'aW1n', media_type: 'image/PNG; x=y' },
    { type: 'file', data: 'JVBERg==', media_type: 'application/pdf' },
    { type: 'file', data: Buffer.from('grün').toString('base64'), media_type: 'text/plain' }
  ]
  expect((await body('openai', { input })).input).toEqual([
    {
      role: 'user',
      content: [
        { type: 'input_image', image_url: 'data:image/png;base64,aW1n' },
        { type: 'input_file', filename: 'file.pdf', file_data: 'data:application/pdf;base64,JVBERg==' },
        { type: 'input_file', filename: 'file.txt', file_data: 'data:text/plain;base64,Z3LDvG4=' }
      ]
    }
  ])
  expect((await body('anthropic', { input })).messages).toEqual([
    {
      role: 'user',
      content: [
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aW1n' } },
        { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERg==' } },
        { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'grün' } }
      ]
    }
  ])
})

test('what an API has no words for is bound to the target, and no request is sent', async () => {
  const picture: InputPart = { type: 'image', uri: 'https://media.example.test/a.png' }
  const rows: [Dialect, Partial<ExecutionRequest>][] = [
    ['openai', { input: [{ type: 'image', data: 'aW1n' }] }],
    ['openai', { input: [{ type: 'video', uri: 'https://media.example.test/a.mp4' }] }],
    ['openai', { input: [{ type: 'message', role: 'assistant', content: [picture] }] }],
    ['anthropic', { input: [{ type: 'message', role: 'assistant', content: [picture] }] }],
    ['anthropic', { input: [{ type: 'file', data: 'AAAA', media_type: 'application/zip' }] }],
    ['anthropic', { reasoning_effort: 'none' }]
  ]
  for (const [dialect, part] of rows) {
    const request = { ability: 'ability', input: [{ type: 'text' as const, text: 'x' }], ...part }
    expect(await sent(dialect, request)).toEqual([])
    const provider = createAdapter(dialect, adapterOptions(fetch))
    const { failure } = await drain(provider, undefined, request)
    expect(failure).toMatchObject({ failureClass: 'target_scoped', code: 'invalid_request' })
  }
})

test('an effort that the Messages API has no word for leaves the target out before it is tried', () => {
  const unsayable = (dialect: Dialect, reasoning_effort: 'none' | 'minimal' | 'low' | 'high') =>
    createAdapter(dialect, adapterOptions(fetch)).unsayable?.({
      ability: 'ability',
      input: [say('x')],
      reasoning_effort
    })
  expect([unsayable('anthropic', 'none'), unsayable('anthropic', 'minimal')]).toEqual([
    'reasoning_effort',
    'reasoning_effort'
  ])
  expect([unsayable('anthropic', 'low'), unsayable('openai', 'none')]).toEqual([undefined, undefined])
})

test('state that no adapter gave is bound to the request, and neither sent nor quoted', async () => {
  const other = { type: 'message', content: 'CANARY' }
  for (const data of ['CANARY', { before: 'message', value: other }]) {
    const state: InputPart = { type: 'provider_state', provider: 'target', model: 'm', data }
    const request = { ability: 'ability', input: [state, say('x')] }
    for (const dialect of ['openai', 'anthropic'] as const) {
      expect(await sent(dialect, request)).toEqual([])
      const { failure } = await drain(createAdapter(dialect, adapterOptions(fetch)), undefined, request)
      expect(failure).toMatchObject({ failureClass: 'request_scoped', code: 'invalid_request' })
      expect(failure?.message).not.toContain('CANARY')
    }
  }
})

const tools: ExecutionRequest['tools'] = [
  { name: 'f', description: 'Looks.', parameters: { type: 'object' }, strict: true },
  { name: 'g', parameters: { type: 'object', properties: {} } }
]

test('tools and the choice among them are said in the words of each API', async () => {
  expect(await body('openai', { tools, tool_choice: { name: 'g' }, parallel_tool_calls: false })).toMatchObject({
    tools: [
      { type: 'function', name: 'f', description: 'Looks.', parameters: { type: 'object' }, strict: true },
      { type: 'function', name: 'g', parameters: { type: 'object', properties: {} }, strict: false }
    ],
    tool_choice: { type: 'function', name: 'g' },
    parallel_tool_calls: false
  })
  expect((await body('anthropic', { tools })).tools).toEqual([
    { name: 'f', description: 'Looks.', input_schema: { type: 'object' }, strict: true },
    { name: 'g', input_schema: { type: 'object', properties: {} } }
  ])
  const rows = [
    [{ tool_choice: 'auto' }, 'auto', { type: 'auto' }],
    [{ tool_choice: 'none' }, 'none', { type: 'none' }],
    [{ tool_choice: 'required' }, 'required', { type: 'any' }],
    [{ tool_choice: { name: 'f' } }, { type: 'function', name: 'f' }, { type: 'tool', name: 'f' }],
    [{ parallel_tool_calls: false }, undefined, { type: 'auto', disable_parallel_tool_use: true }],
    [{ parallel_tool_calls: true }, undefined, { type: 'auto', disable_parallel_tool_use: false }],
    [{ tool_choice: 'none', parallel_tool_calls: false }, 'none', { type: 'none' }],
    [
      { tool_choice: 'required', parallel_tool_calls: false },
      'required',
      { type: 'any', disable_parallel_tool_use: true }
    ],
    [{}, undefined, undefined]
  ] as const
  for (const [choice, openai, anthropic] of rows) {
    expect((await body('openai', { tools, ...choice })).tool_choice).toEqual(openai)
    expect((await body('anthropic', { tools, ...choice })).tool_choice).toEqual(anthropic)
  }
})

test('an output schema is the text format of OpenAI and the output format of Anthropic, beside what extensions set', async () => {
  const output_schema = { name: 'answer', schema: { type: 'object' }, strict: true }
  const extensions = {
    openai: { request: { text: { verbosity: 'low', format: { type: 'text' } } } },
    anthropic: { request: { output_config: { effort: 'high', format: 'x' } } }
  }
  expect((await body('openai', { output_schema, extensions })).text).toEqual({
    verbosity: 'low',
    format: { type: 'json_schema', name: 'answer', schema: { type: 'object' }, strict: true }
  })
  expect((await body('anthropic', { output_schema, extensions })).output_config).toEqual({
    effort: 'high',
    format: { type: 'json_schema', schema: { type: 'object' } }
  })
})

test('generation parameters have their own names in each API and win over extensions and configuration', async () => {
  const extensions = {
    openai: { request: { max_output_tokens: 1, temperature: 1, reasoning: { effort: 'low', summary: 'auto' } } },
    anthropic: { request: { max_tokens: 1, temperature: 1, stop_sequences: ['x'], top_k: 3 } }
  }
  const request = { max_output_tokens: 9, temperature: 0, top_p: 0.5, reasoning_effort: 'high', extensions } as const
  const configured = { maxOutputTokens: 50 }
  expect(await body('openai', request, configured)).toMatchObject({
    max_output_tokens: 9,
    temperature: 0,
    top_p: 0.5,
    reasoning: { effort: 'high', summary: 'auto' }
  })
  expect(await body('anthropic', { ...request, stop: ['END'] }, configured)).toMatchObject({
    max_tokens: 9,
    temperature: 0,
    top_p: 0.5,
    stop_sequences: ['END'],
    output_config: { effort: 'high' },
    top_k: 3
  })
})

test('neutral fields win over extensions, whatever these hold', async () => {
  const extensions = {
    openai: { request: { instructions: 'evil', tools: [], tool_choice: 'none', parallel_tool_calls: true, text: 1 } },
    anthropic: { request: { system: 'evil', tools: [], tool_choice: { type: 'none' }, output_config: 'x' } }
  }
  const request: Partial<ExecutionRequest> = {
    instructions: 'good',
    tools,
    tool_choice: 'auto',
    parallel_tool_calls: false,
    output_schema: { name: 'n', schema: {} },
    extensions
  }
  expect(await body('openai', request)).toMatchObject({
    instructions: 'good',
    tools: [{ name: 'f' }, { name: 'g' }],
    tool_choice: 'auto',
    parallel_tool_calls: false,
    text: { format: { type: 'json_schema', name: 'n', schema: {} } }
  })
  expect(await body('anthropic', request)).toMatchObject({
    system: 'good',
    tools: [{ name: 'f' }, { name: 'g' }],
    tool_choice: { type: 'auto', disable_parallel_tool_use: true },
    output_config: { format: { type: 'json_schema', schema: {} } }
  })
})

test('reasoning that can be given back is asked for where the model reasons or was given some', async () => {
  const reasoning = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'b3BhcXVl' }
  const input: InputPart[] = [
    ask('x'),
    {
      type: 'provider_state',
      provider: 'target',
      model: 'model-1',
      data: { before: { call_id: 'a' }, value: reasoning }
    },
    call('a', '{}'),
    { type: 'tool_result', call_id: 'a', output: 'y' }
  ]
  const given = await body('openai', { input })
  expect(given).toMatchObject({ store: false, include: ['reasoning.encrypted_content'] })
  expect((given.input as unknown[])[1]).toEqual(reasoning)

  const reasoner = { capabilities: { parameters: ['reasoning_effort'] } }
  const extensions = {
    openai: { request: { store: true, include: ['message.output_text.logprobs', 'reasoning.encrypted_content'] } }
  }
  expect(await body('openai', {}, reasoner)).toMatchObject({ store: false, include: ['reasoning.encrypted_content'] })
  expect(await body('openai', { extensions }, reasoner)).toMatchObject({
    store: true,
    include: ['message.output_text.logprobs', 'reasoning.encrypted_content']
  })
  const plain = await body('openai', {})
  expect(plain).not.toHaveProperty('include')
  expect(plain).not.toHaveProperty('store')
})

test('thinking goes back unaltered at the front of the turn that it led to', async () => {
  const thinking = { type: 'thinking', thinking: 'hm', signature: 'c2ln' }
  const redacted = { type: 'redacted_thinking', data: 'eA==' }
  const state = (before: unknown, value: unknown): InputPart => ({
    type: 'provider_state',
    provider: 'target',
    model: 'model-1',
    data: { before, value }
  })
  const { messages } = await body('anthropic', {
    input: [
      ask('x'),
      state('message', thinking),
      state({ call_id: 'a' }, redacted),
      say('so'),
      call('a', '{}'),
      { type: 'tool_result', call_id: 'a', output: 'y' }
    ]
  })
  expect(messages).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'x' }] },
    {
      role: 'assistant',
      content: [thinking, { type: 'text', text: 'so' }, redacted, { type: 'tool_use', id: 'a', name: 'f', input: {} }]
    },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'y' }] }
  ])
})

test('the manifest names the parameters that are configured and that the API and its version can say', () => {
  const all = ['stop', 'top_p', 'temperature', 'max_output_tokens', 'reasoning_effort', 'unheard_of']
  const capabilities = { parameters: all, structured_output: true, tools: true }
  const model = (dialect: Dialect, more = {}) =>
    createAdapter(dialect, adapterOptions(fetch, { capabilities, ...more })).manifest().models[0]
  expect(model('openai')).toMatchObject({
    parameters: ['max_output_tokens', 'temperature', 'top_p', 'reasoning_effort'],
    structured_output: true,
    tools: true,
    conversation: true
  })
  expect(model('anthropic')?.parameters).toEqual([
    'max_output_tokens',
    'temperature',
    'top_p',
    'stop',
    'reasoning_effort'
  ])
  expect(model('anthropic', { anthropicVersion: '2026-10-21' })?.parameters).toEqual([
    'max_output_tokens',
    'stop',
    'reasoning_effort'
  ])
})
