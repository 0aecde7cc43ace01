import { isProviderFailure } from '../../core/errors.ts'
import { malformed } from '../failure.ts'
import { sendForJson } from '../http.ts'
import { asObject, type JsonObject } from '../json.ts'
import { jobAddresses, submitAddress } from './addresses.ts'
import { failureOfAnswer, withoutSuccessor } from './errors.ts'
import { type Job, jobHeaders, maxStatusBytes, type QueueContext } from './job.ts'
import { type JobStatus, statusOf } from './status.ts'

/** What is submitted, and where. */
export interface Submission {
  readonly baseUrl: string
  readonly model: string
  readonly input: JsonObject
}

/** An accepted request with what its answer says of its place in the queue. */
export interface Submitted {
  readonly job: Job
  readonly status: JobStatus
}

/**
 * The one generating request. `x-fal-no-retry` keeps the queue from running it again by itself.
 *
 * @throws ProviderFailure: where the provider may hold the request in spite of it, no attempt of any kind may follow
 */
export async function submit(
  { baseUrl, model, input }: Submission,
  context: QueueContext,
  signal: AbortSignal
): Promise<Submitted> {
  const { clock, credential } = context
  const headers = { ...jobHeaders(credential), 'content-type': 'application/json', 'x-fal-no-retry': '1' }
  const url = submitAddress(baseUrl, model)
  const request = { method: 'POST' as const, url, headers, body: JSON.stringify(input), maxBytes: maxStatusBytes }
  try {
    const answer = await sendForJson(request, context, signal)
    if ('error' in answer) throw failureOfAnswer(answer.error, clock, credential)
    const accepted = asObject(answer.json)
    if (accepted === undefined) throw malformed('the answer to a submit is no object')
    const job = { context, addresses: jobAddresses(accepted, baseUrl, model) }
    return { job, status: statusOf(accepted, credential) }
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    const { failureClass, remoteOutcome } = error
    // A refusal is a refusal; everything that is no clear answer may have put the request into the queue.
    throw failureClass === 'uncertain' && remoteOutcome !== 'not_started' ? withoutSuccessor(error, 'unknown') : error
  }
}
