import { isProviderFailure } from '../../core/errors.ts'
import type { ProviderEvent } from '../../core/ports.ts'
import type { ErrorAnswer } from '../http.ts'
import { asObject, parseJson } from '../json.ts'
import { cancelled } from './errors.ts'
import { askAbout, type Job, maxStatusBytes } from './job.ts'
import { askResult, askStatus } from './poll.ts'
import { createPauses, pause } from './waiting.ts'

/** `requested`: the provider has the wish; `too_late`: it was over; `gone`: the provider does not know the request (any more). */
type CancelAnswer = 'requested' | 'too_late' | 'gone' | 'unclear'

/**
 * Cancels a job and looks, until `signal` aborts, how it ended. The 202 is a promise to try: only the status of the job, and its result,
 * prove anything.
 *
 * @returns the events of a job that had come to its result in spite of it
 * @throws ProviderFailure `cancelled`: `finished` where the provider shows that it runs no longer, else `unknown`
 */
export async function cancelJob(job: Job, signal: AbortSignal): Promise<readonly ProviderEvent[]> {
  const answer = await requestCancel(job, signal)
  if (answer === 'gone') throw cancelled({ remoteOutcome: 'unknown', providerCode: 'not_found' })
  try {
    return await outcomeOf(job, answer, signal)
  } catch (error) {
    if (!isProviderFailure(error)) throw cancelled({ remoteOutcome: 'unknown' })
    if (error.code === 'cancelled') throw error
    throw cancelled({ remoteOutcome: error.remoteOutcome === 'finished' ? 'finished' : 'unknown' })
  }
}

/** Sends the wish and nothing more; never rejects. */
export async function requestCancel(job: Job, signal: AbortSignal): Promise<CancelAnswer> {
  try {
    const question = { method: 'PUT', url: job.addresses.cancel, maxBytes: maxStatusBytes } as const
    const answer = await askAbout(job, question, signal)
    return 'error' in answer ? refusalOf(answer.error) : 'requested'
  } catch {
    return 'unclear'
  }
}

function refusalOf({ status, body }: ErrorAnswer): CancelAnswer {
  const said = asObject(parseJson(body))
  const words = [said?.status, said?.detail, said?.error, said?.error_type].map(String)
  if (words.some((word) => /^already_completed$/i.test(word))) return 'too_late'
  return status === 404 || words.some((word) => /^not_found$/i.test(word)) ? 'gone' : 'unclear'
}

async function outcomeOf(job: Job, answer: CancelAnswer, signal: AbortSignal): Promise<readonly ProviderEvent[]> {
  const next = createPauses()
  let over = answer === 'too_late'
  for (;;) {
    if (!over) {
      const status = await askStatus(job, signal)
      if (status.kind === 'failed') throw cancelled({ remoteOutcome: 'finished' })
      // A request that was cancelled in the queue may be known no longer.
      if (status.kind === 'gone') throw cancelled({ remoteOutcome: answer === 'requested' ? 'finished' : 'unknown' })
      over = status.kind === 'over'
    }
    if (over) {
      const result = await askResult(job, signal)
      if (result.kind === 'made') return result.events
      if (result.kind === 'failed') throw cancelled({ remoteOutcome: 'finished' })
    }
    await pause(next(), job.context.clock, signal)
  }
}
