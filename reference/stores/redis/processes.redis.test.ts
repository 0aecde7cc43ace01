import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AnyEvent } from '../../../generated/events.ts'
import { type RedisServer, startRedis } from './testing/redis-server.ts'
import { startTcpProxy } from './testing/tcp-proxy.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'redis-processes-'))
const config = join(folder, 'config.json')
const leaving: (() => unknown)[] = []
let server: RedisServer

beforeAll(async () => {
  server = await startRedis()
  const slow = { type: 'mock', behaviour: { deltas: 60, delay_ms: 50 } }
  const event_store = { type: 'redis', url_env: 'REDIS_URL', lease_ms: 1000 }
  writeFileSync(config, JSON.stringify({ providers: [slow], event_store }))
})
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function startInstance(REDIS_URL: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', '--config', config], {
    env: { PATH: process.env.PATH, REDIS_URL },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  leaving.push(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, origin: /http:\S+/.exec(line.toString())?.[0] ?? '' }
}

async function submit(origin: string, key: string): Promise<{ status: number; id: string }> {
  const answer = await fetch(`${origin}/v1/executions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ability: 'text-generation', input: [{ type: 'text', text: 'Hi' }] })
  })
  const { execution_id: id = '' } = (await answer.json()) as { execution_id?: string }
  return { status: answer.status, id }
}

/** Reads until the terminal; a stream that ends before it is begun again behind what was given. */
async function readAll(origin: string, id: string): Promise<AnyEvent[]> {
  const given: AnyEvent[] = []
  for (;;) {
    const text = await fetch(`${origin}/v1/executions/${id}/events?after=${given.length}`).then(
      (answer) => answer.text(),
      () => ''
    )
    for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
      if (data.startsWith('{"execution_id"')) given.push(JSON.parse(data) as AnyEvent)
    }
    if (['succeeded', 'failed'].includes(given.at(-1)?.status ?? '')) return given
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('when an instance is killed another ends what it ran, shows what it wrote and answers its key', {
  timeout: 60_000
}, async () => {
  const [first, second] = [await startInstance(server.url), await startInstance(server.url)]
  const { id } = await submit(first.origin, 'killed')
  const reading = readAll(second.origin, id)
  while ((await snapshot(second.origin, id)).last_sequence < 6) await new Promise((resolve) => setTimeout(resolve, 20))
  first.child.kill('SIGKILL')
  const events = await reading
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1))
  expect(events.at(-1)).toMatchObject({
    type: 'execution.failed',
    error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
  })
  expect(events.filter(({ type }) => type === 'route.selected')).toHaveLength(1)
  expect(await submit(second.origin, 'killed')).toEqual({ status: 200, id })
})

async function snapshot(origin: string, id: string): Promise<{ last_sequence: number }> {
  return (await (await fetch(`${origin}/v1/executions/${id}`)).json()) as { last_sequence: number }
}

test('an execution goes on through outages shorter than its lease; in a longer one the runtime answers 503, and 202 again by itself', {
  timeout: 60_000
}, async () => {
  const proxy = await startTcpProxy(server.port)
  leaving.push(proxy.close)
  const { origin } = await startInstance(`redis://127.0.0.1:${proxy.port}`)
  const { id } = await submit(origin, 'cut')
  const reading = readAll(origin, id)
  for (let n = 0; n < 5; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    proxy.cut()
  }
  const events = await reading
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1))
  expect(events.at(-1)).toMatchObject({ status: 'succeeded' })
  expect(events.filter(({ type }) => type === 'output.delta')).toHaveLength(60)
  proxy.shut()
  while ((await submit(origin, 'refused')).status !== 503) await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await fetch(`${origin}/v1/runtime`)).status).toBe(503)
  expect((await fetch(`${origin}/v1/executions/${id}`)).status).toBe(503)
  proxy.open()
  while ((await fetch(`${origin}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await submit(origin, 'taken')).status).toBe(202)
  expect((await fetch(`${origin}/v1/executions/${id}/result`)).status).toBe(200)
})
