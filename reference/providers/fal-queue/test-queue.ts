import type { ExecutionRequest } from '../../../generated/types.ts'
import { isProviderFailure } from '../../core/errors.ts'
import { createManualClock, type ManualClock, settle } from '../../core/manual-clock.ts'
import type { ProviderEvent, ProviderFailure } from '../../core/ports.ts'
import { createFalQueue, type FalQueueOptions } from './index.ts'

/** One answer of a queue that a test plays. For tests only. */
export interface Answer {
  readonly status?: number
  readonly json?: unknown
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
  /** Rejects, as `fetch` does for a broken connection. */
  readonly broken?: { readonly code: string; readonly syscall?: string }
  /** Never answers. */
  readonly silent?: true
}

/** What a queue answers to each kind of request: the n-th answer to the n-th one, the last one again and again. */
export interface Queue {
  readonly submit?: Answer
  readonly status?: readonly Answer[]
  readonly result?: readonly Answer[]
  readonly cancel?: readonly Answer[]
}

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

export interface Ran {
  readonly events: readonly ProviderEvent[]
  readonly failure: (Error & ProviderFailure) | undefined
  /** Thrown by the attempt and no `ProviderFailure`. */
  readonly thrown: unknown
  readonly asked: readonly Asked[]
  /** `POST submit`, `GET status`, `GET result` and `PUT cancel`, in order. */
  readonly steps: readonly string[]
  readonly clock: ManualClock
}

export const base = 'https://queue.example.test'
export const canary = 'c0ffee00-0000:sk-test-CANARY'

const place = `${base}/owner/app/requests/r-1`

export const accepted = {
  status: 'IN_QUEUE',
  request_id: 'r-1',
  response_url: place,
  status_url: `${place}/status`,
  cancel_url: `${place}/cancel`,
  queue_position: 2
}

export const queued = (position?: number): Answer => ({
  status: 202,
  json: { status: 'IN_QUEUE', ...(position === undefined ? {} : { queue_position: position }) }
})
export const processing: Answer = { status: 202, json: { status: 'IN_PROGRESS', logs: null } }
export const over: Answer = { json: { status: 'COMPLETED', metrics: { inference_time: 0.4 } } }
export const picture = { images: [{ url: 'https://media.example.test/one.png', content_type: 'image/png' }] }

export interface RunOptions {
  readonly request?: Partial<ExecutionRequest>
  readonly options?: Partial<FalQueueOptions>
  /** Aborts the attempt as soon as this request has been made, before it is answered. */
  readonly abortAt?: string
  /** Aborts it once it has told so many batches. */
  readonly abortAfter?: number
}

/** Plays a queue through the adapter on a clock that jumps from timer to timer, and tells what both sides saw. */
export async function run(queue: Queue, options: RunOptions = {}): Promise<Ran> {
  const clock = createManualClock()
  const controller = new AbortController()
  const asked: Asked[] = []
  const steps: string[] = []
  const counts = new Map<string, number>()
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = String(input)
    const method = init?.method ?? 'GET'
    const kind = kindOf(method, url)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    asked.push({ method, url, headers: new Headers(init?.headers), body: init?.body as string | undefined })
    steps.push(`${method} ${kind}`)
    if (options.abortAt === kind || options.abortAt === `${kind} ${count}`) controller.abort(new Error('cut'))
    return answered(answerOf(queue, kind, count), init?.signal ?? undefined)
  }
  const provider = createFalQueue({ ...falOptions(fetch as typeof globalThis.fetch, clock), ...options.options })
  const events: ProviderEvent[] = []
  let end: { readonly thrown?: unknown } | undefined
  const attempt = async (): Promise<void> => {
    let batches = 0
    const request = { ability: 'draw', input: [{ type: 'text' as const, text: 'a lake' }], ...options.request }
    const ids = { executionId: () => 'execution', callId: () => 'call' }
    const target = { provider: 'fal', model: 'owner/app' }
    for await (const batch of provider.execute({ request, target, signal: controller.signal, ids })) {
      events.push(...batch)
      batches += 1
      if (batches === options.abortAfter) controller.abort(new Error('cut'))
    }
  }
  void attempt().then(
    () => {
      end = {}
    },
    (thrown: unknown) => {
      end = { thrown }
    }
  )
  for (let turn = 0; end === undefined && turn < 20_000; turn += 1) {
    await settle()
    const [next] = clock.waits()
    if (end === undefined && next !== undefined) await clock.advance(next)
  }
  if (end === undefined) throw new Error('the attempt does not end')
  const { thrown } = end as { readonly thrown?: unknown }
  const failure = isProviderFailure(thrown) ? thrown : undefined
  return { events, failure, thrown: failure === undefined ? thrown : undefined, asked, steps, clock }
}

export function falOptions(fetch: typeof globalThis.fetch, clock: FalQueueOptions['clock']): FalQueueOptions {
  return {
    id: 'fal',
    model: 'owner/app',
    abilities: ['draw'],
    apiKey: canary,
    apiKeyEnv: 'FAL_KEY',
    baseUrl: base,
    inputModalities: ['text', 'json', 'image'],
    outputModalities: ['image'],
    timeouts: { connect_ms: 1000, first_byte_ms: 20_000, idle_ms: 10_000, progress_ms: 60_000 },
    maxConcurrency: 4,
    maxQueueDepth: 4,
    fetch,
    clock
  }
}

function kindOf(method: string, url: string): 'submit' | 'status' | 'result' | 'cancel' {
  if (method === 'POST') return 'submit'
  if (method === 'PUT') return 'cancel'
  return new URL(url).pathname.endsWith('/status') ? 'status' : 'result'
}

function answerOf(queue: Queue, kind: ReturnType<typeof kindOf>, count: number): Answer {
  if (kind === 'submit') return queue.submit ?? { json: accepted }
  const usual = {
    status: [over],
    result: [{ json: picture }],
    cancel: [{ status: 202, json: { status: 'CANCELLATION_REQUESTED' } }]
  }
  const answers: readonly Answer[] = queue[kind] ?? usual[kind]
  return answers[Math.min(count, answers.length) - 1] ?? { status: 500 }
}

function answered(
  { status = 200, json, body, headers, broken, silent }: Answer,
  signal?: AbortSignal
): Promise<Response> {
  if (broken !== undefined) {
    const cause = Object.assign(new Error('connect ETIMEDOUT'), broken)
    return Promise.reject(new TypeError('fetch failed', { cause }))
  }
  if (silent) {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
  }
  const text = body ?? (json === undefined ? '' : JSON.stringify(json))
  const type = { 'content-type': 'application/json' }
  return Promise.resolve(new Response(text, { status, headers: { ...type, ...headers } }))
}
