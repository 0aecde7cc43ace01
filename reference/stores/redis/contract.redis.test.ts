import { afterAll, beforeAll, test } from 'vitest'
import type { EventStore } from '../../core/ports.ts'
import { systemClock } from '../../core/system-clock.ts'
import { storeContract } from '../contract.ts'
import { openRedisStore } from './index.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'
import { freshName } from './testing/stores.ts'

let server: RedisServer
const opened = new Map<EventStore, () => Promise<EventStore>>()

beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server.stop())

/** Opens a store, and remembers how to open it again. */
async function open(name: string, limits: object): Promise<EventStore> {
  const store = await openRedisStore({ url: server.url, clock: systemClock, name, ...limits })
  opened.set(store, () => open(name, limits))
  return store
}

function reopen(store: EventStore): Promise<EventStore> {
  const again = opened.get(store)
  if (again === undefined) throw new Error('Only what was opened here can be opened again.')
  return again()
}

// A hundred runs of the property, each with connections of its own, take their time on a busy machine.
const patiently = (name: string, run: () => Promise<void>): void => test(name, { timeout: 90_000 }, run)

storeContract(patiently, (limits) => open(freshName(), limits), { reopen })
