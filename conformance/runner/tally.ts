import type { RequirementVerdict, RunStarted, Witness } from '../model/verdict.ts'
import type { KnownFailures } from './known-failures.ts'

type Failure = RequirementVerdict['failures'][number]

/** What all runs together say about one requirement. */
export interface Tally {
  antecedents: number
  /** Runs that exercised it or broke it. */
  runs: number
  violations: number
  failedRuns: number
  /** Of these, how many a baseline knows. */
  knownRuns: number
  /** Runs in which something else failed that leaves nothing to look at, and which. */
  blockedRuns: number
  /** Of these, in how many it was violated as well. */
  maskedRuns: number
  blockedBy?: string
  /** The first failures: those that no baseline knows, then by the order of the plan. */
  failures: { readonly order: number; readonly known: boolean; readonly failure: Failure }[]
  fault?: string
  /** Why nobody can tell whether it holds. */
  unsure?: string
  /** Why it does not apply to this runtime where no run reached it. */
  excuse?: string
}

/** One law's word on one run. */
export interface CountedFinding {
  readonly requirement: string
  readonly antecedents: number
  readonly violations: number
  readonly witness?: Witness
  readonly curl?: string
  readonly fault?: string
  /** The requirement whose failure explains that this one was violated, or not reached. */
  readonly blockedBy?: string
}

const failuresKept = 20

/** Starts a count. */
export const emptyTally = (): Tally => ({
  antecedents: 0,
  runs: 0,
  violations: 0,
  failedRuns: 0,
  knownRuns: 0,
  blockedRuns: 0,
  maskedRuns: 0,
  failures: []
})

/** Adds one finding, in place. */
export function countFinding(
  tally: Tally,
  finding: CountedFinding,
  run: RunStarted,
  order: number,
  baseline: KnownFailures | undefined
): void {
  const { requirement, antecedents, violations, witness, curl, fault, blockedBy } = finding
  const scenario = run.scenario.id
  if (fault !== undefined) tally.fault ??= `the law threw on ${scenario}: ${fault}`
  if (blockedBy !== undefined) {
    tally.blockedRuns += 1
    tally.blockedBy ??= blockedBy
    if (violations > 0) tally.maskedRuns += 1
    return
  }
  tally.antecedents += antecedents
  tally.violations += violations
  if (antecedents === 0 && violations === 0) return
  tally.runs += 1
  baseline?.exercised(requirement, scenario)
  if (witness === undefined) return
  const known = baseline?.covers(requirement, scenario) === true
  tally.failedRuns += 1
  if (known) tally.knownRuns += 1
  const failure = { scenario, dialect: run.dialect, seed: run.seed, witness, ...(curl === undefined ? {} : { curl }) }
  tally.failures = [...tally.failures, { order, known, failure }]
    .sort((a, b) => Number(a.known) - Number(b.known) || a.order - b.order)
    .slice(0, failuresKept)
}
