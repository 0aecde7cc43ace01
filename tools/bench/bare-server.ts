// Bare `node:http` doing the same bytes as the runtime: the yardstick. One write an event, backpressure respected.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { leaveWithParent } from './leave-with-parent.ts'
import type { FanoutOrder, ServerOrder } from './orders.ts'

leaveWithParent()

let frames: Buffer[] = []
let submission = ''
const readers = new Set<ServerResponse>()
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => (response.writableNeedDrain ? response.once('drain', () => resolve()) : resolve()))

const server = createServer((incoming, response) => {
  if (incoming.method === 'POST') {
    let body = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (chunk: string) => {
      body += chunk
    })
    incoming.on('end', () => {
      JSON.parse(body)
      response.writeHead(202, { 'content-type': 'application/json' }).end(submission)
    })
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  if (incoming.url === '/fanout') {
    response.flushHeaders()
    readers.add(response)
    response.on('close', () => readers.delete(response))
  } else void writeAll(response)
})

async function writeAll(response: ServerResponse): Promise<void> {
  for (const frame of frames) if (!response.write(frame)) await drained(response)
  response.end()
}

async function fanOut(order: FanoutOrder): Promise<void> {
  for (let at = 0; at < frames.length; at += order.perTick) {
    for (const frame of frames.slice(at, at + order.perTick)) for (const reader of readers) reader.write(frame)
    await tick()
    for (const reader of readers) await drained(reader)
  }
  for (const reader of readers) reader.end()
}

process.on('message', (order: ServerOrder) => {
  if (order.kind === 'listen') {
    server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  } else if (order.kind === 'load') {
    frames = splitFrames(Buffer.from(order.body))
    submission = order.submission
    process.send?.(frames.length)
  } else if (order.kind === 'fanout') {
    process.send?.('started')
    void fanOut(order)
  }
})

function splitFrames(body: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let from = 0; from < body.length; ) {
    const end = body.indexOf('\n\n', from)
    if (end < 0) break
    found.push(body.subarray(from, end + 2))
    from = end + 2
  }
  return found
}
