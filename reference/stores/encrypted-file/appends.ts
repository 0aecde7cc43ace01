import { storeFailure } from '../../core/errors.ts'
import { isTerminal } from '../../core/lifecycle.ts'
import type { EventDraft, StoredEvent } from '../../core/ports.ts'
import { terminalRoom } from './budget.ts'
import { type Entry, slotOf } from './entry.ts'
import { type EventBatch, serialise } from './event-lines.ts'
import { createGathering, type Gathering } from './gathering.ts'
import type { StoreParts } from './parts.ts'
import { assertSound } from './shelf.ts'

/** The limits of one execution. */
export interface ExecutionLimits {
  readonly maxExecutionBytes: number
  /** The terminal included. */
  readonly maxEvents: number
}

/** Appends to journals. */
export interface Appends {
  /** @throws a store failure, and then nothing of the batch is published. */
  append(executionId: string, drafts: readonly EventDraft[], expectedSequence: number): Promise<void>
  /** Ends an execution whose journal was cut back, past every limit. */
  end(entry: Entry, terminal: EventDraft): Promise<void>
  /** Marks the identity of an ended execution as sealed. */
  seal(entry: Entry): Promise<void>
  /** Resolves once no write is in flight. */
  settled(): Promise<void>
}

export function createAppends(parts: StoreParts, limits: ExecutionLimits): Appends {
  const { shelf, journals, tails } = parts
  const writers = new Map<string, Gathering<EventBatch>>()

  async function seal(entry: Entry): Promise<void> {
    try {
      await parts.identities().add(slotOf(entry, 'sealed'), () => {
        entry.sealedWith = entry.lastSequence
      })
    } catch (reason) {
      parts.onTrouble(reason)
    }
  }

  /** What is durable is seen, in memory and by readers, from here on. */
  function publish(entry: Entry, events: readonly StoredEvent[]): void {
    const last = events.at(-1)
    if (last === undefined) return
    entry.lastSequence = last.sequence
    entry.status = last.status
    tails.push(entry.executionId, events)
    if (last.terminal) {
      entry.endedAt = shelf.now()
      writers.delete(entry.executionId)
      shelf.budget.end(entry)
      parts.inBackground(seal(entry))
      parts.ended(entry.executionId)
      shelf.sweep()
    }
    parts.wake(entry.executionId)
  }

  async function write(entry: Entry, batches: readonly EventBatch[]): Promise<void> {
    const events = batches.flatMap((batch) => batch.events)
    try {
      if (entry.broken) throw storeFailure('unavailable')
      await journals.append(
        entry,
        batches.flatMap(({ records }) => records)
      )
    } catch (reason) {
      // What follows a failed write fails with it, so the queue ends where the journal does.
      entry.broken = true
      entry.queuedSequence = entry.lastSequence
      entry.ending = false
      parts.onTrouble(reason)
      throw storeFailure('unavailable')
    }
    publish(entry, events)
  }

  function writerOf(entry: Entry): Gathering<EventBatch> {
    const writer = writers.get(entry.executionId) ?? createGathering((batches) => write(entry, batches))
    writers.set(entry.executionId, writer)
    return writer
  }

  return {
    async append(executionId, drafts, expectedSequence) {
      parts.assertOpen()
      const entry = shelf.find(executionId)
      if (entry === undefined) throw storeFailure('unknown_execution')
      assertSound(entry)
      if (entry.broken) throw storeFailure('unavailable')
      if (!fits(entry, drafts, expectedSequence)) {
        // Whoever looks where the log ends now, to try again, must find what this batch collided with.
        await writers.get(executionId)?.settled()
        throw storeFailure('sequence_conflict')
      }
      if (drafts.length === 0) return
      const batch = serialise(drafts)
      if (!hasRoomFor(entry, batch)) throw storeFailure('capacity')
      const last = batch.events.at(-1)
      entry.queuedSequence = last?.sequence ?? entry.queuedSequence
      entry.ending = last?.terminal === true
      shelf.budget.grow(entry, batch.bytes, batch.disk)
      try {
        await writerOf(entry).add(batch)
      } catch (failure) {
        shelf.budget.grow(entry, -batch.bytes, -batch.disk)
        throw failure
      }
    },
    async end(entry, terminal) {
      const { events, records, bytes, disk } = serialise([terminal])
      await journals.append(entry, records)
      shelf.budget.grow(entry, bytes, disk)
      entry.queuedSequence = terminal.sequence
      entry.ending = true
      entry.broken = false
      publish(entry, events)
    },
    seal,
    async settled() {
      await Promise.all([...writers.values()].map((writer) => writer.settled()))
    }
  }

  /** Room for the terminal is kept, so that only what stands before it can be refused. */
  function hasRoomFor(entry: Entry, batch: EventBatch): boolean {
    const { events, openBytes, disk } = batch
    const open = events.at(-1)?.terminal === true ? events.length - 1 : events.length
    if (open === 0) return true
    const { maxEvents, maxExecutionBytes } = limits
    const within =
      entry.queuedSequence + open < maxEvents && entry.bytes + openBytes + terminalRoom <= maxExecutionBytes
    return within && shelf.hasRoom({ bytes: openBytes, disk, records: 0 })
  }
}

/** A batch must go on where the log ends, without a gap, and nothing may follow a terminal event. */
function fits(entry: Entry, events: readonly EventDraft[], expectedSequence: number): boolean {
  if (entry.queuedSequence !== expectedSequence || entry.ending) return false
  return events.every(
    ({ sequence, status }, at) =>
      sequence === expectedSequence + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
}
