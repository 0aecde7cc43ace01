import { expect, test } from 'vitest'
import type { ExecutionRouting } from '../../generated/types.ts'
import { createMemoryStore } from '../stores/memory.ts'
import type { FailureClass, ProviderFailure } from './ports.ts'
import { type Act, complete, createScriptedProvider, fail, say, text } from './scripted-provider.ts'
import { createBench, entry, only, typesOf } from './test-bench.ts'

const memory = (clock: Parameters<typeof createMemoryStore>[0]['clock']) => createMemoryStore({ clock })
const fallback: ExecutionRouting = { allow_fallback: true }
const usage = (quantity: number): Act =>
  say({ type: 'usage', facts: [{ unit: 'input_token', quantity, source: 'provider' }] })
const preamble: readonly Act[] = [say(), say({ type: 'output.delta', output_index: 0, delta: '' })]

/** Alpha plays the acts; beta would answer. */
async function race(acts: readonly Act[], routing: ExecutionRouting = fallback) {
  const alpha = createScriptedProvider('alpha', [acts])
  const beta = createScriptedProvider('beta', [[text('from beta'), complete]])
  const bench = createBench(memory, [alpha, beta])
  const events = await bench.run({ routing })
  return { events, alpha, beta, terminal: events.at(-1), bench }
}

const failures: readonly [string, Partial<ProviderFailure>][] = [
  ['transient', { failureClass: 'transient' }],
  ['transient', { failureClass: 'transient', code: 'rate_limited', retryAfterMs: 5000 }],
  ['uncertain', { failureClass: 'uncertain' }],
  ['uncertain', { failureClass: 'uncertain', code: 'provider_protocol_error' }],
  ['target_scoped', { failureClass: 'target_scoped' }],
  ['target_scoped', { failureClass: 'target_scoped', code: 'invalid_request' }]
]

test.each(failures)('before output a %s failure is followed by the next candidate at once: %o', async (_, failure) => {
  const { events, beta, terminal, bench } = await race([...preamble, fail(failure)])
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'route.attempt_failed',
    'route.selected',
    'output.delta',
    'execution.completed'
  ])
  expect(only(events, 'route.attempt_failed')[0]).toMatchObject({
    target: { provider: 'alpha', model: 'alpha-1' },
    attempt: 1,
    error: { code: failure.code ?? 'provider_unavailable' }
  })
  expect(terminal).toMatchObject({ target: { provider: 'beta', model: 'beta-1' } })
  expect(beta.calls).toHaveLength(1)
  expect(bench.clock.monotonic()).toBe(0)
})

test('case 111: a request-scoped failure ends the execution with its own code', async () => {
  const { events, beta } = await race([fail({ failureClass: 'request_scoped', code: 'invalid_request' })])
  expect(typesOf(events)).toEqual(['execution.accepted', 'route.selected', 'execution.failed'])
  expect(events.at(-1)).toMatchObject({ error: { code: 'invalid_request', retryable: false }, attempt: 1 })
  expect(beta.calls).toHaveLength(0)
})

test.each<FailureClass>(['transient', 'uncertain', 'target_scoped', 'request_scoped'])(
  'case 15: after output a %s failure ends the execution and nothing retries',
  async (failureClass) => {
    const { events, beta } = await race([text('Hel'), fail({ failureClass })])
    expect(typesOf(events)).toEqual(['execution.accepted', 'route.selected', 'output.delta', 'execution.failed'])
    expect(events.at(-1)).toMatchObject({
      status: 'failed',
      error: { retryable: false },
      target: { provider: 'alpha' }
    })
    expect(beta.calls).toHaveLength(0)
  }
)

test('every kind of output commits, so that the failure behind it ends the execution', async () => {
  const kinds: Act[] = [
    say({ type: 'output.reasoning.delta', output_index: 0, delta: 'a' }),
    say({ type: 'output.refusal.delta', output_index: 0, delta: 'a' }),
    say({ type: 'tool.call.started', call_id: 'c', name: 'look' }),
    say({ type: 'output.result', result: {} })
  ]
  for (const kind of kinds) {
    const { beta, terminal } = await race([kind, fail()])
    expect(terminal).toMatchObject({ type: 'execution.failed', error: { retryable: false } })
    expect(beta.calls).toHaveLength(0)
  }
})

