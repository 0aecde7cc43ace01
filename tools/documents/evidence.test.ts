import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCases } from '../../conformance/scenarios/index.ts'
import { root } from './documents.ts'
import { type Evidence, evidenceFile, mutantsByRequirement } from './evidence.ts'

const table = JSON.parse(readFileSync(join(root, evidenceFile), 'utf8')) as Evidence

test('the table of evidence names the mutants that `npm run documents` would name now', () => {
  const named = Object.fromEntries(Object.entries(table).map(([id, { mutants }]) => [id, mutants]))
  expect(named).toEqual(mutantsByRequirement())
})

test('every scenario of the table exists, and most laws have one', () => {
  const ids = new Set(loadCases().map(({ id }) => id))
  const told = Object.values(table).flatMap(({ scenarios }) => scenarios)
  expect(told.filter((id) => !ids.has(id))).toEqual([])
  const without = Object.values(table).filter(({ scenarios }) => scenarios.length === 0)
  expect(without.length).toBeLessThan(Object.keys(table).length / 4)
})
