import type { ExecutionRequest } from '../../generated/types.ts'
import type { Claim, ClaimOutcome, EventDraft, EventStore, StoredEvent } from '../core/ports.ts'

/** The limits that a contract test may ask a store for. */
export interface ContractLimits {
  readonly maxExecutions?: number
  readonly maxEvents?: number
  readonly maxExecutionBytes?: number
}

/** The id of the n-th execution of a test. */
export const executionIdOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const time = '2026-11-30T12:00:00.000Z'
const target = { provider: 'alpha', model: 'alpha-1' }

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
  const delta = (text: string, at: number): EventDraft => ({
    execution_id: executionId,
    sequence: written.length + at + 1,
    time,
    type: 'output.delta',
    status: 'running',
    output_index: 0,
    delta: text
  })
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
      const sequence = written.length + texts.length + 1
      const head = { execution_id: executionId, sequence, time } as const
      return append([...texts.map(delta), { ...head, type: 'execution.completed', status: 'succeeded', target }])
    },
    get written() {
      return written
    }
  }
}

/** The events that stored ones hold. */
export const parsed = (events: readonly StoredEvent[]): unknown[] => events.map(({ data }) => JSON.parse(data))
