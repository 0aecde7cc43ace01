import type { RedisServer } from '../../reference/stores/redis/testing/redis-server.ts'
import type { Worker } from './worker.ts'

/** What the campaign does to its server and owners while they work. */
export const faultKinds = ['restart', 'cut', 'partition', 'stop', 'kill', 'two zombies'] as const
export type FaultKind = (typeof faultKinds)[number]

/** What a fault may touch. */
export interface Scene {
  readonly server: RedisServer
  readonly workers: readonly Worker[]
  readonly leaseMs: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Carries one fault out and undoes it: how long an owner is stopped or cut off is reckoned in leases. `which` picks the owner. */
export async function inflict(kind: FaultKind, which: number, { server, workers, leaseMs }: Scene): Promise<void> {
  const worker = workers[which % workers.length]
  const other = workers[(which + 1) % workers.length]
  if (worker === undefined || other === undefined) return
  switch (kind) {
    case 'restart':
      await server.kill()
      await server.start()
      return
    case 'cut':
      worker.proxy.cut()
      return
    case 'partition':
      worker.proxy.stall()
      await pause(1.7 * leaseMs)
      worker.proxy.resume()
      return
    case 'stop':
      worker.signal('SIGSTOP')
      await pause(1.7 * leaseMs)
      worker.signal('SIGCONT')
      return
    case 'kill':
      worker.signal('SIGKILL')
      return
    case 'two zombies':
      // Both are past their lease when they wake, and both append.
      for (const zombie of [worker, other]) zombie.signal('SIGSTOP')
      await pause(1.7 * leaseMs)
      for (const zombie of [worker, other]) zombie.signal('SIGCONT')
  }
}
