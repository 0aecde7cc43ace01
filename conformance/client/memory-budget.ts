/** What one client may hold of all that a runtime says to it. */
export interface Allowance {
  /** Takes room for bytes and for items made of them; false where there is no more, and none is taken then. */
  take(bytes: number, items?: number): boolean
  /** Gives everything back. */
  release(): void
}

/** Shares memory between clients, so that no runtime can take it all, however many of them listen to it. */
export interface MemoryBudget {
  open(): Allowance
}

/** Estimated bytes of memory: what one client may hold when it is alone, and what all may hold together. */
export interface BudgetLimits {
  readonly each: number
  readonly all: number
  /** How many items one client may hold: judging them takes time as well. */
  readonly items?: number
}

/** A log of 20 MB is read three times in a run and fits. What did not fit beside others is heard again alone. */
export const defaultBudget: BudgetLimits = { each: 160 * 1024 * 1024, all: 256 * 1024 * 1024, items: 100_000 }

/** Text and its parsed form. */
const perByte = 2
const perItem = 500
/** A client that holds less than this part of everything is never the one that is too much. */
const smallShare = 8

/** Creates a budget; all clients of one process should share it. */
export function createMemoryBudget(limits: BudgetLimits = defaultBudget): MemoryBudget {
  const { each, all, items: itemsAtMost = Number.POSITIVE_INFINITY } = limits
  let held = 0
  return {
    open() {
      let own = 0
      let count = 0
      return {
        take(bytes, items = 0) {
          const cost = bytes * perByte + items * perItem
          const crowded = held + cost > all && own + cost > all / smallShare
          if (own + cost > each || crowded || count + items > itemsAtMost) return false
          count += items
          own += cost
          held += cost
          return true
        },
        release() {
          held -= own
          own = 0
          count = 0
        }
      }
    }
  }
}

/** Room without end, for a client that is alone. */
export const boundless: Allowance = { take: () => true, release: () => undefined }
