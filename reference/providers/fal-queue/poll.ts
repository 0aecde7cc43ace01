import { isProviderFailure } from '../../core/errors.ts'
import type { ProviderEvent, ProviderFailure } from '../../core/ports.ts'
import { malformed } from '../failure.ts'
import type { ErrorAnswer, JsonAnswer } from '../http.ts'
import { asObject } from '../json.ts'
import { impassable } from '../passable.ts'
import { retryAfterOf } from '../retry-after.ts'
import { failureOfAnswer, isTooEarly, speaksOfRequest, withoutSuccessor } from './errors.ts'
import { askAbout, type Job, maxResultBytes, maxStatusBytes } from './job.ts'
import { resultEvents } from './result.ts'
import { type JobStatus, statusOf } from './status.ts'

/** An answer that says nothing of the job: asking again costs nothing and may. */
export interface Unclear {
  readonly kind: 'unclear'
  /** How long the provider wants to be left alone. */
  readonly wishMs?: number
}

/** The provider does not know the request. */
export interface Gone {
  readonly kind: 'gone'
  readonly failure: Error & ProviderFailure
}

const unclear: Unclear = { kind: 'unclear' }

/** What the result of a job is. */
export type Result =
  | { readonly kind: 'made'; readonly events: readonly ProviderEvent[] }
  | { readonly kind: 'failed'; readonly failure: Error & ProviderFailure }
  | Unclear

/**
 * Asks once how far the job is.
 *
 * @throws ProviderFailure where asking again is of no use; the signal's reason when it aborts
 */
export async function askStatus(job: Job, signal: AbortSignal, leftMs?: number): Promise<JobStatus | Unclear | Gone> {
  const answer = await asked(
    job,
    { url: job.addresses.status, maxBytes: maxStatusBytes, nonsense: 'passing' },
    signal,
    leftMs
  )
  if ('kind' in answer) return answer
  if ('json' in answer) return statusOf(answer.json, job.context.credential)
  const { error } = answer
  if (mayPass(error.status)) return unclearOf(error, job)
  const failure = withoutSuccessor(failureOfAnswer(error, job.context.clock, job.context.credential), 'unknown')
  if (error.status === 404) return { kind: 'gone', failure }
  throw failure
}

/**
 * Asks once for the result of a job that is over. The model's own error comes with its own HTTP status.
 *
 * @throws ProviderFailure where asking again is of no use; the signal's reason when it aborts
 */
export async function askResult(job: Job, signal: AbortSignal, leftMs?: number): Promise<Result> {
  const answer = await asked(
    job,
    { url: job.addresses.result, maxBytes: maxResultBytes, nonsense: 'final' },
    signal,
    leftMs
  )
  if ('kind' in answer) return answer
  if ('error' in answer) return errorResult(answer.error, job)
  const output = asObject(answer.json)
  if (output === undefined) throw withoutSuccessor(malformed('a result is no object'), 'finished')
  const fault = impassable(output)
  if (fault !== undefined) throw withoutSuccessor(malformed(`a result ${fault}`), 'finished')
  return { kind: 'made', events: resultEvents(output) }
}

function errorResult(answer: ErrorAnswer, job: Job): Result {
  const { clock, credential } = job.context
  if (isTooEarly(answer)) return unclear
  if (mayPass(answer.status) && !speaksOfRequest(answer)) return unclearOf(answer, job)
  return { kind: 'failed', failure: withoutSuccessor(failureOfAnswer(answer, clock, credential), 'finished') }
}

/** `nonsense`: what an answer is that is no JSON or too large: a status may be better next time, a result stays what it is. */
async function asked(
  job: Job,
  {
    url,
    maxBytes,
    nonsense
  }: { readonly url: string; readonly maxBytes: number; readonly nonsense: 'passing' | 'final' },
  signal: AbortSignal,
  leftMs = Number.POSITIVE_INFINITY
): Promise<JsonAnswer | Unclear> {
  try {
    return await askAbout(job, { method: 'GET', url, maxBytes, leftMs }, signal)
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    // A refused redirect stays one; a broken connection does not.
    if (error.failureClass === 'target_scoped') throw withoutSuccessor(error, 'unknown')
    if (error.code === 'provider_protocol_error' && nonsense === 'final') throw withoutSuccessor(error, 'finished')
    return unclear
  }
}

/** Statuses that say nothing of the job, only that this question was not answered. */
function mayPass(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

function unclearOf({ headers }: ErrorAnswer, job: Job): Unclear {
  const wishMs = retryAfterOf(headers, job.context.clock)
  return wishMs === undefined ? unclear : { kind: 'unclear', wishMs }
}
