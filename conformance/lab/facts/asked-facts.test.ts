import { expect, test } from 'vitest'
import { askedFacts } from './asked-facts.ts'
import { digestJson, digestText } from './digest.ts'
import type { Loose } from './loose.ts'

const none = (): boolean => false
const schema = { type: 'object', properties: { city: { type: 'string' } } }

/** One conversation, as each dialect asks for it. */
const responses: Loose = {
  instructions: 'Be brief.',
  input: [
    { role: 'user', content: [{ type: 'input_text', text: 'Weather?' }] },
    { type: 'reasoning', encrypted_content: 'state-1', summary: [] },
    { type: 'function_call', call_id: 'call-1', name: 'look', arguments: '{"b":2,"a":1}' },
    { type: 'function_call_output', call_id: 'call-1', output: [{ type: 'input_text', text: 'Rain.' }] },
    { role: 'user', content: [{ type: 'input_image', image_url: 'data:image/png;base64,AAAA' }] }
  ],
  tools: [{ type: 'function', name: 'look', description: 'Looks.', parameters: schema }],
  tool_choice: { type: 'function', name: 'look' },
  parallel_tool_calls: false,
  text: { format: { type: 'json_schema', name: 'answer', schema } },
  max_output_tokens: 9,
  temperature: null,
  reasoning: { effort: 'low' }
}
const messages: Loose = {
  system: [{ type: 'text', text: 'Be brief.' }],
  messages: [
    { role: 'user', content: 'Weather?' },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'Hm.', signature: 'state-1' },
        { type: 'tool_use', id: 'call-1', name: 'look', input: { a: 1, b: 2 } }
      ]
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'call-1', content: [{ type: 'text', text: 'Rain.' }] },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } }
      ]
    }
  ],
  tools: [{ name: 'look', description: 'Looks.', input_schema: schema }],
  tool_choice: { type: 'tool', name: 'look', disable_parallel_tool_use: true },
  output_config: { effort: 'low', format: { type: 'json_schema', schema } },
  max_tokens: 9
}
const chat: Loose = {
  messages: [
    { role: 'developer', content: 'Be brief.' },
    { role: 'user', content: [{ type: 'text', text: 'Weather?' }] },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call-1', type: 'function', function: { name: 'look', arguments: '{"b":2,"a":1}' } }]
    },
    { role: 'tool', tool_call_id: 'call-1', content: 'Rain.' },
    { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }] }
  ],
  tools: [{ type: 'function', function: { name: 'look', description: 'Looks.', parameters: schema } }],
  tool_choice: { type: 'function', function: { name: 'look' } },
  parallel_tool_calls: false,
  response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
  max_completion_tokens: 9,
  temperature: null,
  reasoning_effort: 'low'
}

test('the same conversation is the same facts in every dialect, but for state where there is none', () => {
  const asked = askedFacts('openai-responses', responses, none)
  expect(askedFacts('anthropic-messages', messages, none)).toEqual(asked)
  const stateless = asked?.pieces.filter(({ kind }) => kind !== 'state')
  expect(askedFacts('openai-chat-completions', chat, none)).toEqual({ ...asked, pieces: stateless })
  expect(asked).toEqual({
    system: digestText('Be brief.'),
    pieces: [
      { kind: 'text', role: 'user', hash: digestText('Weather?') },
      { kind: 'state', own: false },
      { kind: 'call', id: digestText('call-1'), name: 'look', hash: digestJson({ a: 1, b: 2 }) },
      { kind: 'result', of: 0, hash: digestText('Rain.'), error: false },
      { kind: 'media', role: 'user', hash: digestText('AAAA') }
    ],
    tools: [{ name: 'look', parameters: digestJson(schema), description: digestText('Looks.') }],
    toolChoice: 'tool:look',
    parallel: false,
    schema: digestJson(schema),
    parameters: { max_output_tokens: 9, reasoning_effort: 'low' }
  })
})

test('a dialect without such words, and a body that is no object, ask for nothing', () => {
  expect(askedFacts('fal-queue', {}, none)).toBeUndefined()
  expect(askedFacts('openai-responses', undefined, none)).toBeUndefined()
})

test('a body of any shape is read without a fault', () => {
  const values = [
    undefined,
    null,
    7,
    'text',
    [],
    {},
    [null],
    [[]],
    [{ type: 'tool_use' }],
    [{ type: 'function_call' }],
    [{ tool_calls: 7 }],
    [{ role: 'tool' }]
  ]
  for (const dialect of ['openai-responses', 'anthropic-messages', 'openai-chat-completions']) {
    for (const value of values) {
      const body = { input: value, messages: value, tools: value, tool_choice: value, text: value, system: value }
      expect(askedFacts(dialect, body, none)).toHaveProperty('pieces')
    }
  }
})
