import { expect, test } from 'vitest'
import type { ExecutionRequest } from '../../generated/types.ts'
import { createRuntime } from '../index.ts'
import { frames } from './test-support.ts'

/** What a target answers; `broken` resets the connection after the body. */
interface Answer {
  readonly status?: number
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly broken?: boolean
}

type Event = Record<string, unknown> & { readonly type: string }

interface Ran {
  readonly events: readonly Event[]
  /** The targets called, in order. */
  readonly called: readonly string[]
}

const started = {
  type: 'message_start',
  message: { id: 'm', content: [], usage: { input_tokens: 900, output_tokens: 1 } }
}
const say = (text: string) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
const ended = [
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } },
  { type: 'message_stop' }
]
const healthy: Answer = { body: frames(started, say('B!'), ...ended) }
const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }

/** Runs one execution over targets a, b, c of the Messages API that answer as told. */
async function run(
  answers: Record<string, Answer>,
  routing: ExecutionRequest['routing'] = { allow_fallback: true }
): Promise<Ran> {
  const called: string[] = []
  const fetch = async (url: unknown): Promise<Response> => {
    const target = new URL(String(url)).pathname.split('/')[1] ?? ''
    called.push(target)
    const { status = 200, body = '', headers, broken } = answers[target] ?? {}
    const bytes = new TextEncoder().encode(body)
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes),
      pull: (controller) => (broken ? controller.error(new TypeError('terminated')) : controller.close())
    })
    return new Response(stream, { status, headers: { 'content-type': 'text/event-stream', ...headers } })
  }
  const providers = Object.keys(answers).map((id) => ({
    type: 'anthropic-messages' as const,
    id,
    model: 'model',
    abilities: ['ability'],
    api_key_env: 'KEY',
    base_url: `https://provider.example.test/${id}`
  }))
  const runtime = createRuntime({ providers }, { fetch, env: { KEY: 'key' } })
  try {
    const submitted = await runtime.submit({ ability: 'ability', input: [{ type: 'text', text: 'x' }], routing }, {})
    if ('refused' in submitted) throw new Error(submitted.refused.error.message)
    const opened = await runtime.open(submitted.submission.execution_id, 0)
    if ('refused' in opened) throw new Error(opened.refused.error.message)
    const events: Event[] = []
    for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
      events.push(...batch.map(({ data }) => JSON.parse(data) as Event))
    }
    return { events, called }
  } finally {
    await runtime.stop(0)
  }
}

const textOf = ({ events }: Ran): string =>
  events.map((event) => (event.type === 'output.delta' ? event.delta : '')).join('')
const failedAttempts = ({ events }: Ran): readonly Event[] =>
  events.filter(({ type }) => type === 'route.attempt_failed')

test('case 15 and case 27: after output a break ends the execution, and the next target is never called', async () => {
  for (const broken of [true, false]) {
    const ran = await run({ a: { body: frames(started, say('Hel')), broken }, b: healthy })
    expect(ran.called).toEqual(['a'])
    expect(textOf(ran)).toBe('Hel')
    expect(failedAttempts(ran)).toEqual([])
    expect(ran.events.at(-1)).toMatchObject({ type: 'execution.failed', error: { retryable: false } })
  }
})

test('case 17: without fallback an overload before output is one attempt', async () => {
  const ran = await run({ a: { body: frames(overloaded) }, b: healthy }, { allow_fallback: false, max_attempts: 1 })
  expect(ran.called).toEqual(['a'])
  expect(ran.events.at(-1)).toMatchObject({
    type: 'execution.failed',
    error: { code: 'provider_unavailable', retryable: true }
  })
})

test('case 18: a broken connection and a malformed frame before output go to the next target, after output they do not', async () => {
  const faults: [Answer, string][] = [
    [{ body: frames(started), broken: true }, 'provider_unavailable'],
    [{ body: `${frames(started)}data: {bad\n\n` }, 'provider_protocol_error']
  ]
  for (const [fault, code] of faults) {
    const before = await run({ a: fault, b: healthy })
    expect(failedAttempts(before)).toMatchObject([{ attempt: 1, error: { code } }])
    expect(textOf(before)).toBe('B!')
    const body = (fault.body ?? '').replace(frames(started), frames(started, say('Hel')))
    const after = await run({ a: { ...fault, body }, b: healthy })
    expect(after.called).toEqual(['a'])
    expect(after.events.at(-1)).toMatchObject({ type: 'execution.failed', error: { code } })
  }
})

test('case 20: a success without a single byte goes to the next target', async () => {
  const ran = await run({ a: { body: '' }, b: healthy })
  expect(failedAttempts(ran)).toMatchObject([{ error: { code: 'provider_protocol_error' } }])
  expect(textOf(ran)).toBe('B!')
})

test('case 21 and case 95: the preamble of every attempt commits nothing', async () => {
  const ran = await run({ a: { status: 500 }, b: { body: frames(started, { type: 'ping' }, overloaded) }, c: healthy })
  expect(ran.called).toEqual(['a', 'b', 'c'])
  expect(failedAttempts(ran)).toMatchObject([
    { attempt: 1, error: { code: 'provider_unavailable' } },
    { attempt: 2, error: { code: 'provider_unavailable', provider_code: 'overloaded_error' } }
  ])
  expect(textOf(ran)).toBe('B!')
})

test('case 40: a cut after output keeps the input count as unfinished and no placeholder', async () => {
  const ran = await run({ a: { body: frames(started, say('abc')), broken: true } })
  const facts = ran.events.filter(({ type }) => type === 'usage.reported').flatMap(({ facts }) => facts)
  expect(facts).toEqual([{ unit: 'input_token', quantity: 900, source: 'provider', complete: false }])
})

test('case 104 and case 105: with another target at hand a long wait is not waited', async () => {
  for (const wait of ['600', '9999999999']) {
    const ran = await run({ a: { status: 429, headers: { 'retry-after': wait } }, b: healthy })
    expect(ran.called).toEqual(['a', 'b'])
  }
})

test('case 108 and case 111: what is bound to the request ends it, what is bound to the target goes to another one', async () => {
  for (const status of [400, 409, 413, 422]) {
    expect((await run({ a: { status }, b: healthy })).called).toEqual(['a'])
  }
  for (const status of [401, 402, 403, 404, 408, 425, 429, 500, 502, 503, 529]) {
    expect((await run({ a: { status }, b: healthy })).called).toEqual(['a', 'b'])
  }
  const body = JSON.stringify({
    error: { type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit_reached' } }
  })
  expect((await run({ a: { status: 429, body }, b: healthy })).called).toEqual(['a', 'b'])
})

test('a counter that a later one spoils is not reported', async () => {
  const spoiled = [
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { input_tokens: -1, output_tokens: 2 } },
    { type: 'message_stop' }
  ]
  const ran = await run({ a: { body: frames(started, say('x'), ...spoiled) } })
  const facts = ran.events.filter(({ type }) => type === 'usage.reported').flatMap(({ facts }) => facts)
  expect(facts).toEqual([{ unit: 'output_token', quantity: 2, source: 'provider' }])
})
