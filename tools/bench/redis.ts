import { startRedis } from '../../reference/stores/redis/testing/redis-server.ts'
import { startChild } from './child.ts'
import type { Bench } from './result.ts'

/** Needs redis-server, which keeps every write meanwhile; both ways have one connection to it. */
export const redisAppend: Bench = {
  name: 'redis_append',
  what: 'Redis store, 64 executions, against bare pipelined XADD of the same entries',
  target: 0.4,
  bound: 'at_least',
  async rounds(count) {
    const server = await startRedis()
    const child = startChild('redis-process', server.url)
    try {
      const ratios: number[] = []
      for (let round = 0; round < count; round += 1) ratios.push(await child.ask<number>({ round }))
      return ratios
    } finally {
      await child.stop()
      await server.stop()
    }
  }
}
