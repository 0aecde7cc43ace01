import { expect, test } from 'vitest'
import { bandMs } from './band.ts'

test('a band is the limit, a slack, and four times the delay that the machine was seen to make', () => {
  expect(bandMs({ lagMs: 0 }, 2000)).toBe(2500)
  expect(bandMs({ lagMs: 30 }, 2000, 100)).toBe(2220)
})
