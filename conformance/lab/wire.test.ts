import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act, ScriptFinish, UsageCounters } from '../model/script.ts'
import { anthropicMessages } from './dialects/anthropic-messages.ts'
import { openAiChatCompletions } from './dialects/openai-chat-completions.ts'
import { openAiResponses } from './dialects/openai-responses.ts'
import { eventsOf, plainContext } from './testing/play-body.ts'
import { errorOnWire, finishOnWire, usageOnWire, wireCallId } from './wire.ts'

type Counts = Record<string, unknown>

/** Reads the counters of an Anthropic stream by the provider's rules: later non-null fields replace, the input is a sum. */
function readAnthropic(events: readonly Record<string, unknown>[]): Counts {
  const wire: Counts = {}
  for (const event of events) {
    const started = (event.message as { usage?: Counts } | undefined)?.usage
    const usage = { ...(started ?? (event.usage as Counts | undefined)) }
    if (started !== undefined) delete usage.output_tokens
    for (const [name, value] of Object.entries(usage)) if (value !== null) wire[name] = value
  }
  const thinking = (wire.output_tokens_details as { thinking_tokens?: number } | undefined)?.thinking_tokens
  const sum = [wire.input_tokens, wire.cache_read_input_tokens, wire.cache_creation_input_tokens].reduce(
    (a, b) => Number(a ?? 0) + Number(b ?? 0),
    0
  )
  return present({
    input: wire.input_tokens === undefined ? undefined : sum,
    output: wire.output_tokens,
    cache_read: wire.cache_read_input_tokens,
    cache_write: wire.cache_creation_input_tokens,
    reasoning: thinking
  })
}

function readOpenAi(events: readonly Record<string, unknown>[]): Counts {
  for (const { response } of events.toReversed()) {
    const usage = (response as { usage?: Record<string, Counts & number> | null } | undefined)?.usage
    if (usage === null || usage === undefined) continue
    return present({
      input: usage.input_tokens,
      output: usage.output_tokens,
      cache_read: usage.input_tokens_details?.cached_tokens,
      cache_write: usage.input_tokens_details?.cache_write_tokens,
      reasoning: usage.output_tokens_details?.reasoning_tokens
    })
  }
  return {}
}

function readChat(events: readonly Record<string, unknown>[]): Counts {
  const usage = events.at(-1)?.usage as Record<string, Counts & number> | null | undefined
  return present({
    input: usage?.prompt_tokens,
    output: usage?.completion_tokens,
    cache_read: usage?.prompt_tokens_details?.cached_tokens,
    cache_write: usage?.prompt_tokens_details?.cache_write_tokens,
    reasoning: usage?.completion_tokens_details?.reasoning_tokens
  })
}

function present(fields: Counts): Counts {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

// Whole counters whose caches fit into the input, which every report names again: what a provider really sends.
const counters: fc.Arbitrary<UsageCounters> = fc
  .record({
    cache_read: fc.nat({ max: 50 }),
    cache_write: fc.nat({ max: 50 }),
    more: fc.nat({ max: 50 }),
    output: fc.nat({ max: 99 }),
    reasoning: fc.nat({ max: 9 })
  })
  .map(({ more, ...rest }) => ({ ...rest, input: rest.cache_read + rest.cache_write + more }))
const partial = counters.chain((all) =>
  fc.subarray(['output', 'reasoning', 'cache'] as const).map((kept) => only(all, kept))
)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ text: 'a' }),
  fc.constant<Act>({ noise: 'ping' }),
  partial.map((usage) => ({ usage }))
)
const last: fc.Arbitrary<Act[]> = fc.constantFrom<Act[]>(
  [{ end: { finish: 'stop' } }],
  [{ end: { finish: 'stop', form: 'no_usage' } }],
  [{ error: { kind: 'server' } }],
  [{ error: { kind: 'server', form: 'flat' } }],
  []
)

function only(all: UsageCounters, kept: readonly string[]): UsageCounters {
  const { input, output, reasoning, ...caches } = all
  return {
    input,
    ...(kept.includes('output') ? { output } : {}),
    ...(kept.includes('reasoning') ? { reasoning } : {}),
    ...(kept.includes('cache') ? caches : {})
  } as UsageCounters
}

