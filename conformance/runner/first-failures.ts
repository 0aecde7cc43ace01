import type { PlannedRun } from './plan.ts'
import type { PropertyRun } from './properties.ts'
import type { Violation } from './violation.ts'

/** The first run that broke a requirement, with its scenario as planned (placeholders unfilled), fit to be run again. */
export interface FirstFailure extends Violation {
  readonly run: PlannedRun | PropertyRun
  /** Its place in the plan. */
  readonly order: number
  /** Whether a baseline knows it. */
  readonly known: boolean
}

/** Keeps one failure of each requirement: runs end in any order, and the one that stands first in the plan is told. */
export interface FirstFailures {
  readonly byRequirement: ReadonlyMap<string, FirstFailure>
  add(requirement: string, failure: FirstFailure): void
  /** Whether no failure at that place could be told in place of the one that is kept. */
  isSettledBefore(requirement: string, order: number): boolean
}

/** None yet. */
export function createFirstFailures(): FirstFailures {
  const byRequirement = new Map<string, FirstFailure>()
  return {
    byRequirement,
    add(requirement, failure) {
      const before = byRequirement.get(requirement)
      if (before === undefined || comesFirst(failure, before)) byRequirement.set(requirement, failure)
    },
    isSettledBefore(requirement, order) {
      const before = byRequirement.get(requirement)
      return before !== undefined && !before.known && before.order <= order
    }
  }
}

/** A failure that no baseline knows tells more; then the order of the plan decides, whichever ended first. */
const comesFirst = (one: FirstFailure, other: FirstFailure): boolean =>
  one.known === other.known ? one.order < other.order : !one.known
