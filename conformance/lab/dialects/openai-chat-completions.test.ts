import { expect, test } from 'vitest'
import type { Act, ErrorKind, ScriptFinish } from '../../model/script.ts'
import { bodyOf, eventsOf, plainContext, stepsOf } from '../testing/play-body.ts'
import { strictEvents } from '../testing/strict-events.ts'
import { openAiChatCompletions as dialect } from './openai-chat-completions.ts'

type Chunk = Record<string, unknown>
interface Choice {
  readonly delta: Record<string, unknown>
  readonly finish_reason: string | null
}

const end = (finish: ScriptFinish, form?: string): Act => ({ end: { finish, ...(form === undefined ? {} : { form }) } })
const choicesOf = (chunks: readonly Chunk[]): Choice[] => chunks.flatMap(({ choices }) => choices as Choice[])
const deltasOf = (chunks: readonly Chunk[]) => choicesOf(chunks).map(({ delta }) => delta)
const wholeOf = (acts: readonly Act[]) =>
  JSON.parse(bodyOf(stepsOf(dialect, { kind: 'stream', acts }, { streaming: false })).toString()) as Chunk

test('an answer is a role, its text in pieces, a finish, its counters and a sentinel', () => {
  const acts: Act[] = [{ text: 'Hel' }, { usage: { input: 3, output: 2 } }, { text: 'lo' }, end('stop')]
  const frames = strictEvents(bodyOf(stepsOf(dialect, { kind: 'stream', acts })))
  expect(frames.every(({ event }) => event === undefined)).toBe(true)
  expect(frames.at(-1)?.data).toBe('[DONE]')
  const chunks = eventsOf(dialect, acts)
  expect(chunks.map(({ choices }) => choices)).toEqual([
    [{ index: 0, delta: { role: 'assistant', content: '', refusal: null }, logprobs: null, finish_reason: null }],
    [{ index: 0, delta: { content: 'Hel' }, logprobs: null, finish_reason: null }],
    [{ index: 0, delta: { content: 'lo' }, logprobs: null, finish_reason: null }],
    [{ index: 0, delta: {}, logprobs: null, finish_reason: 'stop' }],
    []
  ])
  expect(chunks.map(({ usage }) => usage)).toEqual([
    null,
    null,
    null,
    null,
    { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 }
  ])
})

