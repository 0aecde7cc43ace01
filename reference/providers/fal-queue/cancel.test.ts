import { expect, test } from 'vitest'
import { over, picture, processing, queued, run } from './test-queue.ts'

const cancelledStatus = { json: { status: 'COMPLETED', error: 'cancelled', error_type: 'client_cancelled' } }

test('case 127: a cancel in the queue is confirmed by the status that follows it', async () => {
  const { events, failure, steps } = await run({ status: [queued(1), cancelledStatus] }, { abortAfter: 2 })
  expect(steps).toEqual(['POST submit', 'GET status', 'PUT cancel', 'GET status'])
  expect(events.map(({ type }) => type)).toEqual(['progress', 'progress'])
  expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'finished', forbidsFurtherAttempts: true })
})

test('case 127: a request that the provider forgets after the 202 is cancelled for certain', async () => {
  const { failure } = await run({ status: [queued(1), { status: 404, json: { detail: 'x' } }] }, { abortAfter: 2 })
  expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'finished' })
})

test('case 127: a cancel that comes too late ends in the result, which is the true state', async () => {
  const { events, failure, steps } = await run(
    { status: [processing], cancel: [{ status: 400, json: { status: 'ALREADY_COMPLETED' } }] },
    { abortAfter: 2 }
  )
  expect(failure).toBeUndefined()
  expect(steps.slice(-2)).toEqual(['PUT cancel', 'GET result'])
  expect(events.slice(-3).map(({ type }) => type)).toEqual(['output.result', 'usage', 'completed'])
  expect(events.at(-3)).toMatchObject({ result: picture })
})

test('case 127: a cancel that comes too late for a failure says that the job is over', async () => {
  const { failure } = await run(
    {
      status: [processing],
      cancel: [{ status: 400, json: { detail: 'ALREADY_COMPLETED' } }],
      result: [{ status: 500, json: { detail: 'words', error_type: 'runner_server_error' } }]
    },
    { abortAfter: 2 }
  )
  expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'finished' })
})

test('case 127: a cancel of a request that the provider does not know is told as such', async () => {
  const { failure, steps } = await run(
    { status: [processing], cancel: [{ status: 404, json: { status: 'NOT_FOUND' } }] },
    { abortAfter: 2 }
  )
  expect(steps.at(-1)).toBe('PUT cancel')
  expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'unknown', providerCode: 'not_found' })
})

test('a job that completes in spite of the 202 has its result', async () => {
  const { events, failure } = await run({ status: [processing, processing, over] }, { abortAfter: 2 })
  expect(failure).toBeUndefined()
  expect(events.at(-1)).toMatchObject({ type: 'completed' })
})

for (const [what, cancel] of [
  ['a 202 without words', { status: 202, body: '' }],
  ['OK', { status: 200, json: { status: 'OK' } }],
  ['true', { status: 200, json: { success: true } }]
] as const) {
  test(`${what} is an accepted cancel in another spelling`, async () => {
    const { failure } = await run({ status: [queued(1), cancelledStatus], cancel: [cancel] }, { abortAfter: 2 })
    expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'finished' })
  })
}

for (const [what, queue] of [
  ['nobody answers the cancel', { cancel: [{ silent: true as const }] }],
  ['the cancel fails', { cancel: [{ status: 500 }] }],
  ['the connection breaks', { cancel: [{ broken: { code: 'ECONNRESET' } }] }],
  ['the job goes on', {}]
] as const) {
  test(`where ${what} the outcome is unknown after five seconds at most`, async () => {
    const { failure, clock, steps } = await run({ status: [processing], ...queue }, { abortAfter: 2 })
    expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'unknown' })
    expect(clock.monotonic()).toBeLessThanOrEqual(5000 + 200)
    expect(steps.filter((step) => step === 'PUT cancel')).toHaveLength(1)
  })
}

test('a cancel while the submit is on its way waits for its answer, so that the job can be cancelled', async () => {
  const { failure, steps } = await run({ status: [cancelledStatus] }, { abortAt: 'submit' })
  expect(steps).toEqual(['POST submit', 'PUT cancel', 'GET status'])
  expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'finished' })
})

test('a cancel while the submit is never answered gives up in time and submits nothing again', async () => {
  const { thrown, failure, clock, steps } = await run({ submit: { silent: true } }, { abortAt: 'submit' })
  expect(steps).toEqual(['POST submit'])
  expect(failure ?? thrown).toBeInstanceOf(Error)
  expect(clock.monotonic()).toBe(5000)
})

test('a cancel while a status is asked for leaves that question and cancels', async () => {
  const { failure, steps } = await run({ status: [{ silent: true }, cancelledStatus] }, { abortAt: 'status 1' })
  expect(steps).toEqual(['POST submit', 'GET status', 'PUT cancel', 'GET status'])
  expect(failure).toMatchObject({ code: 'cancelled', remoteOutcome: 'finished' })
})

test('a cancel while the result is asked for still ends in the result', async () => {
  const { events, steps } = await run(
    { result: [{ silent: true }, { json: picture }], cancel: [{ status: 400, json: { status: 'ALREADY_COMPLETED' } }] },
    { abortAt: 'result 1' }
  )
  expect(steps).toEqual(['POST submit', 'GET status', 'GET result', 'PUT cancel', 'GET result'])
  expect(events.at(-1)).toMatchObject({ type: 'completed' })
})

test('an attempt that is aborted before it starts sends nothing', async () => {
  const controller = new AbortController()
  controller.abort(new Error('cut'))
  const { createFalQueue } = await import('./index.ts')
  const { falOptions } = await import('./test-queue.ts')
  const { systemClock } = await import('../../core/system-clock.ts')
  let calls = 0
  const fetch = (async () => {
    calls += 1
    return new Response('{}')
  }) as typeof globalThis.fetch
  const attempt = createFalQueue(falOptions(fetch, systemClock)).execute({
    request: { ability: 'draw', input: [{ type: 'text', text: 'x' }] },
    target: { provider: 'fal', model: 'owner/app' },
    signal: controller.signal,
    ids: { executionId: () => 'e', callId: () => 'c' }
  })
  await expect(attempt[Symbol.asyncIterator]().next()).rejects.toThrow('cut')
  expect(calls).toBe(0)
})
