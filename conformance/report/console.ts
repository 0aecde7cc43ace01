import type { RequirementVerdict } from '../model/verdict.ts'
import { chapterTable } from './chapter-table.ts'
import type { Painter } from './painter.ts'
import type { Report } from './report.ts'
import { clauseOf } from './row.ts'

/**
 * The console report: head, wiring, one row a chapter, five lines a failure, what was not judged, and a last line that alone carries
 * the verdict.
 */
export function consoleReport(
  report: Report,
  paint: Painter,
  { path, antecedents }: { readonly path: string; readonly antecedents: boolean }
): string {
  const lines = [
    paint.bold(`model-runtime-kit ${report.kit} · spec ${report.spec} · seed ${report.seed} · ${report.subject}`),
    ...(report.wiring.length > 0 ? [wiringLine(report, paint)] : []),
    ...(report.requirements.length > 0 ? chapterTable(report, paint) : []),
    ...propertyLines(report),
    ...(antecedents ? antecedentLines(report) : []),
    ...findingLines(report, paint),
    ...report.requirements
      .filter(({ verdict, known }) => verdict === 'fail' && known !== true)
      .flatMap((verdict) => failure(report, verdict, paint)),
    ...report.requirements
      .filter(({ verdict, known }) => verdict === 'warn' && known !== true)
      .map((verdict) => warning(verdict, paint)),
    ...baselineLines(report, paint),
    ...unmetLines(report, paint),
    ...report.kitFaults
      .slice(0, unmetShown)
      .map(({ scenario, message }) => `${paint.yellow('kit fault')}  ${scenario}: ${message}`),
    ...report.leaks.map(
      (leak) => `${paint.red('leak')}       the key of ${leak.target}, ${leak.form}, in ${leak.where}`
    ),
    ...unprovenLines(report, paint),
    ...refusedLines(report, paint),
    ...(report.requirements.length > 0 ? [notJudged(report)] : []),
    `report     ${path}   ${Math.round(report.durationMs / 1000)} s`,
    lastLine(report, paint)
  ]
  return `${lines.join('\n')}\n`
}

function wiringLine(report: Report, paint: Painter): string {
  const broken = report.wiring.filter((wiring) => wiring.broken)
  const plural = report.dialects.length === 1 ? '' : 's'
  const dialects = `${report.wiring.length} targets, ${report.dialects.length} dialect${plural}`
  const state = broken.length === 0 ? paint.green('ok') : paint.red(`${broken.length} not wired`)
  const canary =
    report.canary === undefined
      ? ''
      : report.canary === 'refused'
        ? '      canary refused'
        : `      canary: ${paint.red(report.canary.problem)}`
  return `wiring     ${dialects}  ${state}${canary}`
}

function propertyLines(report: Report): string[] {
  const all = Object.values(report.properties)
  const runs = all.reduce((sum, { runs }) => sum + runs, 0)
  if (runs === 0) return []
  const share = (name: 'fellBack' | 'failedAfterOutput' | 'reconnected' | 'cancelled') =>
    `${Math.round((100 * all.reduce((sum, counts) => sum + counts[name], 0)) / runs)} %`
  return [
    `properties ${runs} runs: fall back ${share('fellBack')}, fail after output ${share('failedAfterOutput')}, reconnect ${share('reconnected')}, cancel ${share('cancelled')}`
  ]
}

function antecedentLines(report: Report): string[] {
  return report.requirements.map(
    ({ requirement, antecedents, runs }) =>
      `law        ${requirement.padEnd(36)} held its condition ${antecedents} times in ${runs} runs`
  )
}

function findingLines(report: Report, paint: Painter): string[] {
  const [first] = report.findings
  if (first === undefined) return []
  const where = first.target === undefined ? '' : ` at ${first.target}`
  return [
    `${paint.yellow('finding')}    ${report.findings.length} provider requests that no scenario accounts for, first ${first.kind}${where}: ${first.detail}`
  ]
}

