import type { Requirement } from '../../generated/requirements.ts'
import type { Item, Law, Witness } from '../model/verdict.ts'
import { digest } from '../report/timeline/digest.ts'
import type { Timeline } from '../report/timeline/timeline.ts'
import type { RunContext } from './context.ts'
import { type Coverage, createCoverage } from './coverage.ts'
import { createJudge, type Judge } from './judge.ts'
import { judgeRun } from './judge-run.ts'
import type { Surroundings } from './needs.ts'
import type { PlannedRun } from './plan.ts'
import { runPool } from './pool.ts'
import type { PropertyRun } from './properties.ts'
import { runScenario } from './run-scenario.ts'
import { RuntimeBusy } from './runtime-busy.ts'

/** The first run that broke a requirement, with its scenario as planned (placeholders unfilled), fit to be run again. */
export interface FirstFailure extends Violation {
  readonly run: PlannedRun | PropertyRun
  /** Its place in the plan. */
  readonly order: number
}

/** What one run showed: the witness, and the run around it in a bounded form. */
export interface Violation {
  readonly witness: Witness
  readonly timeline: Timeline
  /** The last lines that the runtime had written by then, where the run saw it break off or answer 5xx. */
  readonly output?: readonly string[]
}

/** All runs of one verdict and what they told. */
export interface Session {
  readonly judge: Judge
  /** Requirement → the failing run that stands first in the plan, whichever ended first; named cases stand before generated ones. */
  readonly failures: ReadonlyMap<string, FirstFailure>
  readonly unproven: readonly { scenario: string; dialect: string; missing: string }[]
  readonly refused: readonly string[]
  /** Runs that the kit itself could not make. */
  readonly faults: readonly { scenario: string; message: string }[]
  readonly coverage: Pick<Coverage, 'chapters' | 'shapes'>
  readonly done: () => number
  /** Makes and judges runs, several at once. */
  run(runs: readonly (PlannedRun | PropertyRun)[], jobs: number, signal: AbortSignal): Promise<void>
  /** Runs a scenario once more and tells whether it breaks the requirement again. */
  breaks(run: PlannedRun, requirement: string): Promise<Violation | undefined>
}

/** What a session works with. */
export interface SessionParts {
  readonly context: RunContext
  readonly laws: readonly Law[]
  readonly requirements?: Readonly<Record<string, Requirement>>
  readonly stubWiring?: boolean
  readonly surroundings: Surroundings
  readonly onProgress: (done: number) => void
}

/** Whether the runtime itself seems to have failed: no answer, a reset, or a 5xx. */
const brokeOff = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      (item.kind === 'http.exchange' && (item.status >= 500 || item.failure !== undefined)) ||
      (item.kind === 'sse.closed' && item.how === 'reset')
  )

const isProperty = (run: PlannedRun | PropertyRun): run is PropertyRun => 'chapter' in run

/** Opens a session. Items are judged as each run ends and then dropped, so memory does not grow with the number of runs. */
export function createSession(parts: SessionParts): Session {
  const { context, laws } = parts
  const url = 'url' in context.base ? { url: context.base.url } : {}
  const rows = parts.requirements === undefined ? {} : { requirements: parts.requirements }
  const judge = createJudge({
    laws,
    surroundings: parts.surroundings,
    stubProof: parts.stubWiring === true,
    ...rows,
    ...url
  })
  const failures = new Map<string, FirstFailure>()
  const unproven: { scenario: string; dialect: string; missing: string }[] = []
  const refused: string[] = []
  const faults: { scenario: string; message: string }[] = []
  const coverage = createCoverage()
  let done = 0

  const violation = (items: readonly Item[], witness: Witness): Violation => {
    const output = brokeOff(items) ? context.output?.() : undefined
    return {
      witness,
      timeline: digest(items, witness, context.scan.redact),
      ...(output === undefined || output.length === 0 ? {} : { output })
    }
  }
  const make = async (run: PlannedRun | PropertyRun, order: number): Promise<void> => {
    const { scenario, dialect } = run
    const items = await runScenario(context, scenario, dialect)
    const { proof, findings } = judge.add(items, order)
    if (proof.proven === false) unproven.push({ scenario: scenario.id, dialect, missing: proof.missing })
    coverage.add(items, findings, isProperty(run) ? run.chapter : undefined)
    for (const { requirement, result } of findings) {
      const [witness] = result.violations
      const known = failures.get(requirement)
      const first = known === undefined || order < known.order
      if (witness !== undefined && first) failures.set(requirement, { run, order, ...violation(items, witness) })
    }
  }
  const guarded = async (run: PlannedRun | PropertyRun, order: number): Promise<void> => {
    try {
      await make(run, order)
    } catch (error) {
      if (error instanceof RuntimeBusy) throw error
      faults.push({ scenario: run.scenario.id, message: error instanceof Error ? error.message : 'not an Error' })
    }
    done += 1
    parts.onProgress(done)
  }
  return {
    judge,
    failures,
    unproven,
    refused,
    faults,
    coverage,
    done: () => done,
    run: (runs, width, signal) =>
      runPool([...runs.entries()], {
        width,
        signal,
        run: ([order, run]) => guarded(run, order),
        exclusive: ([, run]) => run.exclusive,
        onRefused: ([, run]) => refused.push(run.scenario.id)
      }),
    async breaks({ scenario, dialect }, requirement) {
      const items = await runScenario(context, scenario, dialect)
      const own = laws.filter((law) => law.requirement === requirement)
      const [witness] = judgeRun(items, own).findings.flatMap(({ result }) => result.violations)
      return witness && violation(items, witness)
    }
  }
}
