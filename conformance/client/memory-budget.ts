/** What one client may hold of all that a runtime says to it. */
export interface Allowance {
  /** Takes room for bytes and for items made of them; false where there is no more, and none is taken then. */
  take(bytes: number, items?: number): boolean
  /** Resolves once there is room for everybody: at once, or when another client has let go. Aborting ends the wait. */
  room(signal: AbortSignal): Promise<void>
  /** Gives everything back. */
  release(): void
}

/** Shares memory between clients, so that no runtime can take it all, however many of them listen to it. */
export interface MemoryBudget {
  open(): Allowance
}

/** Estimated bytes of memory. `each`: beyond it a client hears no more. `all`: beyond it the larger ones wait for each other. */
export interface BudgetLimits {
  readonly each: number
  readonly all: number
}

/** A log of 20 MB is read three times in a run and fits; a kit that hears eight endless ones at once stays below half a gigabyte. */
export const defaultBudget: BudgetLimits = { each: 160 * 1024 * 1024, all: 320 * 1024 * 1024 }

/** Text and its parsed form. */
const perByte = 2
const perItem = 500
/** A client that holds less than this part of everything does not wait. */
const smallShare = 16

/** Creates a budget; all clients of one process should share it. */
export function createMemoryBudget({ each, all }: BudgetLimits = defaultBudget): MemoryBudget {
  let held = 0
  let waiting: (() => void)[] = []
  return {
    open() {
      let own = 0
      const crowded = (): boolean => held > all && own > all / smallShare
      return {
        take(bytes, items = 0) {
          const cost = bytes * perByte + items * perItem
          if (own + cost > each) return false
          own += cost
          held += cost
          return true
        },
        async room(signal) {
          while (crowded() && !signal.aborted) await nextRelease(signal, waiting)
        },
        release() {
          held -= own
          own = 0
          const now = waiting
          waiting = []
          for (const wake of now) wake()
        }
      }
    }
  }
}

function nextRelease(signal: AbortSignal, waiting: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      signal.removeEventListener('abort', wake)
      resolve()
    }
    signal.addEventListener('abort', wake, { once: true })
    waiting.push(wake)
  })
}

/** Room without end, for a client that is alone. */
export const boundless: Allowance = {
  take: () => true,
  room: () => Promise.resolve(),
  release: () => undefined
}
