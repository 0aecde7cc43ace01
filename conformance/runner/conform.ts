import { featureMeanings } from '../../generated/requirements.ts'
import { dialects as labDialects } from '../lab/dialects/index.ts'
import { consoleReport } from '../report/console.ts'
import { jsonReport } from '../report/json.ts'
import { createPainter } from '../report/painter.ts'
import type { Report } from '../report/report.ts'
import { sanitizedReport } from '../report/sanitized-report.ts'
import { writeReports } from '../report/write-reports.ts'
import { buildReport, type Findings } from './build-report.ts'
import { canary } from './canary.ts'
import { quote } from './curl.ts'
import { brokenSentence, doctor } from './doctor.ts'
import { globMatcher } from './glob.ts'
import type { Io } from './io.ts'
import { createKeyScan, type KeyScan } from './key-scan.ts'
import { checkScenarios, createKnownFailures } from './known-failures.ts'
import type { Meeting } from './meet.ts'
import type { Surroundings } from './needs.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import { planAll, type WholePlan } from './plan-all.ts'
import { createProgress } from './progress.ts'
import { drawRuns } from './properties.ts'
import { saveFailures } from './save-failures.ts'
import { createSession, type Session } from './session.ts'
import type { Subject } from './subject.ts'
import { createTimeLimit, type TimeLimit } from './time-limit.ts'
import { untilAborted } from './until-aborted.ts'
import { NotWired } from './usage-error.ts'
import { wiredDialects } from './wired-dialects.ts'
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
 * @throws UsageError before anything is started, where the filter or an entry of the baseline matches nothing.
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
  const limit = createTimeLimit(options.maxTimeMs, io.signal)
  let scan: KeyScan = createKeyScan({})
  try {
    await withRuntime(meeting, options, io, async (wired, itsScan) => {
      scan = itsScan
      await judgeRuntime({ meeting, options, io, subject, scan, found, wired, limit })
    })
  } catch (error) {
    if (!(error instanceof NotWired)) throw error
    if (!io.signal.aborted) found.notWired = error.message
  } finally {
    limit.stop()
  }
  const durationMs = performance.now() - started
  const plain = buildReport({ meeting, options, found, scan, interrupted: io.signal.aborted, durationMs })
  const report = sanitizedReport(redactedBy(scan, plain))
  const { GITHUB_STEP_SUMMARY: summary } = io.env
  const path = await writeReports(options.out, report, {
    ...(summary === undefined ? {} : { summary }),
    warn: (sentence) => io.error(`warning: ${sentence}\n`)
  })
  io.write(
    options.json
      ? jsonReport(report)
      : consoleReport(report, createPainter(io.color), { path, antecedents: options.antecedents })
  )
  return { report, exitCode: report.exitCode }
}

/** A key that the runtime gave away goes no further: not into our own files either, whatever a witness quotes. */
function redactedBy<T>(scan: KeyScan, value: T): T {
  return JSON.parse(scan.redact(JSON.stringify(value))) as T
}

interface Work {
  readonly meeting: Meeting
  readonly options: RunOptions
  readonly io: Io
  readonly subject: Subject
  readonly scan: KeyScan
  readonly found: Findings
  readonly wired: Wired
  readonly limit: TimeLimit
}

async function judgeRuntime(work: Work): Promise<void> {
  const { found, io, limit, meeting, options, subject } = work
  const { context, info, lab } = work.wired
  found.info = info
  found.features = context.features
  if (subject.stubWiring !== true) await proveWiring(work)
  if (io.signal.aborted) return
  const abortVisible = !found.wiring.some(({ proxied }) => proxied)
  const surroundings = { ...surroundingsOf(meeting, options, context.features), abortVisible }
  const { runs, skipped } = planAll(subject, options, surroundings)
  found.skipped = skipped
  const progress = createProgress(io, runs.length, limit)
  const session = createSession({
    ...subject,
    context,
    surroundings,
    onProgress: progress.show,
    ...(found.known === undefined ? {} : { baseline: found.known })
  })
  found.session = session
  await untilAborted(makeRuns(work, session, runs, surroundings), limit.end)
  const missed = runs.length - session.done() - session.refused.length
  if (limit.ended() && missed > 0) found.missed = missed
  if (!io.signal.aborted) {
    await untilAborted(session.settle(settleLimit(limit)), io.signal)
    const redacted = <T>(value: T): T => redactedBy(work.scan, value)
    const replayWith = (file: string, option?: string) => replayCommand(file, meeting, options, io, option)
    const saving = saveFailures(session, { ...options, limit }, progress, replayWith, redacted)
    found.files = (await untilAborted(saving, io.signal)) ?? []
  }
  progress.end()
  found.findings = lab.desk.findings
}

/** Everything that was planned; then, until the time is up, what a longer run would have drawn. */
async function makeRuns(
  { options, subject, limit }: Work,
  session: Session,
  planned: WholePlan['runs'],
  surroundings: Surroundings
): Promise<void> {
  await session.run(planned, options.jobs, limit.starting)
  if (options.maxTimeMs === undefined) return
  const { arbitraries } = subject
  const { seed, runs: runsPerChapter, filter } = options
  for (let from = runsPerChapter; !limit.starting.aborted; from += runsPerChapter) {
    const drawn = drawRuns({ arbitraries, seed, runsPerChapter, from, surroundings })
    const chosen = filter === undefined ? drawn : drawn.filter(({ scenario }) => globMatcher(filter)(scenario.id))
    if (chosen.length === 0) return
    await session.run(chosen, options.jobs, limit.starting)
  }
}

const settleMs = 90_000

/** Doubts are looked into until the time is up, and not for ever where it never is. */
function settleLimit(limit: TimeLimit): () => boolean {
  const started = performance.now()
  return () => limit.end.aborted || performance.now() - started > settleMs
}

/** Follows one execution through every target, then asks for what no target has. */
async function proveWiring({ found, io, wired }: Work): Promise<void> {
  found.wiring = (await untilAborted(doctor(wired.context), io.signal)) ?? []
  const broken = found.wiring.map(brokenSentence).find((sentence) => sentence !== undefined)
  const rest = wiredDialects(wired.context.targets, found.wiring)
  const hint = rest.length === 0 ? '' : `; to judge what is wired alone: --dialects ${rest.join(',')}`
  if (broken !== undefined) throw new NotWired(`${broken}${hint}`)
  if (io.signal.aborted) return
  const problem = await untilAborted(canary(wired.context), io.signal)
  found.canary = problem === undefined ? 'refused' : { problem }
}

/** The command that makes a saved failure again, as it can be pasted; none in process. */
function replayCommand(
  file: string,
  { again }: Meeting,
  options: RunOptions,
  io: Io,
  option?: string
): string | undefined {
  const { configDialect, dialects, timeoutMs } = options
  const words = [
    io.program,
    'replay',
    quote(file),
    ...(option === undefined ? [] : [option]),
    ...(configDialect === 'extended' ? ['--config-dialect extended'] : []),
    ...(dialects.length === labDialects.length ? [] : [`--dialects ${dialects.join(',')}`]),
    ...(timeoutMs === defaultOptions.timeoutMs ? [] : [`--timeout ${timeoutMs / 1000}`]),
    again
  ]
  return again === undefined ? undefined : words.join(' ')
}

const everyFeature: readonly string[] = Object.keys(featureMeanings)

const surroundingsOf = (meeting: Meeting, options: RunOptions, features: readonly string[]): Surroundings => ({
  mode: meeting.mode,
  dialects: options.dialects,
  features,
  configDialect: options.configDialect,
  abortVisible: true
})
