import type { RequirementId } from '../../../generated/requirements.ts'
import { globMatcher } from '../../runner/glob.ts'
import type { Io } from '../../runner/io.ts'
import { nearest } from '../../runner/nearest.ts'
import type { Subject } from '../../runner/subject.ts'
import type { Control, Mutant, NullRuntime } from '../mutant.ts'
import { type Arena, createArena } from './arena.ts'
import { type Calibration, calibrate } from './calibrate.ts'
import { mustLaws } from './count-laws.ts'
import { type ControlResult, judgeControl } from './judge-control.ts'
import { judgeMutant, type MutantLimits, type MutantResult } from './judge-mutant.ts'
import { judgeNull, type NullResult } from './judge-null.ts'
import { matrixOf, summaryOf } from './report.ts'

/** What a self-test goes by. */
export interface SelftestOptions {
  /** Makes every run with every runtime. */
  readonly full?: boolean
  /** Only what the fixed set and the first runs of each law show; no null runtimes. */
  readonly fast?: boolean
  readonly json?: boolean
  /** Names of mutants, controls and nulls; `*` and `?` as in other filters. */
  readonly filter?: string
  /** Runs at once, for each runtime. */
  readonly jobs?: number
  readonly seed?: number
}

/** What is put to the test. */
export interface Exhibits {
  readonly mutants: readonly Mutant[]
  readonly controls: readonly Control[]
  readonly nulls: readonly NullRuntime[]
  /** What judges; by default everything the kit has. */
  readonly subject?: Subject
}

/** Everything that a self-test found. */
export interface SelftestResult {
  readonly calibration: Calibration
  readonly mutants: readonly MutantResult[]
  readonly controls: readonly ControlResult[]
  readonly nulls: readonly NullResult[]
  /** Laws that every conformant runtime must keep, and those of them that a killed mutant was predicted to break. */
  readonly mustLaws: readonly RequirementId[]
  readonly shownToFail: readonly RequirementId[]
  readonly filtered: boolean
}

const jobsByDefault = 8
/** Faulty runtimes at once; most of their time is waiting. */
const lanes = 2
const timeoutMs = 45_000

/**
 * Shows that the kit can fail: every mutant must be caught by the laws that it predicts, every control must be clean, nothing that is
 * no runtime may pass. Returns the exit code: 0 when all of that holds and every MUST law has a mutant that it kills, else 1; 2 where the
 * filter names nothing; 130 when interrupted.
 */
export async function selftest(exhibits: Exhibits, options: SelftestOptions, io: Io): Promise<number> {
  const chosen = choose(exhibits, options)
  if (chosen.mutants.length + chosen.controls.length + chosen.nulls.length === 0) {
    io.error(`${nothingNamed(exhibits, options.filter ?? '*')}\n`)
    return 2
  }
  const arena = createArena(options.seed ?? 1, exhibits.subject)
  const limits = { jobs: options.jobs ?? jobsByDefault, signal: io.signal, timeoutMs, full: options.full === true }
  const calibration = await calibrate(arena, limits.jobs, io.signal)
  if (io.signal.aborted) return 130
  const result = await judgeAll({ arena, calibration, chosen, limits, io, filtered: options.filter !== undefined })
  if (io.signal.aborted) return 130
  io.write(options.json ? `${JSON.stringify(summaryOf(result))}\n` : matrixOf(result))
  return isSharp(result) ? 0 : 1
}

function choose({ mutants, controls, nulls }: Exhibits, { filter, fast }: SelftestOptions): Exhibits {
  const isChosen = filter === undefined ? () => true : globMatcher(filter)
  const named = <Exhibit extends { readonly name: string }>(list: readonly Exhibit[]): Exhibit[] =>
    list.filter(({ name }) => isChosen(name))
  return { mutants: named(mutants), controls: named(controls), nulls: fast ? [] : named(nulls) }
}

function nothingNamed({ mutants, controls, nulls }: Exhibits, filter: string): string {
  const names = [...mutants, ...controls, ...nulls].map(({ name }) => name)
  const near = nearest(filter.replaceAll(/[*?]/g, ''), names)
  return `no mutant, control or null runtime matches --filter ${filter}${near === undefined ? '' : `; did you mean ${near}?`}`
}

interface Work {
  readonly arena: Arena
  readonly calibration: Calibration
  readonly chosen: Exhibits
  readonly limits: MutantLimits
  readonly io: Io
  readonly filtered: boolean
}

async function judgeAll(work: Work): Promise<SelftestResult> {
  const { arena, calibration, chosen, limits, io, filtered } = work
  const total = chosen.mutants.length + chosen.controls.length + chosen.nulls.length
  let done = 0
  const each = async <In extends { readonly name: string }, Out>(
    list: readonly In[],
    judge: (arena: Arena, calibration: Calibration, one: In, limits: MutantLimits) => Promise<Out>
  ): Promise<Out[]> =>
    inLanes(list, io.signal, async (one) => {
      const out = await judge(arena, calibration, one, limits)
      done += 1
      if (io.isTty) io.error(`\r\u001b[2K${done} of ${total} · ${one.name}`)
      return out
    })
  const mutants = await each(chosen.mutants, judgeMutant)
  const controls = await each(chosen.controls, judgeControl)
  const nulls = await each(chosen.nulls, judgeNull)
  if (io.isTty) io.error('\r\u001b[2K')
  const killed = new Set(mutants.filter(({ outcome }) => outcome === 'killed').flatMap(({ mutant }) => mutant.predicts))
  const shownToFail = mustLaws.filter((law) => killed.has(law))
  return { calibration, mutants, controls, nulls, mustLaws, shownToFail, filtered }
}

async function inLanes<In, Out>(
  list: readonly In[],
  signal: AbortSignal,
  work: (one: In) => Promise<Out>
): Promise<Out[]> {
  const results: Out[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    for (let at = next++; at < list.length && !signal.aborted; at = next++) {
      const one = list[at]
      if (one !== undefined) results[at] = await work(one)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
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
