/** Writes that go out together: what is added while a write is in flight waits for the next. */
export interface Gathering<Item> {
  /** Resolves once the item is written; rejects as its write did, or one before it that was in flight. */
  add(item: Item): Promise<void>
  /** Resolves once nothing is in flight and nothing waits. */
  settled(): Promise<void>
}

interface Waiting<Item> {
  readonly item: Item
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Calls `write` with all that has gathered, one call at a time. After a failed one, what had gathered behind it fails too. */
export function createGathering<Item>(write: (items: readonly Item[]) => Promise<void>): Gathering<Item> {
  let waiting: Waiting<Item>[] = []
  let flight: Promise<void> | undefined

  async function fly(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await write(batch.map(({ item }) => item))
        for (const { resolve } of batch) resolve()
      } catch (reason) {
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(reason)
      }
    }
    flight = undefined
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        flight ??= fly()
      }),
    async settled() {
      while (flight !== undefined) await flight
    }
  }
}
