import { startChild } from './child.ts'
import { longAnswer } from './long-answer.ts'
import type { Bench } from './result.ts'

/** Client and yardstick read from one bare server in a process of its own, so that its work is nobody's. */
export const tsClient: Bench = {
  name: 'ts_client',
  what: 'events per CPU second of the TypeScript client, against fetch, eventsource-parser and JSON.parse',
  target: 0.5,
  bound: 'at_least',
  async rounds(count) {
    const server = startChild('bare-server')
    try {
      const url = await server.ask<string>({ kind: 'listen' })
      await server.ask({ kind: 'load', body: longAnswer(), submission: '' })
      const reader = startChild('client-process', url)
      try {
        const ratios: number[] = []
        for (let round = 0; round < count; round += 1) ratios.push(await reader.ask<number>({ kind: 'round' }))
        return ratios
      } finally {
        await reader.stop()
      }
    } finally {
      await server.stop()
    }
  }
}
