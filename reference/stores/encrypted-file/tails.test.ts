import { expect, test } from 'vitest'
import type { StoredEvent } from '../../core/ports.ts'
import { createTails } from './tails.ts'

const events = (from: number, to: number): StoredEvent[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({
    sequence: from + n,
    type: 'output.delta',
    status: 'running',
    terminal: false,
    data: 'x'.repeat(840)
  }))

const sequences = (read: readonly StoredEvent[] | undefined) => read?.map(({ sequence }) => sequence)

test('what was pushed last is read after any cursor that it reaches, and nothing where it does not', () => {
  const tails = createTails(1_000_000)
  tails.push('a', events(1, 3))
  tails.push('a', events(4, 5))
  expect(sequences(tails.read('a', 0, 10))).toEqual([1, 2, 3, 4, 5])
  expect(sequences(tails.read('a', 2, 2))).toEqual([3, 4])
  expect(tails.read('b', 0, 10)).toBeUndefined()
  tails.forget('a')
  expect(tails.read('a', 0, 10)).toBeUndefined()
})

test('the tail that was written longest ago goes first, and a single one loses its older half', () => {
  const tails = createTails(10_000)
  tails.push('a', events(1, 4))
  tails.push('b', events(1, 4))
  tails.push('c', events(1, 4))
  expect(tails.read('a', 0, 10)).toBeUndefined()
  expect(sequences(tails.read('b', 3, 10))).toEqual([4])
  tails.push('c', events(5, 16))
  expect(tails.read('b', 0, 10)).toBeUndefined()
  expect(tails.read('c', 7, 10)).toBeUndefined()
  expect(sequences(tails.read('c', 15, 10))).toEqual([16])
})
