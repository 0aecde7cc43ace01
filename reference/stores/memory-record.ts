import type { ExecutionStatus } from '../../generated/types.ts'
import type { Claim, ExecutionRecord, StoredEvent } from '../core/ports.ts'

/** One execution as the memory store holds it. */
export interface MemoryRecord {
  readonly executionId: string
  readonly createdAt: string
  readonly ability: string
  readonly metadata: ExecutionRecord['metadata']
  readonly partition: string | undefined
  readonly idempotency: Claim['idempotency']
  /** Monotonic. */
  readonly claimedAt: number
  readonly events: StoredEvent[]
  readonly watchers: Set<() => void>
  readonly cancelWatchers: Set<() => void>
  /** UTF-8 bytes of the events and of what the record holds beside them. */
  bytes: number
  status: ExecutionStatus
  /** Monotonic; absent while it runs. */
  endedAt: number | undefined
  cancelRequested: boolean
}

const identityBytes = 256

/** A record without events. */
export function createRecord(claim: Claim, claimedAt: number): MemoryRecord {
  const { executionId, createdAt, idempotency, partition, request } = claim
  const { ability, metadata } = request
  return {
    executionId,
    createdAt,
    ability,
    metadata,
    partition,
    idempotency,
    claimedAt,
    events: [],
    watchers: new Set(),
    cancelWatchers: new Set(),
    bytes: identityBytes + Buffer.byteLength(JSON.stringify([ability, metadata, partition])),
    status: 'accepted',
    endedAt: undefined,
    cancelRequested: false
  }
}

/** What others may see of a record. */
export function publicRecord(record: MemoryRecord): ExecutionRecord {
  const { executionId, createdAt, status, events, cancelRequested, ability, partition, metadata } = record
  return {
    executionId,
    createdAt,
    status,
    lastSequence: events.length,
    cancelRequested,
    ability,
    ...(partition === undefined ? {} : { partition }),
    ...(metadata === undefined ? {} : { metadata })
  }
}
