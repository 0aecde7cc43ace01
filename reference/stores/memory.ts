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
import { terminalRoom } from './memory-budget.ts'
import { createRecord, type MemoryRecord, publicRecord } from './memory-record.ts'
import { createMemoryShelf } from './memory-shelf.ts'

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

/** Serialised events with their bytes; `openBytes` are those before a terminal. */
interface Batch {
  readonly events: readonly StoredEvent[]
  readonly bytes: number
  readonly openBytes: number
}

function serialise(drafts: readonly EventDraft[]): Batch {
  const events: StoredEvent[] = []
  let bytes = 0
  let openBytes = 0
  for (const draft of drafts) {
    const { sequence, type, status } = draft
    const data = JSON.stringify(draft)
    const terminal = isTerminal(status)
    const size = Buffer.byteLength(data)
    bytes += size
    if (!terminal) openBytes += size
    events.push({ sequence, type, status, terminal, data })
  }
  return { events, bytes, openBytes }
}

/** A batch must go on where the log ends, without a gap, and nothing may follow a terminal event. */
function fits(record: MemoryRecord, events: readonly EventDraft[], expectedSequence: number): boolean {
  if (record.events.length !== expectedSequence || record.endedAt !== undefined) return false
  return events.every(
    ({ sequence, status }, at) =>
      sequence === expectedSequence + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
}

function known(record: MemoryRecord | undefined, idempotency: IdempotencyClaim | undefined) {
  if (record === undefined) return undefined
  if (record.idempotency?.fingerprint !== idempotency?.fingerprint) return { kind: 'conflict' } as const
  const { executionId, createdAt, status } = record
  return { kind: 'replay', executionId, createdAt, status } as const
}

/** Appends to records on a shelf, within the limits of one execution and of all. */
function createLog(options: Required<Omit<MemoryStoreOptions, 'idempotencyMinMs'>> & { idempotencyMinMs: number }) {
  const { clock, maxExecutionBytes, maxEvents } = options
  const shelf = createMemoryShelf(options)

  function publish(record: MemoryRecord, { events, bytes }: Batch): void {
    for (const event of events) record.events.push(event)
    record.status = events.at(-1)?.status ?? record.status
    shelf.budget.grow(record, bytes)
    if (isTerminal(record.status)) {
      record.endedAt = clock.monotonic()
      record.cancelWatchers.clear()
      shelf.budget.end(record)
      shelf.sweep()
    }
    for (const wake of record.watchers) wake()
  }

  /** Room for the terminal is kept, so that only what stands before it can be refused. */
  function hasRoomFor(record: MemoryRecord, { events, openBytes }: Batch): boolean {
    const open = events.at(-1)?.terminal === true ? events.length - 1 : events.length
    if (open === 0) return true
    const within =
      record.events.length + open < maxEvents && record.bytes + openBytes + terminalRoom <= maxExecutionBytes
    return within && shelf.hasRoom(openBytes, 0)
  }

  return {
    shelf,
    append(executionId: string, drafts: readonly EventDraft[], expectedSequence: number): void {
      shelf.assertOpen()
      const record = shelf.find(executionId)
      if (record === undefined) throw storeFailure('unknown_execution')
      if (!fits(record, drafts, expectedSequence)) throw storeFailure('sequence_conflict')
      const batch = serialise(drafts)
      if (!hasRoomFor(record, batch)) throw storeFailure('capacity')
      publish(record, batch)
    },
    claim(claim: Claim): ClaimOutcome {
      const record = createRecord(claim, clock.monotonic())
      const first = serialise([claim.first])
      const bytes = record.bytes + first.bytes + terminalRoom
      if (bytes > maxExecutionBytes || !shelf.hasRoom(bytes, 1)) return { kind: 'full', retryAfterMs: fullRetryMs }
      shelf.put(record)
      publish(record, first)
      return { kind: 'created' }
    }
  }
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
  const limits = { maxExecutions, maxBytes, maxExecutionBytes, maxEvents, retentionMs }
  const log = createLog({ clock, ...limits, idempotencyMinMs: idempotencyMinMs ?? 0 })
  const { shelf } = log

  function peek(executionId: string): MemoryRecord | undefined {
    shelf.assertOpen()
    shelf.sweep()
    return shelf.find(executionId)
  }

  return {
    durable: false,
    async claim(claim) {
      shelf.assertOpen()
      shelf.sweep()
      return known(shelf.findByKey(claim.idempotency), claim.idempotency) ?? log.claim(claim)
    },
    async lookup(idempotency) {
      shelf.assertOpen()
      shelf.sweep()
      return known(shelf.findByKey(idempotency), idempotency)
    },
    async append(executionId, events, expectedSequence) {
      log.append(executionId, events, expectedSequence)
    },
    async record(executionId) {
      const record = peek(executionId)
      return record === undefined ? undefined : publicRecord(record)
    },
    async read(executionId, after, limit) {
      const record = peek(executionId)
      if (record === undefined) throw storeFailure('unknown_execution')
      return record.events.slice(after, after + limit)
    },
    watch(executionId, wake) {
      const record = shelf.find(executionId)
      if (record === undefined) return () => {}
      const own = (): void => wake()
      record.watchers.add(own)
      return () => {
        record.watchers.delete(own)
        shelf.budget.unwatched(record)
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
      const record = shelf.find(executionId)
      if (record === undefined) return () => {}
      const own = (): void => heard()
      record.cancelWatchers.add(own)
      if (record.cancelRequested) heard()
      return () => record.cancelWatchers.delete(own)
    },
    limits: () => ({ retentionMs, ...(idempotencyMinMs === undefined ? {} : { idempotencyMinMs }) }),
    availability: () => (shelf.closed ? 'unavailable' : 'ready'),
    async close() {
      if (!shelf.closed) shelf.close()
    }
  }
}
