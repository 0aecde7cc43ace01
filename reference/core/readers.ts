import { createEventReader } from './event-reader.ts'
import type { Clock, EventStore } from './ports.ts'
import type { EventReader } from './runtime-port.ts'

/** How long readers may take to fetch the last events before the store is closed under them, in milliseconds. */
const drainMs = 1000

/** The readers that are open, by execution. */
export interface Readers {
  open(executionId: string, after: number): EventReader
  /** Ends an execution's readers without a terminal event: nobody here will write one, and their clients reconnect. */
  abandon(executionId: string): void
  /** Resolves once no reader is open, or after a second. */
  drained(): Promise<void>
}

/** Readers over one store. */
export function createReaders(store: EventStore, clock: Clock): Readers {
  const all = new Map<string, Set<EventReader>>()
  let emptied = (): void => {}
  return {
    open(executionId, after) {
      const siblings = all.get(executionId) ?? new Set()
      const reader = createEventReader(store, executionId, after, () => {
        siblings.delete(reader)
        if (siblings.size === 0) all.delete(executionId)
        if (all.size === 0) emptied()
      })
      siblings.add(reader)
      all.set(executionId, siblings)
      return reader
    },
    abandon(executionId) {
      for (const reader of [...(all.get(executionId) ?? [])]) reader.close()
    },
    drained() {
      if (all.size === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const stop = clock.after(drainMs, resolve)
        emptied = () => {
          stop()
          resolve()
        }
      })
    }
  }
}
