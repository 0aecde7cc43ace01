import type { Baseline, BaselineRow } from './baseline.ts'
import { globMatcher } from './glob.ts'
import { nearest } from './nearest.ts'
import { UsageError } from './usage-error.ts'

/** What became of one entry of a baseline. */
export type BaselineState =
  /** It excused a failure. */
  | 'used'
  /** What it knows did not fail: it is no longer true. */
  | 'stale'
  /** Its day has passed: it excuses nothing. */
  | 'expired'
  /** Nothing that it speaks of was run, in a run of only a part. */
  | 'not-reached'

/** An entry and what became of it. */
export type UsedBaselineRow = Omit<BaselineRow, 'place'> & { readonly state: BaselineState }

/** Tells known failures from new ones, and remembers which entries were needed. */
export interface KnownFailures {
  /** Whether an entry knows that this requirement fails in this scenario. */
  covers(requirement: string, scenario: string): boolean
  /** Whether an entry knows that this requirement fails wherever it is looked for, so that not reaching it is no news. */
  coversAll(requirement: string): boolean
  /** Hears of every run in which a law's condition held. */
  exercised(requirement: string, scenario: string): void
  /** What became of each entry. `whole`: everything there is was run, so what was not needed is stale. */
  rows(whole: boolean): UsedBaselineRow[]
}

interface Entry {
  readonly row: BaselineRow
  readonly matches: (scenario: string) => boolean
  readonly expired: boolean
  used: boolean
  exercised: boolean
}

/** Opens a baseline on a day (`YYYY-MM-DD`). */
export function createKnownFailures(baseline: Baseline, today: string): KnownFailures {
  const entries: Entry[] = baseline.rows.map((row) => ({
    row,
    matches: globMatcher(row.scenario),
    expired: row.expires < today,
    used: false,
    exercised: false
  }))
  const of = (requirement: string) => entries.filter(({ row }) => row.requirement === requirement)
  const use = (found: readonly Entry[]): boolean => {
    for (const entry of found) entry.used = true
    return found.length > 0
  }
  return {
    covers: (requirement, scenario) =>
      use(of(requirement).filter(({ expired, matches }) => !expired && matches(scenario))),
    coversAll: (requirement) => use(of(requirement).filter(({ expired, row }) => !expired && row.scenario === '*')),
    exercised(requirement, scenario) {
      for (const entry of of(requirement)) if (entry.matches(scenario)) entry.exercised = true
    },
    rows: (whole) =>
      entries.map((entry) => {
        const { place: _, ...row } = entry.row
        return { ...row, state: stateOf(entry, whole) }
      })
  }
}

function stateOf({ expired, used, exercised }: Entry, whole: boolean): BaselineState {
  if (expired) return 'expired'
  if (used) return 'used'
  return whole || exercised ? 'stale' : 'not-reached'
}

/**
 * Makes sure that every entry speaks of scenarios that exist.
 *
 * @throws UsageError with the nearest id where one does not.
 */
export function checkScenarios({ rows }: Baseline, ids: readonly string[], chapters: readonly string[]): void {
  const generated = chapters.map((chapter) => `property/${chapter}`)
  for (const { scenario, place } of rows) {
    const matches = globMatcher(scenario)
    const some = ids.some(matches) || generated.some((id) => matches(`${id}/0`) || scenario.startsWith(`${id}/`))
    if (some) continue
    const near = nearest(scenario.replaceAll(/[*?]/g, '').replace(/\/$/, ''), [...ids, ...generated])
    throw new UsageError(
      `${place}: no scenario matches ${scenario}${near === undefined ? '; take the entry out' : `; did you mean ${near}?`}`
    )
  }
}
