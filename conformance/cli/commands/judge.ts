import { createReadStream } from 'node:fs'
import type { Command } from 'commander'
import { laws } from '../../laws/index.ts'
import { logConsole } from '../../report/log-console.ts'
import { createPainter } from '../../report/painter.ts'
import { sanitizedReport } from '../../report/sanitized-report.ts'
import type { Io } from '../../runner/io.ts'
import { judgeLog } from '../../runner/log/judge-log.ts'
import { defaultLogLimits } from '../../runner/log/log-judge.ts'
import { buildLogReport } from '../../runner/log/log-report.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Finish } from '../run.ts'
import { feature, positive } from './shared-options.ts'

interface Flags {
  readonly feature: string[]
  readonly maxOpen: number
  readonly json?: boolean
}

const help = `
Examples:
  $ model-runtime-kit judge events.ndjson
  $ model-runtime-kit judge --feature finish_reason --json events.ndjson
  $ zcat events.ndjson.gz | model-runtime-kit judge -

The log holds one event a line, as JSON, each once; the events of an execution stand in their order, those of many may be interleaved.
Exit codes: 0 no violation · 1 a MUST is broken · 2 a line that is no event, no such file · 4 nothing verified · 130 interrupted
`

/** `judge <file>`: what a log from production shows by itself. */
export function addJudge(program: Command, io: Io, finish: Finish): void {
  program
    .command('judge')
    .description('Judge a log of events by the requirements that events alone can show.')
    .argument('<file>', 'events, one JSON object a line; - for standard input')
    .option('--feature <name>', 'judge a feature that the runtime claims (repeatable)', feature, [])
    .option('--max-open <number>', 'executions that are open at once, at most', positive, defaultLogLimits.open)
    .option('--json', 'print the report as JSON')
    .addHelpText('after', help)
    .action(async (file: string, { feature: features, maxOpen, json }: Flags) => {
      const { name, bytes } = sourceOf(file, io)
      const { signal } = io
      const judged = await judgeLog({ name, bytes, laws, signal, limits: { ...defaultLogLimits, open: maxOpen } })
      const report = buildLogReport({ source: name, judged, features, interrupted: signal.aborted })
      io.write(
        json === true
          ? `${JSON.stringify(sanitizedReport(report), undefined, 2)}\n`
          : logConsole(report, createPainter(io.color))
      )
      finish(report.exitCode)
    })
}

function sourceOf(file: string, { input }: Io): { name: string; bytes: AsyncIterable<Uint8Array> } {
  if (file !== '-') return { name: file, bytes: createReadStream(file, { highWaterMark: 256 * 1024 }) }
  if (input === undefined) throw new UsageError('there is no standard input to read; give the path of a file')
  return { name: 'standard input', bytes: input() }
}
