import { expect, test } from 'vitest'
import type { ClientAnswer, ClientRequest } from '../client/index.ts'
import { type TranscriptItem, yardstick } from '../model/transcript.ts'
import { createLingerWatch } from './linger-watch.ts'

const at = { time: 0, execution: 'e', reader: 'r' }
const terminal: TranscriptItem = {
  kind: 'sse.frame',
  ...at,
  data: '',
  json: { type: 'execution.completed' },
  offset: 0
}
const delta: TranscriptItem = { kind: 'sse.frame', ...at, data: '', json: { type: 'output.delta' }, offset: 0 }
const closed: TranscriptItem = { kind: 'sse.closed', ...at, how: 'eof', residue: 0 }

test('questions are asked between the terminal event and the end of the stream, and no longer', async () => {
  const asked: ClientRequest[] = []
  let watch: (item: TranscriptItem) => void = () => undefined
  await new Promise<void>((resolve) => {
    watch = createLingerWatch({
      close: () => undefined,
      async send(request) {
        asked.push(request)
        if (asked.length === 3) {
          watch(closed)
          resolve()
        }
        return { kind: 'exchange' } as ClientAnswer
      }
    })
    watch(delta)
    watch(terminal)
  })
  expect(asked.map(({ name }) => name)).toEqual([yardstick, yardstick, yardstick])
})
