import { expect, test } from 'vitest'
import { createHoldings } from './holdings.ts'

const frame = 16 * 1024 * 1024

test('as much as a frame may be held, and what is told is held no longer', () => {
  const holdings = createHoldings()
  holdings.hold(frame)
  expect(() => holdings.hold(1)).toThrow('holds back more')
  const turns = createHoldings()
  for (let turn = 0; turn < 100; turn += 1) {
    turns.hold(frame - 1)
    turns.hold(frame, frame - 1)
    turns.hold(0, frame)
  }
})

test('ten thousand places are enough for any answer', () => {
  const holdings = createHoldings()
  for (let place = 0; place < 10_000; place += 1) holdings.place()
  expect(() => holdings.place()).toThrow('more than 10000 parts')
})
