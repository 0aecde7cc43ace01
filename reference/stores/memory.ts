import { storeFailure } from '../core/errors.ts'
import { isTerminal } from '../core/lifecycle.ts'
import type {
  Claim,
  ClaimOutcome,
  Clock,
  EventDraft,
  EventStore,
  IdempotencyClaim,
  StoredEvent
} from '../core/ports.ts'
import { createMemoryBudget, terminalRoom } from './memory-budget.ts'
import { createRecord, type MemoryRecord, publicRecord } from './memory-record.ts'

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
const fullRetryMs = 1000
const longestSweepMs = 60_000

function serialise(event: EventDraft): StoredEvent {
  const { sequence, type, status } = event
  return { sequence, type, status, terminal: isTerminal(status), data: JSON.stringify(event) }
}

/** A batch must go on where the log ends, without a gap, and nothing may follow a terminal event. */
function fits(record: MemoryRecord, events: readonly EventDraft[], expectedSequence: number): boolean {
  if (record.events.length !== expectedSequence || isTerminal(record.status)) return false
  return events.every(
    ({ sequence, status }, at) =>
      sequence === expectedSequence + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
}

/**
 * The default store: logs in memory, within explicit limits, gone with the process. An event is serialised once, at append; that text is
 * shared by all readers. Appending costs the new events, reading the events returned.
 *
 * @see spec/chapters/20-storage.md#memory
 */
export function createMemoryStore(options: MemoryStoreOptions): EventStore {
  const { clock, maxExecutions = 10_000, maxBytes = 512 * mebibyte, maxExecutionBytes = 64 * mebibyte } = options
  const { maxEvents = 250_000, retentionMs = 3_600_000, idempotencyMinMs } = options
  const records = new Map<string, MemoryRecord>()
  const byKey = new Map<string, MemoryRecord>()
  let closed = false
  let stopSweep: (() => void) | undefined

  const budget = createMemoryBudget({
    clock,
    retentionMs,
    idempotencyMinMs: idempotencyMinMs ?? 0,
    evict(record) {
      records.delete(record.executionId)
      if (record.idempotency !== undefined) byKey.delete(record.idempotency.keyHash)
    }
  })

  function sweep(): void {
    const next = budget.expire()
    if (next === undefined || stopSweep !== undefined || closed) return
    // A bounded wait, because a record that is watched now may be free long before the next one expires.
    stopSweep = clock.after(
      Math.min(next, longestSweepMs),
      () => {
        stopSweep = undefined
        sweep()
      },
      { background: true }
    )
  }

  function find(executionId: string): MemoryRecord {
    const record = peek(executionId)
    if (record === undefined) throw storeFailure('unknown_execution')
    return record
  }

  function peek(executionId: string): MemoryRecord | undefined {
    assertOpen()
    sweep()
    return records.get(executionId)
  }

  function assertOpen(): void {
    if (closed) throw storeFailure('unavailable')
  }

  function known(idempotency: IdempotencyClaim | undefined) {
    const record = idempotency === undefined ? undefined : byKey.get(idempotency.keyHash)
    if (record === undefined) return undefined
    if (record.idempotency?.fingerprint !== idempotency?.fingerprint) return { kind: 'conflict' } as const
    const { executionId, createdAt, status } = record
    return { kind: 'replay', executionId, createdAt, status } as const
  }

  function hasRoom(bytes: number, newRecords: number): boolean {
    return budget.makeRoom({
      bytes: budget.bytes + bytes - maxBytes,
      records: records.size + newRecords - maxExecutions
    })
  }

  /** Room for the terminal is kept, so that only what stands before it can be refused. */
  function assertRoom(record: MemoryRecord, batch: readonly StoredEvent[]): void {
    const open = batch.at(-1)?.terminal ? batch.slice(0, -1) : batch
    if (open.length === 0) return
    const bytes = open.reduce((sum, event) => sum + Buffer.byteLength(event.data), 0)
    const within =
      record.events.length + open.length < maxEvents && record.bytes + bytes + terminalRoom <= maxExecutionBytes
    if (!within || !hasRoom(bytes, 0)) throw storeFailure('capacity')
  }

  function publish(record: MemoryRecord, batch: readonly StoredEvent[]): void {
    let bytes = 0
    for (const event of batch) {
      bytes += Buffer.byteLength(event.data)
      record.events.push(event)
      record.status = event.status
    }
    budget.grow(record, bytes)
    if (isTerminal(record.status)) {
      record.endedAt = clock.monotonic()
      record.cancelWatchers.clear()
      budget.end(record)
      sweep()
    }
    for (const wake of record.watchers) wake()
  }

  function create(claim: Claim): ClaimOutcome {
    const record = createRecord(claim, clock.monotonic())
    const first = serialise(claim.first)
    const bytes = record.bytes + Buffer.byteLength(first.data) + terminalRoom
    if (bytes > maxExecutionBytes || !hasRoom(bytes, 1)) return { kind: 'full', retryAfterMs: fullRetryMs }
    records.set(record.executionId, record)
    if (record.idempotency !== undefined) byKey.set(record.idempotency.keyHash, record)
    budget.admit(record)
    publish(record, [first])
    return { kind: 'created' }
  }

  return {
    durable: false,
    async claim(claim) {
      assertOpen()
      sweep()
      return known(claim.idempotency) ?? create(claim)
    },
    async lookup(idempotency) {
      assertOpen()
      sweep()
      return known(idempotency)
    },
    async append(executionId, events, expectedSequence) {
      assertOpen()
      const record = records.get(executionId)
      if (record === undefined) throw storeFailure('unknown_execution')
      if (!fits(record, events, expectedSequence)) throw storeFailure('sequence_conflict')
      const batch = events.map(serialise)
      assertRoom(record, batch)
      publish(record, batch)
    },
    async record(executionId) {
      const record = peek(executionId)
      return record === undefined ? undefined : publicRecord(record)
    },
    async read(executionId, after, limit) {
      return find(executionId).events.slice(after, after + limit)
    },
    watch(executionId, wake) {
      const record = records.get(executionId)
      if (record === undefined) return () => {}
      const own = (): void => wake()
      record.watchers.add(own)
      return () => {
        record.watchers.delete(own)
        if (!closed) sweep()
      }
    },
    async requestCancel(executionId) {
      const record = peek(executionId)
      if (record === undefined) return 'unknown'
      if (isTerminal(record.status)) return 'terminal'
      record.cancelRequested = true
      for (const heard of [...record.cancelWatchers]) heard()
      return 'requested'
    },
    watchCancel(executionId, heard) {
      const record = records.get(executionId)
      if (record === undefined) return () => {}
      const own = (): void => heard()
      record.cancelWatchers.add(own)
      if (record.cancelRequested) heard()
      return () => record.cancelWatchers.delete(own)
    },
    limits: () => ({ retentionMs, ...(idempotencyMinMs === undefined ? {} : { idempotencyMinMs }) }),
    availability: () => (closed ? 'unavailable' : 'ready'),
    async close() {
      if (closed) return
      closed = true
      stopSweep?.()
      for (const record of records.values()) for (const wake of [...record.watchers]) wake()
      records.clear()
      byKey.clear()
    }
  }
}