test('every chunk is of the same completion', () => {
  const chunks = eventsOf(dialect, [{ text: 'a' }, { end: { finish: 'stop', served_model: 'model-1-2026' } }])
  const of = chunks.map(({ choices: _choices, usage: _usage, ...rest }) => rest)
  expect(new Set(of.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(of[0]).toMatchObject({ object: 'chat.completion.chunk', model: 'model-1-2026', service_tier: 'default' })
  expect(of[0]?.id).toMatch(/^chatcmpl-[0-9a-f]{29}$/)
})

test('a request that does not ask for the counters finds none, and no field for them', () => {
  const acts: Act[] = [{ text: 'a' }, { usage: { input: 3 } }, end('stop')]
  const chunks = eventsOf(dialect, acts, { usageAsked: false })
  expect(chunks.some((chunk) => 'usage' in chunk)).toBe(false)
  expect(chunks.every(({ choices }) => (choices as unknown[]).length === 1)).toBe(true)
})

test.each<[string, Act[]]>([
  ['no counters were reported', [{ text: 'a' }, end('stop')]],
  ['the end leaves them out', [{ usage: { input: 3 } }, end('stop', 'no_usage')]]
])('where %s no chunk is without a choice', (_, acts) => {
  expect(eventsOf(dialect, acts).every(({ choices }) => (choices as unknown[]).length === 1)).toBe(true)
})

test('counters stand as scripted, parts inside their wholes', () => {
  const usage = { input: 9, output: 8, cache_read: 4, cache_write: 2, reasoning: 3 }
  expect(eventsOf(dialect, [{ usage }, end('stop')]).at(-1)?.usage).toEqual({
    prompt_tokens: 9,
    completion_tokens: 8,
    total_tokens: 17,
    prompt_tokens_details: { cached_tokens: 4, cache_write_tokens: 2 },
    completion_tokens_details: { reasoning_tokens: 3 }
  })
  const odd = eventsOf(dialect, [{ usage: { input: -1 } }, { usage: { output: '7', reasoning: null } }, end('stop')])
  expect(odd.at(-1)?.usage).toEqual({
    prompt_tokens: -1,
    completion_tokens: '7',
    completion_tokens_details: { reasoning_tokens: null }
  })
})

test('case 4: calls that interleave keep their index; id and name come with the first delta', () => {
  const deltas = deltasOf(
    eventsOf(dialect, [
      { tool: { call: 'x', name: 'f' } },
      { tool: { call: 'y', name: 'g' } },
      { args: { call: 'x', delta: '{"x":1}' } },
      { args: { call: 'y', delta: '{"y":2}' } },
      end('tool_calls')
    ])
  )
  const id = expect.stringMatching(/^call_[0-9a-f]{24}$/) as unknown
  expect(deltas.slice(1, -1)).toEqual([
    { tool_calls: [{ index: 0, id, type: 'function', function: { name: 'f', arguments: '' } }] },
    { tool_calls: [{ index: 1, id, type: 'function', function: { name: 'g', arguments: '' } }] },
    { tool_calls: [{ index: 0, function: { arguments: '{"x":1}' } }] },
    { tool_calls: [{ index: 1, function: { arguments: '{"y":2}' } }] }
  ])
})

test('a call in snapshot form is said whole by its first delta, and one without an id has none', () => {
  const acts = (form: 'snapshot' | 'no_id'): Act[] => [
    { tool: { call: 'x', name: 'f', form } },
    { args: { call: 'x', delta: '{"x"' } },
    { args: { call: 'x', delta: ':1}' } },
    end('tool_calls')
  ]
  const whole = deltasOf(eventsOf(dialect, acts('snapshot'))).slice(1, -1)
  expect(whole).toMatchObject([{ tool_calls: [{ function: { name: 'f', arguments: '{"x":1}' } }] }])
  expect(JSON.stringify(deltasOf(eventsOf(dialect, acts('no_id'))))).not.toContain('"id"')
})

test.each<[ScriptFinish, string]>([
  ['stop', 'stop'],
  ['length', 'length'],
  ['tool_calls', 'tool_calls'],
  ['content_filter', 'content_filter'],
  ['refusal', 'stop'],
  ['pause', 'lab_unlisted_pause'],
  ['other', 'lab_unlisted']
])('finish %s is said as %s', (finish, word) => {
  expect(choicesOf(eventsOf(dialect, [{ text: 'a' }, end(finish)])).at(-1)?.finish_reason).toBe(word)
})

test('a refusal comes in deltas of its own; one without a word is an empty delta', () => {
  const said = deltasOf(eventsOf(dialect, [{ refusal: 'I ' }, { refusal: 'won’t' }, end('refusal')]))
  expect(said.slice(1)).toEqual([{ refusal: 'I ' }, { refusal: 'won’t' }, {}])
  expect(deltasOf(eventsOf(dialect, [end('refusal')])).slice(1)).toEqual([{ refusal: '' }, {}])
})

test('reasoning has no words, and parts are one text', () => {
  const acts: Act[] = [{ reasoning: 'hm' }, { text: 'b', part: 1 }, { text: 'a' }, end('stop')]
  expect(deltasOf(eventsOf(dialect, acts)).slice(1)).toEqual([{ content: 'b' }, { content: 'a' }, {}])
  expect(wholeOf(acts)).toMatchObject({ choices: [{ message: { content: 'ba' } }] })
})

test('an in-band error is a frame of its object alone, or stands in a choice that finishes with error', () => {
  const object = { message: 'slow', type: 'requests', param: null, code: 'rate_limit_exceeded' }
  const saying = (form?: string) => {
    const error = { kind: 'rate_limit' as const, message: 'slow', ...(form === undefined ? {} : { form }) }
    return strictEvents(bodyOf(stepsOf(dialect, { kind: 'stream', acts: [{ error }] })))
      .slice(1)
      .map(({ data }) => JSON.parse(data) as Chunk)
  }
  expect(saying()).toEqual([{ error: object }])
  expect(saying('untyped')).toEqual([{ error: object }])
  expect(saying('failed')).toMatchObject([{ choices: [{ finish_reason: 'error' }], error: object }])
})

test.each<[ErrorKind, number, string | null]>([
  ['overloaded', 503, 'server_is_overloaded'],
  ['rate_limit', 429, 'rate_limit_exceeded'],
  ['quota', 429, 'insufficient_quota'],
  ['server', 500, 'server_error'],
  ['authentication', 401, 'invalid_api_key'],
  ['not_found', 404, null],
  ['model_not_found', 404, 'model_not_found'],
  ['context_length', 400, 'context_length_exceeded']
])('error %s is HTTP %i with code %s', (kind, status, code) => {
  const error = { message: 'm', type: dialect.wireError(kind).type, param: null, code }
  expect(dialect.wireError(kind).status).toBe(status)
  expect(dialect.errorBody(kind, 'm', plainContext)).toEqual({ error })
})

test('noise is a chunk without a choice, a delta of an unlisted kind, or an empty text', () => {
  const chunks = eventsOf(dialect, [{ noise: 'ping' }, { noise: 'unknown' }, { noise: 'empty_delta' }, end('stop')])
  expect(chunks[1]).toMatchObject({ choices: [], usage: null })
  expect(deltasOf(chunks).slice(1)).toEqual([{ lab_unlisted: 'not in any list' }, { content: '' }, {}])
})

test('chunks with a choice carry obfuscation unless the request turned it off', () => {
  const acts: Act[] = [{ text: 'a' }, { usage: { input: 1 } }, end('stop')]
  for (const chunk of eventsOf(dialect, acts, { obfuscation: true })) {
    expect('obfuscation' in chunk).toBe((chunk.choices as unknown[]).length > 0)
  }
  expect(eventsOf(dialect, acts).some((chunk) => 'obfuscation' in chunk)).toBe(false)
})

test('without a preamble no chunk names the role, and a second end is a second terminal', () => {
  const script = { kind: 'stream', preamble: false, acts: [{ text: 'a' }, end('stop'), end('stop')] } as const
  const body = bodyOf(stepsOf(dialect, script)).toString()
  expect(body).not.toContain('role')
  expect(body.match(/\[DONE\]/g)).toHaveLength(2)
})

test('without streaming the same script is one completion with all that was said', () => {
  const acts: Act[] = [
    { text: 'Hel' },
    { text: 'lo' },
    { tool: { call: 'x', name: 'f' } },
    { args: { call: 'x', delta: '{}' } },
    { usage: { input: 1, output: 2 } },
    end('tool_calls')
  ]
  expect(wholeOf(acts)).toMatchObject({
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: 'Hello',
          refusal: null,
          tool_calls: [{ function: { arguments: '{}' } }]
        },
        finish_reason: 'tool_calls'
      }
    ],
    usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 }
  })
  expect(wholeOf([end('stop')])).toMatchObject({ choices: [{ message: { content: null, refusal: null } }] })
})

test('a request without a model or a message is refused', () => {
  const messages = [{ role: 'user', content: 'a' }]
  expect(dialect.objection({}, { messages })).toMatch('model')
  expect(dialect.objection({}, { model: 'm', messages: [] })).toMatch('messages')
  expect(dialect.objection({}, { model: 'm', messages })).toBeUndefined()
})
