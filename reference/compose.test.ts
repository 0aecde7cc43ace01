import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createRuntime, openRuntime, type RuntimeParts } from './compose.ts'
import type { RuntimeConfig } from './config.ts'
import { createManualClock } from './core/manual-clock.ts'
import type { Runtime } from './core/runtime-port.ts'
import { createApp } from './http/app.ts'
import { defaultTimeouts } from './providers/adapter-options.ts'
import { createMemoryStore } from './stores/memory.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function runtimeOf(config: RuntimeConfig, parts: RuntimeParts = {}): Runtime {
  const runtime = createRuntime(config, parts)
  closing.push(() => runtime.stop(0))
  return runtime
}

const models = (config: RuntimeConfig) =>
  runtimeOf(config)
    .providers()
    .flatMap(({ models }) => models)

const openai = { type: 'openai-responses', model: 'm-1', api_key_env: 'KEY' } as const
const anthropic = { type: 'anthropic-messages', model: 'm-2', api_key_env: 'KEY' } as const

interface Outcome {
  readonly status: string
  readonly error?: { readonly code: string; readonly message: string }
  readonly result?: unknown
}

async function outcome(runtime: Runtime, body: object): Promise<Outcome> {
  const app = createApp(runtime)
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
  const answer = await app.request('/v1/executions', { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.text()
  return (await (await app.request(answer.headers.get('location') ?? '')).json()) as Outcome
}

const request = { ability: 'text-generation', input: [{ type: 'text', text: 'hello' }] }

test('nothing configured is the mock alone, able to generate text', () => {
  for (const config of [{}, { providers: [{ type: 'mock' }] }] as const)
    expect(runtimeOf(config).providers()).toMatchObject([
      { provider: 'mock', models: [{ model: 'mock-text', abilities: ['text-generation'] }] }
    ])
  expect(runtimeOf({ providers: [] }).providers()).toEqual([])
})

test('text adapters take text and json by default, give text, stream and cancel, and nothing else', () => {
  for (const model of models({ providers: [openai, anthropic] }))
    expect(model).toMatchObject({
      input_modalities: ['text', 'json'],
      output_modalities: ['text'],
      stream: true,
      cancel: true,
      tools: false,
      structured_output: false,
      async: false
    })
})

test('a queue provider offers async and cancel by default, and no other capability', () => {
  const fal = { type: 'fal-queue', model: 'lab/image-1', ability: 'image-generation', api_key_env: 'FAL_KEY' } as const
  expect(models({ providers: [fal] })[0]).toMatchObject({
    async: true,
    cancel: true,
    stream: false,
    tools: false,
    structured_output: false
  })
})

test('the default output limit of a provider that requires one is shown', () => {
  expect(models({ providers: [anthropic] })[0]?.limits).toEqual({ max_output_tokens: 32_000 })
  expect(models({ providers: [{ ...anthropic, max_output_tokens: 7 }] })[0]?.limits).toEqual({ max_output_tokens: 7 })
})

test('no default limit of an adapter bounds a whole call', () => {
  // A deadline may be a day away: what is limited by default is silence, never the length of an answer that keeps coming.
  expect(Object.keys(defaultTimeouts).sort()).toEqual(['connect_ms', 'first_byte_ms', 'idle_ms', 'progress_ms'])
})

test('flow control is as configured and shown in the manifest', () => {
  const providers = [{ ...openai, max_concurrency: 3, max_queue_depth: 0 }]
  expect(runtimeOf({ providers }).providers()[0]?.limits).toEqual({ max_concurrency: 3, max_queue_depth: 0 })
})

test('a configuration that is not valid builds nothing', () => {
  expect(() => createRuntime({ providers: [{ type: 'mock', modle: 'x' }] } as unknown as RuntimeConfig)).toThrow(
    'providers[0].modle: unknown field; did you mean model?'
  )
})

test('features that the reference claims are those of this build', () => {
  expect(runtimeOf({}).info().features).toEqual({
    routing: true,
    flow_control: true,
    usage_facts: true,
    billing: false,
    finish_reason: true,
    reasoning: true,
    refusal: true,
    attempt_usage: true,
    heartbeat: true,
    inline_stream: true,
    config_extended: true,
    conversation: true,
    tool_input: true,
    structured_output: true,
    generation: true,
    provider_state: true,
    route_explain: true,
    policy_ref: true,
    partition: true
  })
})

test('a configured least life of keys is published', () => {
  expect(runtimeOf({ idempotency_min_ms: 60_000 }).info().limits).toMatchObject({ idempotency_min_ms: 60_000 })
})

test('a bound on active executions refuses the next with 429', async () => {
  const app = createApp(
    runtimeOf({ max_active_executions: 1, providers: [{ type: 'mock', behaviour: { first_delay_ms: 86_400_000 } }] })
  )
  const submit = () =>
    app.request('/v1/executions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request)
    })
  expect((await submit()).status).toBe(202)
  const full = await submit()
  expect(full.status).toBe(429)
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a missing credential fails its own attempts and the other targets serve', async () => {
  const providers = [openai, { type: 'mock' }] as const
  const config: RuntimeConfig = { providers }
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input))
    throw new Error('nobody asks')
  }
  const runtime = runtimeOf(config, { fetch, env: {} })
  expect(await outcome(runtime, { ...request, routing: { allow_fallback: true } })).toMatchObject({
    status: 'succeeded'
  })
  const alone = await outcome(runtime, request)
  expect(alone).toMatchObject({ status: 'failed', error: { code: 'provider_unavailable', retryable: false } })
  expect(alone.error?.message).toContain('KEY')
  expect(asked).toEqual([])
})

