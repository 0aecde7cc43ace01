import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createManualClock, settle } from '../../core/manual-clock.ts'
import { createRuntime } from '../../index.ts'

interface Exchange {
  readonly request: { readonly method: string; readonly path: string }
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: string }
}

interface Fixture {
  readonly id: string
  readonly base_url: string
  readonly model: string
  readonly cancel_after?: number
  readonly exchange: readonly Exchange[]
}

type Event = Record<string, unknown>

const root = new URL('../../../fixtures/fal-queue/', import.meta.url)
const names = readdirSync(root)

test('there are at least twenty fixtures of the queue', () => {
  expect(names.length).toBeGreaterThanOrEqual(20)
})

for (const name of names) {
  test(`fixture fal-queue/${name} is asked for in its order and means its expected events`, async () => {
    const fixture = parse(readFileSync(new URL(`${name}/fixture.yaml`, root), 'utf8')) as Fixture
    const lines = readFileSync(new URL(`${name}/expected.events.ndjson`, root), 'utf8')
      .trimEnd()
      .split('\n')
    const { events, asked } = await play(fixture)
    expect(asked).toEqual(fixture.exchange.map(({ request }) => `${request.method} ${request.path}`))
    expect(events).toEqual(lines.map((line) => JSON.parse(line) as Event))
  })
}

/** Answers request after request, on a clock that jumps from timer to timer. */
async function play(fixture: Fixture): Promise<{ events: Event[]; asked: string[] }> {
  const clock = createManualClock()
  const asked: string[] = []
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input))
    const answer = fixture.exchange[asked.length]?.response
    asked.push(`${init?.method} ${url.origin === fixture.base_url ? '' : url.origin}${url.pathname}`)
    if (answer === undefined) throw new TypeError('fetch failed')
    return new Response(answer.body === '' ? null : answer.body, answer)
  }
  const provider = {
    type: 'fal-queue' as const,
    id: 'fixture',
    model: fixture.model,
    ability: 'fixture',
    api_key_env: 'FIXTURE_KEY',
    base_url: fixture.base_url
  }
  const parts = { fetch: fetch as typeof globalThis.fetch, clock, env: { FIXTURE_KEY: 'fixture-key' } }
  const runtime = createRuntime({ providers: [provider] }, parts)
  const submitted = await runtime.submit({ ability: 'fixture', input: [{ type: 'text', text: 'fixture' }] }, {})
  if ('refused' in submitted) throw new Error(submitted.refused.error.message)
  const id = submitted.submission.execution_id
  const opened = await runtime.open(id, 0)
  if ('refused' in opened) throw new Error(opened.refused.error.message)
  const events: Event[] = []
  const reading = (async () => {
    for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
      events.push(...batch.map(({ data }) => JSON.parse(data) as Event))
    }
  })()
  let over = false
  void reading.finally(() => {
    over = true
  })
  let cancelled = false
  for (let turn = 0; !over && turn < 1000; turn += 1) {
    await settle()
    if (!cancelled && asked.length === fixture.cancel_after) {
      cancelled = true
      await runtime.cancel(id)
    }
    const [next] = clock.waits()
    if (!over && next !== undefined) await clock.advance(next)
  }
  await reading
  await runtime.stop(0)
  const selected = events.findIndex(({ type }) => type === 'route.selected')
  return { events: events.slice(selected + 1).map(withoutRuntimeFields), asked }
}

function withoutRuntimeFields(event: Event): Event {
  const { execution_id, sequence, time, target, attempt, error, ...rest } = event
  if (error === undefined) return rest
  const { message, ...facts } = error as Event
  expect(message).toBeTypeOf('string')
  return { ...rest, error: facts }
}
