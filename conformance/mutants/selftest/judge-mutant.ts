import { type RequirementId, requirements } from '../../../generated/requirements.ts'
import { type PlannedRun, plan } from '../../runner/plan.ts'
import type { Mutant } from '../mutant.ts'
import { type BuiltRuntime, buildReference } from '../shared/build-reference.ts'
import { type Arena, lawsFor } from './arena.ts'
import type { Calibration } from './calibrate.ts'
import { coveringSet, runsOf, smokeSet } from './choose-runs.ts'
import { createTally, type FirstFailure, observe } from './observe.ts'

/**
 * `killed`: every predicted law failed and at most five others. `survived`: a predicted law did not fail. `blunt`: too many others did.
 * `stale`: it predicts what is no law, or what no scenario exercises. `void`: it does not start, or no run of it reaches the lab.
 * `changed`: it is killed, but other laws fail than were recorded.
 */
export type MutantOutcome = 'killed' | 'survived' | 'timeout' | 'void' | 'stale' | 'blunt' | 'changed'

/** What became of a mutant. */
export interface MutantResult {
  readonly mutant: Pick<Mutant, 'name' | 'predicts'>
  readonly outcome: MutantOutcome
  /** Every law that failed, with its first failure. */
  readonly failed: ReadonlyMap<RequirementId, FirstFailure>
  /** Why it is not killed. */
  readonly reason?: string
  readonly runs: number
  readonly durationMs: number
}

/** How much a mutant may cost. */
export interface MutantLimits {
  readonly jobs: number
  readonly signal: AbortSignal
  readonly timeoutMs: number
  /** Gives every law a run with every mutant, and makes every run there is with every control. */
  readonly full: boolean
}

const mostUnpredicted = 5
const firstRuns = 6
const batch = 8

/** Builds a mutant and runs it until every predicted law has failed or no run that exercises one is left. */
export async function judgeMutant(
  arena: Arena,
  calibration: Calibration,
  mutant: Mutant,
  limits: MutantLimits
): Promise<MutantResult> {
  const started = performance.now()
  const tally = createTally()
  let runs = 0
  const tell = (outcome: MutantOutcome, reason?: string): MutantResult => ({
    mutant: { name: mutant.name, predicts: mutant.predicts },
    outcome,
    failed: tally.failed,
    runs,
    durationMs: performance.now() - started,
    ...(reason === undefined ? {} : { reason })
  })
  const stale = staleness(mutant, calibration)
  if (stale !== undefined) return tell('stale', stale)
  let runtime: BuiltRuntime
  try {
    runtime = buildReference(arena.wiring, mutant.edits())
  } catch (error) {
    return tell('void', `it does not start: ${error instanceof Error ? error.message : 'not an Error'}`)
  }
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const faults: string[] = []
  const make = async (planned: readonly PlannedRun[]): Promise<void> => {
    runs += planned.length
    await observe(arena.context(runtime, mutant.patienceMs), planned, {
      laws: lawsFor(arena, runtime.features),
      jobs: limits.jobs,
      signal: AbortSignal.any([limits.signal, timeout]),
      onRun: (judged) => tally.add(judged),
      onFault: ({ scenario }, message) => faults.push(`${scenario.id}: ${message}`)
    })
  }
  try {
    await untilPredicted(mutant, fitFor(arena, runtime, calibration), limits.full, tally.failed, make, timeout)
  } finally {
    await runtime.stop()
  }
  const missing = mutant.predicts.filter((law) => !tally.failed.has(law))
  const others = [...tally.failed.keys()].filter(
    (law) => !mutant.predicts.includes(law) && !calibration.failed.has(law)
  )
  if (timeout.aborted && missing.length > 0) return tell('timeout', `not within ${limits.timeoutMs / 1000} s`)
  if (faults[0] !== undefined) return tell('void', faults[0])
  if (tally.proven === 0) return tell('void', 'no run of it reached the lab')
  if (missing.length > 0) return tell('survived', `${missing.join(', ')} did not fail`)
  if (others.length > mostUnpredicted) return tell('blunt', `${others.length} other laws failed: ${others.join(', ')}`)
  return tell('killed')
}

function staleness({ predicts, shownBy = [] }: Mutant, { runs, failed }: Calibration): string | undefined {
  if (predicts.length === 0) return 'it predicts nothing'
  const noLaw = predicts.find((law) => requirements[law]?.state !== 'law')
  if (noLaw !== undefined) return `${noLaw} is no law`
  const broken = predicts.find((law) => failed.has(law))
  if (broken !== undefined) return `the reference itself breaks ${broken}`
  const idle = predicts.find((law) => !runs.some(({ laws }) => laws.has(law)))
  if (idle !== undefined) return `no scenario exercises ${idle}`
  const dull = shownBy.find(
    (id) => !runs.some(({ run, laws }) => run.scenario.id === id && predicts.some((law) => laws.has(law)))
  )
  return dull === undefined ? undefined : `no predicted law is exercised in ${dull}, which is to show it`
}

/** What a runtime that claims just these features can be run on. */
function fitFor(arena: Arena, { features }: BuiltRuntime, calibration: Calibration): Calibration {
  const { runs } = plan(arena.subject.cases, arena.surroundings(features))
  const fit = new Set(runs.map(({ scenario }) => scenario.id))
  return { ...calibration, runs: calibration.runs.filter(({ run }) => fit.has(run.scenario.id)) }
}

/** The runs that are to show it, the fixed set and the first runs of each predicted law; then the others of those that still hold, a batch at a time. */
async function untilPredicted(
  mutant: Mutant,
  { runs }: Calibration,
  full: boolean,
  failed: ReadonlyMap<RequirementId, FirstFailure>,
  make: (planned: readonly PlannedRun[]) => Promise<void>,
  timeout: AbortSignal
): Promise<void> {
  const own = mutant.predicts.map((law) => ({ law, left: runsOf(law, runs) }))
  const shown = runs.flatMap(({ run }) => (mutant.shownBy?.includes(run.scenario.id) === true ? [run] : []))
  const everyLaw = full ? coveringSet(runs, 1) : []
  const first = new Set([
    ...shown,
    ...own.flatMap(({ left }) => left.slice(0, firstRuns)),
    ...smokeSet(runs),
    ...everyLaw
  ])
  await make([...first])
  for (;;) {
    const open = own.filter(({ law }) => !failed.has(law))
    const next = new Set(open.flatMap(({ left }) => left.filter((run) => !first.has(run)).slice(0, batch)))
    if (next.size === 0 || timeout.aborted) return
    for (const run of next) first.add(run)
    await make([...next])
  }
}
