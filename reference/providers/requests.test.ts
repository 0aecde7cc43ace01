import { expect, test } from 'vitest'
import type { ExecutionRequest } from '../../generated/types.ts'
import { adapterOptions, createAdapter, type Dialect, drain, sent } from './test-support.ts'

const input: ExecutionRequest['input'] = [
  { type: 'text', text: 'one' },
  { type: 'json', value: { a: [1, null] } },
  { type: 'image', uri: 'https://media.example.test/a.png' },
  { type: 'file', uri: 'https://media.example.test/a.pdf' },
  { type: 'text', text: 'two' }
]

test('the parts of an OpenAI request are the parts of one user message', async () => {
  const [request] = await sent('openai', { ability: 'ability', input })
  expect(request).toMatchObject({
    url: 'https://provider.example.test/v1/responses',
    method: 'POST',
    redirect: 'manual'
  })
  expect(request?.headers).toEqual({
    authorization: 'Bearer sk-test-CANARY',
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'accept-encoding': 'identity'
  })
  expect(request?.body).toEqual({
    model: 'model-1',
    stream: true,
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'one' },
          { type: 'input_text', text: '{"a":[1,null]}' },
          { type: 'input_image', image_url: 'https://media.example.test/a.png' },
          { type: 'input_file', file_url: 'https://media.example.test/a.pdf' },
          { type: 'input_text', text: 'two' }
        ]
      }
    ]
  })
})

test('the parts of an Anthropic request are the blocks of one user message', async () => {
  const [request] = await sent('anthropic', { ability: 'ability', input })
  expect(request).toMatchObject({
    url: 'https://provider.example.test/v1/messages',
    method: 'POST',
    redirect: 'manual'
  })
  expect(request?.headers).toMatchObject({ 'x-api-key': 'sk-test-CANARY', 'anthropic-version': '2023-06-01' })
  expect(request?.body).toEqual({
    model: 'model-1',
    stream: true,
    max_tokens: 32_000,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'one' },
          { type: 'text', text: '{"a":[1,null]}' },
          { type: 'image', source: { type: 'url', url: 'https://media.example.test/a.png' } },
          { type: 'document', source: { type: 'url', url: 'https://media.example.test/a.pdf' } },
          { type: 'text', text: 'two' }
        ]
      }
    ]
  })
})

test('extensions lie under what the adapter sets itself, those of others are ignored', async () => {
  const extensions = {
    openai: { request: { model: 'evil', stream: false, input: 'evil', temperature: 0.5, max_output_tokens: 7 } },
    anthropic: { request: { model: 'evil', stream: false, messages: [], top_k: 3, max_tokens: 9 } },
    other: { request: { temperature: 1 } }
  }
  const [openai] = await sent(
    'openai',
    { ability: 'a', input: [{ type: 'text', text: 'x' }], extensions },
    { maxOutputTokens: 50 }
  )
  expect(openai?.body).toMatchObject({ model: 'model-1', stream: true, temperature: 0.5, max_output_tokens: 7 })
  expect(openai?.body.input).toHaveLength(1)
  const [anthropic] = await sent(
    'anthropic',
    { ability: 'a', input: [{ type: 'text', text: 'x' }], extensions },
    { maxOutputTokens: 50 }
  )
  expect(anthropic?.body).toMatchObject({ model: 'model-1', stream: true, top_k: 3, max_tokens: 9 })
  expect(anthropic?.body.messages).toHaveLength(1)
})

test('a configured output limit is sent and shown', async () => {
  const request: ExecutionRequest = { ability: 'a', input: [{ type: 'text', text: 'x' }] }
  for (const [dialect, field] of [
    ['openai', 'max_output_tokens'],
    ['anthropic', 'max_tokens']
  ] as const) {
    expect((await sent(dialect, request, { maxOutputTokens: 50 }))[0]?.body[field]).toBe(50)
    const manifest = createAdapter(dialect, adapterOptions(fetch, { maxOutputTokens: 50 })).manifest()
    expect(manifest.models[0]?.limits).toEqual({ max_output_tokens: 50 })
  }
  expect(createAdapter('anthropic', adapterOptions(fetch)).manifest().models[0]?.limits).toEqual({
    max_output_tokens: 32_000
  })
  expect(createAdapter('openai', adapterOptions(fetch)).manifest().models[0]?.limits).toBeUndefined()
})

test("base URLs are taken as the providers' own libraries take them", async () => {
  const request: ExecutionRequest = { ability: 'a', input: [{ type: 'text', text: 'x' }] }
  const rows: [Dialect, string, string][] = [
    ['openai', 'http://127.0.0.1:9/x/v1', 'http://127.0.0.1:9/x/v1/responses'],
    ['openai', 'https://provider.example.test/v1/', 'https://provider.example.test/v1/responses'],
    ['anthropic', 'http://127.0.0.1:9/x', 'http://127.0.0.1:9/x/v1/messages'],
    ['anthropic', 'http://127.0.0.1:9/x/v1/', 'http://127.0.0.1:9/x/v1/messages']
  ]
  for (const [dialect, baseUrl, url] of rows) expect((await sent(dialect, request, { baseUrl }))[0]?.url).toBe(url)
  const version = await sent('anthropic', request, { anthropicVersion: '2026-10-21' })
  expect(version[0]?.headers['anthropic-version']).toBe('2026-10-21')
})

test('the manifest shows the default capabilities, and configured ones as far as they can be sent', () => {
  const [model] = createAdapter('openai', adapterOptions(fetch)).manifest().models
  expect(model).toEqual({
    model: 'model-1',
    abilities: ['ability'],
    input_modalities: ['text', 'json'],
    output_modalities: ['text'],
    stream: true,
    tools: false,
    structured_output: false,
    async: false,
    cancel: true,
    conversation: true
  })
  const capabilities = { input_modalities: ['text', 'image', 'audio'], tools: true }
  const configured = createAdapter('anthropic', adapterOptions(fetch, { capabilities })).manifest()
  expect(configured.models[0]).toMatchObject({ input_modalities: ['text', 'image'], tools: true })
  expect(configured.limits).toEqual({ max_concurrency: 1, max_queue_depth: 1 })
})

test('without a credential, or with one that no header can hold, no request is sent', async () => {
  for (const apiKey of [undefined, '', 'line\nbreak', 'späce']) {
    let requests = 0
    const count = async (): Promise<Response> => {
      requests += 1
      return new Response('')
    }
    for (const dialect of ['openai', 'anthropic'] as const) {
      const { failure } = await drain(createAdapter(dialect, adapterOptions(count, { apiKey })))
      expect(failure).toMatchObject({ failureClass: 'target_scoped', code: 'provider_unavailable' })
      if (apiKey) expect(failure?.message).not.toContain(apiKey)
    }
    expect(requests).toBe(0)
  }
})
