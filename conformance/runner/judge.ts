import { type Requirement, type RequirementId, requirements as specified } from '../../generated/requirements.ts'
import type { Item, Law, RequirementVerdict, RunStarted, VerdictKind } from '../model/verdict.ts'
import { curlOf } from './curl.ts'
import { judgeRun, type RunJudgement } from './judge-run.ts'
import { type Surroundings, unmetNeeds } from './needs.ts'

/** Collects the judgement of many runs. */
export interface Judge {
  /**
   * Judges one run and keeps what counts; the items themselves are not kept. Failures are told by ascending `order`, however the runs
   * finish; by default in the order of the calls.
   */
  add(items: readonly Item[], order?: number): RunJudgement
  /** One verdict for each requirement whose row says `law`, in the order of the specification. */
  verdicts(): RequirementVerdict[]
  /** Features that are not claimed although their laws held. */
  unclaimedButWorking(): string[]
}

/** What a judge goes by. `surroundings` absent: everything applies. */
export interface JudgeOptions {
  readonly laws: readonly Law[]
  readonly requirements?: Readonly<Record<string, Requirement>>
  readonly surroundings?: Surroundings
  /** Takes every run for proven. */
  readonly stubProof?: boolean
  /** The runtime's address, for the curl lines of failures; without one there are none. */
  readonly url?: string
}

type Failure = RequirementVerdict['failures'][number]

interface Tally {
  antecedents: number
  runs: number
  violations: number
  failedRuns: number
  failures: { readonly order: number; readonly failure: Failure }[]
  fault?: string
}

const failuresKept = 20

const failing: readonly VerdictKind[] = ['fail', 'warn', 'observed']

/** Creates a judge over the given laws. */
export function createJudge(options: JudgeOptions): Judge {
  const rows = Object.values(options.requirements ?? specified)
  const tallies = new Map<RequirementId, Tally>()
  for (const law of options.laws) {
    tallies.set(law.requirement, { antecedents: 0, runs: 0, violations: 0, failedRuns: 0, failures: [] })
  }
  let added = 0
  return {
    add(items, order = added) {
      added += 1
      const judgement = judgeRun(items, options.laws, options.stubProof)
      const run = items.find((item): item is RunStarted => item.kind === 'run')
      for (const { requirement, result, fault } of judgement.findings) {
        const tally = tallies.get(requirement)
        if (tally === undefined || run === undefined) continue
        tally.antecedents += result.antecedents
        tally.violations += result.violations.length
        if (result.antecedents > 0 || result.violations.length > 0) tally.runs += 1
        if (fault !== undefined) tally.fault ??= `the law threw on ${run.scenario.id}: ${fault}`
        const [witness] = result.violations
        if (witness === undefined) continue
        tally.failedRuns += 1
        const curl = options.url === undefined ? undefined : curlOf(items, witness, options.url)
        const { dialect, seed } = run
        const failure = { scenario: run.scenario.id, dialect, seed, witness, ...(curl ? { curl } : {}) }
        tally.failures = [...tally.failures, { order, failure }]
          .sort((a, b) => a.order - b.order)
          .slice(0, failuresKept)
      }
      return judgement
    },
    verdicts: () =>
      rows.filter((row) => row.state === 'law').map((row) => verdictOf(row, tallies.get(row.id), options.surroundings)),
    unclaimedButWorking() {
      const claimed = options.surroundings?.features
      const held = rows.filter(
        ({ id, feature }) =>
          feature !== undefined && claimed !== undefined && !claimed.includes(feature) && holds(tallies.get(id))
      )
      return [...new Set(held.map(({ feature }) => feature as string))]
    }
  }
}

const holds = (tally: Tally | undefined): boolean =>
  tally !== undefined && tally.antecedents > 0 && tally.violations === 0

/** The judge over runs already made: the verdict on every requirement that has a law. */
export function judge(runs: readonly (readonly Item[])[], laws: readonly Law[]): RequirementVerdict[] {
  const all = createJudge({ laws })
  for (const items of runs) all.add(items)
  return all.verdicts()
}

function verdictOf(row: Requirement, tally: Tally | undefined, surroundings?: Surroundings): RequirementVerdict {
  const told = (verdict: VerdictKind, reason?: string): RequirementVerdict => ({
    requirement: row.id,
    verdict,
    antecedents: tally?.antecedents ?? 0,
    runs: tally?.runs ?? 0,
    failedRuns: tally?.failedRuns ?? 0,
    ...(reason === undefined ? {} : { reason }),
    failures: failing.includes(verdict) ? (tally?.failures ?? []).map(({ failure }) => failure) : []
  })
  if (tally === undefined) return told('kit-fault', 'the specification says there is a law, the kit has none')
  if (tally.fault !== undefined) return told('kit-fault', tally.fault)
  const inapplicable = surroundings && inapplicability(row, surroundings)
  if (inapplicable !== undefined) return told('not-applicable', inapplicable)
  if (row.level === 'MAY') return told(tally.antecedents > 0 ? 'observed' : 'not-exercised')
  if (tally.violations > 0) return told(row.level === 'MUST' ? 'fail' : 'warn')
  return tally.antecedents > 0 ? told('pass') : told('not-exercised', 'no run reached its condition')
}

function inapplicability(row: Requirement, surroundings: Surroundings): string | undefined {
  if (row.feature !== undefined && !surroundings.features.includes(row.feature)) {
    return `feature ${row.feature} is not claimed`
  }
  return unmetNeeds(row.needs, surroundings)
}
