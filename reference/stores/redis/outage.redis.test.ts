import { afterEach, expect, test } from 'vitest'
import { isStoreFailure } from '../../core/errors.ts'
import { createEventReader } from '../../core/event-reader.ts'
import type { EventStore } from '../../core/ports.ts'
import { claimOf, openLog, parsed } from '../contract-log.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'
import { ask, eventually, freshName, openOn } from './testing/stores.ts'
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'

const leaving: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const leave of leaving.splice(0).reverse()) await leave()
})

async function serverWithProxy(): Promise<{ server: RedisServer; proxy: TcpProxy }> {
  const server = await startRedis()
  leaving.push(server.stop)
  const proxy = await startTcpProxy(server.port)
  leaving.push(proxy.close)
  return { server, proxy }
}

/** Opened so that it is closed before the server is. */
async function opened(...args: Parameters<typeof openOn>): Promise<EventStore> {
  const store = await openOn(...args)
  leaving.push(store.close)
  return store
}

async function all(store: EventStore, executionId: string): Promise<unknown[]> {
  return parsed(await store.read(executionId, 0, 1_000_000))
}

/** Collects what a reader is given until it ends; a reader that ended without a terminal begins again, as a client does. */
async function follow(store: EventStore, executionId: string): Promise<unknown[]> {
  const seen: unknown[] = []
  for (let ended = false; !ended; ) {
    const reader = createEventReader(store, executionId, seen.length, () => {})
    for (let events = await reader.next(); events !== undefined; events = await reader.next()) {
      seen.push(...parsed(events))
      ended = events.at(-1)?.terminal === true
    }
    if (!ended) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return seen
}

test('an append whose answer was lost is sent again and stored once', async () => {
  const { proxy } = await serverWithProxy()
  const store = await opened(proxy.port, { name: freshName() })
  const log = await openLog(store, 1)
  for (let n = 0; n < 10; n += 1) {
    proxy.loseAnswers()
    const appended = log.deltas(`${n}`, 'and more')
    await eventually(() => store.availability() === 'unavailable')
    proxy.keepAnswers()
    await appended
  }
  await log.complete()
  expect(await all(store, log.executionId)).toEqual(log.written)
  expect(log.written).toHaveLength(22)
})

test('a claim whose answer was lost is sent again and made once', async () => {
  const { proxy } = await serverWithProxy()
  const store = await opened(proxy.port, { name: freshName() })
  proxy.loseAnswers()
  const claimed = store.claim(claimOf(1, 'key'))
  await eventually(() => store.availability() === 'unavailable')
  proxy.keepAnswers()
  expect(await claimed).toEqual({ kind: 'created' })
  expect((await store.record(claimOf(1).executionId))?.lastSequence).toBe(1)
})

test('an outage that lasts is told of in two lines without the address, one when it begins and one when it is over', async () => {
  const { server } = await serverWithProxy()
  const lines: string[] = []
  const store = await opened(server.port, { name: freshName(), leaseMs: 1500, warn: (line) => lines.push(line) })
  lines.splice(0)
  await server.kill()
  await eventually(() => lines.length > 0)
  expect(store.availability()).toBe('unavailable')
  await server.start()
  await eventually(() => lines.length > 1)
  expect(store.availability()).toBe('ready')
  expect(lines).toEqual([
    'the Redis server is out of reach; tried again until it answers',
    'the Redis server can be reached again'
  ])
})

test('a server that is killed and started again loses, doubles and reorders nothing of what runs', async () => {
  const { server, proxy } = await serverWithProxy()
  const name = freshName()
  const one = await opened(proxy.port, { name, leaseMs: 20_000, appendPatienceMs: 20_000 })
  const two = await opened(server.port, { name, leaseMs: 20_000 })
  const logs = await Promise.all([1, 2, 3, 4].map((n) => openLog(one, n, `key-${n}`)))
  const reading = logs.map(({ executionId }) => follow(two, executionId))
  let restarts = 0
  const crashing = (async () => {
    for (; restarts < 3; restarts += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await server.kill()
      await server.start()
    }
  })()
  await Promise.all(
    logs.map(async (log) => {
      for (let n = 0; restarts < 3; n += 1) await log.deltas(`${n}`, 'more')
      await log.complete()
    })
  )
  await crashing
  for (const [at, log] of logs.entries()) {
    expect(await all(one, log.executionId)).toEqual(log.written)
    expect(await reading[at]).toEqual(log.written)
  }
})

test('while the server is out of reach the store says so and refuses; it is ready again by itself', async () => {
  const { proxy } = await serverWithProxy()
  const store = await opened(proxy.port, { name: freshName(), appendPatienceMs: 400, leaseMs: 5000 })
  const log = await openLog(store, 1, 'key')
  proxy.shut()
  await eventually(() => store.availability() === 'unavailable')
  const refused = [
    store.claim(claimOf(2)),
    store.lookup({ keyHash: 'key', fingerprint: 'f' }),
    store.read(log.executionId, 0, 1),
    store.record(log.executionId),
    store.requestCancel(log.executionId)
  ]
  for (const outcome of await Promise.allSettled(refused)) {
    expect(outcome.status === 'rejected' && isStoreFailure(outcome.reason, 'unavailable')).toBe(true)
  }
  proxy.open()
  await eventually(() => store.availability() === 'ready')
  expect((await store.claim(claimOf(3))).kind).toBe('created')
  await log.complete('a')
  expect(await all(store, log.executionId)).toEqual(log.written)
})

test('a connection that is silent is given up, and a new one serves', async () => {
  const { proxy } = await serverWithProxy()
  const store = await opened(proxy.port, { name: freshName(), leaseMs: 5000 })
  const log = await openLog(store, 1)
  proxy.stall()
  const appended = log.deltas('a')
  await eventually(() => store.availability() === 'unavailable')
  proxy.resume()
  await appended
  await log.complete()
  expect(await all(store, log.executionId)).toEqual(log.written)
})

test('what an execution could not write in an outage is ended once the server is back, though its owner lives', async () => {
  const { proxy } = await serverWithProxy()
  const store = await opened(proxy.port, { name: freshName(), appendPatienceMs: 300 })
  const log = await openLog(store, 1)
  const other = await openLog(store, 2)
  proxy.shut()
  await expect(log.deltas('lost')).rejects.toSatisfy((thrown) => isStoreFailure(thrown, 'unavailable'))
  proxy.open()
  await eventually(async () => (await store.record(log.executionId).catch(() => undefined))?.status === 'failed')
  const events = await all(store, log.executionId)
  expect(events.at(-1)).toMatchObject({
    type: 'execution.failed',
    error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
  })
  await other.complete('goes on')
})

test('an owner that is cut off longer than its lease is taken over, and its late append is refused', async () => {
  const { server, proxy } = await serverWithProxy()
  const name = freshName()
  const one = await opened(proxy.port, { name, appendPatienceMs: 10_000 })
  const two = await opened(server.port, { name })
  const log = await openLog(one, 1)
  await log.deltas('a')
  proxy.stall()
  const late = log.deltas('late')
  await eventually(async () => (await two.record(log.executionId))?.status === 'failed')
  proxy.resume()
  await expect(late).rejects.toSatisfy((thrown) => isStoreFailure(thrown, 'sequence_conflict'))
  const events = await all(two, log.executionId)
  // The append had been on its way when the connection stalled: it is stored whole or not at all, and nothing follows the ending.
  expect(events.slice(0, log.written.length)).toEqual(log.written)
  expect(events.at(-1)).toMatchObject({ status: 'failed' })
  expect(events).toHaveLength(log.written.length + 1)
  const fresh = await openLog(one, 2)
  await fresh.complete()
  expect(await all(two, fresh.executionId)).toEqual(fresh.written)
})

test('a cancel request that was made while the owner heard nothing reaches it when it hears again', async () => {
  const { server, proxy } = await serverWithProxy()
  const name = freshName()
  const one = await opened(proxy.port, { name, leaseMs: 10_000 })
  const two = await opened(server.port, { name, leaseMs: 10_000 })
  const log = await openLog(one, 1)
  let heard = 0
  one.watchCancel(log.executionId, () => {
    heard += 1
  })
  proxy.shut()
  await eventually(() => one.availability() === 'unavailable')
  expect(await two.requestCancel(log.executionId)).toBe('requested')
  proxy.open()
  await eventually(() => heard === 1)
  await log.complete()
})

test('a server that has lost what it acknowledged gets no events behind the gap, and the execution ends there', async () => {
  const { server } = await serverWithProxy()
  const name = freshName()
  const store = await opened(server.port, { name })
  const log = await openLog(store, 1)
  await log.deltas('kept')
  await log.deltas('lost')
  // As after a failover to a replica that had not heard of the last batch.
  await ask(server.port, 'XDEL', `{${name}}:e:${log.executionId}`, '3-0')
  await ask(server.port, 'XSETID', `{${name}}:e:${log.executionId}`, '2-0')
  await ask(server.port, 'HSET', `{${name}}:x:${log.executionId}`, 'last', '2', 'batch', '')
  await expect(log.deltas('behind')).rejects.toSatisfy((thrown) => isStoreFailure(thrown, 'sequence_conflict'))
  await eventually(async () => (await store.record(log.executionId))?.status === 'failed')
  const events = (await all(store, log.executionId)) as { sequence: number }[]
  expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
})

test('an owner that the server has forgotten gets another token, and its work of before is refused and ended', async () => {
  const { server } = await serverWithProxy()
  const name = freshName()
  const store = await opened(server.port, { name })
  const log = await openLog(store, 1)
  await ask(server.port, 'DEL', `{${name}}:owners`)
  await expect(log.deltas('a')).rejects.toSatisfy((thrown) => isStoreFailure(thrown, 'sequence_conflict'))
  await (await openLog(store, 2)).complete()
  await eventually(async () => (await store.record(log.executionId))?.status === 'failed')
})

test('a server that has forgotten its scripts is told them again', async () => {
  const { server } = await serverWithProxy()
  const store = await opened(server.port, { name: freshName() })
  const log = await openLog(store, 1)
  await ask(server.port, 'SCRIPT', 'FLUSH')
  await Promise.all([log.deltas('a'), openLog(store, 2), store.lookup({ keyHash: 'k', fingerprint: 'f' })])
  await log.complete()
  expect(await all(store, log.executionId)).toEqual(log.written)
})
