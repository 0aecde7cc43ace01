import { consoleReport } from '../report/console.ts'
import { jsonReport } from '../report/json.ts'
import { createPainter } from '../report/painter.ts'
import type { Report } from '../report/report.ts'
import { sanitizedReport } from '../report/sanitized-report.ts'
import { writeReports } from '../report/write-reports.ts'
import { aftermath, type Leftovers } from './aftermath.ts'
import { buildReport, type Findings } from './build-report.ts'
import type { Io } from './io.ts'
import { judgeRuntime } from './judge-runtime.ts'
import { createKeyScan, type KeyScan } from './key-scan.ts'
import { checkScenarios, createKnownFailures } from './known-failures.ts'
import type { Meeting } from './meet.ts'
import type { RunOptions } from './options.ts'
import type { OutputScan } from './output-scan.ts'
import { planAll } from './plan-all.ts'
import { prepareOut } from './prepare-out.ts'
import { redactedBy } from './redacted-by.ts'
import type { Subject } from './subject.ts'
import { everyFeature, surroundingsOf } from './surroundings-of.ts'
import { createTimeLimit } from './time-limit.ts'
import { NotWired } from './usage-error.ts'
import { type Wired, withRuntime } from './with-runtime.ts'

/** The result of a conformance run; `exitCode` is what the command ends with. */
export interface Conformed {
  readonly report: Report
  readonly exitCode: number
}

/**
 * Judges a runtime: meets it, proves the wiring target by target, sends the canary, runs named cases and generated scenarios, shrinks
 * what fails, writes the reports. Whatever happens, the runtime it started, its files and the lab are gone when it returns.
 *
 * @throws UsageError before anything is started, where the filter or an entry of the baseline matches nothing, or there is no place for
 * the report.
 */
export async function conform(meeting: Meeting, options: RunOptions, io: Io, subject: Subject): Promise<Conformed> {
  const started = performance.now()
  const found: Findings = { startedAt: new Date().toISOString(), wiring: [], files: [] }
  planAll(subject, options, surroundingsOf(meeting, options, everyFeature))
  if (options.baseline !== undefined) {
    checkScenarios(
      options.baseline,
      subject.cases.map(({ id }) => id),
      Object.keys(subject.arbitraries)
    )
    found.known = createKnownFailures(options.baseline, found.startedAt.slice(0, 10))
  }
  await prepareOut(options.out)
  const limit = createTimeLimit(options.maxTimeMs, io.signal)
  let scan: KeyScan = createKeyScan({})
  let leftovers: (() => Leftovers) | undefined
  try {
    await withRuntime(meeting, options, io, async (wired, itsScan) => {
      scan = itsScan
      leftovers = () => leftoversOf(wired, itsScan)
      await judgeRuntime({ meeting, options, io, subject, scan, found, wired, limit })
    })
  } catch (error) {
    if (!(error instanceof NotWired)) throw error
    if (!io.signal.aborted) found.notWired = error.message
  } finally {
    limit.stop()
  }
  // Only now the runtime has said its last word.
  for (const items of leftovers === undefined ? [] : aftermath(leftovers())) found.session?.judge.add(items)
  const durationMs = performance.now() - started
  const plain = buildReport({ meeting, options, found, scan, interrupted: io.signal.aborted, durationMs })
  return told(sanitizedReport(redactedBy(scan, plain)), options, io)
}

function leftoversOf({ context, lab }: Wired, scan: OutputScan): Leftovers {
  const { features, seed, hearsOutput } = context
  const output = hearsOutput ? { output: scan.ofProcess() } : {}
  return { ...output, unaccounted: lab.desk.unaccounted, features, seed }
}

/** Writes the report and prints it; it is printed also where it cannot be written. */
async function told(report: Report, options: RunOptions, io: Io): Promise<Conformed> {
  const { GITHUB_STEP_SUMMARY: summary } = io.env
  const path = await writeReports(options.out, report, {
    ...(summary === undefined ? {} : { summary }),
    warn: (sentence) => io.error(`warning: ${sentence}\n`)
  }).catch((error: NodeJS.ErrnoException) => {
    io.error(`error: the report cannot be written to ${options.out} (${error.code ?? 'unknown'}); make room for it\n`)
    return undefined
  })
  const shown = { path: path ?? 'not written', antecedents: options.antecedents }
  io.write(options.json ? jsonReport(report) : consoleReport(report, createPainter(io.color), shown))
  return { report, exitCode: path === undefined && report.exitCode === 0 ? 2 : report.exitCode }
}
