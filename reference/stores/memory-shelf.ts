import { storeFailure } from '../core/errors.ts'
import type { Clock, IdempotencyClaim } from '../core/ports.ts'
import { createMemoryBudget, type MemoryBudget } from './memory-budget.ts'
import type { MemoryRecord } from './memory-record.ts'
import { createSweeping } from './sweeping.ts'

/** The records of a memory store by id and by key, with what they cost and how long they stay. */
export interface MemoryShelf {
  readonly budget: MemoryBudget
  /** The record, unless it is unknown or evicted. */
  find(executionId: string): MemoryRecord | undefined
  /**
   * The record, unless it is unknown, evicted or expired by now.
   *
   * @throws a store failure once the shelf is closed.
   */
  current(executionId: string): MemoryRecord | undefined
  /** As `current`, by key. */
  currentByKey(idempotency: IdempotencyClaim | undefined): MemoryRecord | undefined
  put(record: MemoryRecord): void
  /** Makes room for so many bytes and new records, evicting if need be; returns whether there is room. */
  hasRoom(bytes: number, newRecords: number): boolean
  /** Evicts what has outlived its retention, and sees to it that the next such record goes in its time. */
  sweep(): void
  /** @throws a store failure once the shelf is closed. */
  assertOpen(): void
  readonly closed: boolean
  /** Wakes every watcher and forgets everything. */
  close(): void
}

/** An empty shelf. */
export function createMemoryShelf(options: {
  readonly clock: Clock
  readonly maxBytes: number
  readonly maxExecutions: number
  readonly retentionMs: number
  readonly idempotencyMinMs: number
}): MemoryShelf {
  const { clock, maxBytes, maxExecutions } = options
  const records = new Map<string, MemoryRecord>()
  const byKey = new Map<string, MemoryRecord>()
  let closed = false
  const budget = createMemoryBudget({
    ...options,
    evict(record) {
      records.delete(record.executionId)
      if (record.idempotency !== undefined) byKey.delete(record.idempotency.keyHash)
    }
  })

  const { sweep, stop } = createSweeping(clock, () => budget.expire())

  function assertOpen(): void {
    if (closed) throw storeFailure('unavailable')
  }

  function refresh(): void {
    assertOpen()
    sweep()
  }

  return {
    budget,
    find: (executionId) => records.get(executionId),
    current(executionId) {
      refresh()
      return records.get(executionId)
    },
    currentByKey(idempotency) {
      refresh()
      return idempotency === undefined ? undefined : byKey.get(idempotency.keyHash)
    },
    put(record) {
      records.set(record.executionId, record)
      if (record.idempotency !== undefined) byKey.set(record.idempotency.keyHash, record)
      budget.admit(record)
    },
    hasRoom: (bytes, newRecords) =>
      budget.makeRoom({
        bytes: budget.bytes + bytes - maxBytes,
        records: records.size + newRecords - maxExecutions
      }),
    sweep,
    assertOpen,
    get closed() {
      return closed
    },
    close() {
      closed = true
      stop()
      for (const record of records.values()) for (const wake of [...record.watchers]) wake()
      records.clear()
      byKey.clear()
    }
  }
}
