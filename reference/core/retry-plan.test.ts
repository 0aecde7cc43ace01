import { expect, test } from 'vitest'
import type { ExecutionRouting } from '../../generated/types.ts'
import type { FailureClass, ProviderFailure } from './ports.ts'
import { createRetryPlan } from './retry-plan.ts'
import type { Candidate } from './routing.ts'
import { createScriptedProvider } from './scripted-provider.ts'
import { entry } from './test-bench.ts'

const candidate = (id: string): Candidate => ({
  target: { provider: id, model: `${id}-1` },
  entry: entry(createScriptedProvider(id, []))
})
const [alpha, beta, gamma] = [candidate('alpha'), candidate('beta'), candidate('gamma')]

const failed = (failureClass: FailureClass, extra: Partial<ProviderFailure> = {}): ProviderFailure => ({
  failureClass,
  code: 'provider_unavailable',
  message: 'x',
  ...extra
})
const answered = (retryAfterMs?: number) =>
  failed('uncertain', { remoteOutcome: 'finished', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
const limited = (retryAfterMs: number) => failed('transient', { code: 'rate_limited', retryAfterMs })

function plan(
  candidates: readonly [Candidate, ...Candidate[]],
  routing: ExecutionRouting | undefined,
  options: { at?: { now: number }; deadlineAt?: number; random?: () => number } = {}
) {
  const { at = { now: 1000 }, deadlineAt = Number.POSITIVE_INFINITY, random = () => 1 } = options
  return createRetryPlan({ candidates, routing, acceptedAt: 1000, deadlineAt, now: () => at.now, random })
}

const many: ExecutionRouting = { allow_fallback: true, max_attempts: 32 }

test('without fallback there is one attempt, whatever max_attempts says', () => {
  expect(plan([alpha, beta], undefined).after(failed('transient'), alpha, 1)).toBeUndefined()
  expect(plan([alpha, beta], { max_attempts: 5 }).after(failed('transient'), alpha, 1)).toBeUndefined()
  expect(plan([alpha, beta], { allow_fallback: false }).after(failed('transient'), alpha, 1)).toBeUndefined()
})

test('with fallback every candidate is used once, in order, without a wait', () => {
  const { first, after } = plan([alpha, beta, gamma], { allow_fallback: true })
  expect(first).toBe(alpha)
  expect(after(limited(5000), alpha, 1)).toEqual({ candidate: beta, waitMs: 0 })
  expect(after(failed('uncertain'), beta, 2)).toEqual({ candidate: gamma, waitMs: 0 })
  expect(after(failed('transient'), gamma, 3)).toBeUndefined()
})

test('max_attempts bounds the attempts', () => {
  const { after } = plan([alpha, beta, gamma], { allow_fallback: true, max_attempts: 2 })
  expect(after(failed('transient'), alpha, 1)).toEqual({ candidate: beta, waitMs: 0 })
  expect(after(failed('transient'), beta, 2)).toBeUndefined()
})

test('a request-scoped failure ends it, and so does an adapter that forbids more', () => {
  expect(plan([alpha, beta], many).after(failed('request_scoped'), alpha, 1)).toBeUndefined()
  expect(
    plan([alpha, beta], many).after(failed('uncertain', { forbidsFurtherAttempts: true }), alpha, 1)
  ).toBeUndefined()
})

test('rounds back off 200 ms doubling, full jitter, at most 10 s', () => {
  const { after } = plan([alpha], many)
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => after(failed('transient'), alpha, attempt)?.waitMs)
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000])
  expect(plan([alpha], many, { random: () => 0.25 }).after(failed('transient'), alpha, 1)?.waitMs).toBe(50)
})

test('a round begins with the first candidate again and keeps the order', () => {
  const { after } = plan([alpha, beta], many)
  after(failed('transient'), alpha, 1)
  expect(after(failed('transient'), beta, 2)).toEqual({ candidate: alpha, waitMs: 200 })
  expect(after(failed('transient'), alpha, 3)).toEqual({ candidate: beta, waitMs: 0 })
  expect(after(failed('transient'), beta, 4)).toEqual({ candidate: alpha, waitMs: 400 })
})

test('a round leaves out targets that failed target-scoped or with an unknown outcome', () => {
  const { after } = plan([alpha, beta, gamma], many)
  after(failed('target_scoped'), alpha, 1)
  after(failed('uncertain'), beta, 2)
  expect(after(failed('transient'), gamma, 3)).toEqual({ candidate: gamma, waitMs: 200 })
  expect(after(answered(), gamma, 4)).toEqual({ candidate: gamma, waitMs: 400 })
  expect(after(failed('target_scoped'), gamma, 5)).toBeUndefined()
})

test('a target-scoped failure never leads to the same target, also where it is configured twice', () => {
  const twin = candidate('alpha')
  expect(plan([alpha, twin], many).after(failed('target_scoped'), alpha, 1)).toBeUndefined()
})

test('the longer wish of the provider beats the backoff', () => {
  expect(plan([alpha], many).after(limited(5000), alpha, 1)?.waitMs).toBe(5000)
  expect(plan([alpha], many).after(limited(100), alpha, 1)?.waitMs).toBe(200)
})

test('an invalid wish falls back to the backoff', () => {
  for (const wish of [-5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(plan([alpha], many).after(limited(wish), alpha, 1)?.waitMs).toBe(200)
  }
})

test('case 107: a wish holds for the failure that carried it and not for the next', () => {
  const { after } = plan([alpha], many)
  expect(after(limited(5000), alpha, 1)?.waitMs).toBe(5000)
  expect(after(answered(), alpha, 2)?.waitMs).toBe(400)
})

test('case 104: no wait begins that would end past the deadline', () => {
  expect(plan([alpha], many, { deadlineAt: 31_000 }).after(limited(600_000), alpha, 1)).toBeUndefined()
  expect(plan([alpha], many, { deadlineAt: 1200 }).after(failed('transient'), alpha, 1)).toBeUndefined()
  expect(plan([alpha], many, { deadlineAt: 1201 }).after(failed('transient'), alpha, 1)?.waitMs).toBe(200)
  expect(plan([alpha, beta], many, { deadlineAt: 31_000 }).after(limited(600_000), alpha, 1)?.candidate).toBe(beta)
})

test('case 105: an absurd wish ends it even without deadline and budget', () => {
  expect(plan([alpha], many).after(limited(9_999_999_999_000), alpha, 1)).toBeUndefined()
})

test('no wait begins that would end past the retry budget', () => {
  const routing = { ...many, retry_budget_ms: 300 }
  const at = { now: 1000 }
  const { after, budgetEndsAt } = plan([alpha], routing, { at })
  expect(budgetEndsAt).toBe(1300)
  expect(after(failed('transient'), alpha, 1)?.waitMs).toBe(200)
  at.now = 1200
  expect(after(failed('transient'), alpha, 2)).toBeUndefined()
})

test('a spent budget stops further attempts, also without a wait', () => {
  const at = { now: 1000 }
  const { after } = plan([alpha, beta, gamma], { ...many, retry_budget_ms: 50 }, { at })
  expect(after(failed('transient'), alpha, 1)?.candidate).toBe(beta)
  at.now = 1050
  expect(after(failed('transient'), beta, 2)).toBeUndefined()
})
