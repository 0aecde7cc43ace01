import { expect, test } from 'vitest'
import { createApp, createRuntime } from '../index.ts'
import { failedAttempts, type Ran, runTargets, toldText } from './run-targets.ts'
import { callsOf, type Dialect, finishOf, frame, frames, play, usageOf } from './test-support.ts'

// The lines of cases.md that speak of Chat Completions, which no adapter of ours does, are told here in the words of the other dialects.

type Event = Readonly<Record<string, unknown>>

const started: Event = { type: 'message_start', message: { id: 'm', content: [], usage: { input_tokens: 9 } } }
const say = (text: string): Event => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
const ends = (usage?: Event): Event[] => [
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, ...(usage && { usage }) },
  { type: 'message_stop' }
]

const text = (delta: string): Event => ({
  type: 'response.output_text.delta',
  output_index: 0,
  content_index: 0,
  delta
})
const completed = (response: Event = {}): Event => ({ type: 'response.completed', response })

const factsOf = ({ events }: Ran): unknown[] =>
  events.flatMap((event) => (event.type === 'usage.reported' ? (event.facts as unknown[]) : []))

/** Starts and arguments of tool calls in the words of each dialect. */
const calling: Record<
  Dialect,
  { open(at: number, id: string): Event; argue(at: number, text: string): Event; end: Event[] }
> = {
  openai: {
    open: (output_index, call_id) => ({
      type: 'response.output_item.added',
      output_index,
      item: { type: 'function_call', call_id, name: 'f' }
    }),
    argue: (output_index, delta) => ({ type: 'response.function_call_arguments.delta', output_index, delta }),
    end: [completed()]
  },
  anthropic: {
    open: (index, id) => ({ type: 'content_block_start', index, content_block: { type: 'tool_use', id, name: 'f' } }),
    argue: (index, partial_json) => ({
      type: 'content_block_delta',
      index,
      delta: { type: 'input_json_delta', partial_json }
    }),
    end: [{ type: 'message_delta', delta: { stop_reason: 'tool_use' } }, { type: 'message_stop' }]
  }
}

test('case 4: calls that start together get their own arguments', async () => {
  for (const dialect of ['openai', 'anthropic'] as const) {
    const { open, argue, end } = calling[dialect]
    const played = await play(
      dialect,
      frames(open(0, 'a'), open(1, 'b'), argue(0, '{"x":1}'), argue(1, '{"y":2}'), ...end)
    )
    expect(callsOf(played)).toEqual([
      { id: 'a', name: 'f', arguments: '{"x":1}' },
      { id: 'b', name: 'f', arguments: '{"y":2}' }
    ])
  }
})

test('case 8: arguments in pieces are joined in order', async () => {
  for (const dialect of ['openai', 'anthropic'] as const) {
    const { open, argue, end } = calling[dialect]
    const played = await play(dialect, frames(open(0, 'a'), argue(0, '{"'), argue(0, 'x":1}'), ...end))
    expect(callsOf(played)).toEqual([{ id: 'a', name: 'f', arguments: '{"x":1}' }])
  }
})

test('case 24: an adapter that asks on the first pull and gets a 429 has used attempt 1', async () => {
  const answers = { a: { status: 429 }, b: { body: frames(started, say('B!'), ...ends()) } }
  const ran = await runTargets(answers)
  expect(ran.events.map(({ type, attempt }) => [type, attempt])).toEqual(
    expect.arrayContaining([
      ['route.attempt_failed', 1],
      ['route.selected', 2]
    ])
  )
  expect(toldText(ran)).toBe('B!')
  const bounded = await runTargets(answers, { allow_fallback: true, max_attempts: 1 })
  expect(bounded.called).toEqual(['a'])
  expect(bounded.events.at(-1)).toMatchObject({ type: 'execution.failed', error: { code: 'rate_limited' } })
})

test('case 34: usage counts whatever else its event holds or leaves out', async () => {
  for (const more of [{}, { output: [] }, { output: null }]) {
    const played = await play('openai', frames(completed({ usage: { input_tokens: 3 }, ...more })))
    expect(usageOf(played)).toEqual({ input_token: 3 })
  }
  const bare = { type: 'message_delta', usage: { output_tokens: 2 } }
  expect(usageOf(await play('anthropic', frames(started, bare, ...ends())))).toEqual({
    input_token: 9,
    output_token: 2
  })
})

