import { expect, test } from 'vitest'
import type { Item } from '../model/verdict.ts'
import { companyOf, isCalm, tookMs } from './company.ts'
import type { PlannedRun } from './plan.ts'

const run: PlannedRun = { scenario: { id: 'a/b', title: 't', group: 'only', calls: [] }, dialect: 'd' }

test.each([
  [100, 8, 10_000, 8],
  [1000, 8, 10_000, 5],
  [2500, 8, 10_000, 2],
  [2501, 8, 10_000, 0],
  [0, 4, 10_000, 4],
  [100, 1, 10_000, 0]
])(
  'a run of %i ms, %i at once and %i ms of patience make a company of %i copies of itself: those would be through one after another',
  (aloneMs, width, patienceMs, size) => {
    expect(companyOf(run, { aloneMs, width, patienceMs })).toBe(size)
  }
)

test('a run that has something for itself is put into no company', () => {
  const bounds = { aloneMs: 1, width: 8, patienceMs: 1000 }
  expect(companyOf({ ...run, exclusive: 'narrow' }, bounds)).toBe(0)
  expect(companyOf({ ...run, alone: true }, bounds)).toBe(0)
  const client = [{ do: 'signal' as const, signal: 'SIGTERM' as const }]
  expect(companyOf({ ...run, scenario: { ...run.scenario, client } }, bounds)).toBe(0)
})

test('a machine is calm that delays the kit by a fortieth of its patience at most, or by a tenth of a second', () => {
  const items = (lagMs: number): Item[] => [{ kind: 'end', time: 5, lagMs }]
  expect([isCalm(items(250), 10_000), isCalm(items(251), 10_000), isCalm([], 10_000)]).toEqual([true, false, false])
  expect([isCalm(items(100), 1000), isCalm(items(101), 1000)]).toEqual([true, false])
  expect(tookMs([...items(0), { kind: 'end', time: 12 }])).toBe(7)
})
