import { createClient } from '@redis/client'
import type { EventStore } from '../../../core/ports.ts'
import { systemClock } from '../../../core/system-clock.ts'
import { openRedisStore, type RedisStoreOptions } from '../index.ts'

/** Short times, so that a dead owner is one soon. */
export const shortTimes = { leaseMs: 1000, patienceMs: 500, appendPatienceMs: 5000, silenceMs: 300 }

let names = 0

/** A name that no other store of this process has. */
export function freshName(): string {
  names += 1
  return `test-${names}`
}

/** Opens a store on a server of a test. */
export function openOn(
  port: number,
  options: Partial<RedisStoreOptions> & { readonly name: string }
): Promise<EventStore> {
  return openRedisStore({ url: `redis://127.0.0.1:${port}`, clock: systemClock, ...shortTimes, ...options })
}

/** Asks the server itself. */
export async function ask(port: number, ...args: string[]): Promise<unknown> {
  const client = createClient({ url: `redis://127.0.0.1:${port}` })
  await client.connect()
  try {
    return await client.sendCommand(args)
  } finally {
    client.destroy()
  }
}

/** Resolves as soon as it holds, asked again and again; the test's own time limit ends it. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10))
}
