import { afterAll, beforeAll, test } from 'vitest'
import type { EventStore } from '../../core/ports.ts'
import { systemClock } from '../../core/system-clock.ts'
import { storeContract } from '../contract.ts'
import { openRedisStore } from './index.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'

let server: RedisServer
let names = 0
const nameOf = new Map<EventStore, string>()

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())

async function openNamed(name: string, limits: object): Promise<EventStore> {
  const store = await openRedisStore({ url: server.url, clock: systemClock, name, ...limits })
  nameOf.set(store, name)
  return store
}

function open(limits: object = {}): Promise<EventStore> {
  names += 1
  return openNamed(`contract-${names}`, limits)
}

storeContract(test, open, { keepsWatched: false })
