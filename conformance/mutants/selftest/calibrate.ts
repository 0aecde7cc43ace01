import type { RequirementId } from '../../../generated/requirements.ts'
import { type PlannedRun, plan } from '../../runner/plan.ts'
import type { Edits } from '../mutant.ts'
import { buildReference } from '../shared/build-reference.ts'
import { noFeatures } from '../shared/no-features.ts'
import { type Arena, lawsFor } from './arena.ts'
import { lookAgain } from './look-again.ts'
import { createTally, type FirstFailure, observe } from './observe.ts'

/** A run of the reference as it is, with what it exercised. */
export interface CalibratedRun {
  readonly run: PlannedRun
  readonly laws: ReadonlySet<RequirementId>
  readonly durationMs: number
  /** Only who leaves a feature unclaimed can make it. */
  readonly bare: boolean
}

/** What every other runtime is measured against. */
export interface Calibration {
  readonly runs: readonly CalibratedRun[]
  /** Laws that the reference itself breaks; nothing can be shown while there are any. */
  readonly failed: ReadonlyMap<RequirementId, FirstFailure>
  /** Runs that the kit could not make, or that lacked their proof. */
  readonly faults: readonly string[]
}

interface Draft {
  readonly tally: ReturnType<typeof createTally>
  readonly failed: Map<RequirementId, FirstFailure>
  readonly runs: CalibratedRun[]
  readonly faults: string[]
}

/** It may trim its logs and never does, and its store is durable: the laws about trimmed logs and about crashes are put to the test too. */
const claimsMost: Edits = { features: { trimming: true }, disk: {} }

/**
 * Runs every case that needs no socket against the reference, and those that need a feature to be missing against the reference without
 * any.
 */
export async function calibrate(arena: Arena, jobs: number, signal: AbortSignal): Promise<Calibration> {
  const draft: Draft = { tally: createTally(), failed: new Map(), runs: [], faults: [] }
  const done = await calibrateOn(arena, claimsMost, new Set(), draft, jobs, signal)
  await calibrateOn(arena, { features: noFeatures }, done, draft, jobs, signal)
  return { runs: draft.runs, failed: draft.failed, faults: [...draft.faults, ...draft.tally.unproven] }
}

/** Runs what the edited reference can and no earlier one could; returns the scenarios that are done now. */
async function calibrateOn(
  arena: Arena,
  edits: Edits,
  done: ReadonlySet<string>,
  draft: Draft,
  jobs: number,
  signal: AbortSignal
): Promise<ReadonlySet<string>> {
  const reference = buildReference(arena.wiring, edits)
  const { runs } = plan(arena.subject.cases, arena.surroundings(reference.features))
  const planned = runs.filter(({ scenario }) => !done.has(scenario.id))
  const own: CalibratedRun[] = []
  try {
    const context = arena.context(reference)
    const laws = lawsFor(arena, reference.features)
    await observe(context, planned, {
      laws,
      jobs,
      signal,
      onFault: ({ scenario, dialect }, message) => draft.faults.push(`${scenario.id} ${dialect}: ${message}`),
      onRun(judged) {
        draft.tally.add(judged)
        const exercised = judged.findings.filter(({ result }) => result.antecedents > 0)
        const laws = new Set(exercised.map(({ requirement }) => requirement))
        own.push({ run: judged.run, laws, durationMs: judged.durationMs, bare: done.size > 0 })
      }
    })
    const here = new Set(planned.map(({ scenario }) => scenario.id))
    const doubtful = new Map([...draft.tally.failed].filter(([, { scenario }]) => here.has(scenario)))
    const broken = await lookAgain(context, doubtful, planned, laws, signal)
    for (const [law, failure] of broken) draft.failed.set(law, failure)
  } finally {
    await reference.stop()
  }
  // Runs end in any order; what is chosen from them must not depend on it.
  const place = new Map(planned.map((run, at) => [run, at]))
  draft.runs.push(...own.toSorted((a, b) => (place.get(a.run) ?? 0) - (place.get(b.run) ?? 0)))
  return new Set([...done, ...runs.map(({ scenario }) => scenario.id)])
}
