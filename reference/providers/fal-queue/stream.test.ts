import { expect, test } from 'vitest'
import { accepted, base, canary, over, picture, processing, queued, run } from './test-queue.ts'

const told = (failure: object | undefined) => JSON.stringify([failure, (failure as Error | undefined)?.message])

test('a job is submitted once, asked about, and its result is passed on whole', async () => {
  const { events, steps, asked, failure } = await run({ status: [processing, over] })
  expect(failure).toBeUndefined()
  expect(steps).toEqual(['POST submit', 'GET status', 'GET status', 'GET result'])
  expect(events).toEqual([
    { type: 'progress', phase: 'queued', queue_position: 2 },
    { type: 'progress', phase: 'processing' },
    {
      type: 'output.result',
      result: picture,
      artifacts: [{ uri: 'https://media.example.test/one.png', media_type: 'image/png' }]
    },
    { type: 'usage', facts: [{ unit: 'image_count', quantity: 1, source: 'runtime' }] },
    { type: 'completed', finish_reason: 'stop' }
  ])
  expect(asked[0]?.url).toBe(`${base}/owner/app`)
  expect(asked[0]?.headers.get('authorization')).toBe(`Key ${canary}`)
  expect(asked[0]?.headers.get('x-fal-no-retry')).toBe('1')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ prompt: 'a lake' })
  expect(asked[1]?.url).toBe(`${base}/owner/app/requests/r-1/status`)
})

test('case 124: progress is told with its place, never twice, logs are not passed on and a jump backwards is tolerated', async () => {
  const logs = { status: 202, json: { status: 'IN_PROGRESS', logs: [{ message: 'secret words', level: 'INFO' }] } }
  const { events } = await run({
    submit: { json: { ...accepted, queue_position: 3 } },
    status: [queued(3), queued(1), queued(1), logs, logs, queued(0), logs, over]
  })
  expect(events.filter(({ type }) => type === 'progress')).toEqual([
    { type: 'progress', phase: 'queued', queue_position: 3 },
    { type: 'progress', phase: 'queued', queue_position: 1 },
    { type: 'progress', phase: 'processing' },
    { type: 'progress', phase: 'queued', queue_position: 0 },
    { type: 'progress', phase: 'processing' }
  ])
  expect(JSON.stringify(events)).not.toContain('secret words')
})

for (const code of ['ETIMEDOUT', 'ECONNRESET', 'UND_ERR_SOCKET']) {
  test(`case 120: a submit that ends in ${code} is not repeated and nothing follows it`, async () => {
    const { steps, failure } = await run({ submit: { broken: { code, syscall: 'read' } } })
    expect(steps).toEqual(['POST submit'])
    expect(failure).toMatchObject({
      code: 'provider_unavailable',
      remoteOutcome: 'unknown',
      forbidsFurtherAttempts: true
    })
  })
}

test('case 120: a submit that nobody answers may have landed, so nothing follows it', async () => {
  const { steps, failure } = await run({ submit: { silent: true } })
  expect(steps).toEqual(['POST submit'])
  expect(failure).toMatchObject({ remoteOutcome: 'unknown', forbidsFurtherAttempts: true })
})

for (const [what, submit] of [
  ['a server error', { status: 500, json: { detail: 'oops' } }],
  ['a bad gateway', { status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }],
  ['a gateway timeout', { status: 504 }],
  ['a request timeout', { status: 408 }],
  ['a page of a proxy', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }],
  ['a list', { json: [] }],
  ['no request', { json: { status: 'IN_QUEUE' } }],
  ['a request whose id leads elsewhere', { json: { request_id: '../../admin' } }]
] as const) {
  test(`case 120: ${what} as the answer to a submit leaves it open whether it landed`, async () => {
    const { steps, failure } = await run({ submit })
    expect(steps).toEqual(['POST submit'])
    expect(failure).toMatchObject({ remoteOutcome: 'unknown', forbidsFurtherAttempts: true })
  })
}

for (const [what, submit, expected] of [
  ['a refused connection', { broken: { code: 'ECONNREFUSED' } }, { failureClass: 'transient' }],
  ['a limit', { status: 429, headers: { 'retry-after': '7' } }, { code: 'rate_limited', retryAfterMs: 7000 }],
  ['an overload', { status: 503 }, { failureClass: 'transient', code: 'provider_unavailable' }],
  [
    'a refused key',
    { status: 401, json: { detail: 'No user found for Key ID and Secret' } },
    { failureClass: 'target_scoped' }
  ],
  [
    'a spent balance',
    { status: 403, json: { detail: 'User is locked. Reason: Exhausted balance.' } },
    { failureClass: 'target_scoped' }
  ],
  ['an unknown model', { status: 404, json: { detail: 'Application not found' } }, { failureClass: 'target_scoped' }],
  [
    'an invalid input',
    { status: 422, json: { detail: [{ loc: ['body', 'prompt'], msg: 'a lake', type: 'missing' }] } },
    { failureClass: 'request_scoped', code: 'invalid_request', providerCode: 'missing' }
  ]
] as const) {
  test(`${what} refuses a submit for certain, so other targets may be tried as its class says`, async () => {
    const { failure } = await run({ submit })
    expect(failure).toMatchObject(expected)
    expect(failure?.forbidsFurtherAttempts).toBeUndefined()
    expect(failure?.remoteOutcome).not.toBe('unknown')
  })
}

