import type { StoredEvent } from '../../core/ports.ts'

/** The latest events of the executions that were written last, so that live readers cost no disk. Bounded in bytes; it forgets the oldest. */
export interface Tails {
  /** Keeps events that follow those kept of this execution. */
  push(executionId: string, events: readonly StoredEvent[]): void
  /** At most `limit` events after a cursor, or nothing where the first of them is not kept. */
  read(executionId: string, after: number, limit: number): readonly StoredEvent[] | undefined
  forget(executionId: string): void
}

interface Tail {
  events: StoredEvent[]
  weight: number
}

/** What an event takes beside its text, roughly. */
const eventWeight = 160
const weightOf = (events: readonly StoredEvent[]): number =>
  events.reduce((sum, { data }) => sum + eventWeight + data.length, 0)

/** Keeps about `mostBytes`, counting a character as a byte. */
export function createTails(mostBytes: number): Tails {
  const tails = new Map<string, Tail>()
  let held = 0

  function forget(executionId: string): void {
    held -= tails.get(executionId)?.weight ?? 0
    tails.delete(executionId)
  }

  /** A single tail that is too long loses its older half. */
  function halve(executionId: string, tail: Tail): void {
    forget(executionId)
    const events = tail.events.slice(Math.ceil(tail.events.length / 2))
    if (events.length > 0) put(executionId, { events, weight: weightOf(events) })
  }

  function put(executionId: string, tail: Tail): void {
    tails.set(executionId, tail)
    held += tail.weight
  }

  return {
    push(executionId, events) {
      const tail = tails.get(executionId) ?? { events: [], weight: 0 }
      forget(executionId)
      for (const event of events) tail.events.push(event)
      tail.weight += weightOf(events)
      put(executionId, tail)
      while (held > mostBytes) {
        const [oldest, each] = tails.entries().next().value ?? []
        if (oldest === undefined || each === undefined) return
        if (tails.size > 1) forget(oldest)
        else halve(oldest, each)
      }
    },
    read(executionId, after, limit) {
      const events = tails.get(executionId)?.events
      const first = events?.[0]?.sequence
      if (events === undefined || first === undefined || first > after + 1) return undefined
      const from = after + 1 - first
      return events.slice(from, from + limit)
    },
    forget
  }
}
