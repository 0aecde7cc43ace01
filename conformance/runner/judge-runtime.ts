import type { Findings } from './build-report.ts'
import { createFloodWatch } from './flood-watch.ts'
import { globMatcher } from './glob.ts'
import { createGoneWatch } from './gone-watch.ts'
import type { Io } from './io.ts'
import type { KeyScan } from './key-scan.ts'
import type { Meeting } from './meet.ts'
import type { Surroundings } from './needs.ts'
import type { RunOptions } from './options.ts'
import { planAll, type WholePlan } from './plan-all.ts'
import { createProgress } from './progress.ts'
import { drawRuns } from './properties.ts'
import { proveWiring } from './prove-wiring.ts'
import { redactedBy } from './redacted-by.ts'
import { replayCommand } from './replay-command.ts'
import { saveFailures } from './save-failures.ts'
import { createSession, type Session } from './session.ts'
import type { Subject } from './subject.ts'
import { surroundingsOf } from './surroundings-of.ts'
import type { TimeLimit } from './time-limit.ts'
import { untilAborted } from './until-aborted.ts'
import type { Wired } from './with-runtime.ts'

/** One runtime to judge, and what it is judged with. */
export interface Work {
  readonly meeting: Meeting
  readonly options: RunOptions
  readonly io: Io
  readonly subject: Subject
  readonly scan: KeyScan
  readonly found: Findings
  readonly wired: Wired
  readonly limit: TimeLimit
}

/** Proves the wiring, makes the planned runs, looks again at what is in doubt and saves what failed. What it finds goes into `found`. */
export async function judgeRuntime(work: Work): Promise<void> {
  const { found, io, limit, meeting, options, subject } = work
  const { context, info, lab, signals } = work.wired
  found.info = info
  found.features = context.features
  if (subject.stubWiring !== true) await proveWiring(work)
  if (io.signal.aborted) return
  const abortVisible = !found.wiring.some(({ hidesAborts }) => hidesAborts === true)
  const surroundings = { ...surroundingsOf(meeting, options, context.features), abortVisible, signals }
  const { runs, skipped } = planAll(subject, options, surroundings)
  found.skipped = skipped
  const progress = createProgress(io, runs.length, limit)
  const gone = createGoneWatch(context.base, work.wired.ended)
  const flood = createFloodWatch()
  const session = createSession({
    ...subject,
    context,
    surroundings,
    onProgress: progress.show,
    onItems(items) {
      gone.look(items)
      flood.look(items)
    },
    ...(found.known === undefined ? {} : { baseline: found.known })
  })
  found.session = session
  const starting = AbortSignal.any([limit.starting, gone.signal, flood.signal])
  await untilAborted(makeRuns(work, session, runs, surroundings, starting), limit.end)
  await gone.settled()
  const missed = runs.length - session.done() - session.refused.length
  if (!io.signal.aborted && missed > 0) found.missed = missed
  const sentence = gone.sentence()
  if (sentence !== undefined) found.gone = sentence
  const flooded = flood.sentence()
  if (flooded !== undefined) found.flooded = flooded
  if (!io.signal.aborted) {
    const over = settleLimit(limit)
    const isLeft = sentence !== undefined || flooded !== undefined
    await untilAborted(
      session.settle(() => over() || isLeft),
      io.signal
    )
    const redacted = <T>(value: T): T => redactedBy(work.scan, value)
    const replayWith = (file: string, option?: string) => replayCommand(file, meeting, options, io, option)
    // Nothing can be made smaller against a runtime that is gone, or that floods us.
    const shrinkBudgetMs = isLeft ? 0 : options.shrinkBudgetMs
    const saving = saveFailures(session, { ...options, shrinkBudgetMs, limit }, progress, replayWith, redacted)
    found.files = (await untilAborted(saving, io.signal)) ?? []
  }
  progress.end()
  found.findings = lab.desk.findings
}

/** Everything that was planned; then, until the time is up, what a longer run would have drawn. */
async function makeRuns(
  { options, subject }: Work,
  session: Session,
  planned: WholePlan['runs'],
  surroundings: Surroundings,
  starting: AbortSignal
): Promise<void> {
  await session.run(planned, options.jobs, starting)
  if (options.maxTimeMs === undefined) return
  const { arbitraries } = subject
  const { seed, runs: runsPerChapter, filter } = options
  for (let from = runsPerChapter; !starting.aborted; from += runsPerChapter) {
    const drawn = drawRuns({ arbitraries, seed, runsPerChapter, from, surroundings })
    const chosen = filter === undefined ? drawn : drawn.filter(({ scenario }) => globMatcher(filter)(scenario.id))
    if (chosen.length === 0) return
    await session.run(chosen, options.jobs, starting)
  }
}

const settleMs = 90_000

/** Doubts are looked into until the time is up, and not for ever where it never is. */
function settleLimit(limit: TimeLimit): () => boolean {
  const started = performance.now()
  return () => limit.end.aborted || performance.now() - started > settleMs
}
