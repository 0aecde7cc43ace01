import type { Clock } from '../core/ports.ts'
import { createQueue } from './memory-queue.ts'
import type { MemoryRecord } from './memory-record.ts'

/** Room that is kept for the terminal event of each running execution, in bytes. */
export const terminalRoom = 4096

/** What may be evicted when, and how many bytes are held. What it does for a record costs the logarithm of how many there are. */
export interface MemoryBudget {
  /** Bytes held, and kept free for terminal events. */
  readonly bytes: number
  /** Counts a new record, with room for its terminal. */
  admit(record: MemoryRecord): void
  grow(record: MemoryRecord, bytes: number): void
  /** The record's terminal is stored: its room is free and its retention begins. */
  end(record: MemoryRecord): void
  /** Evicts the oldest ended records until so much is free, or none at all if that cannot be; returns whether it is. */
  makeRoom(needed: { readonly bytes: number; readonly records: number }): boolean
  /** Evicts what has outlived its retention; returns the milliseconds to the next such time, if any. Costs nothing before it. */
  expire(): number | undefined
  /** The record has its first watcher. */
  watched(record: MemoryRecord): void
  /** The last watcher has left: the record may go at once if its time has passed. */
  unwatched(record: MemoryRecord): void
}

interface Ended {
  readonly record: MemoryRecord
  /** Of all that have ended, in the order in which they did. */
  readonly order: number
  readonly retainedUntil: number
  /** Not kept for the sake of its key. */
  free: boolean
  /** Stands in the queue of those that may go. */
  queued: boolean
  gone: boolean
}

export interface MemoryBudgetOptions {
  readonly clock: Clock
  readonly retentionMs: number
  readonly idempotencyMinMs: number
  readonly evict: (record: MemoryRecord) => void
}

/**
 * Accounts for records and evicts them through `evict`. Only ended, unwatched records go, the first to have ended before the others; one
 * with an idempotency key stays at least `idempotencyMinMs` after its claim.
 *
 * @see spec/chapters/20-storage.md#memory
 */
export function createMemoryBudget(options: MemoryBudgetOptions): MemoryBudget {
  const { clock, retentionMs, idempotencyMinMs, evict } = options
  const ended = new Map<MemoryRecord, Ended>()
  const heldUntil = ({ record }: Ended): number => record.claimedAt + idempotencyMinMs
  const held = createQueue<Ended>(heldUntil)
  const free = createQueue<Ended>(({ order }) => order)
  const evictable = { bytes: 0, records: 0 }
  let bytes = 0
  let endings = 0

  function count(one: Ended, sign: 1 | -1): void {
    if (!one.free || one.record.watchers.size > 0) return
    evictable.bytes += sign * one.record.bytes
    evictable.records += sign
  }

  function enqueue(one: Ended): void {
    if (one.queued) return
    one.queued = true
    free.put(one)
  }

  function remove(one: Ended): void {
    count(one, -1)
    one.gone = true
    ended.delete(one.record)
    bytes -= one.record.bytes
    evict(one.record)
  }

  /** Keys whose promised time has passed keep nothing any more. */
  function release(now: number): void {
    for (let one = held.first(); one !== undefined && heldUntil(one) <= now; one = held.first()) {
      held.take()
      one.free = true
      enqueue(one)
      count(one, 1)
    }
  }

  /** The next that may go. One that is watched leaves the queue, and comes again with the end of its last watch. */
  function oldest(): Ended | undefined {
    for (let one = free.first(); one !== undefined; one = free.first()) {
      if (!one.gone && one.record.watchers.size === 0) return one
      free.take()
      one.queued = false
    }
    return undefined
  }

  return {
    get bytes() {
      return bytes
    },
    admit(record) {
      bytes += record.bytes + terminalRoom
    },
    grow(record, more) {
      record.bytes += more
      bytes += more
    },
    end(record) {
      bytes -= terminalRoom
      endings += 1
      const retainedUntil = (record.endedAt ?? clock.monotonic()) + retentionMs
      const one: Ended = { record, order: endings, retainedUntil, free: false, queued: false, gone: false }
      ended.set(record, one)
      if (record.idempotency === undefined) {
        one.free = true
        enqueue(one)
        count(one, 1)
      } else held.put(one)
    },
    makeRoom(needed) {
      release(clock.monotonic())
      if (needed.bytes > evictable.bytes || needed.records > evictable.records) return false
      let { bytes: bytesLeft, records: recordsLeft } = needed
      while (bytesLeft > 0 || recordsLeft > 0) {
        const one = oldest()
        if (one === undefined) return false
        bytesLeft -= one.record.bytes
        recordsLeft -= 1
        remove(one)
      }
      return true
    },
    expire() {
      const now = clock.monotonic()
      release(now)
      let one = oldest()
      for (; one !== undefined && one.retainedUntil <= now; one = oldest()) remove(one)
      const keyed = held.first()
      const next = Math.min(one?.retainedUntil ?? Infinity, keyed === undefined ? Infinity : heldUntil(keyed))
      return Number.isFinite(next) ? next - now : undefined
    },
    watched(record) {
      const one = ended.get(record)
      if (one?.free !== true) return
      evictable.bytes -= record.bytes
      evictable.records -= 1
    },
    unwatched(record) {
      const one = ended.get(record)
      if (one?.free !== true) return
      count(one, 1)
      enqueue(one)
      if (one.retainedUntil <= clock.monotonic()) remove(one)
    }
  }
}
