import { type Requirement, requirements } from '../../../generated/requirements.ts'
import type { VerdictKind } from '../../model/verdict.ts'
import { kitVersion, specRevision } from '../version.ts'
import type { JudgedLog } from './judge-log.ts'
import type { LogFailure, LogFinding } from './log-judge.ts'

/** The verdict on one requirement, as far as a log shows it. */
export interface LogVerdict {
  readonly requirement: string
  readonly level: string
  readonly verdict: Extract<VerdictKind, 'pass' | 'fail' | 'warn' | 'observed' | 'not-exercised'>
  readonly antecedents: number
  readonly failedExecutions: number
  readonly failures: readonly LogFailure[]
}

/**
 * The machine-readable result of `judge`. A log shows what the runtime said and nothing of what it was asked or told, so the outcome is
 * never one of conformance.
 */
export interface LogReport {
  readonly version: 1
  readonly mode: 'judge'
  readonly kit: string
  readonly spec: string
  readonly outcome: 'no-violation' | 'not-conformant' | 'nothing-verified' | 'interrupted'
  readonly exitCode: 0 | 1 | 4 | 130
  readonly line: string
  readonly source: string
  readonly events: number
  readonly executions: number
  readonly fragments: number
  readonly open: number
  readonly setAside: number
  /** Whether the last line was left out, because it was not written to its end. */
  readonly cut: boolean
  readonly requirements: readonly LogVerdict[]
}

/** What a report is built from. */
export interface LogReportParts {
  readonly source: string
  readonly judged: JudgedLog
  /** Features whose requirements are judged; of others nobody knows whether the runtime claims them. */
  readonly features: readonly string[]
  readonly interrupted: boolean
}

/** Builds the report and its verdict. */
export function buildLogReport({ source, judged, features, interrupted }: LogReportParts): LogReport {
  const { laws, ...counts } = judged
  const verdicts = laws.flatMap((finding) => verdictOf(finding, features))
  return {
    version: 1,
    mode: 'judge',
    kit: kitVersion(),
    spec: specRevision,
    ...conclusion(judged, verdicts, interrupted),
    source,
    ...counts,
    requirements: verdicts
  }
}

const rows: Readonly<Record<string, Requirement>> = requirements

function verdictOf(finding: LogFinding, features: readonly string[]): LogVerdict[] {
  const row = rows[finding.requirement]
  if (row === undefined || (row.feature !== undefined && !features.includes(row.feature))) return []
  const { antecedents, failedExecutions } = finding
  const broken = row.level === 'MUST' ? 'fail' : row.level === 'SHOULD' ? 'warn' : 'observed'
  const held = antecedents === 0 ? 'not-exercised' : row.level === 'MAY' ? 'observed' : 'pass'
  return [{ ...finding, level: row.level, verdict: failedExecutions > 0 ? broken : held }]
}

function conclusion(
  { events, executions }: JudgedLog,
  verdicts: readonly LogVerdict[],
  interrupted: boolean
): Pick<LogReport, 'outcome' | 'exitCode' | 'line'> {
  const of = (kind: string) => verdicts.filter(({ level, verdict }) => level === 'MUST' && verdict === kind).length
  const set = `in ${events} events of ${executions} execution${executions === 1 ? '' : 's'} (spec ${specRevision})`
  if (interrupted) return { outcome: 'interrupted', exitCode: 130, line: `interrupted: no verdict ${set}` }
  if (of('fail') > 0) {
    return { outcome: 'not-conformant', exitCode: 1, line: `not conformant: ${of('fail')} MUST failed ${set}` }
  }
  if (of('pass') === 0)
    return { outcome: 'nothing-verified', exitCode: 4, line: `no verdict: nothing was verified ${set}` }
  const line = `no violation: ${of('pass')} MUST held ${set}; a log shows no more than that, so no verdict of conformance`
  return { outcome: 'no-violation', exitCode: 0, line }
}