test('progress and usage commit nothing', async () => {
  const { events } = await race([say({ type: 'progress', phase: 'processing' }), usage(7), fail()])
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'execution.progress',
    'usage.reported',
    'route.attempt_failed',
    'route.selected',
    'output.delta',
    'execution.completed'
  ])
})

test('case 17: without fallback there is one attempt and its own error', async () => {
  const { events, beta } = await race([fail()], { allow_fallback: false, max_attempts: 3 })
  expect(typesOf(events)).toEqual(['execution.accepted', 'route.selected', 'execution.failed'])
  expect(events.at(-1)).toMatchObject({ error: { code: 'provider_unavailable', retryable: true } })
  expect(beta.calls).toHaveLength(0)
})

test('case 20: a stream that ends without the terminal of the provider is a truncated attempt', async () => {
  const { events } = await race([])
  expect(only(events, 'route.attempt_failed')[0]?.error).toMatchObject({
    code: 'provider_protocol_error',
    remote_outcome: 'unknown'
  })
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
})

test('case 27: a clean end after output is a failure and not a success', async () => {
  const { terminal, beta } = await race([text('Hel')])
  expect(terminal).toMatchObject({
    type: 'execution.failed',
    error: { code: 'provider_protocol_error', retryable: false }
  })
  expect(beta.calls).toHaveLength(0)
})

test('a contradiction of the provider is a protocol error and aborts its call', async () => {
  const { events, alpha } = await race([say({ type: 'tool.call.arguments.delta', call_id: 'c', delta: '{}' })])
  expect(only(events, 'route.attempt_failed')[0]?.error.code).toBe('provider_protocol_error')
  expect(alpha.calls[0]?.signal.aborted).toBe(true)
})

test('case 21: the preamble of a failed attempt shows in no other', async () => {
  const gamma = createScriptedProvider('gamma', [[text('ok'), complete]])
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[fail({ failureClass: 'uncertain' })]]),
    createScriptedProvider('beta', [[...preamble, fail()]]),
    gamma
  ])
  const events = await bench.run({ routing: fallback })
  expect(only(events, 'output.delta').map(({ delta }) => delta)).toEqual(['ok'])
  expect(only(events, 'route.selected').map(({ attempt }) => attempt)).toEqual([1, 2, 3])
})

test('every attempt sends the provider the same request', async () => {
  const { alpha, beta } = await race([fail()])
  expect(beta.calls[0]?.call.request).toEqual(alpha.calls[0]?.call.request)
})

test('the last failure is told by the terminal, with its usage before it', async () => {
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[usage(5), fail()]]),
    createScriptedProvider('beta', [[usage(7), fail({ code: 'rate_limited' })]])
  ])
  const events = await bench.run({ routing: fallback })
  expect(typesOf(events)).toEqual([
    'execution.accepted',
    'route.selected',
    'usage.reported',
    'route.attempt_failed',
    'route.selected',
    'usage.reported',
    'execution.failed'
  ])
  expect(only(events, 'usage.reported').map(({ attempt, facts }) => [attempt, facts[0]?.quantity])).toEqual([
    [1, 5],
    [2, 7]
  ])
  expect(events.at(-1)).toMatchObject({ error: { code: 'rate_limited', retryable: true }, attempt: 2 })
})

test('case 40: usage before a failure after output is reported as unfinished', async () => {
  const { events } = await race([usage(900), text('abc'), fail({ failureClass: 'uncertain' })])
  expect(only(events, 'usage.reported')[0]?.facts).toEqual([
    { unit: 'input_token', quantity: 900, source: 'provider', complete: false }
  ])
})

test('an unknown outcome of an earlier attempt keeps the last error from being retryable', async () => {
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[fail({ failureClass: 'uncertain' })]]),
    createScriptedProvider('beta', [[fail({ code: 'rate_limited' })]])
  ])
  expect((await bench.run({ routing: fallback })).at(-1)).toMatchObject({
    error: { code: 'rate_limited', retryable: false }
  })
})

test('an exception of an adapter is an internal error that says nothing of it, and another target still serves', async () => {
  const { events, bench } = await race([{ throw: new Error('key sk-secret at https://api.example.test') }])
  expect(only(events, 'route.attempt_failed')[0]?.error).toEqual({
    code: 'internal_error',
    message: 'The adapter of the provider failed.',
    retryable: false,
    remote_outcome: 'unknown'
  })
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
  expect(bench.faults).toMatchObject([{ where: 'provider adapter' }])
})

