import type { Requirement } from '../../generated/requirements.ts'
import { ownsProcess, type Scenario } from '../model/scenario.ts'
import type { Item, Law, Witness } from '../model/verdict.ts'
import { companyOf, isCalm, tookMs } from './company.ts'
import type { RunContext } from './context.ts'
import { type Coverage, createCoverage } from './coverage.ts'
import { type DoubtfulRun, doubtsOf, isHung, settleDoubts } from './doubts.ts'
import { createFirstFailures, type FirstFailure } from './first-failures.ts'
import { type HiddenRun, hiddenIn, type Rerun, unhide } from './hidden.ts'
import { createJudge, type Judge, type Judgement } from './judge.ts'
import { judgeRun } from './judge-run.ts'
import type { KnownFailures } from './known-failures.ts'
import { missedStop, missedStopReason, ofAStop, stopTries } from './missed-stop.ts'
import { createMoveLog, type MoveLog } from './moves.ts'
import type { Surroundings } from './needs.ts'
import { patiently } from './patiently.ts'
import type { PlannedRun } from './plan.ts'
import { runPool } from './pool.ts'
import type { PropertyRun } from './properties.ts'
import { runScenario } from './run-scenario.ts'
import { RuntimeBusy } from './runtime-busy.ts'
import { NotWired } from './usage-error.ts'
import { createShowing, type Violation } from './violation.ts'

/** All runs of one verdict and what they told. */
export interface Session {
  readonly judge: Judge
  /** Requirement → the failing run that stands first in the plan, whichever ended first; named cases stand before generated ones. */
  readonly failures: ReadonlyMap<string, FirstFailure>
  readonly unproven: readonly { scenario: string; dialect: string; missing: string }[]
  readonly refused: readonly string[]
  /** How many of these ask for no more than one execution, so that a full house is no reason. */
  readonly refusedSingles: () => number
  /** Runs that the kit itself could not make. */
  readonly faults: readonly { scenario: string; message: string }[]
  /** What kept a runtime that one scenario asks for from starting, where that happened; the first time tells. */
  readonly unstarted: () => string | undefined
  readonly coverage: Pick<Coverage, 'chapters' | 'shapes'>
  readonly done: () => number
  /** Makes and judges runs, several at once. May be called again with more. */
  run(runs: readonly (PlannedRun | PropertyRun)[], jobs: number, signal: AbortSignal): Promise<void>
  /** Makes the runs again, alone, that time may explain; until `over` says that there is no time left. To be called when all are made. */
  settle(over: () => boolean): Promise<void>
  /** Runs a scenario once more and tells whether it breaks the requirement again. */
  breaks(run: PlannedRun, requirement: string): Promise<Violation | undefined>
}

/** What a session works with. */
export interface SessionParts {
  readonly context: RunContext
  readonly laws: readonly Law[]
  readonly requirements?: Readonly<Record<string, Requirement>>
  readonly stubWiring?: boolean
  readonly casesOf?: (requirement: string) => readonly string[]
  readonly surroundings: Surroundings
  readonly onProgress: (done: number) => void
  /** Hears the items of every planned run. */
  readonly onItems?: (items: readonly Item[]) => void
  readonly baseline?: KnownFailures
}

/** A runtime of a scenario's own did not start: that is told of the runtime, not of the kit. */
const notStarted = ({ id, configuration }: Scenario, { message }: NotWired): string => {
  const fields =
    configuration === undefined ? '' : `, with ${Object.keys(configuration).join(', ')} in its configuration`
  return `a second runtime did not start, which ${id} needs beside the first${fields}: ${message}`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'not an Error')

const isProperty = (run: PlannedRun | PropertyRun): run is PropertyRun => 'chapter' in run

/** A run that was made once more, alone. */
type Again = Pick<Rerun, 'items' | 'judgement'>

