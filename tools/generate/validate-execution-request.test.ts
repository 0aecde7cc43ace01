import { expect, test } from 'vitest'
import { validateExecutionEvent, validateExecutionRequest } from '../../generated/validators.mjs'

const minimal = { ability: 'text-generation', input: [{ type: 'text', text: '' }] }
const content = [{ type: 'text', text: 'x' }]
const tool = { name: 't', parameters: {} }
const entries = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]))

test.each([
  ['the least', {}],
  ['an ability of 256 characters beyond the basic plane', { ability: '\u{1f30a}'.repeat(256) }],
  ['a json part with null', { input: [{ type: 'json', value: null }] }],
  ['more parts than the usual limit', { input: Array.from({ length: 1025 }, () => minimal.input[0]) }],
  ['a long URI', { input: [{ type: 'video', uri: `https://media.example.test/${'a'.repeat(9000)}` }] }],
  ['empty requirements and routing', { requirements: {}, routing: {} }],
  ['every bound', { deadline_ms: 86400000, routing: { max_attempts: 32, retry_budget_ms: 86400000 } }],
  ['a whole number written with a fraction', { deadline_ms: JSON.parse('1000.0') }],
  ['64 metadata entries', { metadata: entries(64) }],
  ['an image inline', { input: [{ type: 'image', data: 'iVBORw0KGgo=' }] }],
  ['inline bytes of several megabytes', { input: [{ type: 'file', data: 'A'.repeat(8 * 1024 * 1024) }] }],
  ['a tool result that is empty text', { input: [{ type: 'tool_result', call_id: 'c', output: '' }] }],
  ['a tool result of parts', { input: [{ type: 'tool_result', call_id: 'c', output: [{ type: 'json', value: [] }] }] }],
  ['provider state of any kind', { input: [{ type: 'provider_state', provider: 'p', model: 'm', data: null }] }],
  ['a tool whose schema has any keys', { tools: [{ name: 't', parameters: { 'x-any': [null], $ref: '#' } }] }],
  ['an output schema with any keys', { output_schema: { name: 's', schema: { 'x-any': 1 } } }],
  ['every way to choose a tool', { tool_choice: { name: 'lookup' } }],
  [
    'the bounds of generation',
    { max_output_tokens: 1, temperature: 0, top_p: 1, stop: ['#'], reasoning_effort: 'max' }
  ],
  ['an extension of an unknown adapter', { extensions: { other: 5, openai: { request: { any: [null] } } } }]
])('%s is valid', (_, change) => {
  expect(validateExecutionRequest({ ...minimal, ...change })).toBe(true)
  expect(validateExecutionRequest.errors).toBeNull()
})