test('case 35: counters that come twice make one fact for an attempt and unit', async () => {
  const [delta, stop] = ends({ output_tokens: 2 }) as [Event, Event]
  const ran = await runTargets({ a: { body: frames(started, say('x'), delta, delta, stop) } })
  expect(factsOf(ran)).toMatchObject([
    { unit: 'input_token', quantity: 9 },
    { unit: 'output_token', quantity: 2 }
  ])
})

test('case 41: a reader that leaves after a delta stops nothing, and the log ends with the usage of the provider', async () => {
  let goOn: (() => void) | undefined
  const rest = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let aborted = false
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    init?.signal?.addEventListener('abort', () => {
      aborted = true
    })
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(frames(started, say('Hel')))),
      async pull(controller) {
        await rest
        controller.enqueue(Buffer.from(frames(say('lo'), ...ends({ output_tokens: 2 }))))
        controller.close()
      }
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const provider = { type: 'anthropic-messages', model: 'm', abilities: ['ability'], api_key_env: 'KEY' } as const
  const runtime = createRuntime({ providers: [provider] }, { fetch, env: { KEY: 'key' } })
  const app = createApp(runtime)
  const watched = await app.request('/v1/executions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ ability: 'ability', input: [{ type: 'text', text: 'x' }] })
  })
  const reader = (watched.body as ReadableStream<Uint8Array>).getReader()
  let seen = ''
  while (!seen.includes('output.delta')) seen += Buffer.from((await reader.read()).value ?? '').toString()
  await reader.cancel()
  const id = /"execution_id":"([^"]+)"/.exec(seen)?.[1]
  goOn?.()
  const log = await (await app.request(`/v1/executions/${id}/events`)).text()
  expect(log).toContain('execution.completed')
  const snapshot = await (await app.request(`/v1/executions/${id}`)).json()
  expect(snapshot).toMatchObject({ status: 'succeeded', result: { outputs: [{ text: 'Hello' }] } })
  expect(snapshot).toMatchObject({ usage: [{ unit: 'input_token' }, { unit: 'output_token', quantity: 2 }] })
  expect(aborted).toBe(false)
  await runtime.stop(0)
})

test('case 44: without usage there are no totals, and nothing stands in their place', async () => {
  const silent = { type: 'message_start', message: { id: 'm', content: [] } }
  for (const usage of [undefined, { input_tokens: null, output_tokens: null }]) {
    const ran = await runTargets({ a: { body: frames(silent, say('x'), ...ends(usage)) } })
    expect(factsOf(ran)).toEqual([])
    expect(ran.snapshot.usage).toEqual([])
    expect(JSON.stringify([ran.events, ran.snapshot])).not.toMatch(/NaN|null/)
  }
})

test('case 98: an error behind some text ends the execution, however passing its status', async () => {
  const error = { type: 'error', error: { code: 502, message: 'Bad gateway' } }
  const ran = await runTargets(
    { a: { body: frames(text('a'), error) }, b: { body: frames(completed()) } },
    undefined,
    'openai'
  )
  expect(ran.called).toEqual(['a'])
  expect(failedAttempts(ran)).toEqual([])
  expect(ran.events.at(-1)).toMatchObject({
    type: 'execution.failed',
    error: { code: 'provider_unavailable', retryable: false }
  })
})

test('case 100: a content filter is the reason of a success, with text or without', async () => {
  const filtered = {
    type: 'response.incomplete',
    response: { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }
  }
  expect(finishOf(await play('openai', frames(filtered)))).toBe('content_filter')
  expect(finishOf(await play('openai', frames(text('a'), filtered)))).toBe('content_filter')
})

test('case 132: neither a network error nor a broken frame gets the credential or a URL into anything', async () => {
  const url = 'https://provider.example.test/a?key=sk-test-CANARY'
  const cause = Object.assign(new Error(`connect to ${url} failed`), { code: 'ECONNRESET', headers: 'sk-test-CANARY' })
  const broken = new TypeError(`fetch of ${url} failed: sk-test-CANARY`, { cause })
  for (const answer of [
    { broken },
    { body: 'data: {"key":"sk-test-CANARY"\n\n' },
    { body: frame({ type: 'error', error: { type: 'sk-test-CANARY', message: `${url} sk-test-CANARY` } }) },
    { status: 502, body: `<a href="${url}">sk-test-CANARY</a>` }
  ]) {
    const { events, snapshot } = await runTargets({ a: answer })
    expect(events.at(-1)?.type).toBe('execution.failed')
    expect(JSON.stringify([events, snapshot])).not.toMatch(/CANARY|provider\.example/)
  }
})
