import { deepEqual, equal } from 'node:assert/strict'
import type { ExecutionError } from '../../generated/types.ts'
import type { EventStore } from '../core/ports.ts'
import { claimOf, everything, executionIdOf, openLog, parsed } from './contract-log.ts'
import type { ContractSubject, DefineTest } from './contract-options.ts'

/** Whether an event is the ending that recovery writes for interrupted work. */
export function isInterruption(event: unknown): boolean {
  const { type, status, error } = event as { type?: string; status?: string; error?: unknown }
  if (type !== 'execution.failed' || status !== 'failed') return false
  const { code, retryable, remote_outcome } = error as Partial<ExecutionError>
  return code === 'internal_error' && retryable === false && remote_outcome === 'unknown'
}

/** Durability over an orderly close: for stores that can be opened again. */
export function reopening(test: DefineTest, { open, reopen, until }: ContractSubject): void {
  if (reopen === undefined) return
  const again = async (store: EventStore): Promise<EventStore> => {
    await store.close()
    return reopen(store)
  }

  test('what was appended, claimed and wished is there when the store is opened again', async () => {
    const first = await open()
    equal(first.durable, true)
    const log = await openLog(first, 1, 'key')
    await log.deltas('Grüße 👋', 'b')
    await log.complete('c')
    await first.claim({ ...claimOf(2), partition: 'p' })
    equal(await first.requestCancel(executionIdOf(2)), 'requested')
    const before = await first.record(log.executionId)
    const store = await again(first)
    deepEqual(parsed(await store.read(log.executionId, 0, everything)), log.written)
    deepEqual(await store.record(log.executionId), before)
    const { executionId, claim } = log
    const replay = { kind: 'replay', executionId, createdAt: claim.createdAt, status: 'succeeded' }
    deepEqual(await store.claim(claimOf(3, 'key')), replay)
    deepEqual(await store.lookup({ keyHash: 'key', fingerprint: 'other' }), { kind: 'conflict' })
    const second = await store.record(executionIdOf(2))
    deepEqual([second?.partition, second?.cancelRequested, second?.ability], ['p', true, 'write'])
    await store.close()
  })

  test('case 78: interrupted work ends with one more event, the failure that says so, and keeps its key', async () => {
    const first = await open()
    const log = await openLog(first, 1, 'key')
    await log.deltas('a', 'b', 'c')
    const store = await again(first)
    let status: string | undefined
    await until(() => {
      void store.record(log.executionId).then((record) => {
        status = record?.status
      })
      return status === 'failed'
    }, 'the ending of interrupted work')
    const stored = parsed(await store.read(log.executionId, 0, everything))
    deepEqual(stored.slice(0, -1), log.written)
    const last = stored.at(-1)
    equal(isInterruption(last), true)
    equal((last as { sequence: number }).sequence, log.written.length + 1)
    equal((await store.claim(claimOf(2, 'key'))).kind, 'replay')
    const twice = await again(store)
    deepEqual(parsed(await twice.read(log.executionId, 0, everything)), stored)
    await twice.close()
  })
}
