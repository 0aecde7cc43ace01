import { expect, test } from 'vitest'
import { createManualClock, settle } from '../core/manual-clock.ts'
import type { Clock } from '../core/ports.ts'
import { createWatchdog } from './watchdog.ts'

function watched(idleMs: number, progressMs: number) {
  const clock = createManualClock()
  const expiries: [string, number][] = []
  const expired = (expiry: string): void => void expiries.push([expiry, clock.monotonic()])
  return { clock, expiries, watchdog: createWatchdog({ clock, idleMs, progressMs, expired }) }
}

test('silence during a read expires exactly at the idle limit', async () => {
  const { clock, expiries, watchdog } = watched(100, 1000)
  watchdog.reading()
  await clock.advance(99)
  expect(expiries).toEqual([])
  await clock.advance(500)
  expect(expiries).toEqual([['idle', 100]])
})

test('bytes put the idle limit off but not the progress limit', async () => {
  const { clock, expiries, watchdog } = watched(100, 250)
  for (let beat = 0; beat < 4; beat++) {
    watchdog.reading()
    await clock.advance(60)
    watchdog.heard()
  }
  watchdog.reading()
  await clock.advance(60)
  expect(expiries).toEqual([['progress', 250]])
})

test('output puts the progress limit off', async () => {
  const { clock, expiries, watchdog } = watched(100, 150)
  for (let beat = 0; beat < 10; beat++) {
    watchdog.reading()
    await clock.advance(60)
    watchdog.heard()
    watchdog.progressed()
  }
  expect(expiries).toEqual([])
})

test('time in which nobody reads counts for neither limit', async () => {
  const { clock, expiries, watchdog } = watched(100, 150)
  watchdog.reading()
  await clock.advance(10)
  watchdog.heard()
  await clock.advance(10_000)
  watchdog.reading()
  await clock.advance(99)
  expect(expiries).toEqual([])
  await clock.advance(1)
  expect(expiries).toEqual([['idle', 10_110]])
})

test('limits that are not finite arm no timer, and a stopped watchdog leaves none', () => {
  const endless = watched(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  endless.watchdog.reading()
  expect(endless.clock.waits()).toEqual([])
  const stopped = watched(100, 100)
  stopped.watchdog.reading()
  stopped.watchdog.stop()
  expect(stopped.clock.waits()).toEqual([])
})

test('bytes that lay in the socket while the process was busy are heard before anything has expired', async () => {
  let now = 0
  let fire = (): void => {}
  const clock: Clock = {
    now: () => now,
    monotonic: () => now,
    after(_delayMs, expire) {
      fire = expire
      return () => {}
    }
  }
  const expiries: string[] = []
  const watchdog = createWatchdog({ clock, idleMs: 100, progressMs: 100, expired: (kind) => expiries.push(kind) })
  watchdog.reading()
  now = 5000
  // The timer comes first behind a long turn, and what has arrived right after it.
  fire()
  watchdog.heard()
  watchdog.progressed()
  watchdog.reading()
  await settle()
  expect(expiries).toEqual([])
  now = 5100
  fire()
  await settle()
  expect(expiries).toEqual(['idle'])
})
