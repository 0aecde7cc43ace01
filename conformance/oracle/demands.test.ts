import { expect, test } from 'vitest'
import { demandsOf } from './demands.ts'

const nothing = { input: [], output: [], capabilities: [], parameters: [] }

test('an empty request demands nothing', () => {
  expect(demandsOf({})).toEqual(nothing)
  expect(demandsOf({ input: 'text', requirements: 7 })).toEqual(nothing)
})

test('modalities listed and modalities sent count once, those inside turns and results too', () => {
  const input = [
    { type: 'text', text: 'x' },
    { type: 'message', role: 'user', content: [{ type: 'image', uri: 'https://media.example.test/a' }] },
    { type: 'tool_result', call_id: 'c', output: [{ type: 'json', value: 1 }] },
    { type: 'provider_state', provider: 'p', model: 'm', data: {} }
  ]
  const requirements = { input_modalities: ['text', 'audio'], output_modalities: ['video'] }
  expect(demandsOf({ input, requirements })).toEqual({
    ...nothing,
    input: ['text', 'image', 'json', 'audio'],
    output: ['video'],
    capabilities: ['conversation']
  })
})

test('only true demands a capability, and a field of a feature implies its own', () => {
  const requirements = { stream: true, async: false, cancel: null, tools: 'yes' }
  expect(demandsOf({ requirements }).capabilities).toEqual(['stream'])
  for (const field of [{ tools: [] }, { tool_choice: 'none' }, { parallel_tool_calls: false }]) {
    expect(demandsOf(field).capabilities).toEqual(['tools'])
  }
  expect(demandsOf({ output_schema: {} }).capabilities).toEqual(['structured_output'])
})

test('turns, instructions and inline bytes need a model that takes a conversation; plain parts do not', () => {
  const said = (part: object) => demandsOf({ input: [part] }).capabilities
  expect(demandsOf({ instructions: '' }).capabilities).toEqual(['conversation'])
  for (const part of [
    { type: 'message', role: 'user', content: [] },
    { type: 'tool_call', call_id: 'c', name: 'f', arguments: '{}' },
    { type: 'image', data: 'AAAA', media_type: 'image/png' },
    { type: 'tool_result', call_id: 'c', output: 'x' }
  ]) {
    expect(said(part)).toEqual(['conversation'])
  }
  expect(said({ type: 'image', uri: 'https://media.example.test/a' })).toEqual([])
  expect(said({ type: 'json', value: { data: 'x' } })).toEqual([])
})

test('parameters are demanded by being there', () => {
  const request = { stop: [], temperature: 0, max_output_tokens: 1, reasoning_effort: 'low', top_p: 1, seed: 7 }
  expect(demandsOf(request).parameters).toEqual([
    'max_output_tokens',
    'temperature',
    'top_p',
    'stop',
    'reasoning_effort'
  ])
})
