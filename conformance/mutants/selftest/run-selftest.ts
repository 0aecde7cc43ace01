import { writeFileSync } from 'node:fs'
import type { RequirementId } from '../../../generated/requirements.ts'
import { sharpnessFile } from '../../report/sharpness.ts'
import { globMatcher } from '../../runner/glob.ts'
import type { Io } from '../../runner/io.ts'
import { nearest } from '../../runner/nearest.ts'
import { mustLaws } from './count-laws.ts'
import { type Crew, startCrew, type WorkerSettings } from './crew.ts'
import { fastSubset } from './fast-subset.ts'
import { holdingTo } from './hold-to-maps.ts'
import { createJudge, type Exhibits, type Judge, type Judgement, type Task } from './judge.ts'
import type { ControlResult } from './judge-control.ts'
import type { MutantResult } from './judge-mutant.ts'
import type { NullResult } from './judge-null.ts'
import { matrixOf, summaryOf } from './report.ts'
import { loadResultMaps, recordResultMaps } from './result-maps.ts'
import { sharpnessOf } from './sharpness-of.ts'
import { sourceOf } from './source-of.ts'

/** What a self-test goes by. */
export interface SelftestOptions {
  /** Gives every law a run with every mutant and holds it to its recorded result map; makes every run there is with every control. */
  readonly full?: boolean
  /** Records what was shown: the sharpness that reports tell and, with `full`, the result maps in place of holding to them. */
  readonly record?: boolean
  /** A subset that takes less than a minute: shows that the kit can fail, not that every law can. */
  readonly fast?: boolean
  readonly json?: boolean
  /** Names of mutants, controls and nulls; `*` and `?` as in other filters. */
  readonly filter?: string
  /** Runs at once, for each runtime. */
  readonly jobs?: number
  readonly seed?: number
  /** Threads (default 1: this one). More only for the registered exhibits. */
  readonly workers?: number
}

/** Everything that a self-test found. */
export interface SelftestResult {
  readonly calibration: Judge['calibration']
  readonly mutants: readonly MutantResult[]
  readonly controls: readonly ControlResult[]
  readonly nulls: readonly NullResult[]
  /** Laws that every conformant runtime must keep, and those of them that a killed mutant was predicted to break. */
  readonly mustLaws: readonly RequirementId[]
  readonly shownToFail: readonly RequirementId[]
  readonly filtered: boolean
}

const jobsByDefault = 8
/** Exhibits at once in one thread: a part of their time is waiting. */
const lanes = 3
/** Every thread runs the reference first; for fewer exhibits that costs more than it saves. */
const tasksWorthAThread = 12
const timeoutMs = 45_000
/** Where every law gets a run. */
const fullTimeoutMs = 240_000

/**
 * Shows that the kit can fail: every mutant must be caught by the laws that it predicts, every control must be clean, nothing that is
 * no runtime may pass. Returns the exit code: 0 when all of that holds and every MUST law has a mutant that it kills, else 1; 2 where the
 * filter names nothing; 130 when interrupted. With `workers` above 1 the exhibits are the registered ones, judged in threads.
 */
export async function selftest(exhibits: Exhibits, options: SelftestOptions, io: Io): Promise<number> {
  const tasks = choose(options.fast === true ? fastSubset(exhibits) : exhibits, options.filter)
  if (tasks.length === 0) {
    io.error(`${nothingNamed(exhibits, options.filter ?? '*')}\n`)
    return 2
  }
  try {
    const result = await judgeAll(exhibits, tasks, options, io)
    if (io.signal.aborted) return 130
    if (options.record) record(exhibits, result, options.full === true, io)
    io.write(options.json ? `${JSON.stringify(summaryOf(result))}\n` : matrixOf(result))
    return isSharp(result) ? 0 : 1
  } catch (error) {
    // What an interrupted thread leaves unanswered is no fault.
    if (io.signal.aborted) return 130
    throw error
  }
}

/** What is recorded is what a sharp kit shows; anything else would hide its fault from then on. */
function record(exhibits: Exhibits, result: SelftestResult, full: boolean, io: Io): void {
  if (!isSharp(result)) {
    io.error('nothing is recorded: see what is wrong below\n')
    return
  }
  if (full) io.error(`wrote ${recordResultMaps(result.mutants, result.filtered)}\n`)
  if (result.filtered) return
  const file = sourceOf(sharpnessFile)
  writeFileSync(file, `${JSON.stringify(sharpnessOf(exhibits), null, 2)}\n`)
  io.error(`wrote ${file}\n`)
}