test.each<[string, object, string, string]>([
  ['no ability', { ability: undefined }, '', 'required'],
  ['an empty ability', { ability: '' }, '/ability', 'minLength'],
  ['an ability of 257 characters', { ability: 'a'.repeat(257) }, '/ability', 'maxLength'],
  ['no part', { input: [] }, '/input', 'minItems'],
  ['a part of unknown type', { input: [{ type: 'thought' }] }, '/input/0', 'discriminator'],
  ['a part without type', { input: [{ text: 'x' }] }, '/input/0', 'discriminator'],
  ['a text part without text', { input: [{ type: 'text' }] }, '/input/0', 'required'],
  ['a part with another field', { input: [{ type: 'text', text: 'x', x: 1 }] }, '/input/0', 'additionalProperties'],
  ['an empty URI', { input: [{ type: 'file', uri: '' }] }, '/input/0/uri', 'minLength'],
  ['an unknown field', { instruction: 'x' }, '', 'additionalProperties'],
  ['__proto__ as a field', JSON.parse('{"__proto__": {}}') as object, '', 'additionalProperties'],
  ['an unknown requirement', { requirements: { vision: true } }, '/requirements', 'additionalProperties'],
  ['a requirement that is null', { requirements: { tools: null } }, '/requirements/tools', 'type'],
  [
    'an unknown modality',
    { requirements: { output_modalities: ['smell'] } },
    '/requirements/output_modalities/0',
    'enum'
  ],
  ['an unknown strategy', { routing: { strategy: 'cheapest' } }, '/routing/strategy', 'enum'],
  ['no attempt', { routing: { max_attempts: 0 } }, '/routing/max_attempts', 'minimum'],
  ['33 attempts', { routing: { max_attempts: 33 } }, '/routing/max_attempts', 'maximum'],
  ['a budget of a day and more', { routing: { retry_budget_ms: 86400001 } }, '/routing/retry_budget_ms', 'maximum'],
  ['a deadline of nothing', { deadline_ms: 0 }, '/deadline_ms', 'minimum'],
  ['a deadline of a day and more', { deadline_ms: 86400001 }, '/deadline_ms', 'maximum'],
  ['a deadline in fractions', { deadline_ms: 1.5 }, '/deadline_ms', 'type'],
  ['a deadline as text', { deadline_ms: '1000' }, '/deadline_ms', 'type'],
  ['a media part without source', { input: [{ type: 'image' }] }, '/input/0', 'required'],
  ['a media part with both sources', { input: [{ type: 'image', uri: 'x', data: 'AA==' }] }, '/input/0', 'oneOf'],
  ['inline bytes with a line break', { input: [{ type: 'image', data: 'AAAA\nAAAA' }] }, '/input/0/data', 'pattern'],
  ['a data URI for inline bytes', { input: [{ type: 'image', data: 'data:;base64,AA' }] }, '/input/0/data', 'pattern'],
  ['a message of the system', { input: [{ type: 'message', role: 'system', content }] }, '/input/0/role', 'enum'],
  [
    'a message without content',
    { input: [{ type: 'message', role: 'user', content: [] }] },
    '/input/0/content',
    'minItems'
  ],
  [
    'a message inside a message',
    { input: [{ type: 'message', role: 'user', content: [{ type: 'message' }] }] },
    '/input/0/content/0',
    'discriminator'
  ],
  [
    'a tool call whose arguments are no text',
    { input: [{ type: 'tool_call', call_id: 'c', name: 'n', arguments: {} }] },
    '/input/0/arguments',
    'type'
  ],
  [
    'provider state without its model',
    { input: [{ type: 'provider_state', provider: 'p', data: 1 }] },
    '/input/0',
    'required'
  ],
  ['empty instructions', { instructions: '' }, '/instructions', 'minLength'],
  ['no tool', { tools: [] }, '/tools', 'minItems'],
  ['a tool without schema', { tools: [{ name: 't' }] }, '/tools/0', 'required'],
  [
    'a tool in the dialect of a provider',
    { tools: [{ ...tool, type: 'function' }] },
    '/tools/0',
    'additionalProperties'
  ],
  ['an unknown choice of tool', { tool_choice: 'any' }, '/tool_choice', 'enum'],
  [
    'an output schema that is no object',
    { output_schema: { name: 's', schema: true } },
    '/output_schema/schema',
    'type'
  ],
  ['no output token', { max_output_tokens: 0 }, '/max_output_tokens', 'minimum'],
  ['a temperature below zero', { temperature: -0.1 }, '/temperature', 'minimum'],
  ['a share above one', { top_p: 1.1 }, '/top_p', 'maximum'],
  ['a stop text alone', { stop: 'END' }, '/stop', 'type'],
  ['an unknown effort', { reasoning_effort: 'extreme' }, '/reasoning_effort', 'enum'],
  ['65 metadata entries', { metadata: entries(65) }, '/metadata', 'maxProperties'],
  ['metadata that nests', { metadata: { a: {} } }, '/metadata/a', 'type'],
  ['65 extensions', { extensions: entries(65) }, '/extensions', 'maxProperties'],
  ['an extension without object', { extensions: { fal: { input: 1 } } }, '/extensions/fal/input', 'type']
])('%s is refused with its place and keyword', (_, change, instancePath, keyword) => {
  const request = JSON.parse(JSON.stringify(minimal)) as object
  for (const [key, value] of Object.entries(change)) {
    Object.defineProperty(request, key, { value, enumerable: true, configurable: true })
  }
  expect(validateExecutionRequest(JSON.parse(JSON.stringify(request)))).toBe(false)
  expect(validateExecutionRequest.errors?.[0]).toMatchObject({ instancePath, keyword })
})

test.each([null, [], 'text', 1, undefined])('%j is no request', (value) => {
  expect(validateExecutionRequest(value)).toBe(false)
})

test('a value that is no object fits neither the parts nor the events', () => {
  for (const value of [3, 'text', null, [], true]) {
    expect(validateExecutionRequest({ ability: 'a', input: [value] })).toBe(false)
    expect(validateExecutionEvent(value)).toBe(false)
  }
})