test('usage on the wire is what a reader of the stream finds there, in every dialect', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 7 }), last, (acts, ending) => {
      const script = [...acts, ...ending]
      const caches = script.some((one) => 'usage' in one && 'cache_read' in one.usage)
      fc.pre(!caches || script.every((one) => !('usage' in one) || 'cache_read' in one.usage))
      expect(readAnthropic(eventsOf(anthropicMessages, script))).toEqual(
        usageOnWire('anthropic-messages', script).counters
      )
      expect(readOpenAi(eventsOf(openAiResponses, script))).toEqual(usageOnWire('openai-responses', script).counters)
      expect(readChat(eventsOf(openAiChatCompletions, script))).toEqual(
        usageOnWire('openai-chat-completions', script).counters
      )
    }),
    { numRuns: 400, seed: 11 }
  )
})

test('an input smaller than its caches reads back as their sum', () => {
  const acts: Act[] = [{ text: 'a' }, { usage: { input: 2, cache_read: 3 } }, { end: { finish: 'stop' } }]
  expect(usageOnWire('anthropic-messages', acts).counters).toEqual(readAnthropic(eventsOf(anthropicMessages, acts)))
})

test('a prefix of the acts has said only what was on the wire by then', () => {
  const acts: Act[] = [
    { usage: { input: 9, output: 1 } },
    { text: 'a' },
    { usage: { input: 9, output: 5 } },
    { text: 'b' },
    { usage: { output: 8 } },
    { end: { finish: 'stop' } }
  ]
  const said = (count: number) => usageOnWire('anthropic-messages', acts, count)
  expect([1, 2, 3, 5, 6].map(said)).toEqual([
    { counters: { input: 9 }, final: false },
    { counters: { input: 9 }, final: false },
    { counters: { input: 9, output: 5 }, final: false },
    { counters: { input: 9, output: 5 }, final: false },
    { counters: { input: 9, output: 8 }, final: true }
  ])
  expect(usageOnWire('openai-responses', acts, 5)).toEqual({ counters: {}, final: false })
})

test.each<[ScriptFinish, Act[], readonly string[], readonly string[], readonly string[]]>([
  ['stop', [], ['stop'], ['stop'], ['stop']],
  ['length', [], ['length'], ['length'], ['length']],
  ['content_filter', [], ['content_filter'], ['other'], ['content_filter']],
  ['pause', [], ['other'], ['pause'], ['other']],
  ['other', [], ['other'], ['other'], ['other']],
  ['refusal', [], ['refusal', 'stop'], ['refusal'], ['refusal', 'stop']],
  ['refusal', [{ refusal: 'no' }], ['refusal'], ['refusal'], ['refusal']],
  ['tool_calls', [], ['stop'], ['tool_calls', 'stop'], ['tool_calls', 'stop']],
  ['tool_calls', [{ tool: { call: 'x', name: 'f' } }], ['tool_calls'], ['tool_calls'], ['tool_calls']],
  ['stop', [{ tool: { call: 'x', name: 'f' } }], ['tool_calls'], ['stop', 'tool_calls'], ['tool_calls', 'stop']],
  ['stop', [{ refusal: 'no' }], ['refusal'], ['stop'], ['refusal']]
])(
  'finish %s after %j reads as %j in Responses, %j in Messages and %j in Chat Completions',
  (finish, acts, ...read) => {
    const script = [...acts, { end: { finish } }]
    const [responses, messages, chat] = read
    expect(finishOnWire('openai-responses', script)).toEqual(responses)
    expect(finishOnWire('anthropic-messages', script)).toEqual(messages)
    expect(finishOnWire('openai-chat-completions', script)).toEqual(chat)
  }
)

test('a script without an end has no finish', () => {
  expect(finishOnWire('openai-responses', [{ text: 'a' }])).toEqual([])
})

test('call ids and errors are those of the wire', () => {
  const nonce = plainContext.nonce
  const acts: Act[] = [{ tool: { call: 'x', name: 'f' } }, { end: { finish: 'tool_calls' } }]
  expect(JSON.stringify(eventsOf(openAiResponses, acts))).toContain(`"${wireCallId('openai-responses', nonce, 'x')}"`)
  expect(JSON.stringify(eventsOf(anthropicMessages, acts))).toContain(
    `"${wireCallId('anthropic-messages', nonce, 'x')}"`
  )
  expect(errorOnWire('anthropic-messages', 'overloaded')).toMatchObject({ status: 529, type: 'overloaded_error' })
})
