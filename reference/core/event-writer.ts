import type { EventType, ExecutionEvent } from '../../generated/events.ts'
import type { Clock, EventDraft, EventStore } from './ports.ts'

type Unnumbered<Event> = Event extends ExecutionEvent ? Omit<Event, 'execution_id' | 'sequence' | 'time'> : never

/** An event before it is numbered and timed. */
export type EventBody = Unnumbered<ExecutionEvent>

/** The body of one event type. */
export type BodyOf<Type extends EventType> = Extract<EventBody, { type: Type }>

/** Numbers an execution's events and appends them, whatever has gathered at a time, one write in flight. */
export interface EventWriter {
  /** Queues events and starts a write if none is in flight. */
  add(bodies: readonly EventBody[]): void
  /** Resolves once everything added is stored, or a write has failed (see `onFailure`). */
  settled(): Promise<void>
  /** Starts no further write until `resume`: whether what waits is wanted is not decided yet. */
  pause(): void
  resume(): void
  /** Forgets the output and progress that no write has taken yet; what attempts were made and what they used stays. */
  discard(): void
  /** Waits for the write in flight and appends one last batch; rejects with the store's failure and may then be tried again. */
  finish(bodies: readonly EventBody[]): Promise<void>
  /** Roughly the characters that wait for a write. */
  readonly backlog: number
  /** What the store rejected a write with, if it did. */
  readonly failure: unknown
}

/** What an event takes beside its text. */
const eventWeight = 256

function weightOf(body: EventBody): number {
  if ('delta' in body) return eventWeight + body.delta.length
  if (body.type === 'output.provider_state') return eventWeight + JSON.stringify(body.data).length
  return eventWeight + (body.type === 'output.result' ? JSON.stringify(body.result).length : 0)
}

/**
 * A writer for an execution whose first event is already stored. `time` is set when a batch goes to the store, once.
 * After a failed write nothing is written any more but by `finish`.
 */
export function createEventWriter(options: {
  readonly store: EventStore
  readonly executionId: string
  readonly clock: Clock
  readonly onFailure: (failure: unknown) => void
}): EventWriter {
  const { store, executionId, clock, onFailure } = options
  let pending: EventDraft[] = []
  let weight = 0
  let writing: Promise<void> | undefined
  let sequence = 1
  let paused = false
  let failure: unknown

  const draft = (body: EventBody): EventDraft =>
    ({ execution_id: executionId, sequence: 0, time: '', ...body }) as EventDraft

  function clear(): void {
    pending = []
    weight = 0
  }

  function discard(): void {
    pending = pending.filter(({ type }) => type.startsWith('route.') || type === 'usage.reported')
    weight = pending.length * eventWeight
  }

  function append(batch: EventDraft[]): Promise<void> {
    const time = new Date(clock.now()).toISOString()
    let number = sequence
    for (const event of batch) {
      number += 1
      event.sequence = number
      event.time = time
    }
    return store.append(executionId, batch, sequence).then(() => {
      sequence = number
    })
  }

  function write(): void {
    if (paused || writing !== undefined || failure !== undefined || pending.length === 0) return
    const batch = pending
    clear()
    writing = append(batch).then(
      () => {
        writing = undefined
        write()
      },
      (thrown: unknown) => {
        writing = undefined
        failure = thrown ?? new Error('The event store rejected without a reason.')
        clear()
        onFailure(failure)
      }
    )
  }

  return {
    add(bodies) {
      if (failure !== undefined) return
      for (const body of bodies) {
        weight += weightOf(body)
        pending.push(draft(body))
      }
      write()
    },
    async settled() {
      while (writing !== undefined) await writing
    },
    pause() {
      paused = true
    },
    resume() {
      paused = false
      write()
    },
    discard,
    async finish(bodies) {
      while (writing !== undefined) await writing
      await append(bodies.map(draft))
    },
    get backlog() {
      return weight
    },
    get failure() {
      return failure
    }
  }
}
