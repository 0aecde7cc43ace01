import type { Surroundings } from './needs.ts'
import type { RunOptions } from './options.ts'
import { type Plan, type PlannedRun, plan, select } from './plan.ts'
import { drawRuns, type PropertyRun } from './properties.ts'
import type { Subject } from './subject.ts'

/** Named cases first, then generated scenarios. */
export interface WholePlan {
  readonly runs: readonly (PlannedRun | PropertyRun)[]
  readonly skipped: Plan['skipped']
}

/**
 * Plans everything that a subject holds. A filter may name cases or generated scenarios (`property/<chapter>/<number>`).
 *
 * @throws UsageError where it names neither.
 */
export function planAll(subject: Subject, options: RunOptions, surroundings: Surroundings): WholePlan {
  const { filter, seed, runs: runsPerChapter } = options
  const drawn = drawRuns({ arbitraries: subject.arbitraries, seed, runsPerChapter, surroundings })
  const entries = [...subject.cases, ...drawn]
  const chosen = new Set(select(entries, (entry) => ('id' in entry ? entry.id : entry.scenario.id), filter))
  const named = plan(
    subject.cases.filter((scenario) => chosen.has(scenario)),
    surroundings
  )
  return { runs: [...named.runs, ...drawn.filter((run) => chosen.has(run))], skipped: named.skipped }
}
