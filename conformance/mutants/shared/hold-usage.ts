import type { EventStore } from '../../../reference/core/ports.ts'
import type { LooseEvent } from './loose-event.ts'
import { rewriteLog } from './rewrite-log.ts'

/** Holds each usage report until the next event is known; `place` says in what order the two stand, or what is left of them. */
export function holdUsage(
  place: (usage: LooseEvent, next: LooseEvent) => readonly LooseEvent[]
): (store: EventStore) => EventStore {
  return rewriteLog(() => {
    let held: LooseEvent | undefined
    return (event) => {
      const usage = held
      held = event.type === 'usage.reported' ? event : undefined
      if (held !== undefined) return usage ? [usage] : []
      return usage ? place(usage, event) : [event]
    }
  })
}
