import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { HttpExchange } from '../model/transcript.ts'
import { createGoneWatch } from './gone-watch.ts'
import type { EndedCommand } from './spawn.ts'

const refused: HttpExchange = {
  kind: 'http.exchange',
  time: 1,
  started: 0,
  exchange: 1,
  operation: 'getExecution',
  method: 'GET',
  path: '/',
  status: 0,
  headers: {},
  bodyText: '',
  failure: 'refused'
}

async function serving() {
  const server = createServer((_, response) => response.end('{"name":"here"}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('a run that was refused makes the watch ask, and a runtime that answers is not gone', async () => {
  const server = await serving()
  const watch = createGoneWatch(server, undefined)
  watch.look([refused])
  await watch.settled()
  expect([watch.sentence(), watch.signal.aborted]).toEqual([undefined, false])
  await server.close()
  watch.look([{ ...refused, failure: 'reset' }])
  await watch.settled()
  expect(watch.signal.aborted).toBe(false)
  watch.look([refused])
  await watch.settled()
  expect(watch.signal.aborted).toBe(true)
  expect(watch.sentence()).toBe('the runtime went away: GET /v1/runtime was refused: nothing listens there')
})

test('of a command that the kit has started the end is told', async () => {
  const server = await serving()
  await server.close()
  const ended: EndedCommand = { sentence: 'the command was ended by SIGSEGV' }
  const watch = createGoneWatch(server, Promise.resolve(ended))
  watch.look([refused])
  await watch.settled()
  expect(watch.sentence()).toBe('the command was ended by SIGSEGV')
})
