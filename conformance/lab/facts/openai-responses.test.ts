import { expect, test } from 'vitest'
import { digestText } from './digest.ts'
import { askedOfResponses } from './openai-responses.ts'

const none = (): boolean => false

test('an input that is one text is a user message', () => {
  expect(askedOfResponses({ input: 'Hi' }, none).pieces).toEqual([
    { kind: 'text', role: 'user', hash: digestText('Hi') }
  ])
})

test('system text is found in its field and in messages of a system role, in that order, and is no piece', () => {
  const input = [
    { role: 'developer', content: 'Second.' },
    { role: 'system', content: [{ type: 'input_text', text: 'Third.' }] },
    { role: 'assistant', content: 'Said.' }
  ]
  const { system, pieces } = askedOfResponses({ instructions: 'First.', input }, none)
  expect(system).toBe(digestText('First.\nSecond.\nThird.'))
  expect(pieces).toEqual([{ kind: 'text', role: 'assistant', hash: digestText('Said.') }])
})

test('a result without its call says so, and state is asked about by its token', () => {
  const input = [
    { type: 'function_call_output', call_id: 'gone', output: 'Rain.' },
    { type: 'reasoning', encrypted_content: 'mine' },
    { type: 'reasoning', encrypted_content: 'foreign' }
  ]
  expect(askedOfResponses({ input }, (token) => token === 'mine').pieces).toEqual([
    { kind: 'result', of: -1, hash: digestText('Rain.'), error: false },
    { kind: 'state', own: true },
    { kind: 'state', own: false }
  ])
})

test('a choice of tools is one word, and parameters that are null are none', () => {
  expect(askedOfResponses({ tool_choice: 'required' }, none).toolChoice).toBe('required')
  expect(askedOfResponses({ temperature: null, top_p: 0 }, none).parameters).toEqual({ top_p: 0 })
})
