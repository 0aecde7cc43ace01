import { expect, test } from 'vitest'
import { createManualClock, settle } from '../core/manual-clock.ts'
import { createLimit } from './limit.ts'

test('a limit is reached once its time has passed, and not when it was called off', async () => {
  const clock = createManualClock()
  const reached: string[] = []
  createLimit(clock, 100, () => reached.push('first'))
  createLimit(clock, 100, () => reached.push('second'))()
  await clock.advance(99)
  expect(reached).toEqual([])
  await clock.advance(1)
  expect(reached).toEqual(['first'])
  expect(clock.waits()).toEqual([])
})

test('what has arrived by the time that it is reached is heard first', async () => {
  let fire = (): void => {}
  const busy = {
    ...createManualClock(),
    after(_delayMs: number, expire: () => void) {
      fire = expire
      return () => {}
    }
  }
  const reached: string[] = []
  const stop = createLimit(busy, 100, () => reached.push('limit'))
  // The process was busy for longer than the limit: its timer comes first, the bytes that lie in the socket right behind it.
  fire()
  stop()
  await settle()
  expect(reached).toEqual([])
})
