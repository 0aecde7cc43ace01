import { partitionOf } from '../partition.ts'
import { refusedAnswer } from '../problems.ts'
import type { Route } from '../route.ts'

/** `GET /v1/executions/{id}/result`: the result of a succeeded execution; 409 with its status for every other. */
export const getExecutionResult: Route<'getExecutionResult'> = async (context, { runtime }) => {
  const outcome = await runtime.result(context.req.param('id') ?? '', partitionOf(context))
  if ('refused' in outcome) return refusedAnswer('getExecutionResult', outcome)
  if ('conflict' in outcome) return { status: 409, body: outcome.conflict }
  return { status: 200, body: outcome.result }
}
