import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isProviderFailure } from '../core/errors.ts'
import { createManualClock } from '../core/manual-clock.ts'
import { createAnthropicMessages } from './anthropic-messages/index.ts'
import { type ListedModel, type ModelListing, modelPages } from './model-listing.ts'
import { createOpenAiResponses } from './openai-responses/index.ts'
import { adapterOptions, type Dialect } from './test-support.ts'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Site {
  readonly origin: string
  readonly requests: IncomingMessage[]
  /** Resolves once a request has come. */
  readonly asked: Promise<void>
  /** Resolves once a connection was closed from the other side. */
  readonly left: Promise<void>
}

async function site(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site> {
  const requests: IncomingMessage[] = []
  let ask: () => void
  let leave: () => void
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const server = createServer((request, response) => {
    requests.push(request)
    ask()
    response.on('close', () => leave())
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, asked, left }
}

function listing(dialect: Dialect, baseUrl: string, more = {}): ModelListing {
  const options = adapterOptions(fetch, { baseUrl, ...more })
  return dialect === 'openai' ? createOpenAiResponses(options) : createAnthropicMessages(options)
}

async function all(models: ModelListing, signal = new AbortController().signal): Promise<ListedModel[][]> {
  const pages: ListedModel[][] = []
  for await (const page of models.listModels({ signal })) pages.push([...page])
  return pages
}

/** How a listing failed; undefined where it did not. */
async function failureOf(models: ModelListing, signal?: AbortSignal) {
  try {
    await all(models, signal)
  } catch (error) {
    if (isProviderFailure(error)) return error
    throw error
  }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

test('the models of OpenAI come as one page, without what it does not say', async () => {
  const { origin, requests } = await site((_request, response) =>
    json(response, {
      object: 'list',
      data: [
        { id: 'model-a', object: 'model', created: 1_700_000_000, owned_by: 'example' },
        { id: 'model-b', created: 'yesterday', owned_by: null, shutdown_date: '2027-01-01' },
        { object: 'model' },
        null
      ]
    })
  )
  expect(await all(listing('openai', `${origin}/v1`))).toEqual([
    [
      { id: 'model-a', createdAt: '2023-11-14T22:13:20.000Z', category: 'example' },
      { id: 'model-b', retiresAt: '2027-01-01' }
    ]
  ])
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v1/models'])
  expect(requests[0]?.headers.authorization).toBe('Bearer sk-test-CANARY')
})

test('the models of Anthropic come page by page after the last id, with their capabilities', async () => {
  const { origin, requests } = await site(({ url }, response) => {
    const first = !url?.includes('after_id')
    json(response, {
      data: first
        ? [
            {
              type: 'model',
              id: 'model-a',
              display_name: 'Model A',
              created_at: '2026-10-01T00:00:00Z',
              lifecycle: 'active',
              line: 'large',
              retires_at: null,
              max_input_tokens: 200_000,
              max_tokens: 64_000,
              capabilities: {
                image_input: { supported: true },
                pdf_input: { supported: false },
                structured_outputs: { supported: true },
                thinking: { supported: true, types: {} }
              }
            }
          ]
        : [{ id: 'model b', lifecycle: 'deprecated', retires_at: '2027-01-01T00:00:00Z', capabilities: null }],
      has_more: first,
      first_id: 'x',
      last_id: first ? 'model a&b' : 'model b'
    })
  })
  expect(await all(listing('anthropic', origin))).toEqual([
    [
      {
        id: 'model-a',
        name: 'Model A',
        createdAt: '2026-10-01T00:00:00Z',
        lifecycle: 'active',
        category: 'large',
        maxInputTokens: 200_000,
        maxOutputTokens: 64_000,
        inputModalities: ['text', 'json', 'image'],
        structuredOutput: true,
        reasoning: true
      }
    ],
    [{ id: 'model b', lifecycle: 'deprecated', retiresAt: '2027-01-01T00:00:00Z' }]
  ])
  expect(requests.map(({ url }) => url)).toEqual([
    '/v1/models?limit=1000',
    '/v1/models?limit=1000&after_id=model+a%26b'
  ])
  expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'sk-test-CANARY', 'anthropic-version': '2023-06-01' })
})

test('a caller that stops after a page asks for no other one', async () => {
  const { origin, requests } = await site((_request, response) =>
    json(response, { data: [{ id: 'a' }], has_more: true, last_id: String(requests.length) })
  )
  for await (const page of listing('anthropic', origin).listModels({ signal: new AbortController().signal })) {
    expect(page).toEqual([{ id: 'a' }])
    break
  }
  expect(requests).toHaveLength(1)
})

test('a cursor that repeats, one that is missing and pages without end are faults, not loops', async () => {
  for (const page of [
    { data: [{ id: 'a' }], has_more: true, last_id: 'a' },
    { data: [], has_more: true, last_id: null }
  ]) {
    const { origin } = await site((_request, response) => json(response, page))
    expect(await failureOf(listing('anthropic', origin))).toMatchObject({ code: 'provider_protocol_error' })
  }
  let page = 0
  const endless = modelPages(async () => ({ models: [], next: String(++page) }))
  await expect(
    (async () => {
      for await (const _page of endless);
    })()
  ).rejects.toMatchObject({ code: 'provider_protocol_error' })
  expect(page).toBe(1000)
})

test('error statuses of a listing mean what they mean in an attempt, once each', async () => {
  const rows = [
    [401, 'target_scoped', 'provider_unavailable'],
    [429, 'transient', 'rate_limited'],
    [500, 'uncertain', 'provider_unavailable'],
    [400, 'request_scoped', 'invalid_request']
  ] as const
  for (const dialect of ['openai', 'anthropic'] as const) {
    for (const [status, failureClass, code] of rows) {
      const { origin, requests } = await site((_request, response) =>
        json(response, { error: 'sk-test-CANARY' }, status)
      )
      const failure = await failureOf(listing(dialect, origin))
      expect(failure).toMatchObject({ failureClass, code })
      expect(`${failure?.message}${failure?.stack}`).not.toContain('CANARY')
      expect(requests).toHaveLength(1)
    }
  }
})

test('case 134: a listing follows no redirect and takes its credential nowhere else', async () => {
  const other = await site((_request, response) => json(response, { data: [] }))
  for (const dialect of ['openai', 'anthropic'] as const) {
    const { origin } = await site((_request, response) =>
      response.writeHead(307, { location: `${other.origin}/v1/models` }).end()
    )
    expect(await failureOf(listing(dialect, origin))).toMatchObject({
      failureClass: 'target_scoped',
      code: 'provider_protocol_error'
    })
  }
  expect(other.requests).toEqual([])
})

test('an answer that is no JSON, no list or too large is malformed', async () => {
  const bodies = ['<html>', '{"data":{}}', '[]', `{"data":[],"x":"${'x'.repeat(9 * 1024 * 1024)}"}`]
  for (const body of bodies) {
    const { origin } = await site((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    )
    expect(await failureOf(listing('openai', origin))).toMatchObject({ code: 'provider_protocol_error' })
  }
})

test('an abort closes the socket of a listing at once, a listing without an answer ends at its limit', async () => {
  const headless = await site(() => undefined)
  const clock = createManualClock()
  const late = failureOf(listing('openai', headless.origin, { clock }))
  await headless.asked
  await clock.advance(1000)
  expect(await late).toMatchObject({ code: 'provider_unavailable', failureClass: 'uncertain' })
  await headless.left

  const silent = await site((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{')
  })
  const controller = new AbortController()
  const ended = expect(all(listing('openai', silent.origin), controller.signal)).rejects.toThrow('enough')
  await silent.asked
  controller.abort(new Error('enough'))
  await ended
  await silent.left
})

test('without a credential no listing is asked for', async () => {
  const { origin, requests } = await site((_request, response) => json(response, { data: [] }))
  for (const dialect of ['openai', 'anthropic'] as const) {
    expect(await failureOf(listing(dialect, origin, { apiKey: undefined }))).toMatchObject({
      failureClass: 'target_scoped'
    })
  }
  expect(requests).toEqual([])
})
