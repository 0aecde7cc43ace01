import type { ExecutionRequest } from '../../generated/types.ts'
import { isProviderFailure } from '../core/errors.ts'
import { createManualClock } from '../core/manual-clock.ts'
import type { Provider, ProviderEvent, ProviderFailure } from '../core/ports.ts'
import type { AdapterOptions } from './adapter-options.ts'
import { createAnthropicMessages } from './anthropic-messages/index.ts'
import { createOpenAiResponses } from './openai-responses/index.ts'

/** What an attempt came to: all its events, and how it failed if it did. For tests only. */
export interface Played {
  readonly events: readonly ProviderEvent[]
  readonly failure: (Error & ProviderFailure) | undefined
  /** How many requests were sent. */
  readonly requests: number
}

export type Dialect = 'openai' | 'anthropic'

/** One event of a stream as a frame, framed as both providers do it. */
export function frame(event: Readonly<Record<string, unknown>>): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

export function frames(...events: Readonly<Record<string, unknown>>[]): string {
  return events.map(frame).join('')
}

export interface PlayOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cut?: (bytes: Uint8Array) => readonly Uint8Array[]
  readonly options?: Partial<AdapterOptions>
}

/** Adapter options around a `fetch`, on a clock that stands still. */
export function adapterOptions(fetch: typeof globalThis.fetch, more: Partial<AdapterOptions> = {}): AdapterOptions {
  return {
    id: 'target',
    model: 'model-1',
    abilities: ['ability'],
    apiKey: 'sk-test-CANARY',
    apiKeyEnv: 'TARGET_KEY',
    baseUrl: 'https://provider.example.test/v1',
    timeouts: { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 5000 },
    maxConcurrency: 1,
    maxQueueDepth: 1,
    fetch,
    clock: createManualClock(),
    ...more
  }
}

export function createAdapter(dialect: Dialect, options: AdapterOptions): Provider {
  return dialect === 'openai' ? createOpenAiResponses(options) : createAnthropicMessages(options)
}

/** Plays one answer through an adapter. */
export async function play(dialect: Dialect, body: string | Uint8Array, play: PlayOptions = {}): Promise<Played> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const chunks = play.cut?.(bytes) ?? [bytes]
  let requests = 0
  const fetch = async (): Promise<Response> => {
    requests += 1
    return new Response(bodyOf(chunks), {
      status: play.status ?? 200,
      headers: { 'content-type': 'text/event-stream', ...play.headers }
    })
  }
  const { events, failure } = await drain(createAdapter(dialect, adapterOptions(fetch, play.options)))
  return { events, failure, requests }
}

/** Runs one attempt to its end; rethrows what is no `ProviderFailure`. */
export async function drain(
  provider: Provider,
  signal: AbortSignal = new AbortController().signal,
  request: ExecutionRequest = { ability: 'ability', input: [{ type: 'text', text: 'a question' }] }
): Promise<Pick<Played, 'events' | 'failure'>> {
  const events: ProviderEvent[] = []
  let calls = 0
  try {
    for await (const batch of provider.execute({
      request,
      target: { provider: 'target', model: 'model-1' },
      signal,
      ids: { executionId: () => 'execution', callId: () => `made-${++calls}` }
    })) {
      events.push(...batch)
    }
    return { events, failure: undefined }
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    return { events, failure: error }
  }
}

/** A request as it went out. */
export interface Sent {
  readonly url: string
  readonly method: string | undefined
  readonly redirect: string | undefined
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>
}

/** What an adapter sends for an execution request: one request, or none. */
export async function sent(
  dialect: Dialect,
  request: ExecutionRequest,
  more: Partial<AdapterOptions> = {}
): Promise<Sent[]> {
  const requests: Sent[] = []
  const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init?.headers))
    requests.push({
      url: String(url),
      method: init?.method,
      redirect: init?.redirect,
      headers,
      body: JSON.parse(String(init?.body))
    })
    return new Response('', { headers: { 'content-type': 'text/event-stream' } })
  }
  const provider = createAdapter(dialect, adapterOptions(fetch, more))
  const iterator = provider.execute({
    request,
    target: { provider: 'target', model: 'model-1' },
    signal: new AbortController().signal,
    ids: { executionId: () => 'e', callId: () => 'c' }
  })
  try {
    await iterator[Symbol.asyncIterator]().next()
  } catch (error) {
    if (!isProviderFailure(error)) throw error
  }
  return requests
}

/** The text a caller would fold. */
export function textOf({ events }: Pick<Played, 'events'>): string {
  return events.map((event) => (event.type === 'output.delta' ? event.delta : '')).join('')
}

/** Joined arguments by call id, in order of start, with the name. */
export function callsOf({ events }: Pick<Played, 'events'>): { id: string; name: string; arguments: string }[] {
  return events.flatMap((event) => {
    if (event.type !== 'tool.call.started') return []
    const deltas = events.map((other) =>
      other.type === 'tool.call.arguments.delta' && other.call_id === event.call_id ? other.delta : ''
    )
    return [{ id: event.call_id, name: event.name, arguments: deltas.join('') }]
  })
}

/** The last quantity told of each unit. */
export function usageOf({ events }: Pick<Played, 'events'>): Record<string, number> {
  const facts = events.flatMap((event) => (event.type === 'usage' ? event.facts : []))
  return Object.fromEntries(facts.map(({ unit, quantity }) => [unit, quantity]))
}

export function finishOf({ events }: Pick<Played, 'events'>): string | undefined {
  const last = events.at(-1)
  return last?.type === 'completed' ? last.finish_reason : undefined
}

/** Every body of at most one cut, and one byte at a time. */
export function everyCut(length: number): ((bytes: Uint8Array) => readonly Uint8Array[])[] {
  const once = Array.from({ length: length - 1 }, (_, at) => (bytes: Uint8Array) => [
    bytes.subarray(0, at + 1),
    bytes.subarray(at + 1)
  ])
  return [...once, byByte]
}

export function byByte(bytes: Uint8Array): readonly Uint8Array[] {
  return Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
}

function bodyOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let place = 0
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks[place++]
      if (chunk === undefined) controller.close()
      else controller.enqueue(chunk)
    }
  })
}
