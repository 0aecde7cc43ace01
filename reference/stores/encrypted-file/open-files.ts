import type { FileKeys } from './file-keys.ts'
import type { OpenFile } from './file-system.ts'

/** An open journal with the keys of its header. */
export interface OpenJournal {
  readonly file: OpenFile
  readonly keys: FileKeys
}

/** Journals that are open now: those in use, and the ones used last, so that descriptors stay bounded however many executions there are. */
export interface OpenFiles {
  /** Runs a task on the journal of that name, opening it if need be. */
  use<Value>(
    name: string,
    open: () => Promise<OpenJournal>,
    task: (journal: OpenJournal) => Promise<Value>
  ): Promise<Value>
  /** Takes over a journal that was just made. */
  put(name: string, journal: OpenJournal): void
  /** Closes it, after those who use it now, and knows it no more. */
  drop(name: string): Promise<void>
  closeAll(): Promise<void>
  readonly size: number
}

interface Held {
  readonly opening: Promise<OpenJournal>
  users: number
  dropped: boolean
  readonly closed: Promise<void>
  readonly close: () => void
}

/** At most `mostIdle` stay open unused. */
export function createOpenFiles(mostIdle: number): OpenFiles {
  const all = new Map<string, Held>()

  function hold(opening: Promise<OpenJournal>): Held {
    let close = (): void => {}
    const asked = new Promise<void>((resolve) => {
      close = resolve
    })
    // A descriptor that cannot be closed is given up: what was synced through it stays.
    const closed = asked.then(() => opening.then(({ file }) => file.close())).catch(() => {})
    return { opening, users: 0, dropped: false, closed, close }
  }

  function drop(name: string, held: Held): void {
    if (all.get(name) === held) all.delete(name)
    held.dropped = true
    if (held.users === 0) held.close()
  }

  function trim(): void {
    if (all.size <= mostIdle) return
    for (const [name, held] of all) {
      if (held.users > 0) continue
      drop(name, held)
      if (all.size <= mostIdle) return
    }
  }

  return {
    async use(name, open, task) {
      const held = all.get(name) ?? hold(open())
      all.delete(name)
      all.set(name, held)
      held.users += 1
      try {
        return await task(await held.opening)
      } catch (error) {
        drop(name, held)
        throw error
      } finally {
        held.users -= 1
        if (held.dropped && held.users === 0) held.close()
        trim()
      }
    },
    put(name, journal) {
      all.set(name, hold(Promise.resolve(journal)))
    },
    async drop(name) {
      const held = all.get(name)
      if (held === undefined) return
      drop(name, held)
      await held.closed
    },
    async closeAll() {
      const held = [...all]
      for (const [name, each] of held) drop(name, each)
      await Promise.all(held.map(([, each]) => each.closed))
    },
    get size() {
      return all.size
    }
  }
}
