import { expect, test } from 'vitest'
import { digestJson, digestText } from './digest.ts'
import { askedOfChat } from './openai-chat-completions.ts'

test('messages of a system role are system text, in their order, and no pieces', () => {
  const messages = [
    { role: 'system', content: 'First.' },
    { role: 'developer', content: [{ type: 'text', text: 'Second.' }] },
    { role: 'user', content: 'Hi' }
  ]
  const { system, pieces } = askedOfChat({ messages })
  expect(system).toBe(digestText('First.\nSecond.'))
  expect(pieces).toEqual([{ kind: 'text', role: 'user', hash: digestText('Hi') }])
})

test('what an assistant said comes before its calls; an empty text beside calls is nothing said', () => {
  const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '' } }
  const told = { kind: 'call', id: digestText('c'), name: 'f', hash: digestJson({}) }
  const pieces = (content: unknown) =>
    askedOfChat({ messages: [{ role: 'assistant', content, tool_calls: [call] }] }).pieces
  expect(pieces('Look.')).toEqual([{ kind: 'text', role: 'assistant', hash: digestText('Look.') }, told])
  expect(pieces('')).toEqual([told])
  expect(pieces(null)).toEqual([told])
})

test('a result without its call says so', () => {
  const messages = [{ role: 'tool', tool_call_id: 'gone', content: [{ type: 'text', text: 'Rain.' }] }]
  expect(askedOfChat({ messages }).pieces).toEqual([
    { kind: 'result', of: -1, hash: digestText('Rain.'), error: false }
  ])
})

test('a choice of tools is one word, and either name of the limit is the limit', () => {
  expect(askedOfChat({ tool_choice: 'required' }).toolChoice).toBe('required')
  expect(askedOfChat({ max_tokens: 5, top_p: 0 }).parameters).toEqual({ max_output_tokens: 5, top_p: 0 })
  expect(askedOfChat({ max_tokens: null, max_completion_tokens: 6 }).parameters).toEqual({ max_output_tokens: 6 })
})
