import { storeFailure } from '../../core/errors.ts'
import { isTerminal } from '../../core/lifecycle.ts'
import type { EventStore } from '../../core/ports.ts'
import { slotOf } from './entry.ts'
import type { StoreParts } from './parts.ts'
import { assertSound } from './shelf.ts'

/** The part of a store that wakes readers and hears cancel requests. */
export interface Watches extends Pick<EventStore, 'watch' | 'requestCancel' | 'watchCancel'> {
  readonly wake: (executionId: string) => void
  readonly wakeAll: () => void
  /** Nobody can cancel it any more. */
  readonly ended: (executionId: string) => void
}

const nothing = (): void => {}

type Listeners = Map<string, Set<() => void>>

/** Each listener is a function of its own, so that two with one callback end apart from each other. */
function listen(all: Listeners, executionId: string, callback: () => void): () => boolean {
  const listeners = all.get(executionId) ?? new Set()
  all.set(executionId, listeners)
  const own = (): void => callback()
  listeners.add(own)
  return () => {
    const left = listeners.delete(own)
    if (listeners.size === 0 && all.get(executionId) === listeners) all.delete(executionId)
    return left
  }
}

export function createWatches(parts: () => StoreParts): Watches {
  const watchers: Listeners = new Map()
  const cancelWatchers: Listeners = new Map()
  const call = (listeners: Iterable<() => void> | undefined): void => {
    for (const heard of [...(listeners ?? [])]) heard()
  }
  return {
    wake: (executionId) => call(watchers.get(executionId)),
    wakeAll() {
      for (const listeners of [...watchers.values()]) call(listeners)
    },
    ended: (executionId) => void cancelWatchers.delete(executionId),
    watch(executionId, wake) {
      const { shelf } = parts()
      const entry = shelf.find(executionId)
      if (entry === undefined) return nothing
      const leave = listen(watchers, executionId, wake)
      entry.watched += 1
      return () => {
        if (!leave()) return
        entry.watched -= 1
        shelf.budget.unwatched(entry)
      }
    },
    async requestCancel(executionId) {
      const { shelf, identities, onTrouble, assertOpen } = parts()
      assertOpen()
      const entry = shelf.current(executionId)
      if (entry === undefined) return 'unknown'
      assertSound(entry)
      if (isTerminal(entry.status)) return 'terminal'
      if (entry.cancelRequested) return 'requested'
      try {
        await identities().add(slotOf(entry, 'cancel requested'), () => {
          entry.cancelRequested = true
        })
      } catch (reason) {
        onTrouble(reason)
        throw storeFailure('unavailable')
      }
      call(cancelWatchers.get(executionId))
      return 'requested'
    },
    watchCancel(executionId, heard) {
      const entry = parts().shelf.find(executionId)
      if (entry === undefined) return nothing
      const leave = listen(cancelWatchers, executionId, heard)
      if (entry.cancelRequested) heard()
      return () => void leave()
    }
  }
}