test('a credential comes from its named variable, through the fetch that was given', async () => {
  const seen: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    seen.push(new Headers(init?.headers).get('authorization'))
    return new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } })
  }
  await outcome(runtimeOf({ providers: [openai] }, { fetch, env: { KEY: 'key-1', OTHER: 'key-2' } }), request)
  expect(seen).toEqual(['Bearer key-1'])
})

test('case 134: the default fetch does not follow a redirect', async () => {
  const asked: string[] = []
  const server = createServer((incoming, answer) => {
    asked.push(incoming.url ?? '')
    answer.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const runtime = runtimeOf({ providers: [{ ...openai, base_url }] }, { env: { KEY: 'k' } })
  expect(await outcome(runtime, request)).toMatchObject({
    status: 'failed',
    error: { code: 'provider_protocol_error' }
  })
  expect(asked).toEqual(['/v1/responses'])
})

test('a tool loop goes on with another provider in its second turn, without the state of the first', async () => {
  const failing = { class: 'transient', code: 'rate_limited' } as const
  const runtime = runtimeOf({
    providers: [
      { type: 'mock', id: 'one', behaviour: { provider_state: { token: 'T-1' } } },
      { type: 'mock', id: 'broken', abilities: ['second'], behaviour: { failure: failing } },
      { type: 'mock', id: 'two', abilities: ['second'] }
    ],
    policies: { on: { provider_order: ['broken'], allow_fallback: true } }
  })
  const tools = [{ name: 'lookup', parameters: { properties: { city: { type: 'string' } } } }]
  const first = await outcome(runtime, { ...request, tools })
  expect(first).toMatchObject({
    status: 'succeeded',
    result: {
      tool_calls: [{ call_id: 'call_1', name: 'lookup', arguments: '{"city":"hello"}' }],
      provider_state: [{ provider: 'one', model: 'mock-text', data: { token: 'T-1' } }]
    }
  })
  const { tool_calls, provider_state } = first.result as { tool_calls: object[]; provider_state: object[] }
  const second = await outcome(runtime, {
    ability: 'second',
    routing: { policy: 'on' },
    tools,
    input: [
      { type: 'message', role: 'user', content: request.input },
      ...provider_state.map((state) => ({ type: 'provider_state', ...state })),
      ...tool_calls.map((call) => ({ type: 'tool_call', ...call })),
      { type: 'tool_result', call_id: 'call_1', output: 'rain' }
    ]
  })
  expect(second).toMatchObject({
    status: 'succeeded',
    target: { provider: 'two' },
    result: { outputs: [{ index: 0, text: 'mock-text heard: rain' }] }
  })
})

test('a store that is given takes the place of the configured one, and the stop of the runtime closes it', async () => {
  const config: RuntimeConfig = {
    providers: [{ type: 'mock' }],
    event_store: { type: 'file', directory: 'unused', encryption_key_env: 'UNUSED' }
  }
  for (const build of [createRuntime, openRuntime]) {
    const store = createMemoryStore({ clock: createManualClock(), retentionMs: 12_345 })
    const runtime = await build(config, { store })
    expect(runtime.info().limits?.retention_ms).toBe(12_345)
    await runtime.stop(0)
    expect(store.availability()).toBe('unavailable')
  }
})
