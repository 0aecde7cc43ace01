import type { ExecutionRequest } from '../../../generated/types.ts'
import type { EventDraft, EventStore } from '../../../reference/core/ports.ts'
import { asDraft, type LooseEvent } from './loose-event.ts'

/** Turns one event of an execution's log into those that are stored in its place. */
export type LogEditor = (event: LooseEvent) => readonly LooseEvent[]

/** What an editor may know of its execution. */
export interface EditedExecution {
  readonly executionId: string
  readonly request: ExecutionRequest
}

interface Editing {
  readonly edit: LogEditor
  /** How many more events are stored than the core has appended. */
  surplus: number
}

/**
 * A store that writes another log than the core appends: `begin` makes an editor for each execution, events are numbered anew, and the
 * core never notices. The first event is stored as it is.
 */
export function rewriteLog(begin: (execution: EditedExecution) => LogEditor): (store: EventStore) => EventStore {
  return (store) => {
    const executions = new Map<string, Editing>()
    return {
      ...store,
      async claim(claim) {
        const outcome = await store.claim(claim)
        if (outcome.kind === 'created') executions.set(claim.executionId, { edit: begin(claim), surplus: 0 })
        return outcome
      },
      async append(executionId, events, expectedSequence) {
        const editing = executions.get(executionId)
        if (editing === undefined) return store.append(executionId, events, expectedSequence)
        const expected = expectedSequence + editing.surplus
        const edited = events.flatMap((event) => editing.edit(event as unknown as LooseEvent))
        if (edited.length > 0) await store.append(executionId, edited.map(numbered(expected)), expected)
        // What the store had no room for stands nowhere.
        editing.surplus += edited.length - events.length
      }
    }
  }
}

function numbered(expected: number): (event: LooseEvent, at: number) => EventDraft {
  return (event, at) => asDraft({ ...event, sequence: expected + 1 + at })
}

/** The same edit for every event, with nothing remembered. */
export const rewriteEvents = (edit: LogEditor): ((store: EventStore) => EventStore) => rewriteLog(() => edit)
