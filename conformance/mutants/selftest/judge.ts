import type { Subject } from '../../runner/subject.ts'
import type { Control, Mutant, NullRuntime } from '../mutant.ts'
import { createArena } from './arena.ts'
import { type Calibration, calibrate } from './calibrate.ts'
import { type ControlResult, judgeControl } from './judge-control.ts'
import { judgeMutant, type MutantLimits, type MutantResult } from './judge-mutant.ts'
import { judgeNull, type NullResult } from './judge-null.ts'

/** What is put to the test. */
export interface Exhibits {
  readonly mutants: readonly Mutant[]
  readonly controls: readonly Control[]
  readonly nulls: readonly NullRuntime[]
  /** What judges; by default everything the kit has. */
  readonly subject?: Subject
}

/** One exhibit, named so that another thread finds it too. */
export interface Task {
  readonly kind: 'mutant' | 'control' | 'null'
  readonly name: string
}

/** What became of one exhibit: plain data, which crosses threads. */
export type Judgement =
  | { readonly kind: 'mutant'; readonly result: MutantResult }
  | { readonly kind: 'control'; readonly result: ControlResult }
  | { readonly kind: 'null'; readonly result: NullResult }

/** Has run the reference and judges one exhibit after another. */
export interface Judge {
  readonly calibration: Pick<Calibration, 'failed' | 'faults'>
  /** Rejects for a name that is not registered. */
  judge(task: Task): Promise<Judgement>
}

/** What a judge goes by. */
export interface JudgeOptions {
  readonly seed: number
  readonly limits: MutantLimits
}

/** Runs the reference and opens the place where the exhibits are judged. */
export async function createJudge(exhibits: Exhibits, { seed, limits }: JudgeOptions): Promise<Judge> {
  const arena = createArena(seed, exhibits.subject)
  const calibration = await calibrate(arena, limits.jobs, limits.signal)
  return {
    calibration,
    async judge({ kind, name }) {
      switch (kind) {
        case 'mutant':
          return { kind, result: await judgeMutant(arena, calibration, named(exhibits.mutants, name), limits) }
        case 'control':
          return { kind, result: await judgeControl(arena, calibration, named(exhibits.controls, name), limits) }
        case 'null':
          return { kind, result: await judgeNull(arena, calibration, named(exhibits.nulls, name), limits) }
      }
    }
  }
}

function named<Exhibit extends { readonly name: string }>(list: readonly Exhibit[], name: string): Exhibit {
  const found = list.find((exhibit) => exhibit.name === name)
  if (found === undefined) throw new Error(`no exhibit is named ${name}`)
  return found
}
