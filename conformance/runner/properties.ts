import fc from 'fast-check'
import type { Scenario } from '../model/scenario.ts'
import { type Surroundings, unmetNeeds } from './needs.ts'
import { dialectsOf, neededBy, type PlannedRun, planned } from './plan.ts'

/** A generated run, with what it takes to make the very same value again. */
export interface PropertyRun extends PlannedRun {
  readonly chapter: string
  readonly arbitrary: fc.Arbitrary<Scenario>
  readonly seed: number
  /** Which of the chapter's values it is. */
  readonly index: number
}

/** What generated runs are drawn from. */
export interface PropertyPlan {
  readonly arbitraries: Readonly<Record<string, fc.Arbitrary<Scenario>>>
  readonly seed: number
  readonly runsPerChapter: number
  /** The first value to draw; 0 by default. Later ones are those that a longer run would have come to. */
  readonly from?: number
  readonly surroundings: Surroundings
}

/**
 * Draws the values of every chapter from one seed. Dialects take turns; a value whose needs are not met, or that allows no
 * selected dialect, is left out. The
 * values are those that a fast-check property with the same seed would meet, so a failing one can be shrunk by its index alone.
 */
export function drawRuns(plan: PropertyPlan): PropertyRun[] {
  return Object.entries(plan.arbitraries).flatMap(([chapter, arbitrary]) => {
    const { seed, runsPerChapter: numRuns, from = 0 } = plan
    const values =
      numRuns === 0 ? [] : fc.sample(arbitrary, { seed, numRuns, ...(from === 0 ? {} : { path: String(from) }) })
    return values.flatMap((value, at) => {
      const index = from + at
      const scenario = { ...value, id: `property/${chapter}/${index}` }
      if (unmetNeeds(neededBy(scenario), plan.surroundings) !== undefined) return []
      const dialects = dialectsOf(scenario, plan.surroundings.dialects)
      const dialect = dialects[index % dialects.length]
      return dialect === undefined
        ? []
        : [{ ...planned(scenario, dialect), chapter, arbitrary, seed: plan.seed, index }]
    })
  })
}

/** The smallest scenario found that still fails, and how many runs it took. */
export interface Shrunk {
  readonly scenario: Scenario
  readonly runs: number
}

/**
 * Shrinks a failing value against the live runtime until nothing smaller fails or the budget is spent; the best so far is returned
 * either way. `fails` runs a scenario and tells whether the same requirement is broken again.
 */
export async function shrink(
  run: PropertyRun,
  fails: (scenario: Scenario) => Promise<boolean>,
  budgetMs: number
): Promise<Shrunk> {
  let best = run.scenario
  let runs = 0
  const property = fc.asyncProperty(run.arbitrary, async (value) => {
    const scenario = { ...value, id: run.scenario.id }
    runs += 1
    // The value itself has failed already; running it again would only cost a flake its evidence.
    if (runs > 1 && !(await fails(scenario))) return true
    best = scenario
    return false
  })
  await fc.check(property, {
    seed: run.seed,
    path: String(run.index),
    numRuns: 1,
    interruptAfterTimeLimit: budgetMs,
    markInterruptAsFailure: true
  })
  return { scenario: best, runs }
}
