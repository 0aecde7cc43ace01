import type { Requirement } from '../../generated/requirements.ts'
import type { RequirementVerdict, VerdictKind } from '../model/verdict.ts'
import type { KnownFailures } from './known-failures.ts'
import { type Surroundings, unmetNeeds } from './needs.ts'
import type { Tally } from './tally.ts'

const failing: readonly VerdictKind[] = ['fail', 'warn', 'observed']

/** The verdict on one requirement. Without a tally the specification says that there is a law and the kit has none. */
export function verdictOf(
  row: Requirement,
  tally: Tally | undefined,
  surroundings?: Surroundings,
  baseline?: KnownFailures
): RequirementVerdict {
  const [verdict, reason] = decide(row, tally, surroundings)
  return {
    requirement: row.id,
    verdict,
    antecedents: tally?.antecedents ?? 0,
    runs: tally?.runs ?? 0,
    failedRuns: tally?.failedRuns ?? 0,
    ...(isKnown(row.id, verdict, tally, baseline) ? { known: true } : {}),
    ...(reason === undefined ? {} : { reason }),
    failures: failing.includes(verdict) ? (tally?.failures ?? []).map(({ failure }) => failure) : []
  }
}

function decide(row: Requirement, tally?: Tally, surroundings?: Surroundings): [VerdictKind, string?] {
  if (tally === undefined) return ['kit-fault', 'the specification says there is a law, the kit has none']
  if (tally.fault !== undefined) return ['kit-fault', tally.fault]
  const inapplicable = surroundings && inapplicability(row, surroundings)
  if (inapplicable !== undefined) return ['not-applicable', inapplicable]
  if (row.level === 'MAY') return [tally.antecedents > 0 ? 'observed' : 'not-exercised']
  if (tally.violations > 0) return [row.level === 'MUST' ? 'fail' : 'warn']
  if (tally.unsure !== undefined) return ['inconclusive', tally.unsure]
  if (tally.maskedRuns > 0 || (tally.blockedRuns > 0 && tally.antecedents === 0)) {
    return ['blocked', `${tally.blockedBy} failed in ${tally.blockedRuns} of the runs that would show it`]
  }
  if (tally.antecedents > 0) return ['pass']
  return tally.excuse === undefined
    ? ['not-exercised', 'no run reached its condition']
    : ['not-applicable', tally.excuse]
}

function inapplicability(row: Requirement, surroundings: Surroundings): string | undefined {
  if (row.feature !== undefined && !surroundings.features.includes(row.feature)) {
    return `feature ${row.feature} is not claimed`
  }
  return unmetNeeds(row.needs, surroundings)
}

function isKnown(id: string, verdict: VerdictKind, tally?: Tally, baseline?: KnownFailures): boolean {
  if (baseline === undefined || tally === undefined) return false
  if (verdict === 'fail' || verdict === 'warn') return tally.failedRuns === tally.knownRuns
  return (verdict === 'not-exercised' || verdict === 'blocked' || verdict === 'inconclusive') && baseline.coversAll(id)
}
