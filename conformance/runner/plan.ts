import type { Scenario } from '../model/scenario.ts'
import { globMatcher } from './glob.ts'
import { nearest } from './nearest.ts'
import { type Surroundings, unmetNeeds } from './needs.ts'
import { UsageError } from './usage-error.ts'

/** One run to make. */
export interface PlannedRun {
  readonly scenario: Scenario
  readonly dialect: string
  /** Runs with the same word never overlap. */
  readonly exclusive?: string
}

/** What will run, and what will not and why. */
export interface Plan {
  readonly runs: readonly PlannedRun[]
  readonly skipped: readonly { readonly scenario: string; readonly reason: string }[]
}

/**
 * Scenarios × dialects. `cross` and `none` scenarios run once, all others once for each selected dialect that they allow. A scenario
 * whose needs are not met is skipped with its reason.
 *
 * @throws UsageError where a filter matches nothing; it names the nearest scenario.
 */
export function plan(scenarios: readonly Scenario[], surroundings: Surroundings, filter?: string): Plan {
  const chosen = filter === undefined ? scenarios : select(scenarios, filter)
  const runs: PlannedRun[] = []
  const skipped: { scenario: string; reason: string }[] = []
  for (const scenario of chosen) {
    const reason = unmetNeeds(neededBy(scenario), surroundings)
    const dialects = dialectsOf(scenario, surroundings.dialects)
    if (reason !== undefined) skipped.push({ scenario: scenario.id, reason })
    else if (dialects.length === 0) skipped.push({ scenario: scenario.id, reason: 'needs another dialect' })
    else runs.push(...dialects.map((dialect) => planned(scenario, dialect)))
  }
  return { runs, skipped }
}

/** A run of a scenario in a dialect. Targets with one slot are shared by all runs of their dialect, so these take turns. */
export function planned(scenario: Scenario, dialect: string): PlannedRun {
  if (scenario.group !== 'narrow') return { scenario, dialect }
  return { scenario, dialect, exclusive: `narrow ${dialect}` }
}

function neededBy(scenario: Scenario): string[] {
  const byGroup = scenario.group === 'narrow' ? ['config_extended'] : scenario.group === 'cross' ? ['two_dialects'] : []
  return [...byGroup, ...(scenario.needs ?? [])]
}

/** The dialects, of those selected, that the scenario runs in. */
export function dialectsOf(scenario: Scenario, selected: readonly string[]): readonly string[] {
  const allowed = selected.filter((dialect) => scenario.dialects?.includes(dialect) ?? true)
  return scenario.group === 'cross' || scenario.group === 'none' ? allowed.slice(0, 1) : allowed
}

function select(scenarios: readonly Scenario[], filter: string): readonly Scenario[] {
  const matches = globMatcher(filter)
  const chosen = scenarios.filter(({ id }) => matches(id))
  if (chosen.length > 0) return chosen
  const ids = scenarios.map(({ id }) => id)
  const folders = ids.map((id) => id.split('/')[0] ?? id)
  const near = nearest(filter.replaceAll(/[*?]/g, ''), [...new Set([...folders, ...ids])])
  throw new UsageError(`no scenario matches --filter ${filter}${near === undefined ? '' : `; did you mean ${near}?`}`)
}
