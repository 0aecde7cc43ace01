import { isStoreFailure, storeFailure } from '../../core/errors.ts'
import type { EventStore } from '../../core/ports.ts'
import { type Batch, inOrder, serialise } from './entries.ts'
import type { Owned } from './holdings.ts'
import type { Reply } from './link.ts'
import { type LogParts, makingRoom } from './log-parts.ts'
import { appendScript, endScript } from './log-scripts.ts'

/** @see spec/chapters/20-storage.md#redis-scripts */
export function createAppends(parts: LogParts): Pick<EventStore, 'append'> {
  const { commands, keys, owner, holdings, watches, limits, leaseMs, patienceMs, appendPatienceMs, nextMark } = parts

  function argumentsOf(executionId: string, batch: Batch, expected: number, mark: string): string[] {
    const { entries, bytes, openBytes, terminal } = batch
    const kept = terminal && watches.isWatched(executionId) ? leaseMs : 0
    const sizes = [entries.length / 3, bytes, openBytes, limits.maxEvents, limits.maxExecutionBytes]
    return [executionId, mark, ...[expected, ...sizes, terminal ? 1 : 0, kept].map(String), ...entries]
  }

  async function write(executionId: string, batch: Batch, expected: number, token: string): Promise<string> {
    const script = batch.terminal && batch.entries.length === 3 ? endScript : appendScript
    const args = argumentsOf(executionId, batch, expected, nextMark(token))
    const run = (): Promise<Reply> => commands.run(script, args, appendPatienceMs, token)
    const answer = await makingRoom(parts, run)
    if (answer !== 'expired') return String(answer)
    // Nobody has taken the work yet, so the lease may be had again.
    await owner.renew()
    return String(await run())
  }

  /** Whoever gives up writes nothing any more: the ending is written when the server is back. */
  function giveUp(executionId: string): void {
    watches.disown(executionId)
    owner.suspect()
  }

  function stored(executionId: string, owned: Owned | undefined, last: number, terminal: boolean): void {
    if (owned !== undefined) owned.last = last
    if (terminal) {
      holdings.delete(executionId)
      watches.keepEnded(executionId)
    }
    watches.advance(executionId, last)
  }

  async function exists(executionId: string): Promise<boolean> {
    if (holdings.has(executionId)) return true
    const [known] = await commands.read([['EXISTS', keys.record(executionId)]], patienceMs)
    return known === 1
  }

  return {
    async append(executionId, events, expected) {
      if (!inOrder(events, expected)) {
        throw storeFailure((await exists(executionId)) ? 'sequence_conflict' : 'unknown_execution')
      }
      const owned = holdings.get(executionId)
      const batch = serialise(events)
      let answer: string
      try {
        answer = await write(executionId, batch, expected, owned?.token ?? owner.token)
      } catch (failure) {
        if (isStoreFailure(failure, 'unavailable')) giveUp(executionId)
        throw failure
      }
      if (answer === 'stored') return stored(executionId, owned, expected + events.length, batch.terminal)
      if (answer === 'stale' || answer === 'unknown') watches.disown(executionId)
      // The server has forgotten what it acknowledged (a failover, or not every write is kept): nothing can follow.
      if (answer === 'conflict' && owned?.last === expected) giveUp(executionId)
      if (answer === 'capacity') throw storeFailure('capacity')
      throw storeFailure(answer === 'unknown' ? 'unknown_execution' : 'sequence_conflict')
    }
  }
}
