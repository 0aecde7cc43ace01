import type { RequirementId } from '../../../generated/requirements.ts'
import type { Item, Law, LawResult, Witness } from '../../model/verdict.ts'
import type { RunContext } from '../../runner/context.ts'
import { judgeRun } from '../../runner/judge-run.ts'
import type { PlannedRun } from '../../runner/plan.ts'
import { runPool } from '../../runner/pool.ts'
import type { Proof } from '../../runner/proof.ts'
import { runScenario } from '../../runner/run-scenario.ts'

/** What one law found in one run of a runtime. */
export interface Found {
  readonly requirement: RequirementId
  readonly result: LawResult
}

/** One run, judged. */
export interface JudgedRun {
  readonly run: PlannedRun
  readonly proof: Proof
  readonly findings: readonly Found[]
  readonly durationMs: number
}

/** How runs are made and judged. */
export interface ObserveOptions {
  readonly laws: readonly Law[]
  readonly jobs: number
  readonly signal: AbortSignal
  readonly onRun: (judged: JudgedRun) => void
  /** Hears of a run that the kit itself could not make. */
  readonly onFault: (run: PlannedRun, message: string) => void
  /** Counts antecedents whether or not the run's own nonce reached the lab. */
  readonly unproven?: boolean
}

/** Makes runs against one runtime, several at once, and judges each by every law. Rejects only when aborted by an error of its own. */
export async function observe(
  context: RunContext,
  runs: readonly PlannedRun[],
  options: ObserveOptions
): Promise<void> {
  const run = async (planned: PlannedRun): Promise<void> => {
    const started = performance.now()
    const items = await runScenario(context, planned.scenario, planned.dialect)
    const durationMs = performance.now() - started
    const judged = judgeRun(items, options.laws)
    for (const { fault, requirement } of judged.findings) {
      if (fault !== undefined) options.onFault(planned, `${requirement} threw: ${fault}`)
    }
    const findings = options.unproven ? options.laws.map((law) => foldOf(law, items)) : judged.findings
    options.onRun({ run: planned, proof: judged.proof, findings, durationMs })
  }
  await runPool(runs, {
    width: options.jobs,
    signal: options.signal,
    exclusive: ({ exclusive }) => exclusive,
    alone: ({ alone }) => alone === true,
    onRefused: (planned) => options.onFault(planned, 'refused with 429 every time'),
    run
  })
}

function foldOf(law: Law, items: readonly Item[]): Found {
  let state = law.init()
  for (const [index, item] of items.entries()) state = law.step(state, item, index)
  return { requirement: law.requirement, result: law.finish(state) }
}

/** Where a law failed first. */
export interface FirstFailure {
  readonly scenario: string
  readonly dialect: string
  readonly witness: Witness
}

/** The laws that failed so far, each with its first failure, and what else a judgement needs. */
export interface Tally {
  readonly failed: ReadonlyMap<RequirementId, FirstFailure>
  /** Laws that held at least once. */
  readonly exercised: ReadonlySet<RequirementId>
  readonly proven: number
  readonly unproven: readonly string[]
  add(judged: JudgedRun): void
}

/** An empty tally. */
export function createTally(): Tally {
  const failed = new Map<RequirementId, FirstFailure>()
  const exercised = new Set<RequirementId>()
  const unproven: string[] = []
  let proven = 0
  return {
    failed,
    exercised,
    unproven,
    get proven() {
      return proven
    },
    add({ run, proof, findings }) {
      if (proof.proven === true) proven += 1
      if (proof.proven === false) unproven.push(`${run.scenario.id} ${run.dialect}: ${proof.missing}`)
      for (const { requirement, result } of findings) {
        if (result.antecedents > 0) exercised.add(requirement)
        const [witness] = result.violations
        if (witness === undefined || failed.has(requirement)) continue
        failed.set(requirement, { scenario: run.scenario.id, dialect: run.dialect, witness })
      }
    }
  }
}
