import { afterEach, expect, test } from 'vitest'
import { openRuntime } from '../../compose.ts'
import { ConfigError } from '../../config.ts'
import { openLog } from '../contract-log.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'
import { ask, eventually, freshName, openOn } from './testing/stores.ts'

const servers: RedisServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

async function serverWith(...settings: string[]): Promise<RedisServer> {
  const server = await startRedis(settings)
  servers.push(server)
  return server
}

test.each<[readonly string[], boolean]>([
  [['--appendonly', 'yes', '--appendfsync', 'always'], true],
  [['--appendonly', 'yes', '--appendfsync', 'everysec'], false],
  [['--appendonly', 'no', '--appendfsync', 'always'], false]
])('a server with %j makes a store whose durable is %s', async (settings, durable) => {
  const server = await serverWith(...settings)
  const warnings: string[] = []
  const store = await openOn(server.port, { name: freshName(), warn: (line) => warnings.push(line) })
  expect(store.durable).toBe(durable)
  expect(warnings.filter((line) => line.includes('durable is not claimed'))).toHaveLength(durable ? 0 : 1)
  await store.close()
})

test('where CONFIG is forbidden the store works and durable is not claimed', async () => {
  const server = await serverWith('--appendonly', 'yes', '--appendfsync', 'always', '--rename-command', 'CONFIG', '')
  const warnings: string[] = []
  const store = await openOn(server.port, { name: freshName(), warn: (line) => warnings.push(line) })
  expect(store.durable).toBe(false)
  expect(warnings).toEqual([expect.stringContaining('CONFIG GET is forbidden')])
  await (await openLog(store, 1)).complete()
  await store.close()
})

test('a server that throws keys away when it is full is refused with the fix, and warned of before it has a limit', async () => {
  const server = await serverWith('--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru')
  await expect(openOn(server.port, { name: freshName() })).rejects.toThrow(
    'maxmemory-policy is allkeys-lru, which throws records away: set it to noeviction'
  )
  const boundless = await serverWith('--maxmemory-policy', 'volatile-lru')
  const warnings: string[] = []
  await (await openOn(boundless.port, { name: freshName(), warn: (line) => warnings.push(line) })).close()
  expect(warnings).toContainEqual(expect.stringContaining('set it to noeviction before maxmemory is set'))
})

test('a replica is refused', async () => {
  const server = await serverWith('--replicaof', '127.0.0.1', '1')
  await expect(openOn(server.port, { name: freshName() })).rejects.toThrow('the server is a replica: name the primary')
})

test('a server that stops keeping every write behind a durable store makes it unavailable until it does again', async () => {
  const server = await serverWith('--appendonly', 'yes', '--appendfsync', 'always')
  const warnings: string[] = []
  const store = await openOn(server.port, { name: freshName(), warn: (line) => warnings.push(line) })
  await ask(server.port, 'CONFIG', 'SET', 'appendfsync', 'everysec')
  await ask(server.port, 'CLIENT', 'KILL', 'TYPE', 'normal')
  await eventually(() => warnings.length > 0)
  expect(store.availability()).toBe('unavailable')
  expect(warnings[0]).toContain('no longer keeps every write')
  await ask(server.port, 'CONFIG', 'SET', 'appendfsync', 'always')
  await eventually(() => store.availability() === 'ready')
  await store.close()
})

const mock = { providers: [{ type: 'mock' as const }] }
const redis = { ...mock, event_store: { type: 'redis' as const, url_env: 'REDIS_URL' } }

test('credentials come from the variable and stand in no error; a wrong one, a wrong address and none at all are told apart', async () => {
  const server = await serverWith('--requirepass', 'CANARY', '--appendonly', 'yes', '--appendfsync', 'always')
  const open = (url?: string) => openRuntime(redis, { env: { REDIS_URL: url } })
  const refusal = async (url?: string): Promise<string> => {
    const thrown: unknown = await open(url).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(ConfigError)
    const { message, stack = '', cause } = thrown as Error
    expect(message + stack + String(cause)).not.toMatch(/CANARY|WRONG|127\.0\.0\.1/)
    return message
  }
  expect(await refusal()).toContain('environment variable REDIS_URL is not set')
  expect(await refusal('CANARY://127.0.0.1')).toContain('must begin with redis:// or rediss://')
  expect(await refusal('http:// CANARY')).toContain('must begin with redis:// or rediss://')
  expect(await refusal(`redis://:WRONG@127.0.0.1:${server.port}`)).toContain('refused the credentials')
  expect(await refusal(`redis://127.0.0.1:${server.port}`)).toContain('refused the credentials')
  expect(await refusal('redis://:CANARY@127.0.0.1:1')).toContain('cannot be reached')
  const runtime = await open(`redis://:CANARY@127.0.0.1:${server.port}`)
  expect(runtime.info()).toMatchObject({ state: 'ready', features: { durable: true } })
  await runtime.stop(0)
})

test('a runtime on a server that keeps not every write serves without claiming durable', async () => {
  const server = await serverWith('--appendonly', 'no')
  const warnings: string[] = []
  const runtime = await openRuntime(redis, {
    env: { REDIS_URL: server.url },
    warn: (line) => warnings.push(line)
  })
  expect(runtime.info().features.durable).toBeUndefined()
  expect(warnings).toEqual([expect.stringMatching(/^event_store: .*durable is not claimed$/)])
  const outcome = await runtime.submit({ ability: 'text-generation', input: [{ type: 'text', text: 'Hi' }] }, {})
  expect(outcome).toMatchObject({ submission: { status: 'accepted' } })
  await runtime.stop(1000)
})

test('a runtime that is started over the store of one that was stopped answers for its executions', async () => {
  const server = await serverWith('--appendonly', 'yes', '--appendfsync', 'always')
  const request = { ability: 'text-generation', input: [{ type: 'text' as const, text: 'Hi' }] }
  const first = await openRuntime(redis, { env: { REDIS_URL: server.url } })
  const submitted = await first.submit(request, { idempotencyKey: 'key' })
  await first.stop(1000)
  await server.kill()
  await server.start()
  const second = await openRuntime(redis, { env: { REDIS_URL: server.url } })
  const replayed = await second.submit(request, { idempotencyKey: 'key' })
  const id = 'submission' in submitted ? submitted.submission.execution_id : ''
  expect(replayed).toMatchObject({ submission: { execution_id: id, idempotent_replay: true, status: 'succeeded' } })
  expect(await second.snapshot(id)).toMatchObject({ status: 'succeeded' })
  await second.stop(0)
})