test('an adapter that throws before its first batch is an internal error too', async () => {
  const alpha = createScriptedProvider('alpha', [])
  const broken = {
    ...alpha,
    execute: () => {
      throw new TypeError('no')
    }
  }
  const events = await createBench(memory, [broken]).run()
  expect(events.at(-1)).toMatchObject({ error: { code: 'internal_error', remote_outcome: 'unknown' } })
})

test('a round waits for the backoff and then begins again in the same order', async () => {
  const alpha = createScriptedProvider('alpha', [[fail()], [text('ok'), complete]])
  const beta = createScriptedProvider('beta', [[fail({ failureClass: 'target_scoped' })]])
  const bench = createBench(memory, [alpha, beta])
  const id = await bench.submit({ routing: { allow_fallback: true, max_attempts: 4 } })
  await bench.clock.advance(199)
  expect(typesOf(await bench.events(id)).at(-1)).toBe('route.attempt_failed')
  await bench.clock.advance(1)
  expect((await bench.events(id)).at(-1)).toMatchObject({ status: 'succeeded', target: { provider: 'alpha' } })
  expect([alpha.calls.length, beta.calls.length]).toEqual([2, 1])
})

test('the jitter takes any share of the backoff', async () => {
  const alpha = createScriptedProvider('alpha', [[fail()], [complete]])
  const bench = createBench(memory, [alpha], { random: () => 0.5 })
  await bench.submit({ routing: { allow_fallback: true, max_attempts: 2 } })
  await bench.clock.advance(0)
  expect(bench.clock.waits()).toEqual([100])
})

test('case 104: a wait past the deadline is not begun and the error says how long it would be', async () => {
  const alpha = createScriptedProvider('alpha', [[fail({ code: 'rate_limited', retryAfterMs: 600_000 })]])
  const bench = createBench(memory, [alpha])
  const events = await bench.run({ deadline_ms: 30_000, routing: { allow_fallback: true, max_attempts: 3 } })
  expect(events.at(-1)).toMatchObject({
    error: { code: 'rate_limited', retryable: true, retry_after_ms: 600_000 }
  })
  expect(bench.clock.monotonic()).toBe(0)
  expect(alpha.calls).toHaveLength(1)
})

test('case 104: with another candidate at hand a long wish costs no sleep', async () => {
  const { terminal, bench } = await race([fail({ code: 'rate_limited', retryAfterMs: 600_000 })])
  expect(terminal).toMatchObject({ status: 'succeeded' })
  expect(bench.clock.monotonic()).toBe(0)
})

test('case 105: an absurd wish arms no timer and the provider sees one call', async () => {
  const alpha = createScriptedProvider('alpha', [[fail({ code: 'rate_limited', retryAfterMs: 9_999_999_999_000 })]])
  const bench = createBench(memory, [alpha])
  const events = await bench.run({ routing: { allow_fallback: true, max_attempts: 3 } })
  expect(events.at(-1)).toMatchObject({ error: { code: 'rate_limited' } })
  expect(bench.clock.waits()).toEqual([])
  expect(alpha.calls).toHaveLength(1)
})

test('case 107: the second wait is that of the backoff and not the earlier wish', async () => {
  const alpha = createScriptedProvider('alpha', [
    [fail({ code: 'rate_limited', retryAfterMs: 5000 })],
    [fail({ failureClass: 'uncertain', remoteOutcome: 'finished' })],
    [complete]
  ])
  const bench = createBench(memory, [alpha])
  const id = await bench.submit({ routing: { allow_fallback: true, max_attempts: 3 } })
  await bench.clock.advance(0)
  expect(bench.clock.waits()).toEqual([5000])
  await bench.clock.advance(5000)
  expect(bench.clock.waits()).toEqual([400])
  await bench.clock.advance(400)
  expect((await bench.events(id)).at(-1)).toMatchObject({ status: 'succeeded' })
})

