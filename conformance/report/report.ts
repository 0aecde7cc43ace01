import type { RequirementVerdict, Witness } from '../model/verdict.ts'
import type { Mode } from '../runner/context.ts'
import type { TargetWiring } from '../runner/doctor.ts'
import type { Leak } from '../runner/key-scan.ts'
import type { UsedBaselineRow } from '../runner/known-failures.ts'
import type { ShapeCounts } from '../runner/run-shape.ts'
import type { Sharpness } from './sharpness.ts'
import type { Timeline } from './timeline/timeline.ts'

/** How the whole ended, in one word. */
export type Outcome =
  | 'conformant'
  | 'not-conformant'
  | 'known-failures'
  | 'filtered-clean'
  | 'time-up'
  | 'not-wired'
  | 'nothing-verified'
  | 'inconclusive'
  | 'kit-fault'
  | 'interrupted'

/** What one failing run looked like: the smallest that was found. No content but the kit's own: lengths in place of texts. */
export interface FailureEvidence {
  readonly witness: Witness
  /** True where shrinking made the run smaller. */
  readonly shrunk: boolean
  readonly timeline: Timeline
  /** The scenario as YAML. A very long one is cut, with a comment that says so; the file is whole. */
  readonly minimal: string
  /** Shell lines that start the runtime and the lab, and make the run again with `curl`; absent in process. */
  readonly commands?: string
  /** The last lines that the runtime wrote, keys blacked out, where it broke off or answered 5xx. */
  readonly output?: readonly string[]
}

/** A failing requirement with everything needed to look into it. Paths are relative to the directory the command ran in. */
export interface ReportedFailure {
  readonly requirement: string
  readonly scenario: string
  readonly dialect: string
  /** The saved scenario. */
  readonly file?: string
  /** The command that runs it again and says FIXED or FAILED. */
  readonly replay?: string
  /** The command that makes the run again with `curl`, line by line. */
  readonly curl?: string
  readonly evidence?: FailureEvidence
}

/**
 * The machine-readable result, `.conform/report.json`. `version` changes when a field changes its meaning or goes away; new fields may
 * appear without it. It holds no prompt, key or provider body.
 *
 * @see conformance/report/report.schema.json
 */
export interface Report {
  readonly version: 1
  readonly kit: string
  /** How sharp that kit was shown to be. */
  readonly sharpness: Sharpness
  readonly spec: string
  readonly outcome: Outcome
  readonly exitCode: number
  /** The last line of the console report. */
  readonly line: string
  readonly mode: Mode
  /** What was judged: a command, an address or `in process`. */
  readonly subject: string
  readonly runtime?: { readonly name: string; readonly specRevision?: string }
  readonly seed: number
  readonly dialects: readonly string[]
  readonly dialectsNotCovered: readonly string[]
  readonly featuresClaimed: readonly string[]
  readonly featuresNotClaimed: readonly string[]
  readonly featuresUnclaimedButWorking: readonly string[]
  readonly filter?: string
  /** The known failures that the run was held against, and what became of each entry. */
  readonly baseline?: { readonly path: string; readonly rows: readonly UsedBaselineRow[] }
  readonly wiring: readonly TargetWiring[]
  /** Absent where it was never asked; `refused` is what it must be. */
  readonly canary?: 'refused' | { readonly problem: string }
  readonly requirements: readonly (RequirementVerdict & { readonly chapter: string; readonly level: string })[]
  readonly failures: readonly ReportedFailure[]
  readonly leaks: readonly Leak[]
  readonly notJudged: { readonly planned: number; readonly excluded: number }
  readonly scenarios: {
    readonly run: number
    readonly skipped: readonly { scenario: string; reason: string }[]
    /** Planned runs that were not made because the time was up; absent where all were. */
    readonly missed?: number
  }
  /** Runs whose nonce or fresh text was missing: their antecedents were not counted. */
  readonly unproven: readonly { readonly scenario: string; readonly dialect: string; readonly missing: string }[]
  /** Runs that the runtime refused with 429 every time. */
  readonly refused: readonly string[]
  /** Runs that the kit itself could not make: a faulty scenario or a bug of ours. */
  readonly kitFaults: readonly { readonly scenario: string; readonly message: string }[]
  /** Provider requests that no scenario accounts for, as the lab's desk tells them. */
  readonly findings: readonly { readonly kind: string; readonly target?: string; readonly detail: string }[]
  readonly properties: Readonly<Record<string, ShapeCounts>>
  /** Chapter → in how many runs of named cases and of generated scenarios one of its laws was exercised. */
  readonly chapters: Readonly<Record<string, { readonly cases: number; readonly generated: number }>>
  readonly durationMs: number
  readonly startedAt: string
}
