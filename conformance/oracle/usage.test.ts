import { expect, test } from 'vitest'
import { stream } from '../laws/shared/sample/samples.ts'
import type { Act, UsageCounters } from '../model/script.ts'
import { saidBy } from './said.ts'
import { expectedUsage } from './usage.ts'

type Dialect = 'openai-responses' | 'anthropic-messages' | 'openai-chat-completions'

/** Known quantities by unit, `?` where readings differ; absent units are left out. */
function facts(dialect: Dialect, ...acts: Act[]): Record<string, number | string> {
  const expected = expectedUsage(saidBy(stream(...acts), { dialect, features: [] }), dialect)
  return Object.fromEntries(
    Object.entries(expected).flatMap(([unit, told]) => {
      if (told.is === 'absent') return []
      return [[unit, told.is === 'known' ? told.quantity : '?']]
    })
  )
}

const end: Act = { end: { finish: 'stop' } }
const usage = (counters: UsageCounters): Act => ({ usage: counters })

test('case 28: the whole input holds what was written to the cache, the last output stands', () => {
  const acts = [
    usage({ input: 47121, cache_write: 47119, output: 4 }),
    { text: 'x' },
    usage({ input: 47121, cache_write: 47119, output: 64 }),
    end
  ]
  for (const dialect of ['openai-responses', 'anthropic-messages'] as const) {
    expect(facts(dialect, ...acts)).toEqual({ input_token: 47121, cache_write_token: 47119, output_token: 64 })
  }
})

test('case 31: the last counters stand, never a sum', () => {
  const acts = [
    usage({ input: 8834, output: 0 }),
    { text: 'x' },
    usage({ input: 8849, cache_read: 8831, output: 3 }),
    end
  ]
  for (const dialect of ['openai-responses', 'anthropic-messages'] as const) {
    expect(facts(dialect, ...acts)).toEqual({ input_token: 8849, cache_read_token: 8831, output_token: 3 })
  }
})

test('case 40: a cut answer leaves the input, not the placeholder of the output', () => {
  const acts: Act[] = [usage({ input: 900, output: 1 }), { text: 'abc' }, { cut: 'eof' }]
  expect(facts('anthropic-messages', ...acts)).toEqual({ input_token: 900 })
  expect(facts('openai-responses', ...acts)).toEqual({})
})

test('what a delta said before the cut is known too', () => {
  const acts: Act[] = [usage({ input: 9, output: 1 }), { text: 'a' }, usage({ input: 9, output: 7 }), { cut: 'eof' }]
  expect(facts('anthropic-messages', ...acts)).toEqual({ input_token: 9, output_token: 7 })
})

test('zeros are facts, missing and invalid values are none', () => {
  for (const dialect of ['openai-responses', 'anthropic-messages'] as const) {
    expect(facts(dialect, { text: 'a' }, usage({ input: 0, output: 0 }), end)).toEqual({
      input_token: 0,
      output_token: 0
    })
    expect(facts(dialect, { text: 'a' }, usage({ input: 5, output: -1 }), end)).toEqual({ input_token: 5 })
    expect(facts(dialect, { text: 'a' }, usage({ input: 1.5, output: 2 }), end)).toEqual({ output_token: 2 })
    expect(facts(dialect, { text: 'a' }, end)).toEqual({})
  }
})

test('a terminal without counters leaves only what came before it', () => {
  const bare: Act = { end: { finish: 'stop', form: 'no_usage' } }
  expect(facts('openai-responses', usage({ input: 5, output: 2 }), { text: 'a' }, bare)).toEqual({})
  expect(facts('anthropic-messages', usage({ input: 5, output: 2 }), { text: 'a' }, bare)).toEqual({ input_token: 5 })
})

test('an input that cannot be told apart from its caches is left open', () => {
  expect(
    facts('anthropic-messages', { text: 'a' }, usage({ input: 5, cache_read: 'many', output: 2 }), end)
  ).toMatchObject({
    input_token: '?'
  })
  expect(facts('anthropic-messages', { text: 'a' }, usage({ input: 5, cache_read: 50, output: 2 }), end)).toMatchObject(
    {
      input_token: '?'
    }
  )
})

test('Chat Completions counts an answer that ends, never one that fails, and nothing that was not asked for', () => {
  const chat = 'openai-chat-completions'
  const acts = [usage({ input: 5, output: 2 }), { text: 'a' }]
  expect(facts(chat, ...acts, end)).toEqual({ input_token: 5, output_token: 2 })
  expect(facts(chat, ...acts, { error: { kind: 'server' } })).toEqual({})
  expect(facts(chat, ...acts, { error: { kind: 'server', form: 'failed' } })).toEqual({})
  const unasked = saidBy(stream(...acts, end), { dialect: chat, features: [], usageAsked: false })
  expect(new Set(Object.values(expectedUsage(unasked, chat)).map(({ is }) => is))).toEqual(new Set(['absent']))
})
