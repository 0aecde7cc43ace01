import { deepEqual } from 'node:assert/strict'
import { isStoreFailure } from '../core/errors.ts'
import type { EventStore } from '../core/ports.ts'
import { everything, parsed } from './contract-log.ts'
import type { ContractSubject } from './contract-options.ts'

/** Reads a log from a cursor as it grows, beside whatever else goes on; the property compares what it was given with the model. */
export interface Follower {
  readonly executionId: string
  /** Asserts that all later events of this log were given, once and in order; waits for those that are on their way. */
  caughtUp(log: readonly unknown[] | undefined, until: ContractSubject['until']): Promise<void>
  leave(): void
}

/** Starts to follow; a store that is closed, or an execution that is unknown, ends it. */
export function follow(store: EventStore, executionId: string, after: number): Follower {
  const given: unknown[] = []
  let cursor = after
  let over = false
  let news = true
  let reading = false
  let fault: unknown

  async function read(): Promise<void> {
    reading = true
    try {
      while (news && !over) {
        news = false
        const events = await store.read(executionId, cursor, everything)
        if (over) break
        given.push(...parsed(events))
        cursor = events.at(-1)?.sequence ?? cursor
      }
    } catch (thrown) {
      over = true
      if (!isStoreFailure(thrown)) fault = thrown
    }
    reading = false
  }

  function wake(): void {
    news = true
    if (!reading) void read()
  }

  const unwatch = store.watch(executionId, wake)
  wake()
  return {
    executionId,
    async caughtUp(log, until) {
      if (log === undefined) return
      await until(
        () => fault !== undefined || given.length >= log.length - after,
        'an event at one who follows the log'
      )
      deepEqual(fault, undefined)
      deepEqual(given, log.slice(after))
    },
    leave() {
      over = true
      unwatch()
    }
  }
}
