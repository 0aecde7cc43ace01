import type { VerdictKind } from '../model/verdict.ts'
import type { Report } from './report.ts'
import { clauseOf } from './row.ts'
import { sharpnessWords } from './sharpness.ts'
import { verdictKinds, verdictWords } from './verdict-words.ts'

type Judged = Report['requirements'][number]

/** So many of a list are told; the JSON report has the rest. */
const shown = 25

/**
 * The report as Markdown, for a job summary: the verdict, the table by chapter, each failure with its clause, witness and replay command,
 * the warnings, what was not judged. Whatever came from a runtime stands in code spans, where no Markdown, HTML or mention works.
 */
export function markdownReport(report: Report): string {
  const parts = [
    `## ${signOf(report)} Model runtime conformance\n\n**${escaped(report.line)}**`,
    `${code(report.subject)} · model-runtime-kit ${escaped(report.kit)} (${escaped(sharpnessWords(report.sharpness))}) · spec ${escaped(report.spec)} · seed ${report.seed} · ${Math.round(report.durationMs / 1000)} s`,
    ...(report.requirements.length > 0 ? [chapterTable(report)] : []),
    ...list('Failures', report, isNew('fail'), failure),
    ...list('Warnings', report, isNew('warn'), warning),
    ...list('Known failures', report, ({ known }) => known === true, warning),
    ...list('Without a verdict', report, isOpen, unmet),
    ...baselineLines(report),
    ...troubles(report),
    notJudged(report)
  ]
  return `${parts.join('\n\n')}\n`
}

function signOf({ exitCode, outcome }: Report): string {
  if (exitCode === 1) return '❌'
  return exitCode === 0 && outcome !== 'known-failures' ? '✅' : '⚠️'
}

function chapterTable(report: Report): string {
  const kinds = verdictKinds.filter((kind) => report.requirements.some(({ verdict }) => verdict === kind))
  const head = ['chapter', ...kinds.map((kind) => verdictWords[kind].short)]
  const chapters = [...new Set(report.requirements.map(({ chapter }) => chapter))]
  const lines = chapters.map((chapter) => {
    const own = report.requirements.filter((judged) => judged.chapter === chapter)
    const counts = kinds.map((kind) => own.filter(({ verdict }) => verdict === kind).length)
    return row([escaped(chapter), ...counts.map((count) => (count === 0 ? '' : String(count)))])
  })
  return [row(head), row(['---', ...kinds.map(() => '---:')]), ...lines].join('\n')
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function list(
  title: string,
  report: Report,
  belongs: (judged: Judged, report: Report) => boolean,
  tell: (judged: Judged, report: Report) => string
): string[] {
  const all = report.requirements.filter((judged) => belongs(judged, report))
  if (all.length === 0) return []
  const more = all.length > shown ? [`… and ${all.length - shown} more: see the report.`] : []
  return [`### ${title} (${all.length})`, ...all.slice(0, shown).map((judged) => tell(judged, report)), ...more]
}

const open: readonly VerdictKind[] = ['not-exercised', 'blocked', 'inconclusive', 'kit-fault']

const isNew =
  (kind: VerdictKind) =>
  ({ verdict, known }: Judged): boolean =>
    verdict === kind && known !== true

const isOpen = ({ level, verdict, known }: Judged, { filter }: Report): boolean =>
  level === 'MUST' && known !== true && open.includes(verdict) && !(filter !== undefined && verdict === 'not-exercised')

function failure(judged: Judged, report: Report): string {
  const [first] = judged.failures
  const saved = report.failures.find(({ requirement }) => requirement === judged.requirement)
  const witness = saved?.evidence?.witness ?? first?.witness
  const event = witness?.at.sequence === undefined ? '' : ` (event ${witness.at.sequence})`
  return [
    `<details><summary><code>${judged.requirement}</code></summary>\n`,
    `${escaped(clauseOf(judged.requirement))}\n`,
    `- expected ${code(witness?.expected ?? '')}`,
    `- saw ${code(witness?.saw ?? '')}${event}`,
    `- in ${code(saved?.scenario ?? first?.scenario ?? '')}, ${code(saved?.dialect ?? first?.dialect ?? '')}`,
    ...(saved?.replay === undefined ? [] : [`- replay ${code(saved.replay)}`]),
    ...(saved?.curl === undefined ? [] : [`- curl ${code(saved.curl)}`]),
    '\n</details>'
  ].join('\n')
}

const warning = (judged: Judged): string =>
  `- \`${judged.requirement}\`: ${code(judged.failures[0]?.witness.saw ?? '')} in ${code(judged.failures[0]?.scenario ?? '')}`

const unmet = (judged: Judged): string =>
  `- \`${judged.requirement}\` ${verdictWords[judged.verdict].short}: ${code(judged.reason ?? '')}`

/** Entries of the baseline that must go: they fail the run. */
function baselineLines({ baseline }: Report): string[] {
  const rows = (baseline?.rows ?? []).filter(({ state }) => state === 'stale' || state === 'expired')
  if (rows.length === 0) return []
  const lines = rows.map(({ requirement, scenario, state }) => `- ${state}: ${code(`${requirement} ${scenario}`)}`)
  return [`### Baseline\n\n${lines.slice(0, shown).join('\n')}`]
}

/** What goes wrong beside the requirements. */
function troubles(report: Report): string[] {
  const lines = [
    ...report.wiring.flatMap(({ target, broken }) =>
      broken === undefined ? [] : [`- ${code(target)} is not wired: ${code(broken.saw)}; ${code(broken.fix)}`]
    ),
    ...(typeof report.canary === 'object' ? [`- canary: ${code(report.canary.problem)}`] : []),
    ...report.leaks.map(
      ({ target, form, where }) => `- the key of ${code(target)} was written out (${form}) in ${code(where)}`
    ),
    ...report.kitFaults.map(({ scenario, message }) => `- fault of the kit in ${code(scenario)}: ${code(message)}`),
    ...report.findings
      .slice(0, 1)
      .map(
        ({ kind, detail }) =>
          `- ${report.findings.length} provider requests that no scenario accounts for, first ${code(`${kind}: ${detail}`)}`
      )
  ]
  return lines.length === 0 ? [] : [['### Beside the requirements\n', ...lines.slice(0, shown)].join('\n')]
}

function notJudged(report: Report): string {
  const { planned, excluded } = report.notJudged
  const unclaimed =
    report.featuresNotClaimed.length === 0 ? '' : ` · not claimed: ${report.featuresNotClaimed.join(', ')}`
  return `Not judged: ${planned} planned, ${excluded} not for a kit to see${unclaimed}`
}

/** Text of our own outside code: nothing in it is Markdown. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|~@&!]/g, (sign) => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`))

/** A code span around any one line: fenced by more backticks than it holds. Long ones are cut. */
function code(text: string): string {
  const line = (text.length > 500 ? `${text.slice(0, 500)}…` : text).replaceAll(/\r?\n/g, ' ').replaceAll('|', '¦')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return line.trim() === '' ? '(empty)' : `${fence} ${line} ${fence}`
}
