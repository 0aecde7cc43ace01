import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequirementId } from '../../../generated/requirements.ts'
import { conformInProcess } from '../../runner/conform-in-process.ts'
import type { NullRuntime } from '../mutant.ts'
import type { Arena } from './arena.ts'
import type { CalibratedRun, Calibration } from './calibrate.ts'
import { coveringSet } from './choose-runs.ts'
import type { MutantLimits } from './judge-mutant.ts'
import { createTally, observe } from './observe.ts'

/** What became of a thing that is no runtime. */
export interface NullResult {
  readonly subject: Pick<NullRuntime, 'name'>
  readonly exitCode: number
  /** Laws that passed in a whole conformance run; there must be none. */
  readonly passed: readonly string[]
  /** Laws that passed once nobody asked for the proof. */
  readonly passedUnproven: readonly RequirementId[]
  readonly atZero: boolean
  readonly durationMs: number
}

const usualPatienceMs = 1500

/** Judges it twice: as `conform` does, and with the wiring proof left out. */
export async function judgeNull(
  arena: Arena,
  calibration: Calibration,
  subject: NullRuntime,
  limits: MutantLimits
): Promise<NullResult> {
  const started = performance.now()
  const { exitCode, passed } = await conformed(arena, subject)
  const passedUnproven = await passesUnproven(arena, calibration, subject, limits)
  const expected = subject.passesUnproven.toSorted()
  const certain = passedUnproven.filter((law) => !subject.mayPassUnproven?.includes(law))
  return {
    subject: { name: subject.name },
    exitCode,
    passed,
    passedUnproven,
    atZero: exitCode !== 0 && passed.length === 0 && expected.join() === certain.join(),
    durationMs: performance.now() - started
  }
}

async function conformed(arena: Arena, subject: NullRuntime): Promise<{ exitCode: number; passed: readonly string[] }> {
  const out = await mkdtemp(join(tmpdir(), 'selftest-'))
  try {
    const { report, exitCode } = await conformInProcess({
      create: async ({ targets, env, fetch }) => ({ fetch: await subject.build({ targets, keys: env, fetch }) }),
      subject: arena.subject,
      dialects: arena.dialects,
      configDialect: 'extended',
      runs: 0,
      timeoutMs: subject.patienceMs ?? usualPatienceMs,
      out
    })
    const passed = report.requirements.filter(({ verdict }) => verdict === 'pass').map(({ requirement }) => requirement)
    return { exitCode, passed }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

async function passesUnproven(
  arena: Arena,
  calibration: Calibration,
  subject: NullRuntime,
  limits: MutantLimits
): Promise<readonly RequirementId[]> {
  const tally = createTally()
  const runtime = { fetch: await subject.build(arena.wiring), features: everyFeature(calibration) }
  await observe(arena.context(runtime, subject.patienceMs ?? usualPatienceMs), coveringSet(claimed(calibration), 2), {
    laws: arena.subject.laws,
    jobs: limits.jobs,
    signal: limits.signal,
    unproven: true,
    onRun: (judged) => tally.add(judged),
    onFault: () => undefined
  })
  return [...tally.exercised].filter((law) => !tally.failed.has(law)).toSorted()
}

/** The features that the calibrated scenarios need: a null runtime claims all of them. */
const everyFeature = (calibration: Calibration): string[] => [
  ...new Set(claimed(calibration).flatMap(({ run }) => run.scenario.needs ?? []))
]

const claimed = ({ runs }: Calibration): readonly CalibratedRun[] => runs.filter(({ bare }) => !bare)
