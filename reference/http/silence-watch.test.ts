import { expect, test } from 'vitest'
import { createManualClock } from '../core/manual-clock.ts'
import { createSilenceWatch } from './silence-watch.ts'

test('each silence is told once at its own time, with one timer for all', async () => {
  let timers = 0
  const manual = createManualClock()
  const after: typeof manual.after = (...timer) => {
    timers += 1
    return manual.after(...timer)
  }
  const clock = { ...manual, after }
  const watch = createSilenceWatch(clock, 100)
  const told: string[] = []
  watch.watch(() => told.push('a'))
  await clock.advance(30)
  watch.watch(() => told.push('b'))
  const stop = watch.watch(() => told.push('c'))
  expect(timers).toBe(1)
  await clock.advance(70)
  expect(told).toEqual(['a'])
  stop()
  await clock.advance(30)
  expect(told).toEqual(['a', 'b'])
  expect(timers).toBe(2)
})

test('a silence that ended early leaves the later ones their time', async () => {
  const clock = createManualClock()
  const watch = createSilenceWatch(clock, 100)
  const told: number[] = []
  const stop = watch.watch(() => told.push(0))
  await clock.advance(50)
  stop()
  watch.watch(() => told.push(clock.monotonic()))
  await clock.advance(99)
  expect(told).toEqual([])
  await clock.advance(1)
  expect(told).toEqual([150])
})
