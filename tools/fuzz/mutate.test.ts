import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'
import { cutAnyhow, harms, mutate } from './mutate.ts'
import { createDraw } from './seeded.ts'

const body = Buffer.from('event: a\ndata: {"n":1}\n\nevent: b\ndata: {"n":2,"s":"x"}\n\nevent: c\ndata: {"n":3}\n\n')

test('the same seed harms a body in the same way, and another seed in another', () => {
  expect(mutate(body, createDraw(7))).toEqual(mutate(body, createDraw(7)))
  const ways = new Set(Array.from({ length: 50 }, (_, seed) => mutate(body, createDraw(seed)).body.toString('latin1')))
  expect(ways.size).toBeGreaterThan(30)
})

test('every harm changes some body, and takes an empty one', () => {
  for (const [name, harm] of Object.entries(harms)) {
    const changed = Array.from({ length: 40 }, (_, seed) => harm(body, createDraw(seed))).some(
      (harmed) => !harmed.equals(body)
    )
    expect(changed, name).toBe(true)
    expect(harm(Buffer.alloc(0), createDraw(1)).length, name).toBeLessThan(30)
  }
})

test('cutting keeps every byte in its order', () => {
  for (let seed = 0; seed < 50; seed += 1) expect(Buffer.concat(cutAnyhow(body, createDraw(seed)))).toEqual(body)
})

test('a log with a hole, a log that never ends and a log that shows the key are findings', () => {
  const executionId = '6f8f5c3e-9a51-4f0e-8d55-1a2b3c4d5e6f'
  const event = (sequence: number, extra: object) => ({
    sequence,
    type: 'execution.accepted' as const,
    status: 'accepted' as const,
    terminal: false,
    data: JSON.stringify({
      execution_id: executionId,
      sequence,
      time: '2026-11-30T00:00:00Z',
      type: 'execution.accepted',
      status: 'accepted',
      ...extra
    })
  })
  const sound = { executionId, events: [event(1, {})], ended: true }
  expect(findingsOf(sound)).toEqual([])
  expect(findingsOf({ ...sound, ended: false })).toContain('the log never ended')
  expect(findingsOf({ ...sound, events: [event(1, {}), event(3, {})] }).join()).toMatch(/sequence\/dense/)
  expect(findingsOf({ ...sound, events: [event(1, { note: 'fuzz-CANARY-0123456789abcdef' })] })).toContain(
    'the key stands in an event'
  )
})
