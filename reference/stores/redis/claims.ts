import { isStoreFailure, storeFailure } from '../../core/errors.ts'
import type { Claim, ClaimOutcome, EventStore, IdempotencyClaim } from '../../core/ports.ts'
import { serialise } from './entries.ts'
import type { Owned } from './holdings.ts'
import { list } from './link.ts'
import { type LogParts, makingRoom } from './log-parts.ts'
import { claimScript, lookupScript } from './log-scripts.ts'
import { type Known, knownOf } from './record.ts'

const full = { kind: 'full', retryAfterMs: 1000 } as const
/** What a record takes beside its events and the words of its request. */
const recordBytes = 256
const mostTries = 3

/** @see spec/chapters/20-storage.md#redis-scripts */
export function createClaims(parts: LogParts): Pick<EventStore, 'claim' | 'lookup'> {
  const { commands, owner, holdings, limits, patienceMs, appendPatienceMs, nextMark } = parts

  function argumentsOf(claim: Claim, mark: string): string[] {
    const { executionId, createdAt, idempotency, partition = '', request, first } = claim
    const metadata = request.metadata === undefined ? '' : JSON.stringify(request.metadata)
    const { bytes, entries } = serialise([first])
    const size = recordBytes + bytes + Buffer.byteLength(request.ability + metadata + partition)
    const { keyHash = '', fingerprint = '' } = idempotency ?? {}
    const words = [request.ability, metadata, partition, String(size), String(limits.maxExecutionBytes)]
    return [executionId, mark, createdAt, keyHash, fingerprint, ...words, ...entries]
  }

  async function once(claim: Claim, owned: Owned): Promise<ClaimOutcome | 'stale'> {
    const args = argumentsOf(claim, nextMark(owned.token))
    const reply = await makingRoom(parts, () => commands.run(claimScript, args, appendPatienceMs, owned.token))
    const [kind] = list(reply)
    if (kind === 'taken') throw storeFailure('sequence_conflict')
    if (kind === 'created' || kind === 'stale') return kind === 'created' ? { kind } : kind
    return knownOf(reply) ?? full
  }

  async function lookup({ keyHash, fingerprint }: IdempotencyClaim): Promise<Known | undefined> {
    return knownOf(await commands.run(lookupScript, [keyHash, fingerprint], patienceMs))
  }

  /** A server without memory refuses a script before it has looked the key up. */
  async function withoutRoom({ idempotency }: Claim): Promise<ClaimOutcome> {
    return (idempotency === undefined ? undefined : await lookup(idempotency)) ?? full
  }

  async function attempt(claim: Claim): Promise<ClaimOutcome | 'stale'> {
    // Held before it is asked for: a cancel request may be heard before the answer is.
    const owned: Owned = { token: owner.token, last: 0, cancelRequested: false, cancelWatchers: new Set() }
    holdings.set(claim.executionId, owned)
    let outcome: ClaimOutcome | 'stale' | undefined
    try {
      outcome = await once(claim, owned)
      if (outcome !== 'stale' && outcome.kind === 'created') owned.last = 1
      return outcome
    } catch (failure) {
      if (isStoreFailure(failure, 'capacity')) return await withoutRoom(claim)
      // It may have been made all the same.
      owner.suspect()
      throw failure
    } finally {
      if (owned.last === 0 && holdings.get(claim.executionId) === owned) holdings.delete(claim.executionId)
    }
  }

  return {
    async claim(claim) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const outcome = await attempt(claim)
        if (outcome !== 'stale') return outcome
        await owner.renew()
      }
      throw storeFailure('unavailable')
    },
    lookup
  }
}
