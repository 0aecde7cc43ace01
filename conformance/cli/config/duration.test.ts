import { expect, test } from 'vitest'
import { durationMs, durationText } from './duration.ts'

test.each([
  ['1h', 3_600_000],
  ['90m', 5_400_000],
  ['45s', 45_000],
  ['1h30m15s', 5_415_000],
  ['480h', 1_728_000_000],
  ['481h', undefined],
  ['0s', undefined],
  ['', undefined],
  ['10', undefined],
  ['1.5h', undefined],
  ['30m1h', undefined],
  ['-1h', undefined]
])('%j is %j milliseconds', (text, ms) => {
  expect(durationMs(text)).toBe(ms)
})

test('a printed duration is read again as the same', () => {
  for (const ms of [1000, 59_000, 60_000, 5_415_000, 3_600_000]) expect(durationMs(durationText(ms))).toBe(ms)
})
