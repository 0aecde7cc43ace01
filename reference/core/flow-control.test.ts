import { expect, test } from 'vitest'
import { createGate, type Slot } from './flow-control.ts'

function slotOf(entry: ReturnType<ReturnType<typeof createGate>['enter']>): Slot {
  if (entry === 'full' || !('slot' in entry)) throw new Error('no slot')
  return entry.slot
}

function waitingOf(entry: ReturnType<ReturnType<typeof createGate>['enter']>) {
  if (entry === 'full' || !('waiting' in entry)) throw new Error('not waiting')
  return entry.waiting
}

test('slots are given up to the limit, then places in the queue, then nothing', () => {
  const gate = createGate({ maxConcurrency: 1, maxQueueDepth: 1 })
  expect(gate.enter()).toHaveProperty('slot')
  expect(gate.enter()).toHaveProperty('waiting')
  expect(gate.enter()).toBe('full')
  expect([gate.running, gate.queued]).toEqual([1, 1])
})

test('a freed slot goes to the longest waiting', async () => {
  const gate = createGate({ maxConcurrency: 1, maxQueueDepth: 2 })
  const slot = slotOf(gate.enter())
  const [first, second] = [waitingOf(gate.enter()), waitingOf(gate.enter())]
  slot.release()
  const next = await first.slot
  expect(gate.queued).toBe(1)
  next?.release()
  expect(await second.slot).toBeDefined()
  expect([gate.running, gate.queued]).toEqual([1, 0])
})

test('releasing a slot again frees nothing more', () => {
  const gate = createGate({ maxConcurrency: 2, maxQueueDepth: 0 })
  const slot = slotOf(gate.enter())
  slot.release()
  slot.release()
  expect(gate.running).toBe(0)
})

test('who leaves the queue makes room for another and gets no slot', async () => {
  const gate = createGate({ maxConcurrency: 1, maxQueueDepth: 1 })
  const slot = slotOf(gate.enter())
  const waiting = waitingOf(gate.enter())
  waiting.leave()
  expect(await waiting.slot).toBeUndefined()
  expect(gate.enter()).toHaveProperty('waiting')
  slot.release()
})

test('a slot that was given is not lost by leaving afterwards', async () => {
  const gate = createGate({ maxConcurrency: 1, maxQueueDepth: 1 })
  const slot = slotOf(gate.enter())
  const waiting = waitingOf(gate.enter())
  slot.release()
  waiting.leave()
  const given = await waiting.slot
  expect(gate.running).toBe(1)
  given?.release()
  expect(gate.running).toBe(0)
})
