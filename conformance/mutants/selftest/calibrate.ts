import type { RequirementId } from '../../../generated/requirements.ts'
import { type PlannedRun, plan } from '../../runner/plan.ts'
import { buildReference } from '../shared/build-reference.ts'
import type { Arena } from './arena.ts'
import { createTally, type FirstFailure, observe } from './observe.ts'

/** A run of the reference as it is, with what it exercised. */
export interface CalibratedRun {
  readonly run: PlannedRun
  readonly laws: ReadonlySet<RequirementId>
  readonly durationMs: number
}

/** What every other runtime is measured against. */
export interface Calibration {
  readonly runs: readonly CalibratedRun[]
  /** Laws that the reference itself breaks; nothing can be shown while there are any. */
  readonly failed: ReadonlyMap<RequirementId, FirstFailure>
  /** Runs that the kit could not make, or that lacked their proof. */
  readonly faults: readonly string[]
}

/** Runs every case that needs no socket against the reference. */
export async function calibrate(arena: Arena, jobs: number, signal: AbortSignal): Promise<Calibration> {
  const reference = buildReference(arena.wiring)
  const { runs: planned } = plan(arena.subject.cases, arena.surroundings(reference.features))
  const runs: CalibratedRun[] = []
  const faults: string[] = []
  const tally = createTally()
  try {
    await observe(arena.context(reference), planned, {
      laws: arena.subject.laws,
      jobs,
      signal,
      onFault: ({ scenario, dialect }, message) => faults.push(`${scenario.id} ${dialect}: ${message}`),
      onRun(judged) {
        tally.add(judged)
        const exercised = judged.findings.filter(({ result }) => result.antecedents > 0)
        const laws = new Set(exercised.map(({ requirement }) => requirement))
        runs.push({ run: judged.run, laws, durationMs: judged.durationMs })
      }
    })
  } finally {
    await reference.stop()
  }
  // Runs end in any order; what is chosen from them must not depend on it.
  const place = new Map(planned.map((run, at) => [run, at]))
  runs.sort((a, b) => (place.get(a.run) ?? 0) - (place.get(b.run) ?? 0))
  return { runs, failed: tally.failed, faults: [...faults, ...tally.unproven] }
}