test('case 121: a result that is a validation error fails with its code and without its words', async () => {
  const detail = [{ loc: ['body', 'image_url'], msg: 'a private wish', type: 'image_too_large', input: 'a lake' }]
  const { steps, failure } = await run({ result: [{ status: 422, json: { detail } }] })
  expect(steps).toEqual(['POST submit', 'GET status', 'GET result'])
  expect(failure).toMatchObject({
    code: 'invalid_request',
    failureClass: 'request_scoped',
    providerCode: 'image_too_large',
    remoteOutcome: 'finished',
    forbidsFurtherAttempts: true
  })
  expect(told(failure)).not.toMatch(/private wish|a lake/)
})

test('case 121: COMPLETED with an error is a failure, whatever the result then says', async () => {
  for (const error of [
    { error: 'the words of a model', error_type: 'runner_server_error' },
    { error: 'the words of a model' }
  ]) {
    const { events, failure } = await run({ status: [{ json: { status: 'COMPLETED', ...error } }] })
    expect(events.map(({ type }) => type)).toEqual(['progress'])
    expect(failure).toMatchObject({
      code: 'provider_unavailable',
      remoteOutcome: 'finished',
      forbidsFurtherAttempts: true
    })
    expect(told(failure)).not.toContain('the words')
  }
})

test('an error that COMPLETED does not name is looked up in the result', async () => {
  const { failure } = await run({
    status: [{ json: { status: 'COMPLETED', error: 'Validation error' } }],
    result: [{ status: 422, json: { detail: [{ loc: [], msg: 'x', type: 'content_policy_violation' }] } }]
  })
  expect(failure).toMatchObject({ code: 'invalid_request', providerCode: 'content_policy_violation' })
})

for (const word of ['ERROR', 'FAILED', 'CANCELLED', 'CANCELED']) {
  test(`case 125: the status ${word} is terminal`, async () => {
    const { steps, failure } = await run({
      status: [{ json: { status: word } }],
      result: [{ status: 404, json: { detail: 'Not found' } }]
    })
    expect(steps.filter((step) => step === 'GET status')).toHaveLength(1)
    expect(failure).toMatchObject({ remoteOutcome: 'finished', forbidsFurtherAttempts: true })
  })
}

for (const [what, status] of [
  ['a status that nobody knows', { json: { status: 'REBALANCING' } }],
  ['no status', { json: {} }],
  ['a status that is no word', { json: { status: 7 } }],
  ['a list', { json: [] }],
  ['no JSON', { body: '<html>' }],
  ['a server error', { status: 500 }],
  ['a limit', { status: 429 }],
  ['a broken connection', { broken: { code: 'ECONNRESET' } }],
  ['silence', { silent: true }]
] as const) {
  test(`case 125: ${what} is asked again until the progress limit, then the job is left and its outcome is unknown`, async () => {
    const { failure, clock, steps } = await run({ status: [status] })
    expect(failure).toMatchObject({
      code: 'provider_unavailable',
      remoteOutcome: 'unknown',
      forbidsFurtherAttempts: true
    })
    expect(clock.monotonic()).toBeGreaterThanOrEqual(60_000)
    expect(clock.monotonic()).toBeLessThanOrEqual(66_000)
    expect(steps.at(-1)).toBe('PUT cancel')
    expect(steps.filter((step) => step === 'POST submit')).toHaveLength(1)
  })

  test(`${what} for a while keeps no job from its result`, async () => {
    const { events, failure } = await run({ status: [processing, status, status, over] })
    expect(failure).toBeUndefined()
    expect(events.at(-1)).toEqual({ type: 'completed', finish_reason: 'stop' })
  })
}

test('a job that is spoken of is waited for, however long it stands in the queue', async () => {
  const { failure, clock } = await run({
    status: [...Array.from({ length: 800 }, () => queued(5)), processing, over]
  })
  expect(failure).toBeUndefined()
  expect(clock.monotonic()).toBeGreaterThan(1_000_000)
})

test('a limit shorter than our own pauses ends no job that is spoken of, and still ends one that is not', async () => {
  const timeouts = { connect_ms: 1000, first_byte_ms: 1000, idle_ms: 1000, progress_ms: 1000 }
  const long = Array.from({ length: 40 }, () => processing)
  const spoken = await run({ status: [...long, over] }, { options: { timeouts } })
  expect(spoken.failure).toBeUndefined()
  expect(spoken.clock.monotonic()).toBeGreaterThan(40_000)
  const unspoken = await run({ status: [...long, { json: { status: 'REBALANCING' } }] }, { options: { timeouts } })
  expect(unspoken.failure).toMatchObject({ code: 'provider_unavailable', forbidsFurtherAttempts: true })
  expect(unspoken.clock.monotonic()).toBeLessThan(spoken.clock.monotonic() + 5000)
})

