import { expect, test } from 'vitest'
import { backoff, retryAfterMs } from './backoff.ts'

const policy = { initialDelayMs: 250, maxDelayMs: 10_000 }

test('the delay doubles up to its maximum, a random share of it is waited, and the floor holds', () => {
  expect([0, 1, 2, 6, 900].map((failures) => backoff(policy, failures, 0, 1))).toEqual([250, 500, 1000, 10_000, 10_000])
  expect(backoff(policy, 2, 0, 0.25)).toBe(250)
  expect(backoff(policy, 0, 700, 1)).toBe(700)
  expect(backoff({ ...policy, initialDelayMs: 0 }, 3, 0, 1)).toBe(8)
})

test('a Retry-After is seconds or a date; a past one is no wait and anything else is none', () => {
  const now = Date.UTC(2026, 10, 30, 12)
  expect(retryAfterMs('120', now)).toBe(120_000)
  expect(retryAfterMs('Mon, 30 Nov 2026 12:00:05 GMT', now)).toBe(5000)
  expect(retryAfterMs('Mon, 30 Nov 2026 11:00:00 GMT', now)).toBe(0)
  for (const value of ['', '-1', '1.5', 'soon', 'Mon, soon', '2026-11-30T12:00:05Z'])
    expect(retryAfterMs(value, now)).toBeNaN()
})
