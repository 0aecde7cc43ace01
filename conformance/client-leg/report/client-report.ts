import { type ClientRequirement, clientRequirements, clientRevision } from '../../../generated/client-requirements.ts'
import { kitVersion } from '../../runner/version.ts'
import type { DriverName } from '../driver/session.ts'
import type { ClientViolation } from '../model/law.ts'
import type { JudgedRun, LegOutcome } from '../runner/run-leg.ts'

/** How one requirement fared. */
export interface ClientVerdict {
  readonly requirement: string
  readonly chapter: string
  readonly level: 'MUST' | 'SHOULD' | 'MAY'
  readonly verdict: 'pass' | 'fail' | 'warn' | 'observed' | 'not-exercised'
  /** How often its condition held, over all runs. */
  readonly antecedents: number
  readonly scenarios: number
  readonly failures: readonly (ClientViolation & { readonly scenario: string })[]
  readonly reason?: string
}

/** Everything that a run of the client leg found out. */
export interface ClientReport {
  readonly version: 1
  readonly kit: string
  readonly revision: number
  readonly seed: number
  readonly driver: DriverName
  readonly command: string
  readonly filter?: string
  readonly requirements: readonly ClientVerdict[]
  readonly scenarios: readonly {
    readonly id: string
    readonly title: string
    readonly ms: number
    readonly broken: readonly string[]
  }[]
  readonly faults: LegOutcome['faults']
  readonly interrupted: boolean
  readonly durationMs: number
  readonly exitCode: number
  /** The last line of the console report. */
  readonly line: string
}

/** What a report is made from, besides what was found. */
export interface ReportFrame {
  readonly seed: number
  readonly command: string
  readonly filter?: string
  readonly interrupted: boolean
  readonly durationMs: number
}

/** Adds the runs up into verdicts and one last line. */
export function clientReport({ driver, runs, faults }: LegOutcome, frame: ReportFrame): ClientReport {
  const requirements = Object.values(clientRequirements)
    .map((row) => verdictOf(row, runs))
    .filter(({ verdict, reason }) => frame.filter === undefined || verdict !== 'not-exercised' || reason !== undefined)
  const { exitCode, line } = conclusion(requirements, faults, frame, driver)
  return {
    version: 1,
    kit: kitVersion(),
    revision: clientRevision,
    driver,
    ...frame,
    requirements,
    scenarios: runs.map(({ scenario, ms, findings }) => ({
      id: scenario.id,
      title: scenario.title,
      ms: Math.round(ms),
      broken: [...findings].filter(([, { violations }]) => violations.length > 0).map(([id]) => id)
    })),
    faults,
    exitCode,
    line
  }
}

function verdictOf(row: ClientRequirement, runs: readonly JudgedRun[]): ClientVerdict {
  const found = runs.flatMap(({ scenario, findings }) => {
    const finding = findings.get(row.id)
    return finding === undefined ? [] : [{ scenario: scenario.id, finding }]
  })
  const exercised = found.filter(({ finding }) => finding.antecedents > 0)
  const failures = exercised.flatMap(({ scenario, finding }) =>
    finding.violations.map((violation) => ({ ...violation, scenario }))
  )
  const unsupported = found.find(({ finding }) => finding.unsupported !== undefined)?.finding.unsupported
  const broken = { MUST: 'fail', SHOULD: 'warn', MAY: 'observed' } as const
  return {
    requirement: row.id,
    chapter: row.chapter,
    level: row.level,
    verdict: failures.length > 0 ? broken[row.level] : exercised.length > 0 ? 'pass' : 'not-exercised',
    antecedents: exercised.reduce((sum, { finding }) => sum + finding.antecedents, 0),
    scenarios: exercised.length,
    failures,
    ...(exercised.length === 0 && unsupported !== undefined ? { reason: unsupported } : {})
  }
}

function conclusion(
  requirements: readonly ClientVerdict[],
  faults: LegOutcome['faults'],
  { filter, interrupted }: ReportFrame,
  driver: DriverName
): { exitCode: number; line: string } {
  const musts = requirements.filter(({ level }) => level === 'MUST')
  const failed = musts.filter(({ verdict }) => verdict === 'fail').length
  const never = musts.filter(({ verdict }) => verdict === 'not-exercised').length
  const of = `client requirements ${clientRevision}; ${driver.name} ${driver.version}, ${driver.language}`
  const held = musts.filter(({ verdict }) => verdict === 'pass').length
  if (interrupted) return { exitCode: 130, line: `interrupted: no verdict (${of})` }
  if (failed > 0) return { exitCode: 1, line: `not conformant: ${failed} MUST broken, ${held} held (${of})` }
  if (faults.length > 0) return { exitCode: 4, line: `no verdict: ${faults.length} faults of the kit (${of})` }
  // A filtered run keeps only those rows that it was about.
  if (never > 0) return { exitCode: 1, line: `not conformant: ${never} MUST not exercised, ${held} held (${of})` }
  if (held === 0) return { exitCode: 4, line: `nothing verified (${of})` }
  if (filter !== undefined)
    return { exitCode: 0, line: `no failure: ${held} MUST held; filtered, so no verdict (${of})` }
  return { exitCode: 0, line: `conformant (${of})` }
}
