/** Items in ascending rank; what is put in costs the logarithm of how many there are. */
export interface Queue<Item> {
  put(item: Item): void
  /** The item of the lowest rank, which stays. */
  first(): Item | undefined
  /** The item of the lowest rank, which goes. */
  take(): Item | undefined
}

/** An empty queue. The rank of an item must not change while it is in it. */
export function createQueue<Item>(rank: (item: Item) => number): Queue<Item> {
  const heap: Item[] = []
  const rankAt = (at: number): number => {
    const item = heap[at]
    return item === undefined ? Number.POSITIVE_INFINITY : rank(item)
  }
  const swap = (one: number, other: number): void => {
    const [a, b] = [heap[one], heap[other]]
    if (a === undefined || b === undefined) return
    heap[one] = b
    heap[other] = a
  }

  function rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (rankAt(parent) <= rankAt(at)) return
      swap(at, parent)
      at = parent
    }
  }

  function sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const child = rankAt(right) < rankAt(left) ? right : left
      if (rankAt(child) >= rankAt(at)) return
      swap(at, child)
      at = child
    }
  }

  return {
    put(item) {
      heap.push(item)
      rise(heap.length - 1)
    },
    first: () => heap[0],
    take() {
      const first = heap[0]
      const last = heap.pop()
      if (heap.length > 0 && last !== undefined) {
        heap[0] = last
        sink()
      }
      return first
    }
  }
}
