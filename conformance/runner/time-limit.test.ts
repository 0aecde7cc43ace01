import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

test('nothing starts in the last tenth, and the end comes when it was asked for', () => {
  const limit = createTimeLimit(10_000, new AbortController().signal)
  vi.advanceTimersByTime(8999)
  expect([limit.starting.aborted, limit.ended(), limit.leftMs()]).toEqual([false, false, 1001])
  vi.advanceTimersByTime(1)
  expect([limit.starting.aborted, limit.end.aborted, limit.ended()]).toEqual([true, false, true])
  vi.advanceTimersByTime(1000)
  expect([limit.end.aborted, limit.leftMs()]).toEqual([true, 0])
})

test('of an hour a minute is kept', () => {
  const limit = createTimeLimit(3_600_000, new AbortController().signal)
  vi.advanceTimersByTime(3_539_999)
  expect(limit.starting.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(limit.starting.aborted).toBe(true)
  limit.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a user who leaves ends both, and that is not the time', () => {
  const user = new AbortController()
  const limit = createTimeLimit(10_000, user.signal)
  user.abort()
  expect([limit.starting.aborted, limit.end.aborted, limit.ended()]).toEqual([true, true, false])
  limit.stop()
  expect(createTimeLimit(undefined, user.signal).leftMs()).toBeUndefined()
})
