import { readCursor } from '../cursor.ts'
import { partitionOf } from '../partition.ts'
import { problem, refusedAnswer } from '../problems.ts'
import type { Route } from '../route.ts'
import { openEventStream } from '../stream-answer.ts'

/**
 * `GET /v1/executions/{id}/events`: every event after the cursor, once: from the log, then live, then the end. 204 tells an
 * `EventSource` at the end of a finished execution to stop reconnecting. `HEAD` gets the status and headers of the reading.
 */
export const streamExecutionEvents: Route<'streamExecutionEvents'> = async (context, services) => {
  const cursor = readCursor(context.req.queries('after') ?? [], context.req.header('last-event-id'))
  if ('problem' in cursor) return problem(400, 'cursor_invalid', cursor.problem)
  const opened = await services.runtime.open(context.req.param('id') ?? '', cursor.after, partitionOf(context))
  if ('refused' in opened) return refusedAnswer('streamExecutionEvents', opened)
  if (opened.finishedAtCursor) {
    opened.reader.close()
    return { status: 204 }
  }
  return { status: 200, ...openEventStream(context, services, opened.reader) }
}
