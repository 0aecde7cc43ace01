import type { AnyEvent } from '../../generated/events.ts'
import type { EventStore } from './ports.ts'
import { createProjection, type Projection } from './projection.ts'

/** Folds kept for the executions that were asked about last. */
export interface Projections {
  /** The fold of everything stored so far; the cost is that of the events since it was last asked for. */
  of(executionId: string): Promise<Projection>
}

interface Kept {
  readonly projection: Projection
  /** Characters folded, as a measure of what the fold may hold. */
  weight: number
}

const batch = 1024
const mostKept = 256
const heaviest = 64 * 1024 * 1024

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A cache of folds over a store, bounded in number and weight. Nothing is folded before somebody asks. */
export function createProjections(store: Pick<EventStore, 'read'>): Projections {
  const kept = new Map<string, Kept>()

  function keep(executionId: string, entry: Kept): void {
    kept.delete(executionId)
    if (entry.weight > heaviest) return
    kept.set(executionId, entry)
    let weight = 0
    for (const each of kept.values()) weight += each.weight
    for (const [oldest, each] of kept) {
      if (kept.size <= mostKept && weight <= heaviest) break
      kept.delete(oldest)
      weight -= each.weight
    }
  }

  async function catchUp(executionId: string, entry: Kept): Promise<void> {
    for (;;) {
      const events = await store.read(executionId, entry.projection.lastSequence, batch)
      for (const { data } of events) {
        entry.weight += data.length
        entry.projection.apply(JSON.parse(data) as AnyEvent)
      }
      if (events.length < batch) return
      // A long log is folded in pieces, so that other executions' events are not held up.
      await breathe()
    }
  }

  return {
    async of(executionId) {
      const entry = kept.get(executionId) ?? { projection: createProjection(), weight: 0 }
      await catchUp(executionId, entry)
      keep(executionId, entry)
      return entry.projection
    }
  }
}
