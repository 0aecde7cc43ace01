import { expect, test } from 'vitest'
import { judged, sampleReport } from '../report/testing/sample-report.ts'
import { compareReports } from './compare-reports.ts'

const report = (verdict: Parameters<typeof judged>[1], more: Parameters<typeof sampleReport>[0] = {}) =>
  sampleReport({ requirements: [judged('sequence/dense', verdict)], ...more })

test('a report is no worse than itself', () => {
  const { notes, worse, ...lists } = compareReports(sampleReport(), sampleReport())
  expect([notes, worse]).toEqual([[], false])
  expect(Object.values(lists).flat()).toEqual([])
})

test.each([
  ['pass', 'fail', 'failed', true],
  ['not-exercised', 'fail', 'failed', true],
  ['warn', 'fail', 'failed', true],
  ['pass', 'warn', 'warned', true],
  ['pass', 'not-exercised', 'stopped', true],
  ['fail', 'not-applicable', 'stopped', true],
  ['observed', 'inconclusive', 'stopped', true],
  ['pass', 'blocked', 'stopped', true],
  ['fail', 'pass', 'fixed', false],
  ['warn', 'pass', 'fixed', false],
  ['not-applicable', 'pass', 'started', false],
  ['kit-fault', 'observed', 'started', false]
] as const)('from %s to %s is %s', (before, after, list, worse) => {
  const comparison = compareReports(report(before), report(after))
  expect(comparison[list]).toMatchObject([{ requirement: 'sequence/dense', before, after }])
  expect(comparison.worse).toBe(worse)
  const others = (['failed', 'warned', 'stopped', 'fixed', 'started'] as const).filter((name) => name !== list)
  expect(others.flatMap((name) => comparison[name])).toEqual([])
})

test('what the later report does not know has stopped, and what the earlier one did not know can fail anew', () => {
  const none = sampleReport({ requirements: [] })
  expect(compareReports(report('pass'), none).stopped).toEqual([
    { requirement: 'sequence/dense', before: 'pass', after: 'absent' }
  ])
  expect(compareReports(none, report('fail')).failed).toEqual([
    { requirement: 'sequence/dense', before: 'absent', after: 'fail', because: 'saw sequence 5 in sequence/whole' }
  ])
})

test('a key that leaked and a canary that was not refused are worse, unless they were there before', () => {
  const bad = report('pass', {
    canary: { problem: 'the canary lived' },
    leaks: [{ target: 'lab-openai-a', form: 'hex', where: 'standard output' }]
  })
  expect(compareReports(report('pass'), bad)).toMatchObject({
    beside: ['the key of lab-openai-a, hex, in standard output', 'the canary lived'],
    worse: true
  })
  expect(compareReports(bad, bad).worse).toBe(false)
})

test('what the two runs differ in is noted and is not worse', () => {
  const { notes, worse } = compareReports(report('pass'), report('pass', { filter: 'sequence', featuresClaimed: [] }))
  expect(notes).toEqual(['features claimed: heartbeat, then none', 'filter: none, then sequence'])
  expect(worse).toBe(false)
})
