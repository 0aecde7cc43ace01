import { isStoreFailure, storeFailure } from '../../core/errors.ts'
import { isTerminal } from '../../core/lifecycle.ts'
import type { Claim, ClaimOutcome, EventDraft, EventStore, ExecutionRecord, StoredEvent } from '../../core/ports.ts'
import type { Commands } from './commands.ts'
import type { Holdings, Owned } from './holdings.ts'
import type { RedisKeys } from './keys.ts'
import type { RedisLimits } from './limits.ts'
import type { Reply } from './link.ts'
import { appendScript, claimScript, endScript, evictScript, lookupScript } from './log-scripts.ts'
import type { Owner } from './owner.ts'
import type { Watches } from './watches.ts'

/** The part of a store that writes and reads logs. */
export type RedisLog = Pick<EventStore, 'claim' | 'lookup' | 'append' | 'record' | 'read'>

export interface RedisLogOptions {
  readonly commands: Commands
  readonly keys: RedisKeys
  readonly owner: Owner
  readonly holdings: Holdings
  readonly watches: Watches
  readonly limits: RedisLimits
  readonly leaseMs: number
  readonly patienceMs: number
  readonly appendPatienceMs: number
}

const fullRetryMs = 1000
/** What a record takes beside its events and the words of its request. */
const recordBytes = 256
const evictedAtOnce = '16'

type Known = Exclude<ClaimOutcome, { kind: 'full' | 'created' }>

const list = (reply: Reply): readonly Reply[] => (Array.isArray(reply) ? reply : [])

function knownOf(reply: Reply): Known | undefined {
  const [kind, executionId, createdAt, status] = list(reply).map(String)
  if (kind === 'conflict') return { kind }
  if (kind !== 'replay') return undefined
  return { kind, executionId: String(executionId), createdAt: String(createdAt), status: status as Status }
}

type Status = Extract<Known, { kind: 'replay' }>['status']

/** A batch must be numbered on from where it is expected, and nothing may follow a terminal event. */
function inOrder(events: readonly EventDraft[], expected: number): boolean {
  return events.every(
    ({ sequence, status }, at) => sequence === expected + at + 1 && (at === events.length - 1 || !isTerminal(status))
  )
}

interface Batch {
  readonly bytes: number
  readonly openBytes: number
  readonly terminal: boolean
  readonly entries: readonly string[]
}

function serialise(events: readonly EventDraft[]): Batch {
  const entries: string[] = []
  let bytes = 0
  let openBytes = 0
  for (const event of events) {
    const data = JSON.stringify(event)
    const size = Buffer.byteLength(data)
    bytes += size
    if (!isTerminal(event.status)) openBytes += size
    entries.push(event.type, event.status, data)
  }
  const last = events.at(-1)
  return { bytes, openBytes, terminal: last !== undefined && isTerminal(last.status), entries }
}

function storedEvent(entry: Reply): StoredEvent {
  const [id, fields] = list(entry)
  const [, type, , status, , data] = list(fields ?? null).map(String)
  return {
    sequence: Number.parseInt(String(id), 10),
    type: type as StoredEvent['type'],
    status: status as StoredEvent['status'],
    terminal: isTerminal(status as StoredEvent['status']),
    data: String(data)
  }
}

function publicRecord(executionId: string, fields: readonly Reply[]): ExecutionRecord | undefined {
  const [createdAt, status, last, cancel, ability, metadata, partition] = fields
  if (typeof status !== 'string') return undefined
  return {
    executionId,
    createdAt: String(createdAt),
    status: status as ExecutionRecord['status'],
    lastSequence: Number(last),
    cancelRequested: cancel === '1',
    ability: String(ability),
    ...(partition ? { partition: String(partition) } : {}),
    ...(metadata ? { metadata: JSON.parse(String(metadata)) as NonNullable<ExecutionRecord['metadata']> } : {})
  }
}

