import { expect, test } from 'vitest'
import type { InputPart } from '../../generated/types.ts'
import { placeState, stateEvents } from './provider-state.ts'

const target = { provider: 'here', model: 'm' }

function state(before: unknown, name: string, provider = 'here'): InputPart {
  return { type: 'provider_state', provider, model: 'm', data: { before, value: { name } } }
}

const call = (call_id: string): InputPart => ({ type: 'tool_call', call_id, name: 'f', arguments: '{}' })
const result = (call_id: string): InputPart => ({ type: 'tool_result', call_id, output: '' })
const said: InputPart = { type: 'message', role: 'assistant', content: [{ type: 'text', text: 'x' }] }
const asked: InputPart = { type: 'text', text: 'x' }

/** The order of parts, state by its name. */
function order(input: InputPart[]): string[] {
  return placeState(input, 'here').map((part) => {
    if (part.type === 'state') return String(part.data.value.name)
    return part.type === 'tool_call' ? part.call_id : part.type
  })
}

test('state stands in front of the call it led to, wherever the caller put it, and keeps its own order', () => {
  const states = [state({ call_id: 'a' }, 's1'), state({ call_id: 'b' }, 's2'), state({ call_id: 'b' }, 's3')]
  expect(order([asked, ...states, call('a'), call('b'), result('a'), result('b')])).toEqual([
    'text',
    's1',
    'a',
    's2',
    's3',
    'b',
    'tool_result',
    'tool_result'
  ])
  expect(order([asked, call('a'), result('a'), states[0] as InputPart])).toEqual(['text', 's1', 'a', 'tool_result'])
})

test('state that led to text stays where the caller put it', () => {
  expect(order([asked, state('message', 's1'), said, asked])).toEqual(['text', 's1', 'message', 'text'])
  expect(order([asked, state('message', 's1'), call('a'), result('a')])).toEqual(['text', 's1', 'a', 'tool_result'])
})

test('state without what it led to, and state of another provider, are left out', () => {
  expect(order([asked, state({ call_id: 'gone' }, 's1'), call('a')])).toEqual(['text', 'a'])
  expect(order([asked, state('message', 's1')])).toEqual(['text'])
  expect(order([state('message', 's1'), asked])).toEqual(['text'])
  expect(order([state({ call_id: 'a' }, 's1', 'elsewhere'), call('a')])).toEqual(['a'])
})

test('data that no adapter gave is refused without being quoted, and not looked at when it is for others', () => {
  for (const data of [
    null,
    'CANARY',
    {},
    { before: 'message' },
    { before: {}, value: {} },
    { before: 'CANARY', value: {} }
  ]) {
    const strange: InputPart = { type: 'provider_state', provider: 'here', model: 'm', data }
    expect(() => placeState([strange], 'here')).toThrowError(/provider_state/)
    expect(() => placeState([strange], 'here')).not.toThrowError(/CANARY/)
    expect(placeState([strange, asked], 'elsewhere')).toEqual([asked])
  }
})

test('state that nothing followed makes no event', () => {
  const events = stateEvents(
    [{ state: { a: 1 } }, { state: { a: 2 } }, { before: 'message' }, { state: { a: 3 } }],
    target
  )
  expect(events).toEqual(
    [1, 2].map((a) => ({
      type: 'output.provider_state',
      ...target,
      data: { before: 'message', value: { a } }
    }))
  )
})
