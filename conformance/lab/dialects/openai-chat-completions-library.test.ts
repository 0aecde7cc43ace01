import OpenAI, { APIError } from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Act, CallScript, ErrorKind, ScriptFinish } from '../../model/script.ts'
import { type Lab, startLab } from '../start-lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startLab({ dialects: ['openai-chat-completions'], seed: 1 })
})
afterAll(() => lab.stop())

let scenarios = 0

/** What OpenAI's own library makes of a script that the lab plays over HTTP. */
async function ask<T>(
  script: CallScript,
  read: (client: OpenAI, model: string, text: string) => Promise<T>,
  base = ''
) {
  const [target] = lab.targets
  if (target === undefined) throw new Error('no target')
  scenarios += 1
  const nonce = `n-${String(scenarios).padStart(16, '0')}`
  const place = lab.desk.enroll({ nonce, ability: `lab.only.${target.id}`, calls: [[script]], listener: () => {} })
  const client = new OpenAI({
    apiKey: lab.keys[target.api_key_env],
    baseURL: base === '' ? target.base_url : `${lab.origin}/${target.id}${base}`,
    maxRetries: 0
  })
  return read(client, target.model, `Say something. [${nonce}]`).finally(() => place.close())
}

const stream = (...acts: Act[]): CallScript => ({ kind: 'stream', acts })
const messages = (content: string) => [{ role: 'user' as const, content }]

/** The library's accumulated result of a stream, and the counters of its last chunk. */
const streamed = (script: CallScript, base?: string) =>
  ask(
    script,
    async (client, model, text) => {
      const run = client.chat.completions.stream({
        model,
        messages: messages(text),
        stream_options: { include_usage: true }
      })
      const { choices, usage } = await run.finalChatCompletion()
      return { ...choices[0], usage }
    },
    base
  )

/** The chunks of a stream as the library gives them out. */
const chunked = (script: CallScript) =>
  ask(script, async (client, model, text) => {
    const chunks = await client.chat.completions.create({ model, messages: messages(text), stream: true })
    const seen = []
    for await (const chunk of chunks) seen.push(chunk)
    return seen
  })

const tools: Act[] = [
  { tool: { call: 'a', name: 'left' } },
  { tool: { call: 'b', name: 'right' } },
  { args: { call: 'b', delta: '{"y"' } },
  { args: { call: 'a', delta: '{"x":1}' } },
  { args: { call: 'b', delta: ':2}' } }
]
const called = [
  { type: 'function', function: { name: 'left', arguments: '{"x":1}' } },
  { type: 'function', function: { name: 'right', arguments: '{"y":2}' } }
]
const counted: Act = { usage: { input: 9, output: 4, cache_read: 5, reasoning: 1 } }
const usage = {
  prompt_tokens: 9,
  completion_tokens: 4,
  total_tokens: 13,
  prompt_tokens_details: { cached_tokens: 5 },
  completion_tokens_details: { reasoning_tokens: 1 }
}

test.each(['', '/v1', '/v1/'])('the library reads text and counters under a base that ends in "%s"', async (base) => {
  const said = await streamed(stream({ text: 'Grüße ' }, { text: '😀' }, counted, { end: { finish: 'stop' } }), base)
  expect(said).toMatchObject({ message: { content: 'Grüße 😀', refusal: null }, finish_reason: 'stop', usage })
})

test('the library reads tool calls that interleave', async () => {
  const said = await streamed(stream(...tools, counted, { end: { finish: 'tool_calls' } }))
  expect(said).toMatchObject({ message: { tool_calls: called }, finish_reason: 'tool_calls', usage })
})

test.each<[ScriptFinish, string]>([
  ['length', 'length'],
  ['content_filter', 'content_filter'],
  ['pause', 'lab_unlisted_pause'],
  ['other', 'lab_unlisted']
])('the library reads finish %s', async (finish, word) => {
  const chunks = await chunked(stream({ text: 'a' }, { end: { finish } }))
  expect(chunks.flatMap(({ choices }) => choices).at(-1)?.finish_reason).toBe(word)
})

test('the library reads a refusal', async () => {
  const said = await streamed(stream({ refusal: 'I will ' }, { refusal: 'not.' }, { end: { finish: 'refusal' } }))
  expect(said).toMatchObject({ message: { refusal: 'I will not.' }, finish_reason: 'stop' })
})

test('the library finds no counters that it did not ask for', async () => {
  const chunks = await chunked(stream({ text: 'a' }, counted, { end: { finish: 'stop' } }))
  expect(chunks.some((chunk) => 'usage' in chunk)).toBe(false)
})

test('the library passes noise by', async () => {
  const noise: Act[] = [{ noise: 'ping' }, { noise: 'unknown' }, { noise: 'comment' }, { noise: 'empty_delta' }]
  const said = await streamed(stream(...noise, { text: 'a' }, { end: { finish: 'stop' } }))
  expect(said).toMatchObject({ message: { content: 'a' }, finish_reason: 'stop' })
})

test('the library reads an answer that comes whole', async () => {
  const whole = await ask(
    stream({ text: 'Hi' }, ...tools, counted, { end: { finish: 'tool_calls' } }),
    (client, model, text) => client.chat.completions.create({ model, messages: messages(text) })
  )
  expect(whole).toMatchObject({
    choices: [{ message: { content: 'Hi', tool_calls: called }, finish_reason: 'tool_calls' }],
    usage
  })
})

test.each([undefined, 'failed'])('the library throws an in-band error of form %s', async (form) => {
  const error = { kind: 'server' as const, message: 'lost', ...(form === undefined ? {} : { form }) }
  const thrown = await chunked(stream({ text: 'a' }, { error })).catch((caught: unknown) => caught)
  expect(thrown).toBeInstanceOf(APIError)
  expect(thrown).toMatchObject({ code: 'server_error', type: 'server_error' })
})

test.each<[ErrorKind, number, string]>([
  ['rate_limit', 429, 'rate_limit_exceeded'],
  ['model_not_found', 404, 'model_not_found'],
  ['authentication', 401, 'invalid_api_key']
])('the library reads error %s as HTTP %i', async (kind, status, code) => {
  const thrown = await chunked({ kind: 'status', status, error: { kind } }).catch((caught: unknown) => caught)
  expect(thrown).toMatchObject({ status, code, param: null })
})

test('a stream that breaks off ends without a finish', async () => {
  const chunks = await chunked(stream({ text: 'a' }, { cut: 'eof' }))
  expect(chunks.flatMap(({ choices }) => choices).at(-1)).toMatchObject({
    delta: { content: 'a' },
    finish_reason: null
  })
})

test('the library lists the one model and finds it by name', async () => {
  const [listed, found, model] = await ask(stream(), async (client, name) => [
    (await client.models.list()).data.map(({ id }) => id),
    (await client.models.retrieve(name)).id,
    name
  ])
  expect([listed, found]).toEqual([[model], model])
})
