import { storeFailure } from '../../core/errors.ts'
import type { Clock, IdempotencyClaim } from '../../core/ports.ts'
import { createSweeping } from '../sweeping.ts'
import { type Budget, type BudgetLimits, createBudget, type Room } from './budget.ts'
import type { Entry } from './entry.ts'
import { digestsOf } from './identity-slot.ts'

/** The index: every execution by id and by key, with what it costs and how long it stays. */
export interface Shelf {
  readonly budget: Budget
  /** Milliseconds since the epoch; a step of the wall clock while the process runs does not change it. */
  readonly now: () => number
  find(executionId: string): Entry | undefined
  /** As `find`, after what has outlived its retention has gone. */
  current(executionId: string): Entry | undefined
  /** The same by key, and by the key alone: the fingerprint is compared by whoever asks. */
  currentByKey(idempotency: IdempotencyClaim | undefined): Entry | undefined
  put(entry: Entry): void
  remove(entry: Entry): void
  hasRoom(room: Room): boolean
  /** Lets go what has outlived its retention, and sees to it that the next one goes in its time. */
  sweep(): void
  entries(): Iterable<Entry>
  close(): void
}

/** An empty shelf. `evict` takes the files of an entry that has just left it. */
export function createShelf(options: {
  readonly clock: Clock
  readonly limits: BudgetLimits
  readonly fixedDisk: () => number
  readonly evict: (entry: Entry) => void
}): Shelf {
  const { clock, limits, fixedDisk } = options
  const began = clock.now() - clock.monotonic()
  // Never 0, which stands for an end that has not come.
  const now = (): number => Math.max(Math.floor(began + clock.monotonic()), 1)
  const byId = new Map<string, Entry>()
  const byKey = new Map<string, Entry>()

  function forget(entry: Entry): void {
    byId.delete(entry.executionId)
    if (entry.key !== undefined && byKey.get(entry.key.key) === entry) byKey.delete(entry.key.key)
  }

  const budget = createBudget({
    limits,
    now,
    fixedDisk,
    evict(entry) {
      forget(entry)
      options.evict(entry)
    }
  })

  const { sweep, stop } = createSweeping(clock, () => budget.expire())

  return {
    budget,
    now,
    find: (executionId) => byId.get(executionId),
    current(executionId) {
      sweep()
      return byId.get(executionId)
    },
    currentByKey(idempotency) {
      sweep()
      return idempotency === undefined ? undefined : byKey.get(digestsOf(idempotency).key)
    },
    put(entry) {
      byId.set(entry.executionId, entry)
      if (entry.key !== undefined) byKey.set(entry.key.key, entry)
    },
    remove: forget,
    hasRoom: (room) => budget.makeRoom(room),
    sweep,
    entries: () => byId.values(),
    close() {
      stop()
      byId.clear()
      byKey.clear()
    }
  }
}

/** @throws a store failure where damage was found. */
export function assertSound(entry: Entry): void {
  if (entry.quarantined) throw storeFailure('corrupt')
}
