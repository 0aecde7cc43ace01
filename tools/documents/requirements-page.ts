import { mutants } from '../../conformance/mutants/index.ts'
import { type Requirement, requirements } from '../../generated/requirements.ts'

/** Where the page stands, from the root. */
export const requirementsPage = 'conformance/REQUIREMENTS.md'

/** The requirement reference, made from the rows, the laws and the mutants: every sentence, how it is judged, what shows that the law can fail. */
export function writeRequirementsPage(): string {
  const rows = Object.values(requirements)
  const chapters = groupByChapter(rows)
  const parts = [...chapters].map(([chapter, list]) => chapterPart(chapter, list))
  return `${head(rows)}\n${parts.join('\n')}`
}

function groupByChapter(rows: readonly Requirement[]): Map<string, Requirement[]> {
  const chapters = new Map<string, Requirement[]>()
  for (const row of rows) chapters.set(row.chapter, [...(chapters.get(row.chapter) ?? []), row])
  return chapters
}

function head(rows: readonly Requirement[]): string {
  const judged = rows.filter(({ state }) => state === 'law').length
  const planned = rows.filter(({ state }) => typeof state === 'object' && 'planned' in state).length
  return `<!-- Made from spec/requirements, conformance/laws and conformance/mutants by \`npm run documents\`. Do not edit. -->

# Requirements

Every sentence of the specification that binds a runtime, how this kit judges it, and which faulty runtimes show that the law can fail.
${rows.length} rows: ${judged} judged by a law, ${planned} planned, ${rows.length - judged - planned} excluded with the reason. On the command line:
\`model-runtime-kit explain <requirement>\`.
`
}

function chapterPart(chapter: string, rows: readonly Requirement[]): string {
  const lines = rows.map((row) => `| ${[idCell(row), row.level, clauseCell(row), judgedCell(row)].join(' | ')} |`)
  return `## ${chapter}

| Requirement | Level | Clause | Judged |
| --- | --- | --- | --- |
${lines.join('\n')}
`
}

const idCell = ({ id, anchor }: Requirement): string => `[\`${id}\`](../spec/${anchor})`

const clauseCell = ({ text }: Requirement): string => text.replaceAll('|', '\\|')

function judgedCell(row: Requirement): string {
  const terms = [
    ...(row.feature === undefined ? [] : [`where \`${row.feature}\` is claimed`]),
    ...(row.needs.length === 0 ? [] : [`needs ${row.needs.join(', ')}`])
  ]
  return [howJudged(row), ...terms].join('; ')
}

function howJudged({ id, state, test }: Requirement): string {
  if (state === 'law') {
    const killers = mutants.filter(({ predicts }) => predicts.includes(id)).map(({ name }) => `\`${name}\``)
    return `law${killers.length === 0 ? '' : `; kills ${killers.join(', ')}`}`
  }
  if ('planned' in state) return `planned: ${state.planned}`
  return `not by a kit (${state.excluded})${test === undefined ? '' : `: \`${test}\``}`
}
