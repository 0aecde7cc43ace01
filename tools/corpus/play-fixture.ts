import type { Fixture, FixtureAnswer } from '../../conformance/lab/index.ts'
import type { ExecutionRequest } from '../../generated/types.ts'
import { createManualClock, type ManualClock, settle } from '../../reference/core/manual-clock.ts'
import type { Runtime } from '../../reference/core/runtime-port.ts'
import { createRuntime } from '../../reference/index.ts'
import type { FixtureEvent } from './expected-events.ts'

/** Longer than any limit of an adapter on silence. */
const longSilenceMs = 3_600_000

/**
 * Plays an answer through adapter and core without a socket: its body comes in exactly these chunks and then ends as the fixture says.
 * Returns the events behind `route.selected`. Silence is waited out on a clock of its own.
 */
export async function playFixture(fixture: Fixture, chunks: readonly Uint8Array[]): Promise<FixtureEvent[]> {
  const { answer } = fixture
  if (answer === undefined) throw new Error(`${fixture.id} is no single answer`)
  const clock = createManualClock()
  const send = async (): Promise<Response> => {
    const { status, headers } = answer
    return new Response(status === 204 ? null : broken(chunks, answer.ending), { status, headers })
  }
  const provider = {
    type: fixture.provider as 'openai-responses',
    id: 'fixture',
    model: 'fixture',
    abilities: ['fixture'],
    api_key_env: 'FIXTURE_KEY',
    base_url: 'https://provider.example.test/v1',
    capabilities: { tools: true }
  }
  const runtime = createRuntime(
    { providers: [provider] },
    { fetch: send, clock, env: { FIXTURE_KEY: 'sk-test-CANARY' } }
  )
  try {
    return await eventsOf(runtime, requestOf(fixture), answer.ending === 'silence' ? clock : undefined)
  } finally {
    await runtime.stop(0)
  }
}

function requestOf({ document }: Fixture): ExecutionRequest {
  const neutral = (document.neutral ?? {}) as Partial<ExecutionRequest>
  return { ability: 'fixture', input: [{ type: 'text', text: 'fixture' }], ...neutral }
}

/** Submits, reads the log to its end and drops what stands up to `route.selected`. */
async function eventsOf(
  runtime: Runtime,
  request: ExecutionRequest,
  silent: ManualClock | undefined
): Promise<FixtureEvent[]> {
  const submitted = await runtime.submit(request, {})
  if ('refused' in submitted) throw new Error(submitted.refused.error.message)
  const opened = await runtime.open(submitted.submission.execution_id, 0)
  if ('refused' in opened) throw new Error(opened.refused.error.message)
  const events: FixtureEvent[] = []
  let over = false
  const waitedOut = async (): Promise<void> => {
    for (let turns = 0; !over; turns++) {
      await settle()
      if (turns > 50) await silent?.advance(longSilenceMs)
    }
  }
  const waiting = silent === undefined ? Promise.resolve() : waitedOut()
  for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next())
    events.push(...batch.map(({ data }) => JSON.parse(data) as FixtureEvent))
  over = true
  await waiting
  return events.slice(events.findIndex(({ type }) => type === 'route.selected') + 1)
}

/** A body of these chunks, one a read, that ends in one of the three ways. */
function broken(chunks: readonly Uint8Array[], ending: FixtureAnswer['ending']): ReadableStream<Uint8Array> {
  let place = 0
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks[place++]
      if (chunk !== undefined) return controller.enqueue(chunk)
      if (ending === 'complete') return controller.close()
      if (ending === 'silence') return new Promise<void>(() => {})
      const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      controller.error(new TypeError('terminated', { cause }))
    }
  })
}
