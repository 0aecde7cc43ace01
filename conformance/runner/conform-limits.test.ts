import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import type { Law } from '../model/verdict.ts'
import { reportMistakes } from '../report/testing/check-report.ts'
import type { BaselineRow } from './baseline.ts'
import { conform } from './conform.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import type { Subject } from './subject.ts'
import { createTestIo } from './testing/test-io.ts'
import { tinySubject } from './testing/tiny-subject.ts'
import { meetToy } from './testing/toy.ts'

let options: RunOptions

beforeEach(async () => {
  const out = await mkdtemp(join(tmpdir(), 'conform-limits-test-'))
  options = { ...defaultOptions, out, dialects: ['openai-responses'], seed: 7, runs: 10, timeoutMs: 3000 }
})

afterEach(() => rm(options.out, { recursive: true, force: true }))

const row: BaselineRow = {
  requirement: 'sequence/dense',
  scenario: '*',
  reason: 'our counter skips',
  expires: '2999-12-31',
  place: 'known.yaml, line 1'
}

async function judged(fault: string | undefined, rows: readonly BaselineRow[], changes: Partial<RunOptions> = {}) {
  const io = createTestIo()
  const meeting = fault === undefined ? meetToy() : meetToy(fault)
  const run = { ...options, ...changes, baseline: { path: 'known.yaml', rows } }
  const { report, exitCode } = await conform(meeting, run, io, { ...tinySubject, laws: [...tinySubject.laws, passes] })
  return { report, exitCode, out: io.out(), last: io.out().trimEnd().split('\n').at(-1) }
}

/** Something that holds, so that the run has verified anything at all. */
const passes: Law = {
  requirement: 'sequence/starts-at-one',
  passive: true,
  init: () => undefined,
  step: () => undefined,
  finish: () => ({ antecedents: 1, violations: [] })
}

const both: NonNullable<Subject['requirements']> = {
  'sequence/dense': requirements['sequence/dense'],
  'sequence/starts-at-one': requirements['sequence/starts-at-one']
}

