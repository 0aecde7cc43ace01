/** Work that nobody waits for now, and that must be done before the store is closed. */
export interface Background {
  /** Takes work that does not reject. */
  add(work: Promise<void>): void
  /** Resolves once none is left, also of what came meanwhile. */
  settled(): Promise<void>
}

export function createBackground(): Background {
  const under = new Set<Promise<void>>()
  return {
    add(work) {
      under.add(work)
      void work.then(() => under.delete(work))
    },
    async settled() {
      while (under.size > 0) await Promise.all(under)
    }
  }
}
