import type { Claim, EventDraft, EventStore } from '../../../reference/core/ports.ts'
import { createMemoryStore, type MemoryStoreOptions } from '../../../reference/stores/memory.ts'
import { asDraft } from './loose-event.ts'

/** One execution as it stands on the disk. */
export interface DiskRecord {
  readonly claim: Claim
  readonly events: readonly EventDraft[]
}

/** What a disk and the recovery from it do wrong, or oddly; without any it is a durable store. */
export interface DiskFaults {
  /** What a new process finds, in place of what was written. */
  readonly found?: (records: readonly DiskRecord[]) => readonly DiskRecord[]
  /** How an interrupted execution ends; `undefined` leaves it open. By default as it must. */
  readonly recovered?: (event: EventDraft) => EventDraft | undefined
  /** When interrupted work is ended: before anything is answered (the default), when it is first asked for, or so many milliseconds after the start. */
  readonly recovers?: 'when-asked' | number
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

interface Written {
  readonly claim: Claim
  readonly events: EventDraft[]
}

type Records = Map<string, Written>

/** An empty disk. */
export function createDisk(options: MemoryStoreOptions, faults: DiskFaults = {}): Disk {
  const { found = (records) => records } = faults
  let records: Records = new Map()
  let opened = false
  return {
    open() {
      const left = opened ? found([...records.values()]) : []
      opened = true
      records = new Map(left.map(({ claim, events }) => [claim.executionId, { claim, events: [...events] }]))
      const open = [...records.values()].filter(({ events }) => !isOver(events))
      const inner = createMemoryStore(options)
      return { ...hold(inner, records, open, faults), interrupted: open.map(({ claim }) => claim) }
    }
  }
}

/** A store over the disk that does nothing any more once it was dropped. */
function hold(
  inner: EventStore,
  records: Records,
  open: readonly Written[],
  faults: DiskFaults
): Pick<DiskHold, 'store' | 'drop'> {
  let dropped = false
  const left = new Map(open.map((record) => [record.claim.executionId, record]))
  const append = async (id: string, events: readonly EventDraft[], expected: number): Promise<void> => {
    await inner.append(id, events, expected)
    records.get(id)?.events.push(...events)
  }
  const end = async (id: string): Promise<void> => {
    const record = left.get(id)
    left.delete(id)
    const last = record && (faults.recovered ?? ((event) => event))(interruptedEvent(record))
    if (record !== undefined && last !== undefined) await append(id, [last], record.events.length)
  }
  const endAll = async (): Promise<void> => {
    if (!dropped) await Promise.all([...left.keys()].map(end))
  }
  const filled = fill(inner, [...records.values()]).then(() => (faults.recovers === undefined ? endAll() : undefined))
  if (typeof faults.recovers === 'number') {
    const { recovers } = faults
    void filled.then(() => setTimeout(() => void endAll(), recovers).unref())
  }
  const alive = async <T>(work: () => Promise<T>, id?: string): Promise<T> => {
    await filled
    if (dropped) return new Promise<never>(() => undefined)
    if (id !== undefined && faults.recovers === 'when-asked') await end(id)
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
    append: (id, events, expected) => alive(() => append(id, events, expected)),
    lookup: (idempotency) => alive(() => inner.lookup(idempotency)),
    record: (id) => alive(() => inner.record(id), id),
    read: (id, after, limit) => alive(() => inner.read(id, after, limit), id),
    requestCancel: (id) => alive(() => inner.requestCancel(id), id)
  }
  return {
    store,
    drop() {
      dropped = true
    }
  }
}

async function fill(store: EventStore, records: readonly Written[]): Promise<void> {
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
