import type { ExecutionRequest } from '../../generated/types.ts'
import { idempotencyClaim } from '../../reference/core/idempotency.ts'
import type { Claim, EventDraft, EventStore } from '../../reference/core/ports.ts'
import { parsed } from '../../reference/stores/contract-log.ts'

/** What the callers of a store know of one execution: what they asked, what was answered, what they were shown. */
export interface Witnessed {
  readonly executionId: string
  readonly request: ExecutionRequest
  readonly key: string | undefined
  /** Every event that was ever handed in, the first one included. */
  readonly attempted: readonly EventDraft[]
  /** How many of them were acknowledged, or shown to a reader. */
  readonly owed: number
  readonly claimed: boolean
  readonly cancelled: boolean
  /** It had ended, or an append of it had been refused, and then the store was asked for room: it may have been given up. */
  readonly mayBeGone: boolean
}

/** Calls a store and writes down what came of it. After a refusal it asks no more of that execution, as the core does. */
export interface Witness {
  claim(n: number, key?: string): Promise<void>
  /** Deltas with these texts. */
  append(n: number, ...texts: readonly string[]): Promise<void>
  complete(n: number): Promise<void>
  cancel(n: number): Promise<void>
  read(n: number): Promise<void>
  readonly all: readonly Witnessed[]
  /** Hears how many events of the n-th execution are owed by now, whenever that changes. */
  onOwed(heard: (n: number, owed: number) => void): void
}

type Noted = { -readonly [Field in keyof Witnessed]: Witnessed[Field] } & { attempted: EventDraft[]; refused: boolean }

const time = '2026-11-30T12:00:00.000Z'

/** The id of the n-th execution. */
export const executionIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The request of the n-th execution: it says what nobody must read in a file of the store. */
const requestOf = (n: number): ExecutionRequest => ({
  ability: 'write',
  input: [{ type: 'text', text: `Question ${n}` }],
  metadata: { ticket: `T-${n}` }
})

function claimOf(n: number, key: string | undefined): Claim {
  const executionId = executionIdOf(n)
  const request = requestOf(n)
  return {
    executionId,
    createdAt: time,
    ...(key === undefined ? {} : { idempotency: idempotencyClaim(key, request) }),
    request,
    first: { execution_id: executionId, sequence: 1, time, type: 'execution.accepted', status: 'accepted' }
  }
}

/** A witness of what is asked of `store` from here on; `known` was witnessed before. */
export function createWitness(store: EventStore, known: readonly Witnessed[] = []): Witness {
  const notes = new Map<number, Noted>()
  const listeners: ((n: number, owed: number) => void)[] = []

  function owe(n: number, note: Noted, owed: number): void {
    if (owed <= note.owed) return
    note.owed = owed
    for (const heard of listeners) heard(n, owed)
  }

  async function hand(n: number, events: readonly EventDraft[]): Promise<void> {
    const note = notes.get(n)
    if (note === undefined || note.refused) return
    const before = note.attempted.length
    note.attempted.push(...events)
    try {
      await store.append(note.executionId, events, before)
      owe(n, note, before + events.length)
    } catch {
      note.refused = true
    }
  }

  const head = (n: number, at: number) => ({
    execution_id: executionIdOf(n),
    sequence: (notes.get(n)?.attempted.length ?? 0) + at + 1,
    time
  })

  return {
    async claim(n, key) {
      const claim = claimOf(n, key)
      // A refused append leaves interrupted work, which the store ends by itself once it can.
      for (const note of notes.values()) {
        if (note.refused || note.attempted.at(-1)?.status === 'succeeded') note.mayBeGone = true
      }
      const note: Noted = {
        executionId: claim.executionId,
        request: claim.request,
        key,
        attempted: [claim.first],
        owed: 0,
        claimed: false,
        cancelled: false,
        mayBeGone: false,
        refused: false
      }
      notes.set(n, note)
      try {
        const { kind } = await store.claim(claim)
        note.claimed = kind === 'created'
        note.refused = !note.claimed
        if (note.claimed) owe(n, note, 1)
      } catch {
        note.refused = true
      }
    },
    append: (n, ...texts) =>
      hand(
        n,
        texts.map((delta, at) => ({ ...head(n, at), type: 'output.delta', status: 'running', output_index: 0, delta }))
      ),
    complete: (n) => {
      const target = { provider: 'alpha', model: 'alpha-1' }
      return hand(n, [{ ...head(n, 0), type: 'execution.completed', status: 'succeeded', target }])
    },
    async cancel(n) {
      const note = notes.get(n)
      if (note === undefined) return
      const answer = await store.requestCancel(note.executionId).catch(() => 'refused')
      if (answer === 'requested') note.cancelled = true
    },
    async read(n) {
      const note = notes.get(n)
      if (note === undefined) return
      const shown = await store.read(note.executionId, 0, Number.MAX_SAFE_INTEGER).catch(() => [])
      // What is shown must be what was handed in, and from now on it may not go any more.
      parsed(shown).forEach((event, at) => {
        if (JSON.stringify(event) === JSON.stringify(note.attempted[at])) owe(n, note, at + 1)
      })
    },
    get all() {
      return [...known, ...notes.values()]
    },
    onOwed: (heard) => void listeners.push(heard)
  }
}
