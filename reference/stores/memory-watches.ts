import { isTerminal } from '../core/lifecycle.ts'
import type { EventStore } from '../core/ports.ts'
import type { MemoryShelf } from './memory-shelf.ts'

/** The part of a memory store that wakes readers and hears cancel requests. */
export type MemoryWatches = Pick<EventStore, 'watch' | 'requestCancel' | 'watchCancel'>

const nothing = (): void => {}

/** Each watch is a function of its own, so that two with one callback end apart from each other. */
export function createMemoryWatches(shelf: MemoryShelf): MemoryWatches {
  return {
    watch(executionId, wake) {
      const record = shelf.find(executionId)
      if (record === undefined) return nothing
      const own = (): void => wake()
      record.watchers.add(own)
      if (record.watchers.size === 1) shelf.budget.watched(record)
      return () => {
        if (!record.watchers.delete(own) || record.watchers.size > 0) return
        shelf.budget.unwatched(record)
        shelf.sweep()
      }
    },
    async requestCancel(executionId) {
      const record = shelf.current(executionId)
      if (record === undefined) return 'unknown'
      if (isTerminal(record.status)) return 'terminal'
      record.cancelRequested = true
      for (const heard of [...record.cancelWatchers]) heard()
      return 'requested'
    },
    watchCancel(executionId, heard) {
      const record = shelf.find(executionId)
      if (record === undefined) return nothing
      const own = (): void => heard()
      record.cancelWatchers.add(own)
      if (record.cancelRequested) heard()
      return () => record.cancelWatchers.delete(own)
    }
  }
}