export function createRedisLog(options: RedisLogOptions): RedisLog {
  const { commands, keys, owner, holdings, watches, limits, leaseMs, patienceMs, appendPatienceMs } = options
  let marks = 0
  /** Names one call, whatever it holds, so that the server tells a repetition from another call. */
  const nextMark = (token: string): string => {
    marks += 1
    return `${token}.${marks}`
  }

  /** Tries once more with the oldest ended executions out of the server's memory. */
  async function makingRoom(write: () => Promise<Reply>): Promise<Reply> {
    try {
      return await write()
    } catch (failure) {
      if (!isStoreFailure(failure, 'capacity')) throw failure
      if (Number(await commands.run(evictScript, [evictedAtOnce], patienceMs)) === 0) throw failure
      return await write()
    }
  }

  function claimArguments(claim: Claim, mark: string): string[] {
    const { executionId, createdAt, idempotency, partition = '', request, first } = claim
    const metadata = request.metadata === undefined ? '' : JSON.stringify(request.metadata)
    const { bytes, entries } = serialise([first])
    const size = recordBytes + bytes + Buffer.byteLength(request.ability + metadata + partition)
    const { keyHash = '', fingerprint = '' } = idempotency ?? {}
    const words = [request.ability, metadata, partition, String(size), String(limits.maxExecutionBytes)]
    return [executionId, mark, createdAt, keyHash, fingerprint, ...words, ...entries]
  }

  async function claimOnce(claim: Claim, owned: Owned): Promise<ClaimOutcome | 'stale'> {
    const args = claimArguments(claim, nextMark(owned.token))
    const reply = await makingRoom(() => commands.run(claimScript, args, appendPatienceMs, owned.token))
    const [kind] = list(reply)
    if (kind === 'created' || kind === 'stale') return kind === 'created' ? { kind } : kind
    return knownOf(reply) ?? { kind: 'full', retryAfterMs: fullRetryMs }
  }

  async function claim(asked: Claim): Promise<ClaimOutcome> {
    const { executionId } = asked
    for (let tries = 0; tries < 3; tries += 1) {
      // Held before it is asked for: a cancel request may be heard before the answer is.
      const owned: Owned = { token: owner.token, last: 0, cancelRequested: false, cancelWatchers: new Set() }
      holdings.set(executionId, owned)
      try {
        const outcome = await claimOnce(asked, owned)
        if (outcome !== 'stale') {
          if (outcome.kind === 'created') owned.last = 1
          else holdings.delete(executionId)
          return outcome
        }
      } catch (failure) {
        holdings.delete(executionId)
        if (isStoreFailure(failure, 'capacity'))
          return (await lookupOf(asked)) ?? { kind: 'full', retryAfterMs: fullRetryMs }
        owner.suspect()
        throw failure
      }
      holdings.delete(executionId)
      await owner.renew()
    }
    throw storeFailure('unavailable')
  }

  async function lookup(keyHash: string, fingerprint: string): Promise<Known | undefined> {
    return knownOf(await commands.run(lookupScript, [keyHash, fingerprint], patienceMs))
  }

  async function lookupOf({ idempotency }: Claim): Promise<Known | undefined> {
    return idempotency === undefined ? undefined : lookup(idempotency.keyHash, idempotency.fingerprint)
  }

  async function write(executionId: string, batch: Batch, expected: number, token: string): Promise<string> {
    const { entries, bytes, openBytes, terminal } = batch
    const count = entries.length / 3
    const script = terminal && count === 1 ? endScript : appendScript
    const kept = terminal && watches.isWatched(executionId) ? leaseMs : 0
    const numbers = [
      expected,
      count,
      bytes,
      openBytes,
      limits.maxEvents,
      limits.maxExecutionBytes,
      terminal ? 1 : 0,
      kept
    ]
    const args = [executionId, nextMark(token), ...numbers.map(String), ...entries]
    const run = (): Promise<Reply> => commands.run(script, args, appendPatienceMs, token)
    let answer = await makingRoom(run)
    if (answer === 'expired') {
      // Nobody has taken the work yet, so the lease may be had again.
      await owner.renew()
      answer = await run()
    }
    return String(answer)
  }

  async function append(executionId: string, events: readonly EventDraft[], expected: number): Promise<void> {
    if (!inOrder(events, expected)) {
      if (!holdings.has(executionId) && (await record(executionId)) === undefined)
        throw storeFailure('unknown_execution')
      throw storeFailure('sequence_conflict')
    }
    const owned = holdings.get(executionId)
    const batch = serialise(events)
    let answer: string
    try {
      answer = await write(executionId, batch, expected, owned?.token ?? owner.token)
    } catch (failure) {
      if (isStoreFailure(failure, 'unavailable')) {
        // Whoever gives up here writes nothing any more: the ending is written when the server is back.
        watches.disown(executionId)
        owner.suspect()
      }
      throw failure
    }
    if (answer === 'stored') return stored(executionId, owned, expected + events.length, batch.terminal)
    if (answer === 'stale') watches.disown(executionId)
    if (answer === 'capacity') throw storeFailure('capacity')
    throw storeFailure(answer === 'unknown' ? 'unknown_execution' : 'sequence_conflict')
  }

  function stored(executionId: string, owned: Owned | undefined, last: number, terminal: boolean): void {
    if (owned !== undefined) owned.last = last
    if (terminal) holdings.delete(executionId)
    watches.advance(executionId, last)
  }

  async function record(executionId: string): Promise<ExecutionRecord | undefined> {
    const fields = ['created', 'status', 'last', 'cancel', 'ability', 'metadata', 'partition']
    const [reply = null] = await commands.read([['HMGET', keys.record(executionId), ...fields]], patienceMs)
    return publicRecord(executionId, list(reply))
  }

  return {
    claim,
    lookup: ({ keyHash, fingerprint }) => lookup(keyHash, fingerprint),
    append,
    record,
    async read(executionId, after, limit) {
      const range = ['XRANGE', keys.events(executionId), `${after + 1}-0`, '+', 'COUNT', String(limit)]
      const [entries = null, known] = await commands.read(
        after < Number.MAX_SAFE_INTEGER
          ? [range, ['EXISTS', keys.record(executionId)]]
          : [['PING'], ['EXISTS', keys.record(executionId)]],
        patienceMs
      )
      if (known !== 1) throw storeFailure('unknown_execution')
      return list(entries).map(storedEvent)
    }
  }
}
