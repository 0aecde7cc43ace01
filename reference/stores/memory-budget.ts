import type { Clock } from '../core/ports.ts'
import type { MemoryRecord } from './memory-record.ts'

/** Room that is kept for the terminal event of each running execution, in bytes. */
export const terminalRoom = 4096

/** What may be evicted when, and how many bytes are held. */
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
  /** A watcher has left: the record may go at once if its time has passed. */
  unwatched(record: MemoryRecord): void
}

/**
 * Accounts for records and evicts them through `evict`. Only ended, unwatched records go; one with an idempotency key stays at least
 * `idempotencyMinMs` after its claim.
 *
 * @see spec/chapters/20-storage.md#memory
 */
export function createMemoryBudget(options: {
  readonly clock: Clock
  readonly retentionMs: number
  readonly idempotencyMinMs: number
  readonly evict: (record: MemoryRecord) => void
}): MemoryBudget {
  const { clock, retentionMs, idempotencyMinMs, evict } = options
  // In order of ending: a set keeps the order of insertion.
  const ended = new Set<MemoryRecord>()
  let bytes = 0
  let dueAt = Number.POSITIVE_INFINITY

  const retainedUntil = (record: MemoryRecord): number => (record.endedAt ?? Number.POSITIVE_INFINITY) + retentionMs
  const heldUntil = (record: MemoryRecord): number =>
    record.idempotency === undefined ? 0 : record.claimedAt + idempotencyMinMs

  function remove(record: MemoryRecord): void {
    ended.delete(record)
    bytes -= record.bytes
    evict(record)
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
      ended.add(record)
      dueAt = Math.min(dueAt, retainedUntil(record))
    },
    makeRoom(needed) {
      let { bytes: bytesLeft, records: recordsLeft } = needed
      const now = clock.monotonic()
      const victims: MemoryRecord[] = []
      for (const record of ended) {
        if (bytesLeft <= 0 && recordsLeft <= 0) break
        if (record.watchers.size > 0 || heldUntil(record) > now) continue
        victims.push(record)
        bytesLeft -= record.bytes
        recordsLeft -= 1
      }
      if (bytesLeft > 0 || recordsLeft > 0) return false
      victims.forEach(remove)
      return true
    },
    expire() {
      const now = clock.monotonic()
      if (now < dueAt) return Number.isFinite(dueAt) ? dueAt - now : undefined
      dueAt = Number.POSITIVE_INFINITY
      for (const record of ended) {
        if (retainedUntil(record) > now) {
          dueAt = Math.min(dueAt, retainedUntil(record))
          break
        }
        if (heldUntil(record) > now) dueAt = Math.min(dueAt, heldUntil(record))
        else if (record.watchers.size === 0) remove(record)
      }
      return Number.isFinite(dueAt) ? dueAt - now : undefined
    },
    unwatched(record) {
      if (record.watchers.size > 0 || !ended.has(record)) return
      const now = clock.monotonic()
      if (retainedUntil(record) <= now && heldUntil(record) <= now) remove(record)
    }
  }
}