/** Opens a session. Items are judged as each run ends and then dropped, so memory does not grow with the number of runs. */
export function createSession(parts: SessionParts): Session {
  const { laws } = parts
  let refusals = 0
  const onBusy = () => {
    refusals += 1
  }
  const context: RunContext = { ...parts.context, onBusy }
  // A spawned runtime's address is gone with it; its failures have a script.
  const url = parts.surroundings.mode === 'attach' && 'url' in context.base ? { url: context.base.url } : {}
  const rows = parts.requirements === undefined ? {} : { requirements: parts.requirements }
  const judge = createJudge({
    laws,
    surroundings: parts.surroundings,
    stubProof: parts.stubWiring === true,
    ...rows,
    ...url,
    ...(parts.baseline === undefined ? {} : { baseline: parts.baseline })
  })
  const failures = createFirstFailures()
  const unproven: { scenario: string; dialect: string; missing: string }[] = []
  const refused: string[] = []
  let singles = 0
  const faults: { scenario: string; message: string }[] = []
  const coverage = createCoverage()
  let done = 0
  let unstarted: string | undefined
  let startsNoOther = false
  const faulty = (scenario: Scenario, error: unknown): void => {
    if (!(error instanceof NotWired)) faults.push({ scenario: scenario.id, message: messageOf(error) })
    else {
      unstarted ??= notStarted(scenario, error)
      startsNoOther ||= ownsProcess(scenario) && scenario.configuration === undefined
    }
  }

  const ofTime = new Set<string>(laws.filter(({ timing }) => timing === true).map(({ requirement }) => requirement))
  const isOfTime = (requirement: string): boolean => ofTime.has(requirement)
  const doubtful: DoubtfulRun[] = []
  const hidden: HiddenRun[] = []
  const seeking = {
    laws,
    stubProof: parts.stubWiring === true,
    unreached: judge.unreached,
    casesOf: parts.casesOf ?? (() => [])
  }
  let planned = 0
  let width = Number.POSITIVE_INFINITY

  const violation = createShowing(context)
  /** Witness → what the report shows around it, for as long as the witness may be the first of its requirement. */
  const shown = new WeakMap<Witness, Violation>()
  const examined = (items: readonly Item[], order: number, moves: MoveLog, remark = ''): Judgement => {
    const judgement = remarked(judge.examine(items), remark)
    for (const { requirement, witness } of judgement.counted) {
      if (witness === undefined || failures.isSettledBefore(requirement, order)) continue
      shown.set(witness, violation(items, witness, moves))
    }
    return judgement
  }
  const watched = async (scenario: Scenario, dialect: string): Promise<{ items: Item[]; moves: MoveLog }> => {
    const moves = createMoveLog(context.clock.monotonic)
    return { items: await runScenario(context, scenario, dialect, moves), moves }
  }
  /** A stop is soon over, and whoever comes too late has seen nothing: the scenario is made again then. */
  const seen = async (run: PlannedRun | PropertyRun): ReturnType<typeof watched> => {
    for (let tries = 1; ; tries += 1) {
      const made = await watched(run.scenario, run.dialect)
      if (!missedStop(made.items)) return made
      if (tries < stopTries) continue
      for (const requirement of ofAStop) judge.excuse(requirement, missedStopReason)
      return made
    }
  }
  const make = async (run: PlannedRun | PropertyRun, order: number): Promise<void> => {
    const { items, moves } = await seen(run)
    parts.onItems?.(items)
    const judgement = examined(items, order, moves)
    coverage.add(items, judgement.findings, isProperty(run) ? run.chapter : undefined)
    sort(items, { run, order }, judgement)
    const hiddenHere = hiddenIn(items, judgement, seeking)
    if (hiddenHere.length > 0) hidden.push({ run, order, requirements: hiddenHere })
  }
  /** Counts a run, or puts it aside where time alone may explain what it violates. */
  const sort = (items: readonly Item[], { run, order }: Pick<DoubtfulRun, 'run' | 'order'>, judgement: Judgement) => {
    const requirements = doubtsOf(items, judgement, isOfTime)
    if (requirements.length > 0) doubtful.push({ run, order, judgement, requirements, hung: isHung(items) })
    else count({ run, order }, judgement)
  }
  const count = ({ run, order }: Pick<DoubtfulRun, 'run' | 'order'>, judgement: Judgement): void => {
    const { scenario, dialect } = run
    judge.count(judgement, order)
    if (judgement.proof.proven === false) {
      unproven.push({ scenario: scenario.id, dialect, missing: judgement.proof.missing })
    }
    for (const { requirement, witness, blockedBy } of judgement.counted) {
      const told = witness && shown.get(witness)
      if (told === undefined || blockedBy !== undefined) continue
      const known = parts.baseline?.covers(requirement, scenario.id) === true
      failures.add(requirement, { run, ...told, order, known })
    }
  }
  const alone = async (
    { run, order }: Pick<DoubtfulRun, 'run' | 'order'>,
    remark?: string
  ): Promise<Again | undefined> => {
    try {
      const { items, moves } = await patiently(() => watched(run.scenario, run.dialect))
      return { items, judgement: examined(items, order, moves, remark) }
    } catch (error) {
      if (!(error instanceof RuntimeBusy)) faulty(run.scenario, error)
      return undefined
    }
  }
  /** How long each doubtful run took alone. */
  const aloneMs = new Map<number, number>()
  const inCompany = async (doubted: DoubtfulRun): Promise<Judgement[] | undefined> => {
    const { run, order } = doubted
    const patienceMs = Math.max(context.patienceMs, run.scenario.patience_ms ?? 0)
    const size = companyOf(run, { aloneMs: aloneMs.get(order) ?? patienceMs, width, patienceMs })
    if (size === 0) return undefined
    const remark = ` (${size} such runs at once, each time; alone it held)`
    const made = await Promise.all(Array.from({ length: size }, () => alone(doubted, remark)))
    const whole = made.flatMap((again) => (again !== undefined && isCalm(again.items, patienceMs) ? [again] : []))
    if (whole.length < size) return undefined
    return whole.filter(({ items }) => isHung(items)).map(({ judgement }) => judgement)
  }
  const settleDoubtful = (over: () => boolean): Promise<void> =>
    settleDoubts(doubtful.splice(0), {
      async alone(run) {
        const again = await alone(run)
        if (again !== undefined) aloneMs.set(run.order, tookMs(again.items))
        return again?.judgement
      },
      inCompany,
      count,
      doubt: judge.doubt,
      isOfTime,
      over
    })
  const settle = async (over: () => boolean): Promise<void> => {
    await settleDoubtful(over)
    await unhide(hidden.splice(0), {
      async alone(run) {
        const again = await alone(run)
        return again && { ...again, hidden: hiddenIn(again.items, again.judgement, seeking) }
      },
      count: (run, { items, judgement }) => sort(items, run, judgement),
      unreached() {
        const unreached = new Set(judge.unreached())
        for (const { requirements } of doubtful) for (const requirement of requirements) unreached.delete(requirement)
        return unreached
      },
      doubt: judge.doubt,
      over
    })
    await settleDoubtful(over)
  }
  const guarded = async (run: PlannedRun | PropertyRun, order: number): Promise<void> => {
    try {
      // Each would wait for its start once more.
      if (!(startsNoOther && ownsProcess(run.scenario))) await make(run, order)
    } catch (error) {
      if (error instanceof RuntimeBusy) throw error
      faulty(run.scenario, error)
    }
    done += 1
    parts.onProgress(done)
  }
  return {
    judge,
    failures: failures.byRequirement,
    unproven,
    refused,
    refusedSingles: () => singles,
    faults,
    unstarted: () => unstarted,
    coverage,
    done: () => done,
    async run(runs, jobs, signal) {
      const first = planned
      planned += runs.length
      const jobsOf = (own: boolean) => [...runs.entries()].filter(([, { scenario }]) => ownsProcess(scenario) === own)
      const pool = (own: boolean, width: number) =>
        runPool(jobsOf(own), {
          width,
          signal,
          run: ([at, run]) => guarded(run, first + at),
          exclusive: ([, run]) => run.exclusive,
          alone: ([, run]) => run.alone === true,
          refusals: () => refusals,
          onRefused: ([, { scenario }]) => {
            refused.push(scenario.id)
            if (submitsOf(scenario) === 1) singles += 1
          }
        })
      width = await pool(false, Math.min(width, jobs))
      // A process that starts or stops wants the machine for itself.
      await pool(true, 1)
    },
    settle,
    async breaks({ scenario, dialect }, requirement) {
      const { items, moves } = await patiently(() => watched(scenario, dialect))
      const own = laws.filter((law) => law.requirement === requirement)
      const [witness] = judgeRun(items, own).findings.flatMap(({ result }) => result.violations)
      return witness && violation(items, witness, moves)
    }
  }
}

/** A judgement whose witnesses also say under which circumstances it was. */
function remarked(judgement: Judgement, remark: string): Judgement {
  if (remark === '') return judgement
  const counted = judgement.counted.map((finding) =>
    finding.witness === undefined
      ? finding
      : { ...finding, witness: { ...finding.witness, saw: `${finding.witness.saw}${remark}` } }
  )
  return { ...judgement, counted }
}

const submitsOf = ({ client }: Scenario): number =>
  client?.reduce((sum, step) => sum + (step.do === 'submit' ? (step.times ?? 1) : 0), 0) ?? 1
