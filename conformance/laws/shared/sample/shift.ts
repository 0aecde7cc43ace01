import type { Item } from '../../../model/verdict.ts'

/** Moves every item from the chosen one on so many milliseconds into the future, as if something had taken so long. */
export function shift(items: readonly Item[], from: (item: Item) => boolean, ms: number): Item[] {
  const first = items.findIndex(from)
  return items.map((item, index) => {
    if (first === -1 || index < first) return item
    const moved = { ...item, time: item.time + ms }
    return moved.kind === 'http.exchange' ? { ...moved, started: moved.started + ms } : moved
  })
}
