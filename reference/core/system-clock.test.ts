import { expect, test, vi } from 'vitest'
import { systemClock } from './system-clock.ts'

test('a timer fires once and not before its time', async () => {
  const begin = systemClock.monotonic()
  await new Promise<void>((resolve) => systemClock.after(5, resolve))
  expect(systemClock.monotonic() - begin).toBeGreaterThanOrEqual(5)
})

test('a cancelled timer does not fire', async () => {
  let fired = false
  const stop = systemClock.after(1, () => {
    fired = true
  })
  stop()
  await new Promise<void>((resolve) => systemClock.after(5, resolve))
  expect(fired).toBe(false)
})

test('case 105: a delay beyond the longest timer of the platform is split and does not fire at once', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    let fired = 0
    const arm = vi.spyOn(globalThis, 'setTimeout')
    systemClock.after(3_000_000_000, () => {
      fired += 1
    })
    vi.advanceTimersByTime(2_999_999_999)
    expect(fired).toBe(0)
    vi.advanceTimersByTime(1)
    expect(fired).toBe(1)
    for (const [, delay] of arm.mock.calls) expect(delay).toBeLessThanOrEqual(2 ** 31 - 1)
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('a background timer keeps no process alive', () => {
  const arm = vi.spyOn(globalThis, 'setTimeout')
  const stop = systemClock.after(60_000, () => {}, { background: true })
  const timer = arm.mock.results[0]?.value as NodeJS.Timeout
  expect(timer.hasRef()).toBe(false)
  stop()
  vi.restoreAllMocks()
})
