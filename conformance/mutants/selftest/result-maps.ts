import { readFileSync, writeFileSync } from 'node:fs'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { MutantResult } from './judge-mutant.ts'
import { sourceOf } from './source-of.ts'

/** For each mutant every law that fails on it, sorted, when every law has a run to fail in. */
export type ResultMaps = Readonly<Record<string, readonly RequirementId[]>>

/** The recorded maps; `selftest --full --record` writes them. */
const mapsFile = new URL('./result-maps.json', import.meta.url)

/** Reads the maps that were recorded last. */
export function loadResultMaps(file: URL = mapsFile): ResultMaps {
  return JSON.parse(readFileSync(file, 'utf8')) as ResultMaps
}

/** The maps of a full self-test. */
export function resultMapsOf(results: readonly MutantResult[]): ResultMaps {
  const entries = results.map(({ mutant, failed }): [string, RequirementId[]] => [
    mutant.name,
    [...failed.keys()].toSorted()
  ])
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
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

/** Replaces what is recorded; of a filtered self-test, the mutants it names. Returns the file written. */
export function recordResultMaps(results: readonly MutantResult[], isFiltered: boolean): string {
  const before = isFiltered ? loadResultMaps() : {}
  const merged = { ...before, ...resultMapsOf(results) }
  const maps = Object.fromEntries(Object.entries(merged).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const file = sourceOf(mapsFile)
  writeFileSync(file, `${JSON.stringify(maps, null, 2)}\n`)
  return file
}
