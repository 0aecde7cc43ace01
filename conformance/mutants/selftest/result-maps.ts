import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { MutantResult } from './judge-mutant.ts'

/** For each mutant every law that fails on it over all runs, sorted. */
export type ResultMaps = Readonly<Record<string, readonly RequirementId[]>>

/** What a report tells of the kit that wrote it: how sharp it was shown to be. The digest is over the result maps. */
export interface Sharpness {
  readonly mutants: number
  readonly laws: number
  readonly digest: string
}

/** The recorded maps, and what reports show of them; `selftest --full --record` writes both. */
const mapsFile = new URL('./result-maps.json', import.meta.url)
const sharpnessFile = new URL('../../report/sharpness.json', import.meta.url)

/** Reads the maps that were recorded last. */
export function loadResultMaps(file: URL = mapsFile): ResultMaps {
  return JSON.parse(readFileSync(file, 'utf8')) as ResultMaps
}

/** The maps of a self-test that made every run. */
export function resultMapsOf(results: readonly MutantResult[]): ResultMaps {
  const entries = results.map(({ mutant, failed }): [string, RequirementId[]] => [
    mutant.name,
    [...failed.keys()].toSorted()
  ])
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Counts and signs result maps. */
export function sharpnessOf(maps: ResultMaps): Sharpness {
  return {
    mutants: Object.keys(maps).length,
    laws: new Set(Object.values(maps).flat()).size,
    digest: createHash('sha256').update(JSON.stringify(maps)).digest('hex')
  }
}

/** What differs from the recorded map of a mutant; undefined where nothing does. */
export function differenceFrom(maps: ResultMaps, { mutant, failed }: MutantResult): string | undefined {
  const recorded = maps[mutant.name]
  if (recorded === undefined) return 'no result map of it is recorded'
  const more = [...failed.keys()].filter((law) => !recorded.includes(law))
  const less = recorded.filter((law) => !failed.has(law))
  if (more.length + less.length === 0) return undefined
  return `its result map differs from the recorded one: ${[...more.map((law) => `+ ${law}`), ...less.map((law) => `- ${law}`)].join(', ')}`
}

/** Replaces what is recorded; of a filtered self-test, the mutants it names. Returns the files written. */
export function recordResultMaps(results: readonly MutantResult[], isFiltered: boolean): readonly string[] {
  const before = isFiltered ? loadResultMaps() : {}
  const merged = { ...before, ...resultMapsOf(results) }
  const maps = Object.fromEntries(Object.entries(merged).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(mapsFile, `${JSON.stringify(maps, null, 2)}\n`)
  writeFileSync(sharpnessFile, `${JSON.stringify(sharpnessOf(maps), null, 2)}\n`)
  return [mapsFile, sharpnessFile].map((file) => fileURLToPath(file))
}
