import { partitionOf } from '../partition.ts'
import { refusedAnswer } from '../problems.ts'
import type { Route } from '../route.ts'

/** `POST /v1/executions/{id}/cancel`: records the wish, as often as it comes while the execution runs. A body is not read. */
export const cancelExecution: Route<'cancelExecution'> = async (context, { runtime }) => {
  const outcome = await runtime.cancel(context.req.param('id') ?? '', partitionOf(context))
  if ('refused' in outcome) return refusedAnswer('cancelExecution', outcome)
  return { status: 202, body: { status: 'cancellation_requested' } }
}
