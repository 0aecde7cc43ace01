import { partitionOf } from '../partition.ts'
import { refusedAnswer } from '../problems.ts'
import type { Route } from '../route.ts'

/** `GET /v1/executions/{id}`: the fold of the events so far. */
export const getExecution: Route<'getExecution'> = async (context, { runtime }) => {
  const outcome = await runtime.snapshot(context.req.param('id') ?? '', partitionOf(context))
  return 'refused' in outcome ? refusedAnswer('getExecution', outcome) : { status: 200, body: outcome }
}
