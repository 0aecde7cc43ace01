import { storeFailure } from '../../core/errors.ts'
import type { Clock, EventStore } from '../../core/ports.ts'
import { createCommands } from './commands.ts'
import type { Holdings } from './holdings.ts'
import { redisKeys } from './keys.ts'
import { defaultLimits, limitArguments, type RedisLimits } from './limits.ts'
import { createLink } from './link.ts'
import { createRedisLog } from './log.ts'
import { createOwner } from './owner.ts'
import { checkServer, type ServerFitness } from './server-check.ts'
import { createUpkeep } from './upkeep.ts'
import { createWatches } from './watches.ts'

/** Why a store cannot be opened, in one sentence without the address. */
export class RedisStartError extends Error {
  override readonly name = 'RedisStartError'
}

export interface RedisStoreOptions extends Partial<RedisLimits> {
  /** `redis://` or `rediss://`, with credentials where the server asks for them. It appears nowhere else. */
  readonly url: string
  readonly clock: Clock
  /** What the names in the database begin with: stores of different names are apart. Default `model-runtime`. */
  readonly name?: string
  /** After so long without renewal an owner is taken for dead. Default 10 s. */
  readonly leaseMs?: number
  /** How long an append or a claim outlasts an outage of the server. Default 10 s. */
  readonly appendPatienceMs?: number
  /** How long any other question does. Default 1 s. */
  readonly patienceMs?: number
  /** A connection without an answer for so long is given up. Default 3 s. */
  readonly silenceMs?: number
  /** Takes one line for the operator: no content, no address. */
  readonly warn?: (line: string) => void
}

const startPatienceMs = 5000

const defaultTimes: Times = { leaseMs: 10_000, appendPatienceMs: 10_000, patienceMs: 1000, silenceMs: 3000 }

const isAddress = (url: string): boolean => URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol)

interface Times {
  readonly leaseMs: number
  readonly appendPatienceMs: number
  readonly patienceMs: number
  readonly silenceMs: number
}

/** Everything that an open store consists of. */
function createParts(options: RedisStoreOptions, limits: RedisLimits, times: Times) {
  const { url, clock, name = 'model-runtime', warn = () => {} } = options
  const { leaseMs, patienceMs, silenceMs } = times
  const keys = redisKeys(name)
  const holdings: Holdings = new Map()
  let onRefused = (_reason: string): void => {}
  const refused = new Promise<string>((resolve) => {
    onRefused = resolve
  })
  const link = createLink({
    url,
    clock,
    silenceMs,
    onRefused,
    onReady() {
      commands.load()
      upkeep.hurry()
    },
    onDown: () => upkeep.down()
  })
  const listener = createLink({ url, clock, silenceMs, onReady: () => watches.listen() })
  const token = (): string => owner.token
  const commands = createCommands({
    link,
    clock,
    base: keys.base,
    limits: limitArguments(limits),
    token,
    onRefused: (word) => warn(`the Redis server refused a command of the event store: ${word}`)
  })
  const shared = { commands, keys, clock, holdings, leaseMs, patienceMs }
  const watches = createWatches({ ...shared, listener, token })
  const owner = createOwner({
    ...shared,
    patienceMs: Math.max(patienceMs, leaseMs / 3),
    onEnded: watches.advance,
    onLost: () => {
      for (const executionId of [...holdings.keys()]) watches.disown(executionId)
    },
    onToken: watches.listen
  })
  const upkeep = createUpkeep({ link, listener, clock, owner, watches, leaseMs, warn })
  const log = createRedisLog({ ...shared, owner, watches, limits, appendPatienceMs: times.appendPatienceMs })
  return { link, listener, refused, commands, watches, owner, upkeep, log }
}

type Parts = ReturnType<typeof createParts>

function disconnect({ commands, link, listener, upkeep }: Parts): void {
  upkeep.stop()
  commands.stop()
  link.close()
  listener.close()
}

/** Looks at the server, gets a lease and ends what dead owners left. */
async function begin(parts: Parts, leaseMs: number, warn: (line: string) => void): Promise<ServerFitness> {
  const { link, listener, refused, owner, upkeep } = parts
  const ready = Promise.all([link.readyWithin(startPatienceMs), listener.readyWithin(startPatienceMs)])
  const reason = await Promise.race([ready.then(() => undefined), refused])
  if (reason !== undefined) throw new RedisStartError(reason)
  if (!link.ready || !listener.ready) throw new RedisStartError('it cannot be reached')
  const fitness = await checkServer(link)
  if (fitness.unfit !== undefined) throw new RedisStartError(fitness.unfit)
  for (const warning of fitness.warnings) warn(warning)
  await owner.acquire()
  await owner.renew()
  // Other owners may not have come back yet to a server that has just started.
  await owner.takeOver(fitness.uptimeMs >= leaseMs)
  upkeep.begin(fitness.durable)
  return fitness
}

/** The store, and its way to its end: what is under way is waited for, then the lease is given back and the connections go. */
function assemble(parts: Parts, limits: RedisLimits, durable: boolean): EventStore {
  const { watches, log, owner, upkeep } = parts
  const underWay = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  /** Refused once the store closes; waited for before it does. */
  function open<Arguments extends unknown[], Value>(ask: (...args: Arguments) => Promise<Value>) {
    return async (...args: Arguments): Promise<Value> => {
      if (closing !== undefined) throw storeFailure('unavailable')
      const asked = ask(...args)
      underWay.add(asked)
      try {
        return await asked
      } finally {
        underWay.delete(asked)
      }
    }
  }

  async function close(): Promise<void> {
    upkeep.stop()
    await Promise.allSettled(underWay)
    await owner.release().catch(() => {})
    watches.close()
    disconnect(parts)
  }

  return {
    durable,
    claim: open(log.claim),
    lookup: open(log.lookup),
    append: open(log.append),
    record: open(log.record),
    read: open(log.read),
    watch: watches.watch,
    requestCancel: open(watches.requestCancel),
    watchCancel: watches.watchCancel,
    limits: () => ({
      retentionMs: limits.retentionMs,
      ...(limits.idempotencyMinMs === 0 ? {} : { idempotencyMinMs: limits.idempotencyMinMs })
    }),
    availability: () => (closing === undefined && upkeep.isWell() ? 'ready' : 'unavailable'),
    close() {
      closing ??= close()
      return closing
    }
  }
}

/** Options that are given as undefined do not stand against a default. */
function given<Options extends object>(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options
}

/**
 * Opens a store on a Redis or Valkey primary that many instances may share: it connects, looks at the server's settings, gets a lease and
 * ends the work of owners that died. Logs are streams; each has one owner, whose appends the server fences.
 *
 * @throws {RedisStartError} when the server cannot be reached or must not be used
 * @see spec/chapters/20-storage.md#redis
 */
export async function openRedisStore(options: RedisStoreOptions): Promise<EventStore> {
  // What the client would throw quotes the address.
  if (!isAddress(options.url)) throw new RedisStartError('its address must begin with redis:// or rediss://')
  const { warn = () => {} } = options
  const limits: RedisLimits = { ...defaultLimits, ...given(options) }
  const times: Times = { ...defaultTimes, ...given(options) }
  const parts = createParts(options, limits, times)
  try {
    const { durable } = await begin(parts, times.leaseMs, warn)
    return assemble(parts, limits, durable)
  } catch (thrown) {
    disconnect(parts)
    throw thrown instanceof RedisStartError ? thrown : new RedisStartError('it does not answer as it should')
  }
}
