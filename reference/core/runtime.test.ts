import { expect, test } from 'vitest'
import type { ExecutionRequest } from '../../generated/types.ts'
import { validateExecutionResult, validateExecutionSnapshot, validateRuntimeInfo } from '../../generated/validators.mjs'
import { createMemoryStore } from '../stores/memory.ts'
import { storeFailure } from './errors.ts'
import { randomIds } from './random-ids.ts'
import { createCore } from './runtime.ts'
import { type Act, complete, createScriptedProvider, fail, text } from './scripted-provider.ts'
import { silentTelemetry } from './silent-telemetry.ts'
import { systemClock } from './system-clock.ts'
import { createBench, entry, typesOf } from './test-bench.ts'

type MemoryClock = Parameters<typeof createMemoryStore>[0]['clock']
const memory = (clock: MemoryClock) => createMemoryStore({ clock })
const hang: Act = { hang: 'until_aborted' }
const request: ExecutionRequest = { ability: 'write', input: [{ type: 'text', text: 'Hello.' }] }
const unknownId = '00000000-0000-4000-8000-999999999999'

test('the runtime says what it is, claims and enforces', () => {
  const bench = createBench(
    (clock) => createMemoryStore({ clock, retentionMs: 5000, idempotencyMinMs: 1000 }),
    [createScriptedProvider('alpha', [])],
    { features: { heartbeat: true, reasoning: false }, limits: { body_bytes: 7 } }
  )
  const info = bench.runtime.info()
  expect(validateRuntimeInfo(info)).toBe(true)
  expect(info).toMatchObject({
    name: 'bench',
    protocol_version: '0.1.0',
    spec_revision: '0.2',
    provider_count: 1,
    state: 'ready',
    limits: { body_bytes: 7, retention_ms: 5000, idempotency_min_ms: 1000 }
  })
  expect(info.features).toMatchObject({
    routing: true,
    flow_control: true,
    usage_facts: true,
    billing: false,
    finish_reason: true,
    reasoning: false,
    heartbeat: true
  })
  expect(info.features).not.toHaveProperty('durable')
})

test('a manifest carries the flow control that is enforced', () => {
  const bench = createBench(memory, [entry(createScriptedProvider('alpha', []), 3, 4)])
  expect(bench.runtime.providers()).toMatchObject([
    { provider: 'alpha', limits: { max_concurrency: 3, max_queue_depth: 4 }, models: [{ model: 'alpha-1' }] }
  ])
})

test('a submission is accepted with an id that can be read at once', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[hang]])])
  const outcome = await bench.runtime.submit(request, {})
  expect(outcome).toEqual({
    submission: {
      execution_id: '00000000-0000-4000-8000-000000000001',
      status: 'accepted',
      created_at: '2026-11-30T12:00:00.000Z',
      idempotent_replay: false
    }
  })
  expect(await bench.runtime.snapshot('00000000-0000-4000-8000-000000000001')).not.toHaveProperty('refused')
})

test('snapshot and result are valid and agree', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[text('Hi'), complete]])])
  const id = await bench.submit({ metadata: { ticket: 'T-1' } })
  await bench.readToEnd(id)
  const snapshot = await bench.runtime.snapshot(id)
  const outcome = await bench.runtime.result(id)
  if ('refused' in snapshot || !('result' in outcome)) throw new Error('refused')
  expect(validateExecutionSnapshot(snapshot)).toBe(true)
  expect(validateExecutionResult(outcome.result)).toBe(true)
  expect(snapshot).toMatchObject({
    ability: 'write',
    metadata: { ticket: 'T-1' },
    status: 'succeeded',
    last_sequence: 4
  })
  const { target, result, artifacts, usage } = outcome.result
  expect(snapshot).toMatchObject({ target, result, artifacts, usage })
  expect(outcome.result).toMatchObject({ finish_reason: 'stop', artifacts: [] })
})

test('an unknown execution is refused everywhere', async () => {
  const { runtime } = createBench(memory, [])
  const refused = { refused: { status: 404, error: { code: 'not_found' } } }
  expect(await runtime.snapshot(unknownId)).toMatchObject(refused)
  expect(await runtime.result(unknownId)).toMatchObject(refused)
  expect(await runtime.open(unknownId, 0)).toMatchObject(refused)
  expect(await runtime.cancel(unknownId)).toMatchObject(refused)
})

