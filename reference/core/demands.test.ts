import { expect, test } from 'vitest'
import type { ContentPart, ExecutionRequest, ModelManifest } from '../../generated/types.ts'
import { demandsOf, generationParameters, shortfallOf } from './demands.ts'
import { createScriptedProvider } from './scripted-provider.ts'

function shortfall(request: Partial<ExecutionRequest>, model: Partial<ModelManifest> = {}) {
  const [base] = createScriptedProvider('alpha', []).manifest().models
  if (base === undefined) throw new Error('no model')
  const body: ExecutionRequest = { ability: 'write', input: [{ type: 'text', text: 'x' }], ...request }
  return shortfallOf({ ...base, conversation: true, ...model }, demandsOf(body))
}

const tool = { name: 'f', parameters: {} }
const turn = (...content: ContentPart[]): ExecutionRequest['input'] => [
  { type: 'message', role: 'user', content: [{ type: 'text', text: 'x' }, ...content] }
]
const result = (output: string | ContentPart[]): ExecutionRequest['input'] => [
  { type: 'tool_result', call_id: 'c', output }
]

test.each<[string, Partial<ExecutionRequest>]>([
  ['tools', { tools: [tool] }],
  ['tool_choice', { tool_choice: 'none' }],
  ['parallel_tool_calls', { parallel_tool_calls: false }]
])('%s implies the capability tools', (_field, request) => {
  expect(shortfall(request, { tools: false })).toEqual({ reason: 'capability', name: 'tools' })
  expect(shortfall(request, { tools: true })).toBeUndefined()
})

test('output_schema implies the capability structured_output', () => {
  const request = { output_schema: { name: 'a', schema: {} } }
  expect(shortfall(request, { structured_output: false })).toEqual({ reason: 'capability', name: 'structured_output' })
  expect(shortfall(request, { structured_output: true })).toBeUndefined()
})

test.each(generationParameters)('a model that does not list %s is no candidate for a request that sets it', (name) => {
  const values = { max_output_tokens: 1, temperature: 0, top_p: 0, stop: ['x'], reasoning_effort: 'low' } as const
  const request = { [name]: values[name] }
  const others = generationParameters.filter((each) => each !== name)
  expect(shortfall(request)).toEqual({ reason: 'parameter', name })
  expect(shortfall(request, { parameters: others })).toEqual({ reason: 'parameter', name })
  expect(shortfall(request, { parameters: [name] })).toBeUndefined()
  expect(shortfall({}, { parameters: [] })).toBeUndefined()
})

test.each<[string, Partial<ExecutionRequest>]>([
  ['instructions', { instructions: 'x' }],
  ['a message', { input: turn() }],
  ['a tool call', { input: [{ type: 'tool_call', call_id: 'c', name: 'f', arguments: '' }] }],
  ['a tool result', { input: result('x') }],
  ['inline data', { input: [{ type: 'image', data: 'AAAA' }] }],
  ['inline data in a message', { input: turn({ type: 'image', data: 'AAAA' }) }]
])('%s goes to models alone that take a conversation', (_name, request) => {
  const sees = { input_modalities: ['text', 'image'] } satisfies Partial<ModelManifest>
  expect(shortfall(request, { ...sees, conversation: false })).toEqual({ reason: 'capability', name: 'conversation' })
  expect(shortfall(request, sees)).toBeUndefined()
})

test('a model that says nothing of conversation takes none, and plain parts need none', () => {
  const [base] = createScriptedProvider('alpha', []).manifest().models
  if (base === undefined) throw new Error('no model')
  const state = { type: 'provider_state' as const, provider: 'alpha', model: 'alpha-1', data: 1 }
  const plain: ExecutionRequest = { ability: 'write', input: [{ type: 'text', text: 'x' }, state] }
  expect(shortfallOf(base, demandsOf(plain))).toBeUndefined()
  expect(shortfallOf(base, demandsOf({ ...plain, input: turn() }))).toEqual({
    reason: 'capability',
    name: 'conversation'
  })
})

test.each<[string, ExecutionRequest['input']]>([
  ['a message', turn({ type: 'image', uri: 'https://media.example.test/a.png' })],
  ['a tool result', result([{ type: 'image', uri: 'https://media.example.test/a.png' }])],
  ['inline data', [{ type: 'image', data: 'AAAA' }]]
])('what stands inside %s counts as sent', (_name, input) => {
  expect(shortfall({ input })).toEqual({ reason: 'input_modality', name: 'image' })
  expect(shortfall({ input }, { input_modalities: ['text', 'image'] })).toBeUndefined()
})

test('turns, calls, textual results and state are no modality by themselves', () => {
  const input: ExecutionRequest['input'] = [
    { type: 'message', role: 'assistant', content: [{ type: 'json', value: 1 }] },
    { type: 'tool_call', call_id: 'c', name: 'f', arguments: '' },
    { type: 'tool_result', call_id: 'c', output: 'x' },
    { type: 'provider_state', provider: 'alpha', model: 'alpha-1', data: 1 }
  ]
  expect(shortfall({ input }, { input_modalities: ['json'] })).toBeUndefined()
})

test('the first thing that is lacking is told', () => {
  const request: Partial<ExecutionRequest> = { ability: 'draw', tools: [tool], temperature: 0 }
  expect(shortfall(request, { tools: false })).toEqual({ reason: 'ability' })
  expect(shortfall({ ...request, ability: 'write' }, { tools: false })).toEqual({ reason: 'capability', name: 'tools' })
  expect(shortfall({ requirements: { output_modalities: ['audio'] } })).toEqual({
    reason: 'output_modality',
    name: 'audio'
  })
})
