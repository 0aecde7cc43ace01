import { isTextDialect, needsSocket, refusesConnections } from '../lab/index.ts'
import { ownsProcess, type Scenario } from '../model/scenario.ts'
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
  /** It keeps this machine so busy that it runs when all others are done. */
  readonly alone?: true
}

/** What will run, and what will not and why. */
export interface Plan {
  readonly runs: readonly PlannedRun[]
  readonly skipped: readonly { readonly scenario: string; readonly reason: string }[]
}

/**
 * Scenarios × dialects. `cross` and `none` scenarios run once, all others once for each selected text dialect, or each that they name. A scenario
 * whose needs are not met is skipped with its reason.
 */
export function plan(scenarios: readonly Scenario[], surroundings: Surroundings): Plan {
  const runs: PlannedRun[] = []
  const skipped: { scenario: string; reason: string }[] = []
  for (const scenario of scenarios) {
    const reason = unmetNeeds(neededBy(scenario), surroundings)
    const dialects = dialectsOf(scenario, surroundings.dialects)
    if (reason !== undefined) skipped.push({ scenario: scenario.id, reason })
    else if (dialects.length === 0) skipped.push({ scenario: scenario.id, reason: 'needs another dialect' })
    else runs.push(...dialects.map((dialect) => planned(scenario, dialect)))
  }
  return { runs, skipped }
}

/** A run of a scenario in a dialect. Targets with one slot, and runtimes with a limit of their own, are shared, so their runs take turns. */
export function planned(scenario: Scenario, dialect: string): PlannedRun {
  const { configuration, tags } = scenario
  if (tags?.includes('heavy')) return { scenario, dialect, alone: true }
  if (configuration !== undefined) return { scenario, dialect, exclusive: JSON.stringify(configuration) }
  if (scenario.group !== 'narrow' && scenario.group !== 'spill') return { scenario, dialect }
  return { scenario, dialect, exclusive: `narrow ${dialect}` }
}

/** Groups with a target that the base configuration cannot describe. */
const extendedGroups: readonly string[] = ['narrow', 'spill', 'tuned']

/** What a scenario needs: by its own word, by its group and by its scripts. */
export function neededBy(scenario: Scenario): string[] {
  const byGroup = extendedGroups.includes(scenario.group)
    ? ['config_extended']
    : scenario.group === 'cross'
      ? ['two_dialects']
      : []
  const byConfiguration = scenario.configuration === undefined && !refusesConnections(scenario) ? [] : ['own_runtime']
  const byProcess = ownsProcess(scenario) ? [kills(scenario) ? 'restart' : 'process'] : []
  const byScripts = scenario.calls.flat().some(needsSocket) ? ['socket'] : []
  return [...byGroup, ...byConfiguration, ...byProcess, ...byScripts, ...(scenario.needs ?? [])]
}

const kills = ({ client = [] }: Scenario): boolean =>
  client.some((step) => step.do === 'signal' && step.signal === 'SIGKILL')

/** The dialects, of those selected, that the scenario runs in: text dialects, unless it names its own. */
export function dialectsOf(scenario: Scenario, selected: readonly string[]): readonly string[] {
  const allowed = selected.filter((dialect) => scenario.dialects?.includes(dialect) ?? isTextDialect(dialect))
  const once = scenario.group === 'cross' || scenario.group === 'none' || scenario.tags?.includes('once') === true
  return once ? allowed.slice(0, 1) : allowed
}

/**
 * The entries whose ids a filter names.
 *
 * @throws UsageError where it names none; it tells the nearest id.
 */
export function select<T>(entries: readonly T[], idOf: (entry: T) => string, filter: string | undefined): readonly T[] {
  if (filter === undefined) return entries
  const matches = globMatcher(filter)
  const chosen = entries.filter((entry) => matches(idOf(entry)))
  if (chosen.length > 0) return chosen
  const ids = entries.map(idOf)
  const folders = ids.flatMap((id) => id.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')))
  const near = nearest(filter.replaceAll(/[*?]/g, '').replace(/\/$/, ''), [...new Set(folders)])
  throw new UsageError(`no scenario matches --filter ${filter}${near === undefined ? '' : `; did you mean ${near}?`}`)
}