test('a failure that the baseline knows everywhere does not fail the run, and is printed', async () => {
  const io = createTestIo()
  const run = { ...options, baseline: { path: 'known.yaml', rows: [row] } }
  const subject = { ...tinySubject, laws: [...tinySubject.laws, passes], requirements: both }
  const { report, exitCode } = await conform(meetToy('skips-sequence'), run, io, subject)
  expect([exitCode, report.outcome]).toEqual([0, 'known-failures'])
  expect(reportMistakes(report)).toEqual([])
  expect(io.out()).toMatch(
    /^known {6}sequence\/dense in \*, until 2999-12-31 \(our counter skips\): failed in \d+ runs$/m
  )
  expect(io.out().trimEnd().split('\n').at(-1)).toMatch(/^not conformant, but only as the baseline knows: 1 MUST \(/)
  expect(report.baseline?.rows).toEqual([expect.objectContaining({ requirement: 'sequence/dense', state: 'used' })])
  expect(report.failures).toEqual([])
})

test('a failure outside the scenarios that the baseline knows is new, and is the one that is shown', async () => {
  const { report, exitCode } = await judged('skips-sequence', [{ ...row, scenario: 'tiny/whole' }])
  expect(exitCode).toBe(1)
  expect(report.requirements[0]?.failures[0]?.scenario).not.toBe('tiny/whole')
  expect(report.requirements[0]?.known).toBeUndefined()
  expect(report.failures).toHaveLength(1)
})

test('an entry that is no longer true, and one whose day has passed, fail the run', async () => {
  const stale = await judged(undefined, [row])
  expect([stale.exitCode, stale.last]).toEqual([
    1,
    expect.stringMatching(/^not conformant: 1 entry of the baseline is no longer needed \(/)
  ])
  expect(stale.out).toMatch(/^stale {6}sequence\/dense in .*, until .*: it holds now; take the entry out of .*\.yaml$/m)
  const expired = await judged('skips-sequence', [{ ...row, expires: '2020-01-01' }])
  expect([expired.exitCode, expired.last]).toEqual([
    1,
    expect.stringMatching(/^not conformant: 1 MUST failed, 1 entry of the baseline has expired \(/)
  ])
})

test('an entry about scenarios that do not exist is a usage error before anything is started', async () => {
  await expect(judged('dies', [{ ...row, scenario: 'tiny/hole' }])).rejects.toThrow(
    'known.yaml, line 1: no scenario matches tiny/hole; did you mean tiny/whole?'
  )
})

test('with a maximal time scenarios are generated until then, the longer run beginning as the shorter one', async () => {
  const { report, exitCode } = await conform(meetToy(), { ...options, maxTimeMs: 4000 }, createTestIo(), tinySubject)
  expect(exitCode).toBe(0)
  expect(report.properties.tiny?.runs).toBeGreaterThan(options.runs)
  expect(report.scenarios.missed).toBeUndefined()
})

test('a maximal time that is too short for the plan ends without a verdict, exit 4, and says how much is missing', async () => {
  const io = createTestIo()
  const run = { ...options, runs: 5000, maxTimeMs: 2500 }
  const { report, exitCode } = await conform(meetToy(), run, io, tinySubject)
  expect([exitCode, report.outcome]).toEqual([4, 'time-up'])
  expect(reportMistakes(report)).toEqual([])
  expect(report.scenarios.missed).toBe(5003 - report.scenarios.run)
  expect(io.out().trimEnd().split('\n').at(-1)).toMatch(
    /^no verdict: the time was up with \d+ planned runs not made \(/
  )
})

test('a failure found before the time is up is a failure, saved and small', async () => {
  const run = { ...options, runs: 5000, maxTimeMs: 4000 }
  const { report, exitCode } = await conform(meetToy('skips-sequence'), run, createTestIo(), {
    ...tinySubject,
    cases: []
  })
  expect(exitCode).toBe(1)
  expect(report.failures).toHaveLength(1)
})

test('a law of time that fails beside others and holds alone is noise: it is looked at again, three times, with nothing beside it', async () => {
  const law = tinySubject.laws[0]
  if (law === undefined) throw new Error('no law')
  let seen = 0
  // Fails in the first run that it sees and never again.
  const flaky: Law = {
    ...law,
    timing: true,
    finish: (state) => {
      seen += 1
      const violations = seen === 1 ? [{ expected: 'in time', saw: 'late', at: { item: 0 } }] : []
      return { ...law.finish(state), violations }
    }
  }
  const cases = { ...tinySubject, laws: [flaky], arbitraries: {} }
  const { report, exitCode } = await conform(meetToy(), options, createTestIo(), cases)
  expect([exitCode, seen]).toEqual([0, 3 + 3])
  expect(report.requirements[0]).toMatchObject({ verdict: 'pass', runs: 3, failedRuns: 0 })
})

test('a law of time that fails by turns when it is alone is inconclusive, exit 4', async () => {
  const law = tinySubject.laws[0]
  if (law === undefined) throw new Error('no law')
  let seen = 0
  const flaky: Law = {
    ...law,
    timing: true,
    finish: () => {
      seen += 1
      const violations = seen % 2 === 1 ? [{ expected: 'in time', saw: 'late', at: { item: 0 } }] : []
      return { antecedents: 1, violations }
    }
  }
  const subject = {
    ...tinySubject,
    cases: tinySubject.cases.slice(0, 1),
    laws: [flaky, passes],
    requirements: both,
    arbitraries: {}
  }
  const { report, exitCode } = await conform(meetToy(), options, createTestIo(), subject)
  expect([exitCode, report.outcome]).toEqual([4, 'inconclusive'])
  expect(report.requirements[0]).toMatchObject({ verdict: 'inconclusive' })
})
