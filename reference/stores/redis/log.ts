import { storeFailure } from '../../core/errors.ts'
import type { EventStore } from '../../core/ports.ts'
import { createAppends } from './appends.ts'
import { createClaims } from './claims.ts'
import { storedEvent } from './entries.ts'
import { list } from './link.ts'
import type { LogParts } from './log-parts.ts'
import { publicRecord, recordFields } from './record.ts'

/** The part of a store that writes and reads logs. */
export type RedisLog = Pick<EventStore, 'claim' | 'lookup' | 'append' | 'record' | 'read'>

export function createRedisLog(given: Omit<LogParts, 'nextMark'>): RedisLog {
  const { commands, keys, patienceMs } = given
  let marks = 0
  const parts: LogParts = {
    ...given,
    nextMark(token) {
      marks += 1
      return `${token}.${marks}`
    }
  }
  return {
    ...createClaims(parts),
    ...createAppends(parts),
    async record(executionId) {
      const [reply = null] = await commands.read([['HMGET', keys.record(executionId), ...recordFields]], patienceMs)
      return publicRecord(executionId, list(reply))
    },
    async read(executionId, after, limit) {
      // No entry has a greater number than that, and none can be asked for.
      const from = Math.min(after + 1, Number.MAX_SAFE_INTEGER)
      const range = ['XRANGE', keys.events(executionId), `${from}-0`, '+', 'COUNT', String(limit)]
      const [entries = null, known] = await commands.read([range, ['EXISTS', keys.record(executionId)]], patienceMs)
      if (known !== 1) throw storeFailure('unknown_execution')
      return list(entries).map(storedEvent)
    }
  }
}