/** What takes longest comes first, so that no thread is left with it at the end. */
const allOf = ({ mutants, controls, nulls }: Exhibits): Task[] => [
  ...nulls.map(({ name }): Task => ({ kind: 'null', name })),
  ...controls.map(({ name }): Task => ({ kind: 'control', name })),
  ...mutants.map(({ name }): Task => ({ kind: 'mutant', name }))
]

function choose(exhibits: Exhibits, filter: string | undefined): Task[] {
  const isChosen = filter === undefined ? () => true : globMatcher(filter)
  return allOf(exhibits).filter(({ name }) => isChosen(name))
}

function nothingNamed(exhibits: Exhibits, filter: string): string {
  const names = allOf(exhibits).map(({ name }) => name)
  const near = nearest(filter.replaceAll(/[*?]/g, ''), names)
  return `no mutant, control or null runtime matches --filter ${filter}${near === undefined ? '' : `; did you mean ${near}?`}`
}

async function judgeAll(
  exhibits: Exhibits,
  tasks: readonly Task[],
  options: SelftestOptions,
  io: Io
): Promise<SelftestResult> {
  const { judges, close } = await openJudges(exhibits, tasks.length, options, io.signal)
  try {
    const recorded = options.full && !options.record ? loadResultMaps() : undefined
    const judgements = await inLanes(recorded === undefined ? judges : judges.map(holdingTo(recorded)), tasks, io)
    return resultOf(judges, judgements, options.filter !== undefined || options.fast === true)
  } finally {
    await close()
  }
}

/** A thread a core, where there is work for so many; else this thread alone. */
async function openJudges(
  exhibits: Exhibits,
  tasks: number,
  options: SelftestOptions,
  signal: AbortSignal
): Promise<Crew> {
  signal.throwIfAborted()
  const seed = options.seed ?? 1
  const full = options.full === true
  const settings: WorkerSettings = {
    seed,
    jobs: options.jobs ?? jobsByDefault,
    timeoutMs: full ? fullTimeoutMs : timeoutMs,
    full
  }
  const workers = Math.min(options.workers ?? 1, Math.ceil(tasks / tasksWorthAThread))
  const crew = workers > 1 ? await startCrew(workers, settings, signal) : undefined
  const judges = crew?.judges ?? [await createJudge(exhibits, { seed, limits: { ...settings, signal } })]
  return {
    judges: judges.flatMap((judge) => Array.from({ length: lanes }, () => judge)),
    close: async () => crew?.close()
  }
}

async function inLanes(judges: readonly Judge[], tasks: readonly Task[], io: Io): Promise<readonly Judgement[]> {
  const judgements: Judgement[] = []
  let next = 0
  let done = 0
  const lane = async (judge: Judge): Promise<void> => {
    for (let at = next++; at < tasks.length && !io.signal.aborted; at = next++) {
      const task = tasks[at]
      if (task === undefined) return
      judgements[at] = await judge.judge(task)
      done += 1
      if (io.isTty) io.error(`\r\u001b[2K${done} of ${tasks.length} · ${task.name}`)
    }
  }
  await Promise.all(judges.map(lane))
  if (io.isTty) io.error('\r\u001b[2K')
  return judgements.filter((judgement) => judgement !== undefined)
}

function resultOf(judges: readonly Judge[], judgements: readonly Judgement[], filtered: boolean): SelftestResult {
  const mutants = judgements.flatMap(({ kind, result }) => (kind === 'mutant' ? [result] : []))
  const killed = new Set(mutants.filter(({ outcome }) => outcome === 'killed').flatMap(({ mutant }) => mutant.predicts))
  return {
    calibration: {
      failed: new Map(judges.flatMap(({ calibration }) => [...calibration.failed])),
      faults: [...new Set(judges.flatMap(({ calibration }) => calibration.faults))]
    },
    mutants,
    controls: judgements.flatMap(({ kind, result }) => (kind === 'control' ? [result] : [])),
    nulls: judgements.flatMap(({ kind, result }) => (kind === 'null' ? [result] : [])),
    mustLaws,
    shownToFail: mustLaws.filter((law) => killed.has(law)),
    filtered
  }
}

/** Whether nothing speaks against the kit. A filtered test says nothing of the laws that it left out. */
export function isSharp(result: SelftestResult): boolean {
  const { calibration, mutants, controls, nulls, shownToFail, filtered } = result
  return (
    calibration.failed.size === 0 &&
    calibration.faults.length === 0 &&
    mutants.every(({ outcome }) => outcome === 'killed') &&
    controls.every(({ clean }) => clean) &&
    nulls.every(({ atZero }) => atZero) &&
    (filtered || shownToFail.length === result.mustLaws.length)
  )
}
