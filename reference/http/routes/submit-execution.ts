import type { Context } from 'hono'
import type { OperationResponses } from '../../../generated/operations.ts'
import type { ExecutionRequest, ExecutionSubmission } from '../../../generated/types.ts'
import { validateExecutionRequest } from '../../../generated/validators.mjs'
import { acceptsEventStream } from '../accepts-event-stream.ts'
import { partitionOf } from '../partition.ts'
import { type Problem, problem, refusedAnswer } from '../problems.ts'
import { readJsonBody } from '../request-body.ts'
import { describeFindings } from '../request-errors.ts'
import { brokenData, exceededLimit } from '../request-limits.ts'
import type { Route, RouteServices } from '../route.ts'
import { openEventStream } from '../stream-answer.ts'

type Answer = OperationResponses['submitExecution']

/**
 * `POST /v1/executions`: 202 for a new execution, 200 for the replay of a known key, and with `text/event-stream` accepted the
 * event stream from its first event for either. Nothing is created unless the whole request is good.
 */
export const submitExecution: Route<'submitExecution'> = async (context, services) => {
  const key = context.req.header('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{1,256}$/.test(key)) {
    // Two headers arrive joined by a comma and a blank, which no visible ASCII key contains.
    return problem(
      400,
      'header_invalid',
      'header Idempotency-Key must be 1 to 256 visible ASCII characters, given once'
    )
  }
  const read = await readRequest(context, services)
  if ('problem' in read) return read.problem
  const traceparent = context.req.header('traceparent')
  const tracestate = context.req.header('tracestate')
  const partition = partitionOf(context)
  const outcome = await services.runtime.submit(read.request, {
    bytes: read.bytes,
    ...(key === undefined ? {} : { idempotencyKey: key }),
    ...(partition === undefined ? {} : { partition }),
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(tracestate === undefined ? {} : { tracestate })
  })
  if ('refused' in outcome) return refusedAnswer('submitExecution', outcome)
  if (services.features.inline_stream && acceptsEventStream(context.req.header('accept'))) {
    return streamed(context, services, outcome.submission)
  }
  const { submission } = outcome
  const headers = { Location: location(submission) }
  return submission.idempotent_replay
    ? { status: 200, body: submission, headers }
    : { status: 202, body: submission, headers }
}

const location = (submission: ExecutionSubmission): string => `/v1/executions/${submission.execution_id}`

async function streamed(context: Context, services: RouteServices, submission: ExecutionSubmission): Promise<Answer> {
  const opened = await services.runtime.open(submission.execution_id, 0, partitionOf(context))
  if ('refused' in opened) return refusedAnswer('submitExecution', opened)
  const { stream, headers } = openEventStream(context, services, opened.reader)
  return { status: 200, stream, headers: { ...headers, Location: location(submission) } }
}

type RequestOutcome =
  | { readonly request: ExecutionRequest; readonly bytes: number }
  | { readonly problem: Problem<400 | 413 | 415> }

/** Reads, validates and measures the body; the first defect is told. */
async function readRequest(context: Context, { limits }: RouteServices): Promise<RequestOutcome> {
  const body = await readJsonBody(context, { bytes: limits.body_bytes, depth: limits.json_depth })
  if ('problem' in body) return body
  const request: unknown = body.value
  if (!validateExecutionRequest(request)) {
    const message = describeFindings(validateExecutionRequest.errors ?? [])
    return { problem: problem(400, 'request_invalid', message) }
  }
  const excess = exceededLimit(request, limits)
  if (excess) return { problem: problem(400, 'limit_exceeded', excess) }
  const broken = brokenData(request)
  return broken === undefined ? { request, bytes: body.bytes } : { problem: problem(400, 'request_invalid', broken) }
}
