import { clientRequirements } from '../../../generated/client-requirements.ts'
import type { Painter } from '../../report/painter.ts'
import { printable } from '../../report/printable.ts'
import { quote } from '../../runner/curl.ts'
import type { ClientReport, ClientVerdict } from './client-report.ts'

const widths = { chapter: 14, must: 24, should: 24, scenarios: 10 } as const

const short = { pass: 'pass', fail: 'fail', warn: 'warn', observed: 'observed', 'not-exercised': 'never' } as const

/** The console report: head, one row a chapter, five lines a failure, and a last line that alone carries the verdict. */
export function clientConsole(
  report: ClientReport,
  paint: Painter,
  { path, program }: { readonly path: string; readonly program: string }
): string {
  const { driver } = report
  const who = printable(`${driver.name} ${driver.version} (${driver.language})`, 200)
  const lines = [
    paint.bold(
      `model-runtime-kit ${report.kit} · client requirements ${report.revision} · seed ${report.seed} · ${who}`
    ),
    ...chapterLines(report, paint),
    ...report.requirements
      .filter(({ verdict }) => verdict === 'fail')
      .flatMap((verdict) => failure(verdict, report, program, paint)),
    ...report.requirements.filter(({ verdict }) => verdict === 'warn').map((verdict) => warning(verdict, paint)),
    ...report.requirements
      .filter(({ verdict, reason }) => verdict === 'not-exercised' && reason !== undefined)
      .map(
        ({ requirement, reason }) => `${paint.yellow('never')}      ${requirement}  ${printable(reason ?? '', 300)}`
      ),
    ...report.faults
      .slice(0, 12)
      .map(({ scenario, message }) => `${paint.yellow('kit fault')}  ${scenario}: ${printable(message, 300)}`),
    `report     ${path}   ${Math.round(report.durationMs / 1000)} s`,
    lastLine(report, paint)
  ]
  return `${lines.join('\n')}\n`
}

function chapterLines({ requirements, scenarios }: ClientReport, paint: Painter): string[] {
  const chapters = [...new Set(requirements.map(({ chapter }) => chapter))]
  const head = columns('chapter', 'must', 'should', 'scenarios')
  return [
    paint.bold(head),
    ...chapters.map((chapter) => {
      const own = requirements.filter((verdict) => verdict.chapter === chapter)
      const runs = scenarios.filter(({ id }) => id.startsWith(`${chapter}/`)).length
      const line = columns(chapter, tally(own, 'MUST'), tally(own, 'SHOULD'), String(runs))
      return own.some(({ verdict }) => verdict === 'fail') ? paint.red(line) : line
    })
  ]
}

function tally(verdicts: readonly ClientVerdict[], level: ClientVerdict['level']): string {
  const counts = new Map<string, number>()
  for (const { verdict } of verdicts.filter((candidate) => candidate.level === level))
    counts.set(short[verdict], (counts.get(short[verdict]) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ')
}

const columns = (chapter: string, must: string, should: string, scenarios: string): string =>
  chapter.padEnd(widths.chapter) +
  must.padEnd(widths.must) +
  should.padEnd(widths.should) +
  scenarios.padStart(widths.scenarios)

const clauseOf = (id: string): string => Object.values(clientRequirements).find((row) => row.id === id)?.text ?? ''

/** Five lines: requirement and clause; expected; saw; where; replay. */
function failure(
  { requirement, failures }: ClientVerdict,
  { seed, command }: ClientReport,
  program: string,
  paint: Painter
): string[] {
  const [first] = failures
  const others = new Set(failures.map(({ scenario }) => scenario)).size - 1
  const more = others > 0 ? ` (and ${others} more scenario${others === 1 ? '' : 's'})` : ''
  return [
    `${paint.red('fail')}       ${paint.bold(requirement)}  ${clauseOf(requirement)}`,
    `  expected ${printable(first?.expected ?? '', 300)}`,
    `  saw      ${sawLines(first?.saw ?? '')}`,
    `  where    ${first?.scenario ?? ''}, ${printable(first?.where ?? '', 200)}${more}`,
    `  replay   ${program} conform-client --filter ${quote(first?.scenario ?? '')} --seed ${seed} -- ${command}`
  ]
}

/** The last lines of a driver that died may follow. */
const sawLines = (saw: string): string =>
  saw
    .split('\n')
    .map((line) => printable(line, 400))
    .join('\n           ')

function warning({ requirement, failures }: ClientVerdict, paint: Painter): string {
  const [first] = failures
  return `${paint.yellow('warn')}       ${requirement}  expected ${printable(first?.expected ?? '', 200)}, saw ${printable(first?.saw ?? '', 200)}, in ${first?.scenario ?? ''}`
}

function lastLine({ line, exitCode }: ClientReport, paint: Painter): string {
  const text = printable(line, 400)
  if (exitCode === 0) return paint.green(text)
  return exitCode === 1 ? paint.red(text) : paint.yellow(text)
}
