import { ConfigError } from './config/check.ts'
import type { EventStoreConfig, StoreConfigOf } from './config/event-store.ts'
import { storeKey } from './config/store-key.ts'
import type { Clock, EventStore } from './core/ports.ts'
import { describeCorruption } from './stores/encrypted-file/corruption.ts'
import { openEncryptedFileStore, StoreOpenError } from './stores/encrypted-file/index.ts'
import { createMemoryStore } from './stores/memory.ts'

/** What a store is given beside its configuration. */
export interface StoreSurroundings {
  readonly clock: Clock
  /** Where the variables that a configuration names are looked up. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** How long a record with an idempotency key is kept in any case, from its claim. */
  readonly idempotencyMinMs: number | undefined
  /** Takes one line for the operator: no content, no key. */
  readonly warn: (line: string) => void
}

type Kind = EventStoreConfig['type']

/** Opens each kind of store. One that cannot be opened throws a `ConfigError` with the reason. */
const openers: {
  readonly [Each in Kind]: (config: StoreConfigOf<Each>, around: StoreSurroundings) => Promise<EventStore>
} = {
  memory: async (config, around) => createConfiguredMemory(config, around),
  file: openConfiguredFile,
  redis: openConfiguredRedis
}

/**
 * Opens the store that a configuration names; the memory store if it names none.
 *
 * @throws ConfigError when it cannot be opened as configured
 */
export function openStore(config: EventStoreConfig | undefined, around: StoreSurroundings): Promise<EventStore> {
  const chosen = config ?? { type: 'memory' }
  const open = openers[chosen.type] as (config: EventStoreConfig, around: StoreSurroundings) => Promise<EventStore>
  return open(chosen, around)
}

/** The memory store needs no opening. */
export function createConfiguredMemory(
  config: StoreConfigOf<'memory'> | undefined,
  { clock, idempotencyMinMs }: Pick<StoreSurroundings, 'clock' | 'idempotencyMinMs'>
): EventStore {
  return createMemoryStore({ clock, ...limitsOf(config, idempotencyMinMs) })
}

async function openConfiguredFile(config: StoreConfigOf<'file'>, around: StoreSurroundings): Promise<EventStore> {
  const { directory, encryption_key_env: variable, max_disk_bytes: maxDiskBytes } = config
  const { clock, env, idempotencyMinMs, warn } = around
  try {
    return await openEncryptedFileStore({
      directory,
      key: storeKey(variable, env),
      clock,
      ...limitsOf(config, idempotencyMinMs),
      ...(maxDiskBytes === undefined ? {} : { maxDiskBytes }),
      onCorruption: (corruption) => warn(describeCorruption(corruption)),
      onState: (state, code) =>
        warn(
          state === 'ready'
            ? 'event_store: can be written again'
            : `event_store: cannot be written (${code ?? 'unknown'}); tried again every second`
        )
    })
  } catch (thrown) {
    if (!(thrown instanceof StoreOpenError)) throw thrown
    const field = thrown.option === 'key' ? 'encryption_key_env' : 'directory'
    throw new ConfigError(`event_store.${field}: ${thrown.message}`)
  }
}

/** Loaded when it is asked for, so that nobody else pays for the client. */
async function openConfiguredRedis(config: StoreConfigOf<'redis'>, around: StoreSurroundings): Promise<EventStore> {
  const { url_env: variable, lease_ms: leaseMs } = config
  const { clock, env, idempotencyMinMs, warn } = around
  const refuse = (reason: string): never => {
    throw new ConfigError(`event_store.url_env: the Redis server that ${variable} names: ${reason}`)
  }
  const url = env[variable]
  if (!url) return refuse(`environment variable ${variable} is not set`)
  const { openRedisStore, RedisStartError } = await import('./stores/redis/index.ts')
  try {
    return await openRedisStore({
      url,
      clock,
      warn: (line) => warn(`event_store: ${line}`),
      ...(leaseMs === undefined ? {} : { leaseMs }),
      ...limitsOf(config, idempotencyMinMs)
    })
  } catch (thrown) {
    if (thrown instanceof RedisStartError) return refuse(thrown.message)
    throw thrown
  }
}

/** A limit that is not configured is left out, so that the store's own default stands. */
export function limitsOf(config: Omit<StoreConfigOf<Kind>, 'type'> | undefined, idempotencyMinMs: number | undefined) {
  const limits = {
    maxExecutions: config?.max_executions,
    maxBytes: config?.max_bytes,
    maxExecutionBytes: config?.max_execution_bytes,
    maxEvents: config?.max_events,
    retentionMs: config?.retention_ms,
    idempotencyMinMs
  }
  const given = Object.entries(limits).filter((limit): limit is [string, number] => limit[1] !== undefined)
  return Object.fromEntries(given) as { [Limit in keyof typeof limits]?: number }
}
