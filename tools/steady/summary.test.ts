import { expect, test } from 'vitest'
import { type Round, summaryOf } from './summary.ts'

const good: Round = { seed: 1, code: 0, seconds: 20.4, line: 'conformant (spec 0.2)', failed: [] }

test('runs that all end conformant are steady', () => {
  expect(summaryOf([good, { ...good, seed: 2, seconds: 31.2 }])).toEqual({
    runs: 2,
    conformant: 2,
    slowest_seconds: 31,
    flakes: {},
    line: '2 of 2 runs conformant, the slowest in 31 s'
  })
})

test('a requirement that was not kept is named with every seed that shows it', () => {
  const bad = { ...good, code: 1, line: 'not conformant', failed: ['sequence/dense'] }
  const summary = summaryOf([good, { ...bad, seed: 2 }, { ...bad, seed: 3 }])
  expect(summary.flakes).toEqual({ 'sequence/dense': [2, 3] })
  expect(summary.line).toContain('1 of 3 runs conformant')
  expect(summary.line).toContain('sequence/dense (seed 2, 3)')
})

test('a run that judged nothing is told by its last line', () => {
  const lost = { ...good, seed: 9, code: 3, line: 'not wired', failed: [] }
  expect(summaryOf([lost]).flakes).toEqual({ 'not wired': [9] })
})
