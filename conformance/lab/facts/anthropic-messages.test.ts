import { expect, test } from 'vitest'
import { askedOfMessages } from './anthropic-messages.ts'
import { digestText } from './digest.ts'

const none = (): boolean => false

test('system text is one whether it is a string or blocks', () => {
  for (const system of [
    'Be brief.',
    [
      { type: 'text', text: 'Be ' },
      { type: 'text', text: 'brief.' }
    ]
  ]) {
    expect(askedOfMessages({ system }, none).system).toBe(digestText('Be brief.'))
  }
  expect(askedOfMessages({}, none)).not.toHaveProperty('system')
})

test('a result that is an error says so, and state is asked about by its signature or its data', () => {
  const content = [
    { type: 'tool_result', tool_use_id: 'gone', content: 'No.', is_error: true },
    { type: 'thinking', thinking: 'Hm.', signature: 'mine' },
    { type: 'redacted_thinking', data: 'mine' },
    { type: 'thinking', thinking: 'Hm.', signature: 'foreign' }
  ]
  const { pieces } = askedOfMessages({ messages: [{ role: 'user', content }] }, (token) => token === 'mine')
  expect(pieces).toEqual([
    { kind: 'result', of: -1, hash: digestText('No.'), error: true },
    { kind: 'state', own: true },
    { kind: 'state', own: true },
    { kind: 'state', own: false }
  ])
})

test('every choice of tools has its neutral word', () => {
  const said = (choice: object) => askedOfMessages({ tool_choice: choice }, none)
  expect(said({ type: 'auto' }).toolChoice).toBe('auto')
  expect(said({ type: 'any' }).toolChoice).toBe('required')
  expect(said({ type: 'none' }).toolChoice).toBe('none')
  expect(said({ type: 'tool', name: 'look' }).toolChoice).toBe('tool:look')
  expect(said({ type: 'auto' })).not.toHaveProperty('parallel')
  expect(said({ type: 'auto', disable_parallel_tool_use: true }).parallel).toBe(false)
})

test('a medium is known by what it holds or by where it is', () => {
  const content = [
    { type: 'image', source: { type: 'base64', data: 'AAAA' } },
    { type: 'document', source: { type: 'url', url: 'https://media.example.test/a.pdf' } }
  ]
  expect(askedOfMessages({ messages: [{ role: 'user', content }] }, none).pieces).toEqual([
    { kind: 'media', role: 'user', hash: digestText('AAAA') },
    { kind: 'media', role: 'user', hash: digestText('https://media.example.test/a.pdf') }
  ])
})