test('a result is refused with the status, and with the error of an execution that failed', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[fail({ code: 'rate_limited' })], [hang]])])
  const failed = await bench.submit()
  await bench.readToEnd(failed)
  expect(await bench.runtime.result(failed)).toMatchObject({
    conflict: { status: 'failed', error: { code: 'rate_limited' } }
  })
  const running = await bench.submit()
  await bench.clock.advance(0)
  expect(await bench.runtime.result(running)).toMatchObject({
    conflict: { status: 'routing', error: { code: 'conflict' } }
  })
})

test('a cancel is accepted every time while the execution is not terminal and refused afterwards', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[hang]])])
  const id = await bench.submit()
  const [first, second] = await Promise.all([bench.runtime.cancel(id), bench.runtime.cancel(id)])
  expect([first, second]).toEqual([{ accepted: true }, { accepted: true }])
  await bench.readToEnd(id)
  const before = await bench.runtime.snapshot(id)
  expect(await bench.runtime.cancel(id)).toMatchObject({ refused: { status: 409, error: { code: 'conflict' } } })
  expect(await bench.runtime.snapshot(id)).toEqual(before)
})

test('full admission refuses new work with a wait, answers known keys and claims nothing', async () => {
  const alpha = createScriptedProvider('alpha', [[hang]])
  const bench = createBench(memory, [alpha], { maxActiveExecutions: 1 })
  const id = await bench.submit({}, 'known')
  const full = { refused: { status: 429, retryAfterSeconds: 1, error: { code: 'queue_full', retryable: true } } }
  expect(await bench.runtime.submit(request, {})).toMatchObject(full)
  expect(await bench.runtime.submit(request, { idempotencyKey: 'new' })).toMatchObject(full)
  expect(await bench.runtime.submit(request, { idempotencyKey: 'known' })).toMatchObject({
    submission: { execution_id: id, idempotent_replay: true }
  })
  await bench.runtime.cancel(id)
  await bench.readToEnd(id)
  const other = { ...request, metadata: { again: true } }
  expect(await bench.runtime.submit(other, { idempotencyKey: 'new' })).toMatchObject({
    submission: { idempotent_replay: false }
  })
})

test('a store without room for a record refuses with a wait and frees the place', async () => {
  const bench = createBench(
    (clock) => createMemoryStore({ clock, maxExecutions: 1 }),
    [createScriptedProvider('alpha', [[hang], [complete]])]
  )
  const first = await bench.submit()
  expect(await bench.runtime.submit(request, { idempotencyKey: 'k' })).toMatchObject({
    refused: { status: 429, error: { code: 'queue_full' } }
  })
  await bench.runtime.cancel(first)
  await bench.readToEnd(first)
  expect((await bench.run()).at(-1)).toMatchObject({ status: 'succeeded' })
  expect(await bench.runtime.snapshot(first)).toMatchObject({ refused: { status: 404 } })
})

test('of concurrent submits with one key exactly one creates, also when only one may run', async () => {
  const alpha = createScriptedProvider('alpha', [[hang]])
  const bench = createBench(memory, [alpha], { maxActiveExecutions: 1 })
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => bench.runtime.submit(request, { idempotencyKey: 'k' }))
  )
  const submissions = outcomes.map((outcome) => ('submission' in outcome ? outcome.submission : undefined))
  expect(new Set(submissions.map((submission) => submission?.execution_id)).size).toBe(1)
  expect(submissions.filter((submission) => submission?.idempotent_replay === false)).toHaveLength(1)
  await bench.clock.advance(0)
  expect(alpha.calls).toHaveLength(1)
})

test('without a key every submit is a new execution', async () => {
  const bench = createBench(memory, [createScriptedProvider('alpha', [[complete]])])
  expect(await bench.submit()).not.toBe(await bench.submit())
})

test('a failed execution is replayed by its key', async () => {
  const alpha = createScriptedProvider('alpha', [[fail()]])
  const bench = createBench(memory, [alpha])
  const id = await bench.submit({}, 'k')
  await bench.readToEnd(id)
  expect(await bench.submit({}, 'k')).toBe(id)
  expect(alpha.calls).toHaveLength(1)
})

