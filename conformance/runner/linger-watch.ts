import type { Client } from '../client/index.ts'
import { type TranscriptItem, yardstick } from '../model/transcript.ts'
import { delay } from './within.ts'

const pauseMs = 40
const mostQuestions = 40

/**
 * Listens to one reader: once it has the terminal event, and for as long as its stream stays open all the same, something else is asked
 * of the runtime again and again. How many such questions were answered in the meantime tells a stream that is held open from a
 * machine that is busy.
 */
export function createLingerWatch(client: Client): (item: TranscriptItem) => void {
  let closed = false
  const ask = async (): Promise<void> => {
    for (let asked = 0; asked < mostQuestions; asked += 1) {
      await delay(pauseMs)
      if (closed) return
      await client.send({ operation: 'raw', method: 'GET', path: '/v1/runtime', name: yardstick })
    }
  }
  return (item) => {
    if (item.kind === 'sse.closed') closed = true
    if (item.kind === 'sse.frame' && isTerminal(item.json)) void ask()
  }
}

function isTerminal(json: unknown): boolean {
  const { type } = (json ?? {}) as { type?: unknown }
  return type === 'execution.completed' || type === 'execution.failed'
}
