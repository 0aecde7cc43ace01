import { expect, test } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { providerFailure } from './errors.ts'
import type { Provider, ProviderCall, ProviderEvent } from './ports.ts'
import { createScriptedProvider } from './scripted-provider.ts'
import { createBench, only, typesOf } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })

const made: readonly ProviderEvent[] = [
  { type: 'output.result', result: { image: 'made' } },
  { type: 'usage', facts: [{ unit: 'image_count', quantity: 1, source: 'runtime' }] },
  { type: 'completed', finish_reason: 'stop' }
]

const cancelled = (remoteOutcome: 'finished' | 'unknown') =>
  providerFailure({
    failureClass: 'request_scoped',
    code: 'cancelled',
    message: 'x',
    remoteOutcome,
    providerCode: 'gone'
  })

interface Remote extends Provider {
  /** How often a cut call was left, and how often its last word was heard to the end. */
  readonly left: { begun: number; ended: number }
}

/** A provider whose call outlives its connection: cut, it does `leave` before it ends. */
function remote(
  leave: (call: ProviderCall) => AsyncIterable<readonly ProviderEvent[]>,
  settlesWithinMs = 5000
): Remote {
  const { id, manifest } = createScriptedProvider('remote', [])
  const left = { begun: 0, ended: 0 }
  return {
    id,
    manifest,
    settlesWithinMs,
    left,
    async *execute(call) {
      yield [{ type: 'progress', phase: 'processing' }]
      await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve(), { once: true }))
      left.begun += 1
      try {
        yield* leave(call)
      } finally {
        left.ended += 1
      }
    }
  }
}

const never = new Promise<never>(() => {})

test('a provider that proves its completion after the cancel request makes the execution succeed', async () => {
  const bench = createBench(memory, [
    remote(async function* () {
      yield [{ type: 'progress', phase: 'processing' }]
      yield made
    })
  ])
  const id = await bench.submit()
  await bench.clock.advance(10)
  expect(await bench.runtime.cancel(id)).toEqual({ accepted: true })
  const events = await bench.readToEnd(id)
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'execution.progress',
    'output.result',
    'usage.reported',
    'execution.completed'
  ])
  expect(await bench.runtime.result(id)).toMatchObject({ result: { result: { image: 'made' } } })
})

test('the remote outcome that the provider proves stands in the cancelled execution', async () => {
  for (const outcome of ['finished', 'unknown'] as const) {
    const bench = createBench(memory, [
      remote(async function* () {
        yield []
        throw cancelled(outcome)
      })
    ])
    const id = await bench.submit()
    await bench.clock.advance(10)
    await bench.runtime.cancel(id)
    const error = { code: 'cancelled', retryable: false, remote_outcome: outcome, provider_code: 'gone' }
    expect((await bench.readToEnd(id)).at(-1)).toMatchObject({ type: 'execution.failed', status: 'cancelled', error })
  }
})

test('output that comes after the cancel request without a completion is in no log', async () => {
  const bench = createBench(memory, [
    remote(async function* () {
      yield [{ type: 'output.delta', output_index: 0, delta: 'late' }]
      throw cancelled('unknown')
    })
  ])
  const id = await bench.submit()
  await bench.clock.advance(10)
  await bench.runtime.cancel(id)
  expect(typesOf(await bench.readToEnd(id))).not.toContain('output.delta')
})

test('a provider that does not come back is not waited for beyond its own bound', async () => {
  const bench = createBench(memory, [
    remote(async function* () {
      yield await never
    }, 5000)
  ])
  const id = await bench.submit()
  await bench.clock.advance(10)
  await bench.runtime.cancel(id)
  await bench.clock.advance(4999)
  expect(typesOf(await bench.events(id))).not.toContain('execution.failed')
  await bench.clock.advance(1)
  const last = (await bench.events(id)).at(-1)
  expect(last).toMatchObject({ status: 'cancelled', error: { remote_outcome: 'unknown' } })
})

test('a deadline does not wait for the provider, and neither does a cancel beyond the deadline', async () => {
  const provider = remote(async function* () {
    yield await never
  })
  const bench = createBench(memory, [provider])
  const first = await bench.submit({ deadline_ms: 100 })
  const second = await bench.submit({ deadline_ms: 100 })
  await bench.clock.advance(50)
  await bench.runtime.cancel(second)
  await bench.clock.advance(50)
  expect((await bench.events(first)).at(-1)).toMatchObject({ error: { code: 'deadline_exceeded' } })
  expect((await bench.events(second)).at(-1)).toMatchObject({ error: { code: 'cancelled' } })
  expect(provider.left.begun).toBe(2)
})

test('a provider that asks for no time is cut at once', async () => {
  const bench = createBench(memory, [
    remote(async function* () {
      yield made
    }, 0)
  ])
  const id = await bench.submit()
  await bench.clock.advance(10)
  await bench.runtime.cancel(id)
  expect(only(await bench.readToEnd(id), 'execution.failed')).toHaveLength(1)
})

test('a shutdown waits until the provider has been left in order, within the bound', async () => {
  let open = (): void => {}
  const until = new Promise<void>((resolve) => {
    open = resolve
  })
  const provider = remote(async function* () {
    await until
    yield []
  })
  const bench = createBench(memory, [provider])
  const id = await bench.submit()
  await bench.clock.advance(10)
  let stopped = false
  const stop = bench.runtime.stop(0).then(() => {
    stopped = true
  })
  await bench.clock.advance(0)
  expect((await bench.events(id)).at(-1)).toMatchObject({ error: { code: 'internal_error' } })
  expect(stopped).toBe(false)
  open()
  await stop
  expect(provider.left).toEqual({ begun: 1, ended: 1 })
})

test('a shutdown waits no longer than the bound for a provider that does not come back', async () => {
  const bench = createBench(memory, [
    remote(async function* () {
      yield await never
    }, 5000)
  ])
  await bench.submit()
  await bench.clock.advance(10)
  const stop = bench.runtime.stop(0)
  await bench.clock.advance(5000)
  await stop
})
