import type { ProviderEvent, ProviderFailure } from '../../core/ports.ts'
import { failureOf } from '../failure.ts'
import { cancelJob, requestCancel } from './cancel.ts'
import { withoutSuccessor } from './errors.ts'
import type { Job, QueueContext } from './job.ts'
import { askResult, askStatus, type Result, type Unclear } from './poll.ts'
import { createProgress, type JobStatus } from './status.ts'
import { type Submission, submit } from './submit.ts'
import { createPauses, graceAfter, pause } from './waiting.ts'

/**
 * One attempt: submits, asks for the status until the job is over, takes its result. When `signal` aborts the job is cancelled at the
 * provider before the attempt ends, which takes at most `leavingMs`; a submit on its way is waited for, since nobody else could cancel
 * what comes of it.
 *
 * @throws ProviderFailure; after acceptance none that another attempt may follow. `cancelled` with what is known of the job, once aborted
 * @see spec/chapters/13-attempts.md
 */
export async function* runJob(
  submission: Submission,
  context: QueueContext,
  signal: AbortSignal
): AsyncGenerator<readonly ProviderEvent[]> {
  signal.throwIfAborted()
  const grace = graceAfter(signal, context.clock, context.leavingMs)
  // Whether the provider may still be working on it.
  let running: Job | undefined
  try {
    const { job, status } = await submit(submission, context, grace.signal)
    running = job
    for await (const step of follow(job, status, signal)) {
      if (step.last) running = undefined
      yield step.events
    }
  } catch (error) {
    if (isEnd(error)) running = undefined
    if (!signal.aborted || running === undefined) throw error
    // Nobody waits to hear how it ended; the job is left all the same.
    if (!isHeard(signal)) throw error
    const job = running
    running = undefined
    yield await cancelJob(job, grace.signal)
  } finally {
    if (running !== undefined) await leave(running)
    grace.end()
  }
}

interface FollowStep {
  readonly events: readonly ProviderEvent[]
  readonly last: boolean
}

/**
 * From acceptance to the result. What keeps it going is a known status; anything else counts against the progress limit, from the first
 * question after the last known answer: that we wait before we ask is no silence of the provider's.
 */
async function* follow(job: Job, accepted: JobStatus, signal: AbortSignal): AsyncGenerator<FollowStep> {
  const { clock, timeouts } = job.context
  const progress = createProgress()
  const pauses = createPauses()
  let knownAt = clock.monotonic()
  let status: JobStatus | Unclear = accepted
  for (;;) {
    const events = status.kind === 'unclear' ? [] : progress(status)
    if (events.length > 0) yield { events, last: false }
    const known = status.kind === 'queued' || status.kind === 'processing'
    if (known) knownAt = clock.monotonic()
    const leftMs = (): number => knownAt + timeouts.progress_ms - clock.monotonic()
    const result = await resultOf(job, status, signal, leftMs())
    if (result.kind === 'failed') throw result.failure
    if (result.kind === 'made') return yield { events: result.events, last: true }
    if (leftMs() <= 0) throw silence()
    const pauseMs = pauses(wishOf(result) ?? wishOf(status))
    await pause(known ? pauseMs : Math.min(pauseMs, leftMs()), clock, signal)
    if (known) knownAt = clock.monotonic()
    if (leftMs() <= 0) throw silence()
    const asked = await askStatus(job, signal, leftMs())
    if (asked.kind === 'gone') throw asked.failure
    status = asked
  }
}

/** The result of a job that is over; of a failure that nobody named, the result may know more. */
async function resultOf(job: Job, status: JobStatus | Unclear, signal: AbortSignal, leftMs: number): Promise<Result> {
  if (status.kind === 'over') return askResult(job, signal, leftMs)
  if (status.kind !== 'failed') return { kind: 'unclear' }
  if (status.named) return status
  const result = await askResult(job, signal, leftMs)
  return result.kind === 'failed' ? result : status
}

const wishOf = (answer: object): number | undefined => (answer as Partial<Unclear>).wishMs

function silence(): Error & ProviderFailure {
  const failure = failureOf('provider_timeout', { detail: 'no status that is known within progress_ms' })
  return withoutSuccessor(failure, 'unknown')
}

/** Whether the one who aborted wants to know how the job ended: a caller who cancels, not a deadline or a shutdown. */
function isHeard({ reason }: AbortSignal): boolean {
  const cut: unknown = (reason as { readonly cut?: unknown } | undefined)?.cut
  return cut === undefined || cut === 'cancelled'
}

/** Whether the failure says that the job is over. */
function isEnd(error: unknown): boolean {
  return (error as Partial<ProviderFailure> | undefined)?.remoteOutcome === 'finished'
}

/** Gives a job up that nobody waits for any more: tries to keep it from running on. */
async function leave(job: Job): Promise<void> {
  const { clock, leavingMs } = job.context
  const controller = new AbortController()
  const stop = clock.after(leavingMs, () => controller.abort())
  await requestCancel(job, controller.signal)
  stop()
}
