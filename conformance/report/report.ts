import type { RequirementVerdict } from '../model/verdict.ts'
import type { Mode } from '../runner/context.ts'
import type { TargetWiring } from '../runner/doctor.ts'
import type { Leak } from '../runner/key-scan.ts'
import type { ShapeCounts } from '../runner/run-shape.ts'

/** How the whole ended, in one word. */
export type Outcome =
  | 'conformant'
  | 'not-conformant'
  | 'filtered-clean'
  | 'not-wired'
  | 'nothing-verified'
  | 'inconclusive'
  | 'kit-fault'
  | 'interrupted'

/** A failing requirement with everything needed to look into it. */
export interface ReportedFailure {
  readonly requirement: string
  readonly scenario: string
  readonly dialect: string
  /** The saved scenario, relative to the directory the command ran in. */
  readonly file?: string
  readonly replay?: string
}

/**
 * The machine-readable result, `.conform/report.json`. `version` changes when a field changes its meaning or goes away; new fields may
 * appear without it. It holds no prompt, key or provider body.
 */
export interface Report {
  readonly version: 1
  readonly kit: string
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
  readonly featuresUnclaimedButWorking: readonly string[]
  readonly filter?: string
  readonly wiring: readonly TargetWiring[]
  /** Absent where it was never asked; `refused` is what it must be. */
  readonly canary?: 'refused' | { readonly problem: string }
  readonly requirements: readonly (RequirementVerdict & { readonly chapter: string; readonly level: string })[]
  readonly failures: readonly ReportedFailure[]
  readonly leaks: readonly Leak[]
  readonly notJudged: { readonly planned: number; readonly excluded: number }
  readonly scenarios: { readonly run: number; readonly skipped: readonly { scenario: string; reason: string }[] }
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
