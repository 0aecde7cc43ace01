import type { Entry } from './entry.ts'

/** Room that is kept for the terminal event of each running execution: bytes of the event, and bytes on the disk with its seal. */
export const terminalRoom = 4096
export const terminalDisk = terminalRoom + 1024

/** The limits over all executions. */
export interface BudgetLimits {
  readonly maxExecutions: number
  /** UTF-8 bytes of events. */
  readonly maxBytes: number
  /** Bytes of files. */
  readonly maxDiskBytes: number
  readonly retentionMs: number
  readonly idempotencyMinMs: number
}

/** What is asked for. */
export interface Room {
  readonly bytes: number
  readonly disk: number
  readonly records: number
}

/** What is held, what may go, and when. Times are the store's. */
export interface Budget {
  admit(entry: Entry): void
  /** Counts what is about to be written; less than nothing for what will not be. */
  grow(entry: Entry, bytes: number, disk: number): void
  /** Its terminal is durable: the room for it is free, and its retention begins. */
  end(entry: Entry): void
  /** As `end`, for one that was admitted when it had ended already. */
  restore(entry: Entry): void
  /** It is no more, or was never. */
  release(entry: Entry): void
  /** Lets the oldest ended entries go until so much is free, or none at all if that cannot be; returns whether it is. */
  makeRoom(room: Room): boolean
  /** Lets go what has outlived its retention; returns the milliseconds to the next such time, if any. Costs nothing before it. */
  expire(): number | undefined
  /** A watcher has left: the entry may go at once if its time has passed. */
  unwatched(entry: Entry): void
  readonly records: number
}

/**
 * Accounts for entries and lets them go through `evict`. Only ended, unwatched ones go; one with an idempotency key stays at least
 * `idempotencyMinMs` after its claim. Damaged ones stay until an operator takes their file away.
 *
 * @see spec/chapters/20-storage.md#encrypted-file
 */
export function createBudget(options: {
  readonly limits: BudgetLimits
  readonly now: () => number
  /** Bytes of the identities file. */
  readonly fixedDisk: () => number
  readonly evict: (entry: Entry) => void
}): Budget {
  const { limits, now, fixedDisk, evict } = options
  // In order of ending: a set keeps the order of insertion.
  const ended = new Set<Entry>()
  const held = { bytes: 0, disk: 0, records: 0 }
  let dueAt = Number.POSITIVE_INFINITY

  const retainedUntil = (entry: Entry): number => entry.endedAt + limits.retentionMs
  const heldUntil = (entry: Entry): number => (entry.key === undefined ? 0 : entry.claimedAt + limits.idempotencyMinMs)
  function keep(entry: Entry): void {
    ended.add(entry)
    dueAt = Math.min(dueAt, retainedUntil(entry))
  }

  const mayGo = (entry: Entry): boolean => entry.watched === 0 && heldUntil(entry) <= now()

  function release(entry: Entry): void {
    const running = ended.delete(entry) || entry.quarantined ? 0 : 1
    held.bytes -= entry.bytes + running * terminalRoom
    held.disk -= entry.disk + running * terminalDisk
    held.records -= 1
  }

  function go(entry: Entry): void {
    release(entry)
    evict(entry)
  }

  return {
    admit(entry) {
      const running = entry.endedAt === 0 && !entry.quarantined ? 1 : 0
      held.bytes += entry.bytes + running * terminalRoom
      held.disk += entry.disk + running * terminalDisk
      held.records += 1
    },
    grow(entry, bytes, disk) {
      entry.bytes += bytes
      entry.disk += disk
      held.bytes += bytes
      held.disk += disk
    },
    end(entry) {
      held.bytes -= terminalRoom
      held.disk -= terminalDisk
      keep(entry)
    },
    restore: keep,
    release,
    makeRoom(room) {
      let bytesLeft = held.bytes + room.bytes - limits.maxBytes
      let diskLeft = held.disk + fixedDisk() + room.disk - limits.maxDiskBytes
      let recordsLeft = held.records + room.records - limits.maxExecutions
      const isDone = (): boolean => bytesLeft <= 0 && diskLeft <= 0 && recordsLeft <= 0
      const victims: Entry[] = []
      for (const entry of ended) {
        if (isDone()) break
        if (!mayGo(entry)) continue
        victims.push(entry)
        bytesLeft -= entry.bytes
        diskLeft -= entry.disk
        recordsLeft -= 1
      }
      if (!isDone()) return false
      victims.forEach(go)
      return true
    },
    expire() {
      const time = now()
      if (time < dueAt) return Number.isFinite(dueAt) ? dueAt - time : undefined
      dueAt = Number.POSITIVE_INFINITY
      for (const entry of ended) {
        if (retainedUntil(entry) > time) {
          dueAt = Math.min(dueAt, retainedUntil(entry))
          break
        }
        if (mayGo(entry)) go(entry)
        else if (heldUntil(entry) > time) dueAt = Math.min(dueAt, heldUntil(entry))
      }
      return Number.isFinite(dueAt) ? dueAt - time : undefined
    },
    unwatched(entry) {
      if (ended.has(entry) && retainedUntil(entry) <= now() && mayGo(entry)) go(entry)
    },
    get records() {
      return held.records
    }
  }
}
