import type { RequirementId } from '../../../generated/requirements.ts'
import { type PlannedRun, plan } from '../../runner/plan.ts'
import type { Control } from '../mutant.ts'
import { buildReference } from '../shared/build-reference.ts'
import { type Arena, lawsFor } from './arena.ts'
import type { Calibration } from './calibrate.ts'
import { coveringSet } from './choose-runs.ts'
import type { MutantLimits } from './judge-mutant.ts'
import { lookAgain, reachAgain } from './look-again.ts'
import { createTally, type FirstFailure, type JudgedRun, observe } from './observe.ts'

/** What became of a legal but odd runtime: clean, or convicted by a law that is too strict. */
export interface ControlResult {
  readonly control: Pick<Control, 'name'>
  readonly clean: boolean
  readonly failed: ReadonlyMap<RequirementId, FirstFailure>
  /** Runs that could not be made or lacked their proof. */
  readonly faults: readonly string[]
  readonly runs: number
  readonly durationMs: number
}

/** Runs of each law; all there are where nothing is left out. */
const runsPerLaw = 3

/** Runs a control over scenarios that exercise every law. */
export async function judgeControl(
  arena: Arena,
  calibration: Calibration,
  control: Control,
  limits: MutantLimits
): Promise<ControlResult> {
  const started = performance.now()
  const runtime = buildReference(arena.wiring, control.edits())
  const surroundings = arena.surroundings(runtime.features)
  const applicable = plan(arena.subject.cases, surroundings).runs
  const isApplicable = (scenario: string): boolean => applicable.some((run) => run.scenario.id === scenario)
  const chosen = limits.full ? calibration.runs.map(({ run }) => run) : coveringSet(calibration.runs, runsPerLaw)
  const runs = chosen.filter(({ scenario }) => isApplicable(scenario.id))
  const laws = lawsFor(arena, runtime.features)
  const context = arena.context(runtime, control.patienceMs)
  const tally = createTally()
  let broken: ReadonlyMap<RequirementId, FirstFailure> = new Map()
  const faults: string[] = []
  const lost: PlannedRun[] = []
  const onRun = (judged: JudgedRun): void => {
    if (judged.proof.proven === false) lost.push(judged.run)
    else tally.add(judged)
  }
  try {
    await observe(context, runs, {
      laws,
      jobs: limits.jobs,
      signal: limits.signal,
      onRun,
      onFault: ({ scenario }, message) => faults.push(`${scenario.id}: ${message}`)
    })
    for (const judged of await reachAgain(context, lost, laws, limits.signal)) tally.add(judged)
    broken = await lookAgain(context, tally.failed, runs, laws, limits.signal)
  } finally {
    await runtime.stop()
  }
  const failed = new Map([...broken].filter(([law]) => !control.mayWarn?.includes(law)))
  const wrong = [...faults, ...tally.unproven]
  return {
    control: { name: control.name },
    clean: failed.size === 0 && wrong.length === 0 && tally.proven > 0,
    failed,
    faults: wrong,
    runs: runs.length,
    durationMs: performance.now() - started
  }
}
