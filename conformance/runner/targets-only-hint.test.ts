import { expect, test } from 'vitest'
import { targetsOnlyHint } from './targets-only-hint.ts'

test('a dialect that the configuration file cannot name is named once, with where its targets stand', () => {
  expect(targetsOnlyHint(['openai-responses', 'openai-chat-completions', 'openai-chat-completions'])).toEqual([
    'the configuration file has no provider type openai-chat-completions: its targets stand in LAB_TARGETS alone'
  ])
})

test('where the configuration file names every dialect there is nothing to say', () => {
  expect(targetsOnlyHint(['openai-responses', 'anthropic-messages', 'fal-queue'])).toEqual([])
})