/** Five lines: requirement and clause; expected; saw, with the event number; curl; replay. */
function failure(report: Report, verdict: RequirementVerdict, paint: Painter): string[] {
  const [first] = verdict.failures
  const saved = report.failures.find(({ requirement }) => requirement === verdict.requirement)
  const others = (verdict.failedRuns ?? verdict.failures.length) - 1
  const more = others > 0 ? ` (and ${others} more run${others === 1 ? '' : 's'})` : ''
  const event = first?.witness.at.sequence === undefined ? '' : ` (event ${first.witness.at.sequence})`
  return [
    `${paint.red('fail')}       ${paint.bold(verdict.requirement)}  ${clauseOf(verdict.requirement)}`,
    `  expected ${short(first?.witness.expected ?? 'nothing')}`,
    `  saw      ${short(first?.witness.saw ?? 'nothing')}${event} in ${first?.scenario ?? '?'}, ${first?.dialect ?? '?'}${more}`,
    `  curl     ${first?.curl ?? saved?.curl ?? (report.mode === 'in-process' ? 'none in process' : 'none: the run left no execution')}`,
    `  replay   ${saved?.replay ?? saved?.file ?? 'not saved'}`
  ]
}

/** A line is to be read at a glance; the other formats tell all of it. */
const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text)

function warning(verdict: RequirementVerdict, paint: Painter): string {
  const [first] = verdict.failures
  const what = `${short(first?.witness.saw ?? '')} in ${first?.scenario ?? ''}`
  return `${paint.yellow('warn')}       ${verdict.requirement}  ${what}   (explain ${verdict.requirement})`
}

/** What the baseline excused, and the entries that must go. */
function baselineLines({ baseline, requirements: verdicts }: Report, paint: Painter): string[] {
  return (baseline?.rows ?? []).flatMap(({ requirement, scenario, reason, expires, state }) => {
    const entry = `${requirement} in ${scenario}, until ${expires} (${reason})`
    const file = baseline?.path ?? 'the baseline'
    if (state === 'stale') return [`${paint.red('stale')}      ${entry}: it holds now; take the entry out of ${file}`]
    if (state === 'expired') {
      return [
        `${paint.red('expired')}    ${entry}: mend the runtime, or agree on a later day and write it into ${file}`
      ]
    }
    const runs = verdicts.find((verdict) => verdict.requirement === requirement)?.failedRuns ?? 0
    return state === 'used'
      ? [`${paint.yellow('known')}      ${entry}: failed in ${runs} run${runs === 1 ? '' : 's'}`]
      : []
  })
}

const isUnmet = ({ level, known, verdict }: Report['requirements'][number]): boolean =>
  level === 'MUST' && known !== true && ['not-exercised', 'blocked', 'inconclusive', 'kit-fault'].includes(verdict)

const unmetShown = 12

/** MUST rows that nothing was found out about; a long list says no more than its head. */
function unmetLines(report: Report, paint: Painter): string[] {
  // A filtered run leaves out most of them on purpose.
  const all = report.requirements.filter(
    (verdict) => isUnmet(verdict) && !(report.filter && verdict.verdict === 'not-exercised')
  )
  const lines = all
    .slice(0, unmetShown)
    .map(({ verdict, requirement, reason }) => `${paint.yellow(verdict)}  ${requirement}  ${reason ?? ''}`)
  return all.length > unmetShown ? [...lines, `  and ${all.length - unmetShown} more (see the report)`] : lines
}

function unprovenLines(report: Report, paint: Painter): string[] {
  if (report.unproven.length === 0) return []
  const [first] = report.unproven
  return [
    `${paint.yellow('unproven')}   ${report.unproven.length} runs were not counted, first ${first?.scenario} (${first?.dialect}): ${first?.missing}`
  ]
}

function refusedLines({ refused }: Report, paint: Painter): string[] {
  if (refused.length === 0) return []
  return [
    `${paint.yellow('refused')}    ${refused.length} runs met 429 every time, first ${refused[0]}; let the runtime admit more, or give a lower --jobs`
  ]
}

function notJudged(report: Report): string {
  const skipped = report.scenarios.skipped.length
  const parts = [
    `${report.notJudged.planned} planned`,
    ...(report.featuresNotClaimed.length > 0 ? [`not claimed: ${report.featuresNotClaimed.join(', ')}`] : []),
    `${report.notJudged.excluded} not for a kit to see`,
    ...(skipped > 0 ? [`${skipped} scenarios whose needs are not met`] : []),
    ...(report.dialectsNotCovered.length > 0 ? [`not covered: ${report.dialectsNotCovered.join(', ')}`] : []),
    ...(report.featuresUnclaimedButWorking.length > 0
      ? [`not claimed but working: ${report.featuresUnclaimedButWorking.join(', ')}`]
      : [])
  ]
  return `not judged ${parts.join(' · ')}`
}

function lastLine(report: Report, paint: Painter): string {
  if (report.exitCode === 0) return paint.green(report.line)
  return report.exitCode === 1 ? paint.red(report.line) : paint.yellow(report.line)
}
