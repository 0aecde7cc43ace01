// CPU time of the TypeScript client over one event stream, against fetch, eventsource-parser and JSON.parse over the same. The argument is
// the server's address. One message is one round; the answer is its ratio.
import { createParser } from 'eventsource-parser'
import { createClient } from '../../sdk/typescript/src/index.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import { answerEvents, answerId } from './long-answer.ts'

leaveWithParent()

const baseUrl = process.argv[2] ?? ''
const client = createClient({ baseUrl })

async function ours(): Promise<number> {
  let read = 0
  for await (const event of client.events(answerId)) read += event.sequence > 0 ? 1 : 0
  return read
}

async function bare(): Promise<number> {
  let read = 0
  const parser = createParser({
    onEvent: ({ data }) => {
      read += (JSON.parse(data) as { sequence: number }).sequence > 0 ? 1 : 0
    }
  })
  const decoder = new TextDecoder()
  const { body } = await fetch(`${baseUrl}/v1/executions/${answerId}/events`)
  if (body === null) throw new Error('the server sent no body')
  for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }))
  return read
}

async function spent(work: () => Promise<number>): Promise<number> {
  const started = process.cpuUsage()
  const read = await work()
  if (read !== answerEvents) throw new Error(`${read} events were read`)
  const { user, system } = process.cpuUsage(started)
  return user + system
}

async function round(): Promise<number> {
  let [own, yardstick] = [0, 0]
  for (let turn = 0; turn < 3; turn += 1) {
    yardstick += await spent(bare)
    own += await spent(ours)
  }
  return yardstick / own
}

const warm = round()

process.on('message', async () => {
  await warm
  globalThis.gc?.()
  process.send?.(await round())
})
