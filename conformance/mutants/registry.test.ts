import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { requirements } from '../../generated/requirements.ts'
import { loadCases } from '../scenarios/index.ts'
import { controls, mutants, nulls, predictedLaws } from './index.ts'
import { mustLaws } from './selftest/count-laws.ts'

/** Files of a folder that are no exhibit. */
const others = new Set(['index.ts', 'mutant.ts', 'all-mutants.ts'])

function namesIn(folder: string): string[] {
  const files = readdirSync(fileURLToPath(new URL(folder, import.meta.url)))
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !others.has(file))
    .map((file) => basename(file, '.ts'))
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())

test.each([
  ['./', mutants],
  ['./controls/', controls],
  ['./nulls/', nulls]
] as const)('every file in %s is registered under its own name, and nothing else is', async (folder, registered) => {
  expect(registered.map(({ name }) => name).toSorted()).toEqual(namesIn(folder).toSorted())
  for (const exhibit of registered) {
    const module = (await import(new URL(`${folder}${exhibit.name}.ts`, import.meta.url).href)) as Record<
      string,
      unknown
    >
    expect(module[camel(exhibit.name)]).toBe(exhibit)
  }
})

test('every prediction names a law', () => {
  const laws = new Set<string>(Object.values(requirements).flatMap(({ id, state }) => (state === 'law' ? [id] : [])))
  for (const { name, predicts } of mutants) {
    expect(predicts.length, name).toBeGreaterThan(0)
    expect(
      predicts.filter((law) => !laws.has(law)),
      name
    ).toEqual([])
  }
  for (const { name, passesUnproven } of nulls) {
    expect(
      passesUnproven.filter((law) => !laws.has(law)),
      name
    ).toEqual([])
  }
  for (const { name, mayWarn = [] } of controls) {
    expect(
      mayWarn.filter((law) => requirements[law].level === 'MUST'),
      name
    ).toEqual([])
  }
})

test('every case that is said to show a fault exists', () => {
  const cases = new Set(loadCases().map(({ id }) => id))
  const named = mutants.flatMap(({ shownBy = [] }) => shownBy)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((id) => !cases.has(id))).toEqual([])
})

test('every law that a runtime must keep is predicted to fail by a mutant', () => {
  expect(mustLaws.length).toBeGreaterThan(0)
  expect(mustLaws.filter((law) => !predictedLaws.includes(law))).toEqual([])
})

test('names and titles are told apart', () => {
  const all = [...mutants, ...controls, ...nulls]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})
