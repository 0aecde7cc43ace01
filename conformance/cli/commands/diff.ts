import type { Command } from 'commander'
import { comparisonReport } from '../../report/comparison.ts'
import { createPainter } from '../../report/painter.ts'
import { compareReports } from '../../runner/compare-reports.ts'
import type { Io } from '../../runner/io.ts'
import { readReport } from '../../runner/read-report.ts'
import type { Finish } from '../run.ts'

const help = `
Examples:
  $ model-runtime-kit diff main/report.json .conform/report.json
  $ model-runtime-kit diff --json main/report.json .conform/report.json

Exit codes: 0 nothing got worse · 1 something did: a new failure or warning, a requirement that is no longer judged · 2 no such report
`

/** `diff a.json b.json`: what became of a runtime between two reports. */
export function addDiff(program: Command, io: Io, finish: Finish): void {
  program
    .command('diff')
    .description('Compare two reports: what fails anew, what is fixed, what is no longer judged.')
    .argument('<before>', 'the earlier report.json')
    .argument('<after>', 'the later one')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(async (first: string, second: string, { json }: { json?: boolean }) => {
      const [before, after] = await Promise.all([readReport(first), readReport(second)])
      const comparison = compareReports(before, after)
      io.write(
        json === true
          ? `${JSON.stringify({ version: 1, before: before.line, after: after.line, ...comparison }, undefined, 2)}\n`
          : comparisonReport([before, after], comparison, createPainter(io.color))
      )
      finish(comparison.worse ? 1 : 0)
    })
}