test('the retry budget counts elapsed monotonic time since acceptance and cuts no running attempt', async () => {
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const alpha = createScriptedProvider('alpha', [[{ until: answered }, fail()]])
  const beta = createScriptedProvider('beta', [[complete]])
  const bench = createBench(memory, [alpha, beta])
  const id = await bench.submit({ routing: { allow_fallback: true, retry_budget_ms: 1000 } })
  await bench.clock.advance(999)
  bench.clock.stepWall(-3_600_000)
  await bench.clock.advance(1)
  expect(typesOf(await bench.events(id))).toEqual(['execution.accepted', 'route.selected'])
  answer()
  await bench.clock.advance(0)
  expect((await bench.events(id)).at(-1)).toMatchObject({ type: 'execution.failed', error: { retryable: true } })
  expect(beta.calls).toHaveLength(0)
})

test('a wall clock that jumps ahead spends no budget', async () => {
  const alpha = createScriptedProvider('alpha', [[fail()], [complete]])
  const bench = createBench(memory, [alpha])
  const id = await bench.submit({ routing: { allow_fallback: true, max_attempts: 2, retry_budget_ms: 1000 } })
  bench.clock.stepWall(86_400_000)
  await bench.clock.advance(200)
  expect((await bench.events(id)).at(-1)).toMatchObject({ status: 'succeeded' })
})

test('a full provider queue is a transient failure of its own attempt', async () => {
  const alpha = createScriptedProvider('alpha', [[{ hang: 'until_aborted' }]])
  const beta = createScriptedProvider('beta', [[complete]])
  const bench = createBench(memory, [entry(alpha, 1, 0), beta])
  await bench.submit()
  const events = await bench.run({ routing: fallback })
  expect(only(events, 'route.attempt_failed')[0]).toMatchObject({
    target: { provider: 'alpha' },
    error: { code: 'queue_full', retryable: true }
  })
  expect(events.at(-1)).toMatchObject({ target: { provider: 'beta' } })
  const alone = await bench.run()
  expect(typesOf(alone)).toEqual(['execution.accepted', 'route.selected', 'execution.failed'])
  expect(alone.at(-1)).toMatchObject({ error: { code: 'queue_full', retryable: true } })
  expect(alpha.calls).toHaveLength(1)
})

test('the wait for a slot stands in waited_ms of the selection behind it', async () => {
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const alpha = createScriptedProvider('alpha', [[{ until: answered }, complete], [complete]])
  const bench = createBench(memory, [entry(alpha, 1, 1)])
  await bench.submit()
  const waiting = await bench.submit()
  await bench.clock.advance(250)
  expect(typesOf(await bench.events(waiting))).toEqual(['execution.accepted'])
  answer()
  const events = await bench.readToEnd(waiting)
  expect(only(events, 'route.selected')[0]).toMatchObject({ attempt: 1, waited_ms: 250 })
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
})

test('waiting for a slot ends with the budget, but not on the first attempt', async () => {
  const beta = createScriptedProvider('beta', [[{ hang: 'until_aborted' }]])
  const alpha = createScriptedProvider('alpha', [[fail()]])
  const bench = createBench(memory, [alpha, entry(beta, 1, 2)])
  await bench.submit({ routing: { provider_order: ['beta'] } })
  const first = await bench.submit({ routing: { provider_order: ['beta'], retry_budget_ms: 100 } })
  const second = await bench.submit({ routing: { allow_fallback: true, retry_budget_ms: 100 } })
  await bench.clock.advance(100)
  expect(typesOf(await bench.events(first))).toEqual(['execution.accepted'])
  const events = await bench.events(second)
  expect(typesOf(events)).toEqual(['execution.accepted', 'route.selected', 'route.attempt_failed', 'execution.failed'])
  expect(events.at(-1)).toMatchObject({ error: { code: 'provider_unavailable' }, attempt: 1 })
})

test('case 151: an execution whose deadline passed while it waited for a slot asks no provider, though its timer is late', async () => {
  const alpha = createScriptedProvider('alpha', [[{ hang: 'until_aborted' }]])
  const bench = createBench(memory, [entry(alpha, 1, 8)])
  const ids = await Promise.all([1, 2, 3].map(() => bench.submit({ deadline_ms: 10 })))
  await bench.clock.advance(10)
  const logs = await Promise.all(ids.map((id) => bench.events(id)))
  expect(alpha.calls).toHaveLength(1)
  for (const [place, events] of logs.entries()) {
    expect(events.at(-1)).toMatchObject({ error: { code: 'deadline_exceeded' } })
    expect(only(events, 'route.selected')).toHaveLength(place === 0 ? 1 : 0)
  }
})