test('a store that cannot be reached makes the runtime unavailable and refuses with 503', async () => {
  const away = async (): Promise<never> => {
    throw storeFailure('unavailable')
  }
  const bench = createBench(
    (clock) => ({
      ...createMemoryStore({ clock }),
      availability: () => 'unavailable',
      record: away,
      lookup: away,
      requestCancel: away
    }),
    [createScriptedProvider('alpha', [[complete]])]
  )
  const refused = { refused: { status: 503, error: { code: 'runtime_unavailable', retryable: true } } }
  expect(bench.runtime.info().state).toBe('unavailable')
  expect(await bench.runtime.submit(request, {})).toMatchObject(refused)
  expect(await bench.runtime.submit(request, { idempotencyKey: 'k' })).toMatchObject(refused)
  expect(await bench.runtime.snapshot(unknownId)).toMatchObject(refused)
  expect(await bench.runtime.cancel(unknownId)).toMatchObject(refused)
})

test('while stopping new work is refused, known keys, reads and cancel go on, and running work may end', async () => {
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const bench = createBench(memory, [
    createScriptedProvider('alpha', [[{ until: answered }, text('done'), complete], [hang]])
  ])
  const kept = await bench.submit({}, 'kept')
  await bench.clock.advance(0)
  const dropped = await bench.submit()
  await bench.clock.advance(0)
  const stopped = bench.runtime.stop(10_000)
  expect(bench.runtime.stop(1)).toBe(stopped)
  expect(bench.runtime.info().state).toBe('stopping')
  expect(await bench.runtime.submit(request, { idempotencyKey: 'new' })).toMatchObject({
    refused: { status: 503, error: { code: 'runtime_unavailable', retryable: true } }
  })
  expect(await bench.runtime.submit(request, { idempotencyKey: 'kept' })).toMatchObject({
    submission: { execution_id: kept, idempotent_replay: true }
  })
  expect(await bench.runtime.cancel(dropped)).toEqual({ accepted: true })
  const reading = bench.readToEnd(kept)
  answer()
  expect((await reading).at(-1)).toMatchObject({ status: 'succeeded' })
  await stopped
  expect(bench.store.availability()).toBe('unavailable')
})

test('work that outlives the grace period ends as interrupted work before the store closes', async () => {
  const alpha = createScriptedProvider('alpha', [[text('a'), hang]])
  const bench = createBench(memory, [alpha])
  const id = await bench.submit({ routing: { allow_fallback: true } })
  const reading = bench.readToEnd(id)
  await bench.clock.advance(0)
  const stopped = bench.runtime.stop(5000)
  await bench.clock.advance(4999)
  expect(alpha.calls[0]?.signal.aborted).toBe(false)
  await bench.clock.advance(1)
  const events = await reading
  expect(events.at(-1)).toMatchObject({
    type: 'execution.failed',
    status: 'failed',
    error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
  })
  expect(alpha.calls[0]?.signal.aborted).toBe(true)
  await stopped
})

test('the store is closed only after producers and subscribers are done, and a reader that never reads cannot hold it', async () => {
  const order: string[] = []
  const bench = createBench(
    (clock) => {
      const store = createMemoryStore({ clock })
      return {
        ...store,
        append: async (id, events, expected) => {
          await store.append(id, events, expected)
          order.push(...events.map(({ type }) => type))
        },
        close: async () => {
          order.push('close')
          await store.close()
        }
      }
    },
    [createScriptedProvider('alpha', [[hang]])]
  )
  const id = await bench.submit()
  const idle = await bench.runtime.open(id, 0)
  await bench.clock.advance(0)
  const stopped = bench.runtime.stop(0)
  await bench.clock.advance(500)
  expect(order).toEqual(['route.selected', 'execution.failed'])
  await bench.clock.advance(500)
  await stopped
  expect(order.at(-1)).toBe('close')
  expect('reader' in idle ? await idle.reader.next() : 'refused').toBeUndefined()
  expect(await bench.runtime.snapshot(id)).toMatchObject({ refused: { status: 503 } })
})

test('a submit whose claim is in flight when the runtime stops is interrupted too', async () => {
  let claimed = (): void => {}
  const hold = new Promise<void>((resolve) => {
    claimed = resolve
  })
  const alpha = createScriptedProvider('alpha', [[hang]])
  const bench = createBench(
    (clock) => {
      const store = createMemoryStore({ clock })
      return {
        ...store,
        claim: async (claim) => {
          await hold
          return store.claim(claim)
        }
      }
    },
    [alpha]
  )
  const submitting = bench.runtime.submit(request, {})
  await bench.clock.advance(0)
  const stopped = bench.runtime.stop(0)
  await bench.clock.advance(0)
  claimed()
  const outcome = await submitting
  if (!('submission' in outcome)) throw new Error('refused')
  expect((await bench.readToEnd(outcome.submission.execution_id)).at(-1)).toMatchObject({
    error: { code: 'internal_error' }
  })
  await stopped
  expect(alpha.calls).toHaveLength(0)
})

