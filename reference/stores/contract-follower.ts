import { deepEqual, ok } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { isStoreFailure } from '../core/errors.ts'
import type { EventStore } from '../core/ports.ts'
import { everything } from './contract-log.ts'
import { asModelled } from './contract-operations.ts'
import type { ContractSubject } from './contract-options.ts'

/** Reads a log from a cursor as it grows, beside whatever else goes on; the property compares what it was given with the model. */
export interface Follower {
  readonly executionId: string
  /**
   * Asserts that all later events of one of these logs, which the model holds possible, were given, once and in order; waits for those on
   * their way. A log that may be gone is undefined.
   */
  caughtUp(logs: readonly (readonly unknown[] | undefined)[], until: ContractSubject['until']): Promise<void>
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
        given.push(...asModelled(events))
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
    async caughtUp(logs, until) {
      const later = logs.map((log) => log?.slice(after))
      const held = later.filter((log) => log !== undefined)
      if (held.length === 0) return
      const shortest = Math.min(...held.map(({ length }) => length))
      await until(() => over || given.length >= shortest, 'an event at one who follows the log')
      deepEqual(fault, undefined)
      const explained = later.some((log) => (log === undefined ? over : isDeepStrictEqual(given, log)))
      ok(explained, `one who follows was given ${JSON.stringify(given)}`)
    },
    leave() {
      over = true
      unwatch()
    }
  }
}
