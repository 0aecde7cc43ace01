import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueue } from './memory-queue.ts'

test('whatever is put in and taken in turns, the lowest rank comes first', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer(), { nil: undefined, freq: 3 })), (steps) => {
      const queue = createQueue<number>((value) => value)
      let held: number[] = []
      for (const step of steps) {
        if (step === undefined) {
          const [lowest, ...rest] = held
          expect([queue.first(), queue.take()]).toEqual([lowest, lowest])
          held = rest
        } else {
          queue.put(step)
          held = [...held, step].sort((a, b) => a - b)
        }
      }
    })
  )
})