test('trace headers reach telemetry and nothing else', async () => {
  const heard: object[] = []
  const bench = createBench(memory, [createScriptedProvider('alpha', [[complete]])], {
    telemetry: { ...silentTelemetry, executionAccepted: (fact) => heard.push(fact) }
  })
  const outcome = await bench.runtime.submit(request, { traceparent: '00-a-b-01', tracestate: 'v=1' })
  if (!('submission' in outcome)) throw new Error('refused')
  const { execution_id } = outcome.submission
  expect(heard).toEqual([{ executionId: execution_id, traceparent: '00-a-b-01', tracestate: 'v=1' }])
  expect(JSON.stringify(await bench.readToEnd(execution_id))).not.toContain('00-a-b-01')
})

test('telemetry hears of attempts and ends without their content', async () => {
  const heard: [string, object][] = []
  const bench = createBench(
    memory,
    [createScriptedProvider('alpha', [[fail()]]), createScriptedProvider('beta', [[text('secret'), complete]])],
    {
      telemetry: {
        attemptStarted: (fact) => heard.push(['started', fact]),
        attemptEnded: (fact) => heard.push(['ended', fact]),
        executionEnded: (fact) => heard.push(['execution', fact]),
        internalError: (fact) => heard.push(['fault', fact])
      }
    }
  )
  await bench.run({ routing: { allow_fallback: true } })
  expect(heard.map(([what]) => what)).toEqual(['started', 'ended', 'started', 'ended', 'execution'])
  expect(heard[1]?.[1]).toMatchObject({ attempt: 1, code: 'provider_unavailable' })
  expect(heard.at(-1)?.[1]).toMatchObject({ status: 'succeeded' })
  expect(JSON.stringify(heard)).not.toContain('secret')
})

test('telemetry that throws harms no execution', async () => {
  const boom = (): never => {
    throw new Error('collector away')
  }
  const bench = createBench(memory, [createScriptedProvider('alpha', [[fail()], [text('x'), complete]])], {
    telemetry: {
      executionAccepted: boom,
      attemptStarted: boom,
      attemptEnded: boom,
      executionEnded: boom,
      internalError: boom
    }
  })
  const id = await bench.submit({ routing: { allow_fallback: true, max_attempts: 2 } })
  await bench.clock.advance(200)
  expect((await bench.readToEnd(id)).at(-1)).toMatchObject({ status: 'succeeded' })
})

test('executions that run at the same time do not mix', async () => {
  const providers = Array.from({ length: 10 }, (_, at) =>
    createScriptedProvider(`p${at}`, [[text(`${at}a`), text(`${at}b`), complete]], { abilities: [`a${at}`] })
  )
  const bench = createBench(memory, providers)
  const logs = await Promise.all(providers.map((_, at) => bench.run({ ability: `a${at}` })))
  for (const [at, events] of logs.entries()) {
    expect(JSON.stringify(events.slice(2, 4).map((event) => ('delta' in event ? event.delta : '')))).toBe(
      JSON.stringify([`${at}a`, `${at}b`])
    )
  }
})

test('the core runs on the clocks and identities of the process', async () => {
  const runtime = createCore({
    name: 'real',
    providers: [entry(createScriptedProvider('alpha', [[fail()], [text('ok'), complete]]))],
    store: createMemoryStore({ clock: systemClock }),
    clock: systemClock,
    ids: randomIds,
    telemetry: silentTelemetry,
    random: () => 0.01
  })
  const outcome = await runtime.submit({ ...request, routing: { allow_fallback: true, max_attempts: 2 } }, {})
  if (!('submission' in outcome)) throw new Error('refused')
  const opened = await runtime.open(outcome.submission.execution_id, 0)
  if (!('reader' in opened)) throw new Error('refused')
  const types: string[] = []
  for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next()) {
    types.push(...typesOf(batch.map(({ data }) => JSON.parse(data))))
  }
  expect(types.at(-1)).toBe('execution.completed')
  await runtime.stop(0)
})
