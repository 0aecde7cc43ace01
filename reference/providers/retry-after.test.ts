import { expect, test } from 'vitest'
import { createManualClock } from '../core/manual-clock.ts'
import { retryAfterOf } from './retry-after.ts'

const clock = createManualClock(Date.UTC(2026, 10, 30, 12))
const of = (headers: Record<string, string>): number | undefined => retryAfterOf(new Headers(headers), clock)

test('seconds, milliseconds and the three dates of HTTP are understood', () => {
  expect(of({ 'retry-after': '7' })).toBe(7000)
  expect(of({ 'retry-after': '0' })).toBe(0)
  expect(of({ 'retry-after-ms': '250', 'retry-after': '7' })).toBe(250)
  expect(of({ 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT' })).toBe(30_000)
  expect(of({ 'retry-after': 'Monday, 30-Nov-26 12:00:30 GMT' })).toBe(30_000)
  expect(of({ 'retry-after': 'Mon Nov 30 12:00:30 2026' })).toBe(30_000)
  expect(of({ 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT' })).toBe(0)
})

test('case 105: absurd values are bounded to a day', () => {
  expect(of({ 'retry-after': '9999999999' })).toBe(86_400_000)
  expect(of({ 'retry-after': '9'.repeat(300) })).toBe(86_400_000)
  expect(of({ 'retry-after-ms': '9'.repeat(300) })).toBe(86_400_000)
  expect(of({ 'retry-after': 'Mon, 30 Nov 2999 12:00:30 GMT' })).toBe(86_400_000)
})

test('invalid values say nothing', () => {
  for (const value of [
    '',
    '-5',
    '1e3',
    '1.5',
    'soon',
    '0x10',
    'Mon, 99 Foo 2026 12:00:30 GMT',
    '2026-11-30T12:00:30Z',
    '5, 6'
  ]) {
    expect(of({ 'retry-after': value })).toBeUndefined()
  }
  expect(of({})).toBeUndefined()
})

test('an invalid retry-after-ms leaves a valid retry-after standing', () => {
  expect(of({ 'retry-after-ms': 'soon', 'retry-after': '2' })).toBe(2000)
})
