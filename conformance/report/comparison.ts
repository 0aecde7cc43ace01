import type { Change, Comparison } from '../runner/compare-reports.ts'
import type { Painter } from './painter.ts'
import type { Report } from './report.ts'

/** Two reports side by side as text: both verdicts, one line a change, what else differs, and a last line that says what it comes to. */
export function comparisonReport(
  [before, after]: readonly [Report, Report],
  comparison: Comparison,
  paint: Painter
): string {
  const { failed, warned, stopped, fixed, started, beside, notes } = comparison
  const lines = [
    `before     ${before.line}`,
    `after      ${after.line}`,
    ...failed.map((change) => line(paint.red('new fail'), 8, change)),
    ...warned.map((change) => line(paint.yellow('new warn'), 8, change)),
    ...beside.map((sentence) => `${paint.red('new')}        ${sentence}`),
    ...stopped.map((change) =>
      line(paint.red('stopped'), 7, { ...change, because: `no longer judged: ${whyNot(change)}` })
    ),
    ...fixed.map((change) => line(paint.green('fixed'), 5, change)),
    ...started.map((change) => line('started', 7, change)),
    ...notes.map((note) => `note       ${note}`),
    conclusion(comparison, paint)
  ]
  return `${lines.join('\n')}\n`
}

function line(word: string, width: number, { requirement, before, after, because }: Change): string {
  const reason = because === undefined ? '' : `  ${because}`
  return `${word}${' '.repeat(11 - width)}${requirement}  ${before} → ${after}${reason}`
}

const whyNot = ({ after, because }: Change): string =>
  because ?? (after === 'absent' ? 'the later report does not hold it (see the notes)' : 'nobody looked')

function conclusion({ failed, warned, stopped, fixed, started, beside, worse }: Comparison, paint: Painter): string {
  const counts: readonly (readonly [number, string])[] = [
    [failed.length, failed.length === 1 ? 'new failure' : 'new failures'],
    [warned.length, warned.length === 1 ? 'new warning' : 'new warnings'],
    [beside.length, 'new beside the requirements'],
    [stopped.length, 'no longer judged'],
    [fixed.length, 'fixed'],
    [started.length, 'judged for the first time']
  ]
  const told = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(', ')
  if (worse) return paint.red(`worse: ${told}`)
  return paint.green(told === '' ? 'no change' : `not worse: ${told}`)
}
