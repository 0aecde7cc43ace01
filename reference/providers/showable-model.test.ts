import { expect, test } from 'vitest'
import { showableModel } from './showable-model.ts'
import { frames, play } from './test-support.ts'

test('a name is shown as it is', () => {
  for (const name of ['omni-2026-09-01', 'ft:omni:invented::a1', 'Größe 1']) {
    expect(showableModel(name, 'sk-test-CANARY')).toBe(name)
  }
})

test('what is no name, or longer than one, is not shown', () => {
  for (const value of ['', 'm'.repeat(257), 7, null, undefined, {}, ['m']]) {
    expect(showableModel(value, 'sk-test-CANARY')).toBeUndefined()
  }
})

test('case 131: a provider that claims to have served the key is not believed aloud', async () => {
  const model = `model ${Buffer.from('sk-test-CANARY').toString('base64')}`
  const completed = { type: 'response.completed', response: { status: 'completed', model, output: [] } }
  expect((await play('openai', frames(completed))).events).toEqual([{ type: 'completed', finish_reason: 'stop' }])
  const start = { type: 'message_start', message: { id: 'm', model: 'sk-test-CANARY', content: [] } }
  const { events } = await play('anthropic', frames(start, { type: 'message_stop' }))
  expect(events).toEqual([{ type: 'completed', finish_reason: 'other' }])
})
