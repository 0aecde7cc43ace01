import { answerError, type Calls, type RequestParts } from './calls.ts'
import { protocolError } from './errors.ts'
import { createEventReader } from './event-reader.ts'
import { isEventStream } from './exchange.ts'
import type { AnyEvent } from './generated/events.ts'
import { isObject, parseJson } from './json.ts'
import type { Scope } from './scope.ts'

/** Gives the data of events that came together, or `undefined` at the end of the body. */
export type Read = () => Promise<string[] | undefined>

export interface ConnectionOptions {
  readonly id: string
  /** The sequence behind which to begin. */
  readonly cursor: number
  /** Ends with the connection. */
  readonly scope: Scope
  readonly onRetry: (milliseconds: number) => void
}

/**
 * Asks for the events behind a cursor.
 *
 * @returns `undefined` where the runtime answers that there is no content.
 * @throws ModelRuntimeError for any other answer than an event stream.
 */
export const connect = async (calls: Calls, options: ConnectionOptions): Promise<Read | undefined> => {
  const { id, cursor, scope } = options
  const send = ({ headers, ...parts }: RequestParts) => {
    headers.set('accept', 'text/event-stream')
    if (cursor > 0) headers.set('last-event-id', String(cursor))
    return calls.api.GET('/v1/executions/{id}/events', {
      params: { path: { id } },
      parseAs: 'stream',
      headers,
      ...parts
    })
  }
  const answer = await calls.attempt(scope, send, true)
  const { data: body, response } = answer
  if (!response.ok) throw answerError(answer)
  if (response.status === 204) return undefined
  if (!isEventStream(response)) throw protocolError('the answer is no event stream')
  return body ? createEventReader({ ...calls.settings, ...options, body }) : async () => undefined
}

const terminalStatuses = ['succeeded', 'failed', 'cancelled']

/** Whether the snapshot says that the execution is over and nothing follows the cursor. Not to know it is no. */
export const isAtEnd = async (
  calls: Calls,
  { id, cursor, scope }: Omit<ConnectionOptions, 'onRetry'>
): Promise<boolean> => {
  const send = (parts: RequestParts) => calls.api.GET('/v1/executions/{id}', { params: { path: { id } }, ...parts })
  const answer = await calls.attempt(scope, send).catch(() => undefined)
  const { status = '', last_sequence = 0 } = answer?.data ?? {}
  return terminalStatuses.includes(status) && last_sequence <= cursor
}

export const missing = 'an event is missing from the stream'

/** @throws ModelRuntimeError for data that is no event of this execution, or that has come too early. */
export const parseEvent = (data: string, { id, cursor }: Pick<ConnectionOptions, 'id' | 'cursor'>): AnyEvent => {
  const event = parseJson(data)
  if (!isObject(event) || !Number.isSafeInteger(event.sequence)) throw protocolError('an event has no sequence')
  if (event.execution_id !== id) throw protocolError('an event belongs to another execution')
  if (Number(event.sequence) > cursor + 1) throw protocolError(missing)
  return event as unknown as AnyEvent
}
