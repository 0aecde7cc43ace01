import type { EventStore } from '../../../reference/core/ports.ts'
import { type LooseEvent, withFields } from './loose-event.ts'
import { rewriteEvents } from './rewrite-log.ts'

/** An error as a faulty runtime tells it. */
export type LooseError = Readonly<Record<string, unknown>>

/** A store in which failed executions tell another error; `edit` gets the error and its event. */
export function rewriteFailed(
  edit: (error: LooseError, event: LooseEvent) => LooseError
): (store: EventStore) => EventStore {
  return rewriteEvents((event) => {
    if (event.type !== 'execution.failed') return [event]
    return [withFields(event, { error: edit(event.error as LooseError, event) })]
  })
}

/** The same for the evidence of failed attempts too. */
export function rewriteEveryError(edit: (error: LooseError) => LooseError): (store: EventStore) => EventStore {
  return rewriteEvents((event) =>
    event.error === undefined ? [event] : [withFields(event, { error: edit(event.error as LooseError) })]
  )
}
