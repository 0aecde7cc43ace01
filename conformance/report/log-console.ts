import type { LogReport, LogVerdict } from '../runner/log/log-report.ts'
import type { Painter } from './painter.ts'
import { printable } from './printable.ts'
import { clauseOf } from './row.ts'

/** The console report of a judged log: what was read, each violated requirement, what was not seen, and a last line with the verdict. */
export function logConsole(report: LogReport, paint: Painter): string {
  const { requirements } = report
  const broken = requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  const unseen = requirements.filter(({ verdict }) => verdict === 'not-exercised').map(({ requirement }) => requirement)
  const lines = [
    paint.bold(`model-runtime-kit ${report.kit} · spec ${report.spec} · ${printable(report.source, 200)}`),
    `log        ${readLine(report)}`,
    ...broken.flatMap((verdict) => brokenLines(verdict, paint)),
    ...(unseen.length === 0 ? [] : [`not seen   ${unseen.join(', ')}`]),
    'not judged all that needs the requests, the snapshots or the providers: run conform'
  ]
  const color = report.exitCode === 0 ? paint.green : report.exitCode === 1 ? paint.red : paint.yellow
  return `${lines.join('\n')}\n${color(report.line)}\n`
}

function readLine({ events, executions, fragments, open, setAside, cut }: LogReport): string {
  const more: readonly (readonly [number, string])[] = [
    [fragments, 'begun before the log'],
    [open, 'open at its end'],
    [setAside, 'set aside: too many open at once']
  ]
  const told = more.flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]))
  const last = cut ? ['last line cut off and left out'] : []
  return [`${events} events of ${executions} execution${executions === 1 ? '' : 's'}`, ...told, ...last].join(', ')
}

function brokenLines({ requirement, verdict, failedExecutions, failures }: LogVerdict, paint: Painter): string[] {
  const [first] = failures
  const word = verdict === 'fail' ? paint.red('fail') : paint.yellow('warn')
  const sequence = first?.sequence === undefined ? '' : `, event ${first.sequence}`
  const others = failedExecutions > 1 ? ` (and ${failedExecutions - 1} more)` : ''
  return [
    `${word}       ${paint.bold(requirement)}  ${clauseOf(requirement)}`,
    `  expected ${printable(first?.expected ?? '')}`,
    `  saw      ${printable(first?.saw ?? '')}`,
    `  at       line ${first?.line ?? '?'}, execution ${printable(first?.execution ?? '', 100)}${sequence}${others}`
  ]
}
