import { expect, test } from 'vitest'
import { parseTimestamp } from './timestamp.ts'

test('a time in UTC with Z is read, with any number of digits', () => {
  expect(parseTimestamp('2026-11-30T12:00:00Z')).toBe(Date.UTC(2026, 10, 30, 12))
  expect(parseTimestamp('2026-11-30t12:00:00.25Z')).toBe(Date.UTC(2026, 10, 30, 12, 0, 0, 250))
  expect(parseTimestamp('2026-11-30T12:00:00.123456789Z')).toBeCloseTo(Date.UTC(2026, 10, 30, 12, 0, 0, 123), 0)
  expect(parseTimestamp('2028-02-29T23:59:60Z')).toBe(Date.UTC(2028, 2, 1))
  expect(parseTimestamp('0050-01-01T00:00:00Z')).toBeLessThan(Date.UTC(100, 0))
})

test('an offset, a missing Z, a day that is none and a number are no such time', () => {
  for (const value of [
    '2026-11-30T12:00:00+00:00',
    '2026-11-30T12:00:00',
    '2026-11-30T12:00:00z',
    '2026-11-30 12:00:00Z',
    '2026-02-30T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-11-30T24:00:00Z',
    '2026-11-30T12:60:00Z',
    '2026-11-30T12:00:00.Z',
    'yesterday',
    1_700_000_000_000,
    null,
    undefined
  ]) {
    expect(parseTimestamp(value), String(value)).toBeUndefined()
  }
})
