import { ok, rejects } from 'node:assert/strict'
import type { ExecutionRequest } from '../../generated/types.ts'
import { isStoreFailure } from '../core/errors.ts'
import type { Claim, ClaimOutcome, EventDraft, EventStore, StoredEvent, StoreFailure } from '../core/ports.ts'

/** The id of the n-th execution of a test. */
export const executionIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** More than any log of a test holds. */
export const everything = Number.MAX_SAFE_INTEGER

/** Set on every event of the examples; the clock that a test hands out starts here. */
export const time = '2026-11-30T12:00:00.000Z'
export const target = { provider: 'alpha', model: 'alpha-1' }

/** A claim of the n-th execution, with `key` as the hash of its idempotency key. */
export function claimOf(n: number, key?: string, fingerprint = 'f'): Claim {
  const request: ExecutionRequest = {
    ability: 'write',
    input: [{ type: 'text', text: 'Hello.' }],
    metadata: { ticket: `T-${n}` }
  }
  return {
    executionId: executionIdOf(n),
    createdAt: time,
    ...(key === undefined ? {} : { idempotency: { keyHash: key, fingerprint } }),
    request,
    first: { execution_id: executionIdOf(n), sequence: 1, time, type: 'execution.accepted', status: 'accepted' }
  }
}

/** An event of answer text. */
export function deltaOf(executionId: string, sequence: number, text: string, at = time): EventDraft {
  const head = { execution_id: executionId, sequence, time: at } as const
  return { ...head, type: 'output.delta', status: 'running', output_index: 0, delta: text }
}

/** The terminal of a success. */
export function completedOf(executionId: string, sequence: number, at = time): EventDraft {
  return { execution_id: executionId, sequence, time: at, type: 'execution.completed', status: 'succeeded', target }
}

/** Writes the log of one execution, keeping count. */
export interface LogWriter {
  readonly executionId: string
  readonly claim: Claim
  readonly claimed: ClaimOutcome
  /** Appends deltas as one batch. */
  deltas(...texts: readonly string[]): Promise<void>
  /** Appends the terminal, with deltas before it in the same batch. */
  complete(...texts: readonly string[]): Promise<void>
  /** Everything that was appended, as a reader must see it. */
  readonly written: readonly EventDraft[]
}

/** Claims the n-th execution and returns its writer. */
export async function openLog(store: EventStore, n: number, key?: string): Promise<LogWriter> {
  const claim = claimOf(n, key)
  const { executionId } = claim
  const claimed = await store.claim(claim)
  const written: EventDraft[] = [claim.first]
  const delta = (text: string, at: number): EventDraft => deltaOf(executionId, written.length + at + 1, text)
  async function append(events: readonly EventDraft[]): Promise<void> {
    await store.append(executionId, events, written.length)
    written.push(...events)
  }
  return {
    executionId,
    claim,
    claimed,
    deltas: (...texts) => append(texts.map(delta)),
    complete: (...texts) => {
      return append([...texts.map(delta), completedOf(executionId, written.length + texts.length + 1)])
    },
    get written() {
      return written
    }
  }
}

/** The events that stored ones hold. */
export const parsed = (events: readonly StoredEvent[]): unknown[] => events.map(({ data }) => JSON.parse(data))

/** Asserts that a store refuses for this reason. */
export function rejectsWith(kind: StoreFailure['storeFailure'], task: Promise<unknown>): Promise<void> {
  return rejects(task, (thrown) => isStoreFailure(thrown, kind))
}

/** Waits until something holds, and fails when patience ends. */
export async function waitUntil(holds: () => boolean, what: string, patienceMs: number): Promise<void> {
  const started = performance.now()
  while (!holds()) {
    ok(performance.now() - started < patienceMs, `never came to be: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
