import type { Claim, EventDraft, EventStore } from '../../../reference/core/ports.ts'
import { systemClock } from '../../../reference/core/system-clock.ts'
import { createMemoryStore } from '../../../reference/stores/memory.ts'
import { asDraft } from './loose-event.ts'

/** One execution as it stands on the disk. */
export interface DiskRecord {
  readonly claim: Claim
  readonly events: readonly EventDraft[]
}

/** What a disk and the recovery from it do wrong; without any it is a durable store. */
export interface DiskFaults {
  /** What a new process finds, in place of what was written. */
  readonly found?: (records: readonly DiskRecord[]) => readonly DiskRecord[]
  /** How an interrupted execution ends; `undefined` leaves it open. By default as it must. */
  readonly recovered?: (event: EventDraft) => EventDraft | undefined
}

/** One process's hold on a disk. */
export interface DiskHold {
  readonly store: EventStore
  /** The requests of the executions that were found open. */
  readonly interrupted: readonly Claim[]
  /** The process is dead: nothing that it still does reaches the disk or anybody else. */
  drop(): void
}

/** A durable store for tests: it keeps what was appended in memory of this process, and outlives every runtime that is built over it. */
export interface Disk {
  open(): DiskHold
}

/** An empty disk. */
export function createDisk({ found = (records) => records, recovered = (event) => event }: DiskFaults = {}): Disk {
  let records = new Map<string, { claim: Claim; events: EventDraft[] }>()
  let opened = false
  return {
    open() {
      const left = opened ? found([...records.values()]) : []
      opened = true
      records = new Map(left.map(({ claim, events }) => [claim.executionId, { claim, events: [...events] }]))
      const open = [...records.values()].filter(({ events }) => !isOver(events))
      for (const record of open) {
        const last = recovered(interruptedEvent(record))
        if (last !== undefined) record.events.push(last)
      }
      const inner = createMemoryStore({ clock: systemClock })
      const filled = fill(inner, [...records.values()])
      return { ...hold(inner, filled, records), interrupted: open.map(({ claim }) => claim) }
    }
  }
}

type Records = Map<string, { claim: Claim; events: EventDraft[] }>

/** A store over the disk that does nothing any more once it was dropped. */
function hold(inner: EventStore, filled: Promise<void>, records: Records): Pick<DiskHold, 'store' | 'drop'> {
  let dropped = false
  const alive = async <T>(work: () => Promise<T>): Promise<T> => {
    await filled
    if (dropped) return new Promise<never>(() => undefined)
    return work()
  }
  const store: EventStore = {
    ...inner,
    durable: true,
    claim: (claim) =>
      alive(async () => {
        const outcome = await inner.claim(claim)
        if (outcome.kind === 'created') records.set(claim.executionId, { claim, events: [claim.first] })
        return outcome
      }),
    append: (id, events, expected) =>
      alive(async () => {
        await inner.append(id, events, expected)
        records.get(id)?.events.push(...events)
      }),
    lookup: (idempotency) => alive(() => inner.lookup(idempotency)),
    record: (id) => alive(() => inner.record(id)),
    read: (id, after, limit) => alive(() => inner.read(id, after, limit)),
    requestCancel: (id) => alive(() => inner.requestCancel(id))
  }
  return {
    store,
    drop() {
      dropped = true
    }
  }
}

async function fill(store: EventStore, records: readonly DiskRecord[]): Promise<void> {
  for (const { claim, events } of records) {
    await store.claim(claim)
    if (events.length > 1) await store.append(claim.executionId, events.slice(1), 1)
  }
}

const isOver = (events: readonly EventDraft[]): boolean =>
  ['execution.completed', 'execution.failed'].includes(String(events.at(-1)?.type))

function interruptedEvent({ claim, events }: DiskRecord): EventDraft {
  return asDraft({
    execution_id: claim.executionId,
    sequence: events.length + 1,
    time: new Date().toISOString(),
    type: 'execution.failed',
    status: 'failed',
    error: {
      code: 'internal_error',
      message: 'The runtime ended before the execution did.',
      retryable: false,
      remote_outcome: 'unknown'
    }
  })
}
