import { storeFailure } from '../../core/errors.ts'
import type { Claim, ClaimOutcome, IdempotencyClaim, StoredEvent } from '../../core/ports.ts'
import { createTurns } from '../../core/turns.ts'
import type { ExecutionLimits } from './appends.ts'
import { terminalDisk, terminalRoom } from './budget.ts'
import { detailOf } from './details.ts'
import { createEntry, type Entry, slotOf } from './entry.ts'
import { type ClaimLine, type EventBatch, serialise } from './event-lines.ts'
import { fileHeaderBytes } from './file-header.ts'
import { digestsOf, isUuid, type KeyDigests } from './identity-slot.ts'
import type { StoreParts } from './parts.ts'
import { assertSound } from './shelf.ts'

type Known = Extract<ClaimOutcome, { kind: 'replay' | 'conflict' }>

/** Claims identities. */
export interface Claims {
  claim(claim: Claim): Promise<ClaimOutcome>
  lookup(idempotency: IdempotencyClaim): Promise<Known | undefined>
  /** Journals of claims that failed on the way; they hold nothing that anybody was told of. */
  readonly leftovers: Set<string>
  settled(): Promise<void>
}

/** What a caller who finds the store full is told to wait. */
const fullRetryMs = 1000

export function createClaims(parts: StoreParts, limits: ExecutionLimits): Claims {
  const { shelf, journals } = parts
  const inTurn = createTurns()
  const leftovers = new Set<string>()
  const underWay = new Set<Promise<unknown>>()

  async function known(idempotency: IdempotencyClaim | undefined): Promise<Known | undefined> {
    parts.assertOpen()
    const entry = shelf.currentByKey(idempotency)
    if (entry === undefined || idempotency === undefined) return undefined
    if (entry.key?.fingerprint !== digestsOf(idempotency).fingerprint) return { kind: 'conflict' }
    assertSound(entry)
    const { createdAt } = await parts.details.of(entry)
    return { kind: 'replay', executionId: entry.executionId, createdAt, status: entry.status }
  }

  async function create(claim: Claim): Promise<ClaimOutcome> {
    const { executionId, idempotency } = claim
    if (shelf.find(executionId) !== undefined) throw new Error('An execution id must be new.')
    const entry = createEntry(executionId, idempotency === undefined ? undefined : digestsOf(idempotency), shelf.now())
    const line = claimLine(claim, entry.key)
    const first = serialise([claim.first], line)
    const disk = fileHeaderBytes + first.disk
    const bytes = first.bytes + Buffer.byteLength(JSON.stringify(line))
    const room = { bytes: bytes + terminalRoom, disk: disk + terminalDisk, records: 1 }
    if (room.bytes > limits.maxExecutionBytes || !shelf.hasRoom(room))
      return { kind: 'full', retryAfterMs: fullRetryMs }
    shelf.budget.admit(entry)
    shelf.budget.grow(entry, bytes, disk)
    await write(entry, line, first)
    return { kind: 'created' }
  }

  /** The journal first: an identity without one would be a loss, a journal without identity is a claim that was never answered. */
  async function write(entry: Entry, line: ClaimLine, { events, records }: EventBatch): Promise<void> {
    try {
      await journals.create(entry, records)
      await parts.identities().add(slotOf(entry, 'claimed'), () => publish(entry, line, events))
    } catch (reason) {
      leftovers.add(entry.fileId)
      shelf.budget.release(entry)
      parts.onTrouble(reason)
      throw storeFailure('unavailable')
    }
  }

  function publish(entry: Entry, line: ClaimLine, events: readonly StoredEvent[]): void {
    entry.lastSequence = 1
    entry.queuedSequence = 1
    parts.details.keep(entry.executionId, detailOf(line))
    parts.tails.push(entry.executionId, events)
    shelf.put(entry)
  }

  async function claim(claim: Claim): Promise<ClaimOutcome> {
    return (await known(claim.idempotency)) ?? create(claim)
  }

  return {
    claim(asked) {
      const { idempotency } = asked
      const outcome = idempotency === undefined ? claim(asked) : inTurn(idempotency.keyHash, () => claim(asked))
      underWay.add(outcome)
      const gone = (): void => void underWay.delete(outcome)
      outcome.then(gone, gone)
      return outcome
    },
    lookup: known,
    leftovers,
    async settled() {
      await Promise.allSettled([...underWay])
    }
  }
}

function claimLine({ executionId, createdAt, partition, request }: Claim, key: KeyDigests | undefined): ClaimLine {
  const { ability, metadata } = request
  return {
    ...(isUuid(executionId) ? {} : { execution_id: executionId }),
    created_at: createdAt,
    ability,
    ...(partition === undefined ? {} : { partition }),
    ...(metadata === undefined ? {} : { metadata }),
    ...key
  }
}
