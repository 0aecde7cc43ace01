import { expect, test } from 'vitest'
import type { ExecutionRequest } from '../../../generated/types.ts'
import { createManualClock, type ManualClock, settle } from '../../core/manual-clock.ts'
import { createRuntime } from '../../index.ts'
import { canary } from './test-queue.ts'

type Event = Record<string, unknown> & { readonly type: string }

interface Target {
  /** What the submit is answered with; the lot is a job that runs for ever. */
  readonly submit?: () => Promise<Response>
  readonly status?: () => unknown
  readonly cancel?: () => Promise<Response>
}

interface Stage {
  readonly clock: ManualClock
  readonly asked: string[]
  submit(more?: Partial<ExecutionRequest>): Promise<string>
  events(id: string): Promise<Event[]>
  cancel(id: string): Promise<unknown>
  stop(): Promise<void>
}

const json = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const never = new Promise<never>(() => {})

/** A runtime over queue targets of one ability, with nothing of it slower than its clock. */
function stage(targets: Record<string, Target>, flow: object = {}): Stage {
  const clock = createManualClock()
  const asked: string[] = []
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input))
    const id = url.hostname.split('.')[0] ?? ''
    const target = targets[id] ?? {}
    const place = `${url.origin}/owner/app/requests/r`
    const { method = 'GET' } = init ?? {}
    const kind =
      method === 'POST'
        ? 'submit'
        : method === 'PUT'
          ? 'cancel'
          : url.pathname.endsWith('/status')
            ? 'status'
            : 'result'
    asked.push(`${id} ${kind}`)
    const answers = {
      submit:
        target.submit ??
        (() => json(200, { status_url: `${place}/status`, response_url: place, cancel_url: `${place}/cancel` })),
      status: () => json(202, target.status?.() ?? { status: 'IN_PROGRESS' }),
      result: () => json(200, { text: 'made' }),
      cancel: target.cancel ?? (() => json(202, { status: 'CANCELLATION_REQUESTED' }))
    }
    return answers[kind]()
  }
  const providers = Object.keys(targets).map((id) => ({
    type: 'fal-queue' as const,
    id,
    model: 'owner/app',
    ability: 'draw',
    api_key_env: 'KEY',
    base_url: `https://${id}.example.test`,
    ...flow
  }))
  const runtime = createRuntime({ providers }, { fetch: fetch as typeof globalThis.fetch, clock, env: { KEY: canary } })
  return {
    clock,
    asked,
    async submit(more = {}) {
      const request = { ability: 'draw', input: [{ type: 'text' as const, text: 'a lake' }], ...more }
      const submitted = await runtime.submit(request, {})
      if ('refused' in submitted) throw new Error(submitted.refused.error.message)
      return submitted.submission.execution_id
    },
    async events(id) {
      const opened = await runtime.open(id, 0)
      if ('refused' in opened) throw new Error(opened.refused.error.message)
      const events: Event[] = []
      const read = opened.reader.next().then((batch) => batch?.map(({ data }) => JSON.parse(data) as Event) ?? [])
      events.push(...(await Promise.race([read, settle().then(() => [])])))
      opened.reader.close()
      return events
    },
    cancel: (id) => runtime.cancel(id),
    stop: () => runtime.stop(0)
  }
}

const last = async (on: Stage, id: string): Promise<Event | undefined> => (await on.events(id)).at(-1)

test('a deadline ends the execution in its very moment, and the job is cancelled at the provider', async () => {
  const on = stage({ a: {} })
  const id = await on.submit({ deadline_ms: 700 })
  await on.clock.advance(699)
  expect(on.asked).not.toContain('a cancel')
  await on.clock.advance(1)
  expect(await last(on, id)).toMatchObject({
    type: 'execution.failed',
    error: { code: 'deadline_exceeded', remote_outcome: 'unknown' }
  })
  expect(on.asked.filter((step) => step === 'a cancel')).toHaveLength(1)
  await on.clock.advance(5000)
  expect(on.asked.at(-1)).toBe('a cancel')
})

test('a shutdown cancels the jobs that run, and waits for the provider to hear of it', async () => {
  let heard: (response: Response) => void = () => {}
  const on = stage({ a: { cancel: () => new Promise((resolve) => (heard = resolve)) } })
  await on.submit()
  await on.clock.advance(100)
  let stopped = false
  const stopping = on.stop().then(() => {
    stopped = true
  })
  await on.clock.advance(0)
  expect(on.asked.at(-1)).toBe('a cancel')
  expect(stopped).toBe(false)
  heard(await json(202, {}))
  await stopping
  expect(on.asked.at(-1)).toBe('a cancel')
})

test('case 120: with fallback allowed an unclear submit is followed by nobody, a refused one by the next target', async () => {
  const unclear = stage({ a: { submit: () => Promise.reject(new TypeError('fetch failed')) }, b: {} })
  const id = await unclear.submit({ routing: { allow_fallback: true } })
  await unclear.clock.advance(1000)
  expect(unclear.asked).toEqual(['a submit'])
  expect(await last(unclear, id)).toMatchObject({
    type: 'execution.failed',
    error: { retryable: false, remote_outcome: 'unknown' }
  })
  const refused = stage({
    a: { submit: () => json(429, { detail: 'full' }) },
    b: { status: () => ({ status: 'COMPLETED' }) }
  })
  const second = await refused.submit({ routing: { allow_fallback: true } })
  await refused.clock.advance(1000)
  expect(await last(refused, second)).toMatchObject({ type: 'execution.completed', target: { provider: 'b' } })
})

test('case 127: two cancel requests are one PUT, and the slot is free at once', async () => {
  const on = stage({ a: { cancel: () => never } }, { max_concurrency: 1 })
  const first = await on.submit()
  const second = await on.submit()
  await on.clock.advance(100)
  expect(on.asked.filter((step) => step === 'a submit')).toHaveLength(1)
  expect(await on.cancel(first)).toEqual({ accepted: true })
  expect(await on.cancel(first)).toEqual({ accepted: true })
  await on.clock.advance(10)
  expect(on.asked.filter((step) => step === 'a submit')).toHaveLength(2)
  await on.clock.advance(5000)
  expect(await last(on, first)).toMatchObject({ status: 'cancelled', error: { remote_outcome: 'unknown' } })
  expect(on.asked.filter((step) => step === 'a cancel')).toHaveLength(1)
  expect((await last(on, second))?.type).not.toBe('execution.failed')
})

test('a job that runs for half an hour is waited for where no deadline says otherwise', async () => {
  let over = false
  const on = stage({ a: { status: () => ({ status: over ? 'COMPLETED' : 'IN_PROGRESS' }) } })
  const id = await on.submit()
  await on.clock.advance(1_800_000)
  over = true
  await on.clock.advance(2000)
  expect(await last(on, id)).toMatchObject({ type: 'execution.completed' })
})
