import { storeFailure } from '../core/errors.ts'
import { isTerminal } from '../core/lifecycle.ts'
import type { Claim, ClaimOutcome, Clock, EventDraft } from '../core/ports.ts'
import { terminalRoom } from './memory-budget.ts'
import { createRecord, type MemoryRecord } from './memory-record.ts'
import type { MemoryShelf } from './memory-shelf.ts'
import { type SerialisedEvents, serialiseEvents } from './serialise-events.ts'

const fullRetryMs = 1000

/** Writes to the records on a shelf, within the limits of one execution and of all. */
export interface MemoryLog {
  /** @throws a store failure, and then nothing of the batch is stored. */
  append(executionId: string, drafts: readonly EventDraft[], expectedSequence: number): void
  claim(claim: Claim): ClaimOutcome
}

export interface MemoryLogOptions {
  readonly clock: Clock
  readonly shelf: MemoryShelf
  readonly maxExecutionBytes: number
  readonly maxEvents: number
}

/** A batch must go on where the log ends, without a gap, and nothing may follow a terminal event. */
function fits(record: MemoryRecord, events: readonly EventDraft[], expectedSequence: number): boolean {
  if (record.events.length !== expectedSequence || record.endedAt !== undefined) return false
  return events.every(
    ({ sequence, status }, at) =>
      sequence === expectedSequence + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
}

/** Room for the terminal is kept, so that only what stands before it can be refused. */
function hasRoomFor(record: MemoryRecord, batch: SerialisedEvents, options: MemoryLogOptions): boolean {
  const { events, openBytes } = batch
  const { shelf, maxEvents, maxExecutionBytes } = options
  const open = events.at(-1)?.terminal === true ? events.length - 1 : events.length
  if (open === 0) return true
  const within = record.events.length + open < maxEvents && record.bytes + openBytes + terminalRoom <= maxExecutionBytes
  return within && shelf.hasRoom(openBytes, 0)
}

/** @see spec/chapters/20-storage.md#memory */
export function createMemoryLog(options: MemoryLogOptions): MemoryLog {
  const { clock, shelf, maxExecutionBytes } = options

  function publish(record: MemoryRecord, { events, bytes }: SerialisedEvents): void {
    for (const event of events) record.events.push(event)
    record.status = events.at(-1)?.status ?? record.status
    shelf.budget.grow(record, bytes)
    if (isTerminal(record.status)) {
      record.endedAt = clock.monotonic()
      record.cancelWatchers.clear()
      shelf.budget.end(record)
      shelf.sweep()
    }
    // Who comes or leaves while the others are woken changes nothing for them.
    for (const wake of [...record.watchers]) wake()
  }

  return {
    append(executionId, drafts, expectedSequence) {
      shelf.assertOpen()
      const record = shelf.find(executionId)
      if (record === undefined) throw storeFailure('unknown_execution')
      if (!fits(record, drafts, expectedSequence)) throw storeFailure('sequence_conflict')
      const batch = serialiseEvents(drafts)
      if (!hasRoomFor(record, batch, options)) throw storeFailure('capacity')
      publish(record, batch)
    },
    claim(claim) {
      const record = createRecord(claim, clock.monotonic())
      const first = serialiseEvents([claim.first])
      const bytes = record.bytes + first.bytes + terminalRoom
      if (bytes > maxExecutionBytes || !shelf.hasRoom(bytes, 1)) return { kind: 'full', retryAfterMs: fullRetryMs }
      shelf.put(record)
      publish(record, first)
      return { kind: 'created' }
    }
  }
}
