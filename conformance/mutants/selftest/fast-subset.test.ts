import { expect, test } from 'vitest'
import { controls, mutants, nulls } from '../index.ts'
import { fastSubset } from './fast-subset.ts'

test('the fast subset holds a mutant for every chapter that has one, controls, and no null runtime', () => {
  const chaptersOf = (list: typeof mutants): Set<string> =>
    new Set(list.map(({ predicts: [law = ''] }) => law.slice(0, law.indexOf('/'))))
  const subset = fastSubset({ mutants, controls, nulls })
  expect(chaptersOf(subset.mutants)).toEqual(chaptersOf(mutants))
  expect(subset.mutants.length).toBeLessThan(mutants.length / 3)
  expect(subset.controls.length).toBeGreaterThan(0)
  expect(subset.nulls).toEqual([])
})
