import type { VerdictKind } from '../model/verdict.ts'
import type { Painter } from './painter.ts'
import type { Report } from './report.ts'

const widths = { chapter: 14, must: 30, should: 16, scenarios: 9 } as const

const short: Readonly<Record<VerdictKind, string>> = {
  pass: 'pass',
  fail: 'fail',
  warn: 'warn',
  observed: 'observed',
  'not-applicable': 'n/a',
  'not-exercised': 'never',
  blocked: 'blocked',
  inconclusive: 'unclear',
  'kit-fault': 'kit fault'
}

/** One row a chapter: how its MUST and SHOULD rows fared, how many scenarios and generated runs stand behind it. */
export function chapterTable(report: Report, paint: Painter): string[] {
  const chapters = [...new Set(report.requirements.map(({ chapter }) => chapter))]
  const head = `${'chapter'.padEnd(widths.chapter)}${'must'.padEnd(widths.must)}${'should'.padEnd(widths.should)}${'runs'.padStart(widths.scenarios)}`
  return [paint.bold(head), ...chapters.map((chapter) => row(report, chapter, paint))]
}

function row(report: Report, chapter: string, paint: Painter): string {
  const own = report.requirements.filter((verdict) => verdict.chapter === chapter)
  const tally = (level: string): string => {
    const counts = new Map<VerdictKind, number>()
    for (const { verdict } of own.filter((candidate) => candidate.level === level)) {
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    }
    return [...counts].map(([kind, count]) => `${count} ${short[kind]}`).join(', ')
  }
  const runs = Math.max(0, ...own.map((verdict) => verdict.runs))
  const line = `${chapter.padEnd(widths.chapter)}${tally('MUST').padEnd(widths.must)}${tally('SHOULD').padEnd(widths.should)}${String(runs).padStart(widths.scenarios)}`
  return own.some(({ verdict }) => verdict === 'fail') ? paint.red(line) : line
}