test('the pauses begin at the floor, grow and stay at two seconds', async () => {
  const at: number[] = []
  const { clock } = await run({ status: [...Array.from({ length: 20 }, () => processing), over] })
  expect(clock.monotonic()).toBeGreaterThan(20_000)
  const { createPauses } = await import('./waiting.ts')
  const next = createPauses()
  for (let turn = 0; turn < 12; turn += 1) at.push(next())
  expect(at[0]).toBe(50)
  expect(at.at(-1)).toBe(2000)
  expect(at.toSorted((a, b) => a - b)).toEqual(at)
  expect(next(9000)).toBe(9000)
  expect(next(1)).toBe(2000)
})

test('a request that the provider no longer knows fails with an unknown outcome', async () => {
  const { failure } = await run({ status: [processing, { status: 404, json: { detail: 'Request not found' } }] })
  expect(failure).toMatchObject({
    code: 'provider_unavailable',
    remoteOutcome: 'unknown',
    forbidsFurtherAttempts: true
  })
})

test('a result that is not ready in spite of COMPLETED is asked for again', async () => {
  const early = { status: 400, json: { detail: 'Request is still in progress' } }
  const { steps, failure } = await run({
    result: [early, { status: 503 }, { broken: { code: 'ECONNRESET' } }, { json: picture }]
  })
  expect(failure).toBeUndefined()
  expect(steps.filter((step) => step === 'GET result')).toHaveLength(4)
})

test('a result that never comes is given up at the progress limit', async () => {
  const { failure, clock } = await run({ result: [{ status: 503 }] })
  expect(failure).toMatchObject({ remoteOutcome: 'unknown', forbidsFurtherAttempts: true })
  expect(clock.monotonic()).toBeLessThanOrEqual(66_000)
})

for (const [status, type, expected] of [
  [504, 'request_timeout', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [504, 'startup_timeout', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [503, 'runner_scheduling_failure', { code: 'provider_unavailable', failureClass: 'transient' }],
  [503, 'runner_connection_timeout', { code: 'provider_unavailable', failureClass: 'transient' }],
  [503, 'runner_connection_refused', { code: 'provider_unavailable', failureClass: 'transient' }],
  [503, 'runner_disconnected', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [503, 'runner_connection_error', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [502, 'runner_incomplete_response', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [500, 'runner_server_error', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [500, 'internal_error', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [499, 'client_disconnected', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [499, 'client_cancelled', { code: 'provider_unavailable', failureClass: 'uncertain' }],
  [400, 'bad_request', { code: 'invalid_request', failureClass: 'request_scoped' }]
] as const) {
  test(`the result error ${type} under ${status} is the end of the job`, async () => {
    const { failure, steps } = await run({ result: [{ status, json: { detail: 'words', error_type: type } }] })
    expect(failure).toMatchObject({ ...expected, providerCode: type, remoteOutcome: 'finished' })
    expect(steps.filter((step) => step === 'GET result')).toHaveLength(1)
  })
}

test('a result that is no object or too large is a broken protocol, and the job is over', async () => {
  const large = { body: `{"text":"${'x'.repeat(16 * 1024 * 1024)}"}` }
  for (const result of [{ json: 'text' }, { json: [1] }, { body: '<html>' }, { body: '{"text":"ma' }, large]) {
    const { failure, steps } = await run({ result: [result] })
    expect(failure).toMatchObject({ code: 'provider_protocol_error', remoteOutcome: 'finished' })
    expect(steps.filter((step) => step === 'GET result')).toHaveLength(1)
  }
})

test('a result that is no UTF-8, nests without end or holds a number beyond all is a broken protocol', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  for (const body of [Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), `{"a":${deep}}`, '{"seed":1e400}']) {
    const { failure } = await run({ result: [{ body }] })
    expect(failure).toMatchObject({ code: 'provider_protocol_error', remoteOutcome: 'finished' })
  }
})

test('a byte order mark in front of a result is no part of it', async () => {
  const { events, failure } = await run({ result: [{ body: '\uFEFF{"text":"x"}' }] })
  expect(failure).toBeUndefined()
  expect(events).toContainEqual({ type: 'output.result', result: { text: 'x' } })
})

test('a missing credential fails without a request', async () => {
  const { failure, steps } = await run({}, { options: { apiKey: undefined } })
  expect(failure).toMatchObject({ code: 'provider_unavailable', failureClass: 'target_scoped' })
  expect(steps).toEqual([])
})

test('addresses that the provider leaves out are made from the id, without the sub-path of the model', async () => {
  const { asked, failure } = await run(
    { submit: { json: { request_id: 'r-1' } } },
    { options: { model: 'owner/app/fast/v2' } }
  )
  expect(failure).toBeUndefined()
  expect(asked.map(({ url }) => url)).toEqual([
    `${base}/owner/app/fast/v2`,
    `${base}/owner/app/requests/r-1/status`,
    `${base}/owner/app/requests/r-1`
  ])
})
