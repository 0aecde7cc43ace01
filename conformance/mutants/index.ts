import { availableParallelism } from 'node:os'
import type { RequirementId } from '../../generated/requirements.ts'
import type { Io } from '../runner/io.ts'
import { mutants } from './all-mutants.ts'
import { controls } from './controls/index.ts'
import { nulls } from './nulls/index.ts'
import { type SelftestOptions, selftest } from './selftest/run-selftest.ts'

/**
 * Runtimes with a fault, odd ones without, and things that are no runtime: they show that the kit can fail and whom it spares. This
 * folder carries the reference with it, so `selftest` alone loads it.
 */
export type { Control, Mutant, NullRuntime } from './mutant.ts'
export type { SelftestOptions } from './selftest/run-selftest.ts'
export { controls, mutants, nulls }

/** Every law that some mutant is predicted to break. */
export const predictedLaws: readonly RequirementId[] = [...new Set(mutants.flatMap(({ predicts }) => predicts))]

/** Threads start from what is built; sources run in this one. */
const workersHere = import.meta.url.endsWith('.ts') ? 1 : availableParallelism()

/** Runs the self-test over everything that is registered; returns the exit code. */
export const runSelftest = (options: SelftestOptions, io: Io): Promise<number> =>
  selftest({ mutants, controls, nulls }, { workers: workersHere, ...options }, io)
