import type { JobState, QueueWords, WireAnswer } from '../dialect.ts'
import { errorBody, errors } from './errors.ts'

const cancelledError = { detail: 'Request was cancelled by the client.', error_type: 'client_cancelled' }

/** What the queue says of a job. Status answers are 202 until the job is over. */
export const falWords: QueueWords = {
  accepted({ id, base, model }, position) {
    // The sub-path of a model is not part of its requests' addresses.
    const place = `${base}/${model.split('/').slice(0, 2).join('/')}/requests/${id}`
    const body = {
      status: 'IN_QUEUE',
      request_id: id,
      response_url: place,
      status_url: `${place}/status`,
      cancel_url: `${place}/cancel`,
      logs: null,
      metrics: {},
      queue_position: position
    }
    return { status: 200, body }
  },
  status,
  result,
  cancel(outcome) {
    if (outcome === 'accepted') return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } }
    if (outcome === 'too_late') return { status: 400, body: { status: 'ALREADY_COMPLETED' } }
    return { status: 404, body: { status: 'NOT_FOUND' } }
  },
  oddStatus: (word) => ({ status: 202, body: word === null ? { logs: null } : { status: word, logs: null } })
}

function status(state: JobState, jobId: string): WireAnswer {
  const place = { request_id: jobId }
  switch (state.is) {
    case 'queued':
      return { status: 202, body: { status: 'IN_QUEUE', ...place, queue_position: state.position ?? 0 } }
    case 'running':
      return { status: 202, body: { status: 'IN_PROGRESS', ...place, logs: logsOf(state.logs) } }
    case 'made':
      return { status: 200, body: { status: 'COMPLETED', ...place, logs: null, metrics: { inference_time: 0.25 } } }
    case 'cancelled':
      return { status: 200, body: { status: 'COMPLETED', ...place, ...errorOf(cancelledError) } }
    case 'failed':
      return { status: 200, body: { ...place, ...failedStatus(state) } }
  }
}

/** Form `status`: the status names the error; `unnamed`: it has words for it alone; `word`: it has a word of its own for the state. */
function failedStatus({ kind, message, form }: Extract<JobState, { is: 'failed' }>): Record<string, unknown> {
  const { type, message: usual } = errors[kind]
  const error = { error: message ?? usual, ...(type === '' ? {} : { error_type: type }) }
  if (form === 'status') return { status: 'COMPLETED', ...error }
  if (form === 'unnamed') return { status: 'COMPLETED', error: message ?? usual }
  return form === 'word' ? { status: 'FAILED', ...error } : { status: 'COMPLETED', logs: null, metrics: {} }
}

function result(state: JobState, whole: unknown): WireAnswer {
  switch (state.is) {
    case 'made':
      return { status: 200, body: whole }
    case 'cancelled':
      return { status: 499, body: cancelledError }
    case 'failed':
      return { status: errors[state.kind].status, body: errorBody(state.kind, state.message) }
    default:
      return { status: 400, body: { detail: 'Request is still in progress' } }
  }
}

function errorOf({ detail, error_type }: typeof cancelledError): Record<string, unknown> {
  return { error: detail, error_type }
}

function logsOf(logs: readonly string[] | undefined): unknown {
  if (logs === undefined) return null
  return logs.map((message) => ({ message, level: 'INFO', source: 'USER', timestamp: '2026-11-30T12:00:00.000000Z' }))
}
