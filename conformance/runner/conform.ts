import { featureMeanings } from '../../generated/requirements.ts'
import { consoleReport } from '../report/console.ts'
import { jsonReport, writeReport } from '../report/json.ts'
import { createPainter } from '../report/painter.ts'
import type { Report } from '../report/report.ts'
import { buildReport, type Findings } from './build-report.ts'
import { canary } from './canary.ts'
import { brokenSentence, doctor } from './doctor.ts'
import type { Io } from './io.ts'
import { createKeyScan, type KeyScan } from './key-scan.ts'
import type { Meeting } from './meet.ts'
import type { Surroundings } from './needs.ts'
import type { RunOptions } from './options.ts'
import { type Plan, plan, select } from './plan.ts'
import { createProgress } from './progress.ts'
import { drawRuns, type PropertyRun } from './properties.ts'
import { saveFailures } from './save-failures.ts'
import { createSession } from './session.ts'
import type { Subject } from './subject.ts'
import { untilAborted } from './until-aborted.ts'
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
 * @throws UsageError before anything is started, where the filter matches nothing.
 */
export async function conform(meeting: Meeting, options: RunOptions, io: Io, subject: Subject): Promise<Conformed> {
  const started = performance.now()
  const found: Findings = { startedAt: new Date().toISOString(), wiring: [], files: [] }
  planAll(meeting, options, subject, everyFeature)
  let scan: KeyScan = createKeyScan({})
  try {
    await withRuntime(meeting, options, io, async (wired, itsScan) => {
      scan = itsScan
      await judgeRuntime({ meeting, options, io, subject, scan, found, wired })
    })
  } catch (error) {
    if (!(error instanceof NotWired)) throw error
    if (!io.signal.aborted) found.notWired = error.message
  }
  const durationMs = performance.now() - started
  const report = buildReport({ meeting, options, found, scan, interrupted: io.signal.aborted, durationMs })
  const path = await writeReport(options.out, report)
  io.write(options.json ? jsonReport(report) : consoleReport(report, createPainter(io.color), path))
  return { report, exitCode: report.exitCode }
}

interface Work {
  readonly meeting: Meeting
  readonly options: RunOptions
  readonly io: Io
  readonly subject: Subject
  readonly scan: KeyScan
  readonly found: Findings
  readonly wired: Wired
}

async function judgeRuntime(work: Work): Promise<void> {
  const { options, io, found, scan, subject } = work
  const { context, info } = work.wired
  found.info = info
  found.features = context.features
  found.wiring = (await untilAborted(doctor(context), io.signal)) ?? []
  const broken = found.wiring.map(brokenSentence).find((sentence) => sentence !== undefined)
  if (broken !== undefined) throw new NotWired(broken)
  if (io.signal.aborted) return
  const problem = await untilAborted(canary(context), io.signal)
  found.canary = problem === undefined ? 'refused' : { problem }

  const abortVisible = !found.wiring.some(({ proxied }) => proxied)
  const surroundings = { ...surroundingsOf(work.meeting, options, context.features), abortVisible }
  const { named, generated } = planAll(work.meeting, options, subject, context.features)
  found.skipped = named.skipped
  const runs = [...named.runs, ...generated]
  const progress = createProgress(io, runs.length)
  found.session = createSession({ ...subject, context, scan, surroundings, onProgress: progress.show })
  await untilAborted(found.session.run(runs, options.jobs, io.signal), io.signal)
  if (!io.signal.aborted) {
    found.files = (await untilAborted(saveFailures(found.session, options, progress), io.signal)) ?? []
  }
  progress.end()
}

const everyFeature: readonly string[] = Object.keys(featureMeanings)

const surroundingsOf = (meeting: Meeting, options: RunOptions, features: readonly string[]): Surroundings => ({
  mode: meeting.mode,
  dialects: options.dialects,
  features,
  configDialect: options.configDialect,
  abortVisible: true
})

/** Named and generated runs. A filter may name either; one that names neither is an error. */
function planAll(
  meeting: Meeting,
  options: RunOptions,
  subject: Subject,
  features: readonly string[]
): { named: Plan; generated: readonly PropertyRun[] } {
  const surroundings = surroundingsOf(meeting, options, features)
  const { seed, runs: runsPerChapter } = options
  const drawn = drawRuns({ arbitraries: subject.arbitraries, seed, runsPerChapter, surroundings })
  const entries = [...subject.cases, ...drawn]
  const chosen = new Set(select(entries, (entry) => ('id' in entry ? entry.id : entry.scenario.id), options.filter))
  return {
    named: plan(
      subject.cases.filter((scenario) => chosen.has(scenario)),
      surroundings
    ),
    generated: drawn.filter((run) => chosen.has(run))
  }
}
