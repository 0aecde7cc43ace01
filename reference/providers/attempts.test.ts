import { expect, test } from 'vitest'
import { type Answer, failedAttempts, runTargets, toldText } from './run-targets.ts'
import { frames } from './test-support.ts'

const started = {
  type: 'message_start',
  message: { id: 'm', content: [], usage: { input_tokens: 900, output_tokens: 1 } }
}
const say = (text: string) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
const ended = [
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } },
  { type: 'message_stop' }
]
const healthy: Answer = { body: frames(started, say('B!'), ...ended) }
const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }

test('case 15 and case 27: after output a break ends the execution, and the next target is never called', async () => {
  for (const broken of [true, false]) {
    const ran = await runTargets({ a: { body: frames(started, say('Hel')), broken }, b: healthy })
    expect(ran.called).toEqual(['a'])
    expect(toldText(ran)).toBe('Hel')
    expect(failedAttempts(ran)).toEqual([])
    expect(ran.events.at(-1)).toMatchObject({ type: 'execution.failed', error: { retryable: false } })
  }
})

test('case 17: without fallback an overload before output is one attempt', async () => {
  const ran = await runTargets(
    { a: { body: frames(overloaded) }, b: healthy },
    { allow_fallback: false, max_attempts: 1 }
  )
  expect(ran.called).toEqual(['a'])
  expect(ran.events.at(-1)).toMatchObject({
    type: 'execution.failed',
    error: { code: 'provider_unavailable', retryable: true }
  })
})

test('case 18: a broken connection and a malformed frame before output go to the next target, after output they do not', async () => {
  const faults: [Answer, string][] = [
    [{ body: frames(started), broken: true }, 'provider_unavailable'],
    [{ body: `${frames(started)}data: {bad\n\n` }, 'provider_protocol_error']
  ]
  for (const [fault, code] of faults) {
    const before = await runTargets({ a: fault, b: healthy })
    expect(failedAttempts(before)).toMatchObject([{ attempt: 1, error: { code } }])
    expect(toldText(before)).toBe('B!')
    const body = (fault.body ?? '').replace(frames(started), frames(started, say('Hel')))
    const after = await runTargets({ a: { ...fault, body }, b: healthy })
    expect(after.called).toEqual(['a'])
    expect(after.events.at(-1)).toMatchObject({ type: 'execution.failed', error: { code } })
  }
})

test('case 20: a success without a single byte goes to the next target', async () => {
  const ran = await runTargets({ a: { body: '' }, b: healthy })
  expect(failedAttempts(ran)).toMatchObject([{ error: { code: 'provider_protocol_error' } }])
  expect(toldText(ran)).toBe('B!')
})

test('case 21 and case 95: the preamble of every attempt commits nothing', async () => {
  const ran = await runTargets({
    a: { status: 500 },
    b: { body: frames(started, { type: 'ping' }, overloaded) },
    c: healthy
  })
  expect(ran.called).toEqual(['a', 'b', 'c'])
  expect(failedAttempts(ran)).toMatchObject([
    { attempt: 1, error: { code: 'provider_unavailable' } },
    { attempt: 2, error: { code: 'provider_unavailable', provider_code: 'overloaded_error' } }
  ])
  expect(toldText(ran)).toBe('B!')
})

test('case 40: a cut after output keeps the input count as unfinished and no placeholder', async () => {
  const ran = await runTargets({ a: { body: frames(started, say('abc')), broken: true } })
  const facts = ran.events.filter(({ type }) => type === 'usage.reported').flatMap(({ facts }) => facts)
  expect(facts).toEqual([{ unit: 'input_token', quantity: 900, source: 'provider', complete: false }])
})

test('case 104 and case 105: with another target at hand a long wait is not waited', async () => {
  for (const wait of ['600', '9999999999']) {
    const ran = await runTargets({ a: { status: 429, headers: { 'retry-after': wait } }, b: healthy })
    expect(ran.called).toEqual(['a', 'b'])
  }
})

test('case 108 and case 111: what is bound to the request ends it, what is bound to the target goes to another one', async () => {
  for (const status of [400, 409, 413, 422]) {
    expect((await runTargets({ a: { status }, b: healthy })).called).toEqual(['a'])
  }
  for (const status of [401, 402, 403, 404, 408, 425, 429, 500, 502, 503, 529]) {
    expect((await runTargets({ a: { status }, b: healthy })).called).toEqual(['a', 'b'])
  }
  const body = JSON.stringify({
    error: { type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit_reached' } }
  })
  expect((await runTargets({ a: { status: 429, body }, b: healthy })).called).toEqual(['a', 'b'])
})

test('a counter that a later one spoils is not reported', async () => {
  const spoiled = [
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { input_tokens: -1, output_tokens: 2 } },
    { type: 'message_stop' }
  ]
  const ran = await runTargets({ a: { body: frames(started, say('x'), ...spoiled) } })
  const facts = ran.events.filter(({ type }) => type === 'usage.reported').flatMap(({ facts }) => facts)
  expect(facts).toEqual([{ unit: 'output_token', quantity: 2, source: 'provider' }])
})
