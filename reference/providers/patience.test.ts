import { expect, test } from 'vitest'
import { createManualClock, settle } from '../core/manual-clock.ts'
import { createPatience } from './patience.ts'

const never = new Promise<Uint8Array>(() => {})
const { signal } = new AbortController()

test('chunks that come in time are handed on, until patience for all of them is over', async () => {
  const clock = createManualClock()
  const patience = createPatience(clock, 100)
  const chunk = Uint8Array.of(1)
  expect(await patience.wait(Promise.resolve(chunk), signal)).toBe(chunk)
  const waited = patience.wait(never, signal)
  await clock.advance(99)
  expect(patience.over).toBe(false)
  await clock.advance(1)
  expect(await waited).toBeUndefined()
  expect(patience.over).toBe(true)
  expect(await patience.wait(never, signal)).toBeUndefined()
})

test('a connection that breaks is an end like any other, an abort is not', async () => {
  const clock = createManualClock()
  const patience = createPatience(clock, 100)
  expect(await patience.wait(Promise.reject(new Error('reset')), signal)).toBeUndefined()
  const aborted = AbortSignal.abort(new Error('left'))
  await expect(patience.wait(Promise.reject(new Error('reset')), aborted)).rejects.toThrow('left')
  patience.end()
  await settle()
  expect(clock.waits()).toEqual([])
})

test('chunks that are there already do not outlast it', async () => {
  const clock = createManualClock()
  const patience = createPatience(clock, 100)
  await clock.advance(100)
  expect(await patience.wait(Promise.resolve(Uint8Array.of(1)), signal)).toBeUndefined()
})
