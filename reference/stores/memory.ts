import { storeFailure } from '../core/errors.ts'
import type { Clock, EventStore, IdempotencyClaim } from '../core/ports.ts'
import { createMemoryLog } from './memory-log.ts'
import { type MemoryRecord, publicRecord } from './memory-record.ts'
import { createMemoryShelf } from './memory-shelf.ts'
import { createMemoryWatches } from './memory-watches.ts'

/** The limits of a memory store. Bytes are UTF-8 bytes of what is stored; the room for terminal events counts. */
export interface MemoryStoreOptions {
  readonly clock: Clock
  /** Default 10 000. */
  readonly maxExecutions?: number
  /** Over all executions. Default 512 MiB. */
  readonly maxBytes?: number
  /** Of one execution. Default 64 MiB. */
  readonly maxExecutionBytes?: number
  /** Of one execution, the terminal included. Default 250 000. */
  readonly maxEvents?: number
  /** How long an ended execution is kept, if nothing presses. Default one hour. */
  readonly retentionMs?: number
  /** How long a record with an idempotency key is kept in any case, from its claim. Published where given. */
  readonly idempotencyMinMs?: number
}

const mebibyte = 1024 * 1024

const defaults = {
  maxExecutions: 10_000,
  maxBytes: 512 * mebibyte,
  maxExecutionBytes: 64 * mebibyte,
  maxEvents: 250_000,
  retentionMs: 3_600_000
}

function known(record: MemoryRecord | undefined, idempotency: IdempotencyClaim | undefined) {
  if (record === undefined) return undefined
  if (record.idempotency?.fingerprint !== idempotency?.fingerprint) return { kind: 'conflict' } as const
  const { executionId, createdAt, status } = record
  return { kind: 'replay', executionId, createdAt, status } as const
}

/**
 * The default store: logs in memory, within explicit limits, gone with the process. An event is serialised once, at append; that text is
 * shared by all readers. Appending costs the new events, reading the events returned.
 *
 * @see spec/chapters/20-storage.md#memory
 */
export function createMemoryStore(options: MemoryStoreOptions): EventStore {
  const { idempotencyMinMs } = options
  const limits = { ...defaults, ...options }
  const shelf = createMemoryShelf({ ...limits, idempotencyMinMs: idempotencyMinMs ?? 0 })
  const log = createMemoryLog({ ...limits, shelf })
  const held = (idempotency: IdempotencyClaim | undefined) => known(shelf.currentByKey(idempotency), idempotency)
  return {
    durable: false,
    claim: async (claim) => held(claim.idempotency) ?? log.claim(claim),
    lookup: async (idempotency) => held(idempotency),
    append: async (executionId, events, expectedSequence) => log.append(executionId, events, expectedSequence),
    async record(executionId) {
      const record = shelf.current(executionId)
      return record === undefined ? undefined : publicRecord(record)
    },
    async read(executionId, after, limit) {
      const record = shelf.current(executionId)
      if (record === undefined) throw storeFailure('unknown_execution')
      return record.events.slice(after, after + limit)
    },
    ...createMemoryWatches(shelf),
    limits: () => ({
      retentionMs: limits.retentionMs,
      ...(idempotencyMinMs === undefined ? {} : { idempotencyMinMs })
    }),
    availability: () => (shelf.closed ? 'unavailable' : 'ready'),
    async close() {
      if (!shelf.closed) shelf.close()
    }
  }
}
