import { featureMeanings, type Requirement, requirements } from '../../generated/requirements.ts'
import type { RuntimeInfo } from '../../generated/types.ts'
import { dialects as labDialects } from '../lab/dialects/index.ts'
import type { RequirementVerdict } from '../model/verdict.ts'
import type { Report, ReportedFailure } from '../report/report.ts'
import { sharpness } from '../report/sharpness.ts'
import type { TargetWiring } from './doctor.ts'
import type { KeyScan } from './key-scan.ts'
import type { KnownFailures, UsedBaselineRow } from './known-failures.ts'
import type { Meeting } from './meet.ts'
import type { RunOptions } from './options.ts'
import type { Session } from './session.ts'
import { overall } from './verdict.ts'
import { kitVersion, specRevision } from './version.ts'

/** What a conformance run has found so far; filled as it goes, so that an interrupted run reports what it has. */
export interface Findings {
  readonly startedAt: string
  wiring: readonly TargetWiring[]
  files: readonly ReportedFailure[]
  info?: RuntimeInfo
  features?: readonly string[]
  notWired?: string
  canary?: 'refused' | { readonly problem: string }
  skipped?: readonly { readonly scenario: string; readonly reason: string }[]
  session?: Session
  findings?: Report['findings']
  known?: KnownFailures
  /** Planned runs that were not made because the time was up. */
  missed?: number
  /** What became of a runtime that went away in the middle. */
  gone?: string
  /** What was seen of a runtime that says more than anybody can keep. */
  flooded?: string
}

/** What a report is built from. */
export interface ReportParts {
  readonly meeting: Meeting
  readonly options: RunOptions
  readonly found: Findings
  readonly scan: KeyScan
  readonly interrupted: boolean
  readonly durationMs: number
}

type JudgedRequirement = RequirementVerdict & { readonly chapter: string; readonly level: string }

/** Builds the report and its verdict. */
export function buildReport(parts: ReportParts): Report {
  const { meeting, options, found, scan } = parts
  const { session } = found
  const judged = (session?.judge.verdicts() ?? []).map(withRow)
  const features = found.features ?? []
  const baseline = baselineOf(parts)
  const unstarted = session?.unstarted()
  const { outcome, exitCode, line } = overall({
    mode: meeting.mode,
    spec: specRevision,
    features,
    unjudged: features.filter((feature) => !judged.some((verdict) => speaksOf(verdict, feature))),
    dialects: options.dialects,
    verdicts: judged,
    kitFaults: session?.faults.length ?? 0,
    leaks: scan.leaks().length,
    scenariosRun: session?.done() ?? 0,
    refused: session?.refusedSingles() ?? 0,
    interrupted: parts.interrupted,
    ...(found.missed === undefined ? {} : { missed: found.missed }),
    ...(found.gone === undefined ? {} : { gone: found.gone }),
    ...(found.flooded === undefined ? {} : { flooded: found.flooded }),
    ...(unstarted === undefined ? {} : { unstarted }),
    ...(baseline === undefined ? {} : { baseline: baseline.rows.map(({ state }) => state) }),
    ...(found.notWired === undefined ? {} : { notWired: found.notWired }),
    ...(typeof found.canary === 'object' ? { canaryProblem: found.canary.problem } : {}),
    ...(options.filter === undefined ? {} : { filter: options.filter })
  })
  return {
    version: 1,
    kit: kitVersion(),
    sharpness: sharpness(),
    spec: specRevision,
    outcome,
    exitCode,
    line,
    mode: meeting.mode,
    subject: meeting.subject,
    ...runtimeOf(found),
    seed: options.seed,
    dialects: options.dialects,
    dialectsNotCovered: labDialects.map(({ name }) => name).filter((name) => !options.dialects.includes(name)),
    featuresClaimed: features,
    featuresNotClaimed: Object.keys(featureMeanings).filter((name) => !features.includes(name)),
    featuresUnclaimedButWorking: session?.judge.unclaimedButWorking() ?? [],
    ...(options.filter === undefined ? {} : { filter: options.filter }),
    ...(baseline === undefined ? {} : { baseline }),
    wiring: found.wiring,
    ...(found.canary === undefined ? {} : { canary: found.canary }),
    requirements: judged,
    failures: found.files,
    leaks: scan.leaks(),
    notJudged: notJudged(),
    scenarios: {
      run: session?.done() ?? 0,
      skipped: found.skipped ?? [],
      ...(found.missed === undefined ? {} : { missed: found.missed })
    },
    unproven: session?.unproven ?? [],
    refused: session?.refused ?? [],
    kitFaults: session?.faults ?? [],
    findings: found.findings ?? [],
    properties: session?.coverage.shapes ?? {},
    chapters: session?.coverage.chapters ?? {},
    durationMs: Math.round(parts.durationMs),
    startedAt: found.startedAt
  }
}

/** Only a run of everything can say that an entry is no longer true. Verdicts must be made before: they say which entries are needed. */
function baselineOf({ options, found, interrupted }: ReportParts): Report['baseline'] {
  if (options.baseline === undefined) return undefined
  const whole =
    found.session !== undefined &&
    options.filter === undefined &&
    !interrupted &&
    !found.missed &&
    found.gone === undefined &&
    found.session.unstarted() === undefined
  const rows: readonly UsedBaselineRow[] = found.known?.rows(whole) ?? []
  return { path: options.baseline.path, rows }
}

const rows: Readonly<Record<string, Requirement>> = requirements

const silent: readonly string[] = ['not-applicable', 'not-exercised', 'blocked', 'inconclusive', 'kit-fault']

const speaksOf = ({ requirement, verdict }: JudgedRequirement, feature: string): boolean =>
  rows[requirement]?.feature === feature && !silent.includes(verdict)

function withRow(verdict: RequirementVerdict): JudgedRequirement {
  const row = rows[verdict.requirement]
  return { ...verdict, chapter: row?.chapter ?? '', level: row?.level ?? 'MUST' }
}

function runtimeOf(found: Findings): Pick<Report, 'runtime'> {
  if (found.info === undefined) return {}
  const { name, spec_revision: revision } = found.info
  return { runtime: { name: String(name), ...(revision === undefined ? {} : { specRevision: String(revision) }) } }
}

function notJudged(): Report['notJudged'] {
  const states = Object.values(requirements).map(({ state }) => state)
  return {
    planned: states.filter((state) => typeof state === 'object' && 'planned' in state).length,
    excluded: states.filter((state) => typeof state === 'object' && 'excluded' in state).length
  }
}
