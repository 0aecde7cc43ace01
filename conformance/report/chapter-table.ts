import type { VerdictKind } from '../model/verdict.ts'
import type { Painter } from './painter.ts'
import type { Report } from './report.ts'
import { verdictWords } from './verdict-words.ts'

const widths = { chapter: 14, must: 30, should: 16, cases: 6, generated: 11 } as const

/** One row a chapter: how its MUST and SHOULD rows fared, in how many runs of cases and of generated scenarios it was exercised. */
export function chapterTable(report: Report, paint: Painter): string[] {
  const chapters = [...new Set(report.requirements.map(({ chapter }) => chapter))]
  const head = columns(['chapter', 'must', 'should', 'cases', 'generated'])
  return [paint.bold(head), ...chapters.map((chapter) => row(report, chapter, paint))]
}

function row(report: Report, chapter: string, paint: Painter): string {
  const own = report.requirements.filter((verdict) => verdict.chapter === chapter)
  const tally = (level: string): string => {
    const counts = new Map<VerdictKind, number>()
    for (const { verdict } of own.filter((candidate) => candidate.level === level)) {
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    }
    return [...counts].map(([kind, count]) => `${count} ${verdictWords[kind].short}`).join(', ')
  }
  const { cases, generated } = report.chapters[chapter] ?? { cases: 0, generated: 0 }
  const line = columns([chapter, tally('MUST'), tally('SHOULD'), String(cases), String(generated)])
  return own.some(({ verdict }) => verdict === 'fail') ? paint.red(line) : line
}

function columns([chapter = '', must = '', should = '', cases = '', generated = '']: readonly string[]): string {
  const left = chapter.padEnd(widths.chapter) + must.padEnd(widths.must) + should.padEnd(widths.should)
  return left + cases.padStart(widths.cases) + generated.padStart(widths.generated)
}
