import type { DialectName } from '../model/topology.ts'
import type { Baseline } from './baseline.ts'

/** What a conformance run goes by, apart from how it meets its runtime. */
export interface RunOptions {
  readonly dialects: readonly DialectName[]
  readonly configDialect: 'base' | 'extended'
  /** Scenario ids to run; the verdict is then none of conformance. */
  readonly filter?: string
  readonly seed: number
  /** Generated runs a chapter. */
  readonly runs: number
  /** Scenarios at once, at most. */
  readonly jobs: number
  /** Where reports and failures go. */
  readonly out: string
  /** Features to judge beside those that the runtime claims. */
  readonly features: readonly string[]
  /** Patience of every exchange and stream, milliseconds. */
  readonly timeoutMs: number
  /** Time for shrinking one failing property, milliseconds. */
  readonly shrinkBudgetMs: number
  /** Generates scenarios until then, and starts none afterwards; milliseconds from the start. Absent: as many as `runs` says. */
  readonly maxTimeMs?: number
  /** Failures that do not fail the run. */
  readonly baseline?: Baseline
  /** A file that some of these come from; a replay reads it again. */
  readonly configFile?: string
  /** Prints the JSON report in place of the table. */
  readonly json: boolean
  /** Prints how often the condition of each law held. */
  readonly antecedents: boolean
}

/** The values of options that are not given. `seed` has none: it is drawn and printed. */
export const defaultOptions: Omit<RunOptions, 'seed' | 'dialects'> = {
  configDialect: 'base',
  runs: 200,
  jobs: 8,
  out: '.conform',
  features: [],
  timeoutMs: 10_000,
  shrinkBudgetMs: 20_000,
  json: false,
  antecedents: false
}
