import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { openRuntime } from './compose.ts'
import { createApp } from './http/app.ts'
import { run } from './run.ts'

// Processes start and stop here, on machines that have other work.
vi.setConfig({ testTimeout: 60_000 })

const key = '0f'.repeat(32)

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A provider that answers three deltas and then is silent, and counts its calls. */
async function silentProvider() {
  const calls: ServerResponse[] = []
  const server = createServer((_, response) => {
    calls.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (event: object): boolean => response.write(`data: ${JSON.stringify(event)}\n\n`)
    send({ type: 'response.created', response: {} })
    send({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', content: [] } })
    for (const delta of ['One ', 'two ', 'three']) {
      send({ type: 'response.output_text.delta', output_index: 0, content_index: 0, item_id: 'i', delta })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'durable-'))
  closing.push(() => rmSync(path, { recursive: true }))
  return path
}

/** A configuration file with a file store beside it. */
function configured(providerUrl: string): { readonly config: string; readonly directory: string } {
  const base = folder()
  const directory = join(base, 'events')
  const config = join(base, 'config.json')
  const provider = { type: 'openai-responses', model: 'm', api_key_env: 'LAB_KEY', base_url: providerUrl }
  const store = { type: 'file', directory, encryption_key_env: 'STORE_KEY' }
  writeFileSync(config, JSON.stringify({ providers: [provider], event_store: store }))
  return { config, directory }
}

interface Server {
  readonly url: string
  readonly child: ChildProcess
  kill(): Promise<void>
}

async function started(config: string): Promise<Server> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', '--config', config], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STORE_KEY: key, LAB_KEY: 'lab-key' }
  })
  closing.push(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /^listening on (\S+)\n$/.exec(line.toString())?.[1] ?? ''
  return {
    url,
    child,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    }
  }
}

const request = { ability: 'text-generation', input: [{ type: 'text', text: 'A prompt that is CANARY.' }] }

const post = (url: string, body: object = request): Promise<Response> =>
  fetch(`${url}/v1/executions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
    body: JSON.stringify(body)
  })

type Event = { readonly sequence: number; readonly type: string; readonly delta?: string; readonly error?: object }

/** Reads events until one satisfies `enough`, or to the end. */
async function read(url: string, id: string, enough: (event: Event) => boolean): Promise<Event[]> {
  const stop = new AbortController()
  const answer = await fetch(`${url}/v1/executions/${id}/events`, { signal: stop.signal })
  const events: Event[] = []
  let rest = ''
  try {
    for await (const chunk of answer.body ?? []) {
      rest += Buffer.from(chunk).toString('utf8')
      const frames = rest.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1]
        if (data !== undefined) events.push(JSON.parse(data) as Event)
      }
      if (events.some(enough)) break
    }
  } finally {
    stop.abort()
  }
  return events
}

const idOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { execution_id: string }).execution_id

test('case 25: a process that is killed after three deltas finds them after its start, once, and ends the execution without a second call', async () => {
  const provider = await silentProvider()
  const { config, directory } = configured(provider.url)
  const first = await started(config)
  const submitted = await post(first.url)
  expect(submitted.status).toBe(202)
  const id = await idOf(submitted)
  const before = await read(first.url, id, ({ delta }) => delta === 'three')
  await first.kill()

  const second = await started(config)
  const info = (await (await fetch(`${second.url}/v1/runtime`)).json()) as { features: object; state: string }
  expect(info).toMatchObject({ state: 'ready', features: { durable: true } })
  const after = await read(second.url, id, () => false)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length)).toMatchObject([
    {
      sequence: before.length + 1,
      type: 'execution.failed',
      error: { code: 'internal_error', retryable: false, remote_outcome: 'unknown' }
    }
  ])
  const replay = await post(second.url)
  expect([replay.status, await replay.json()]).toMatchObject([
    200,
    { execution_id: id, idempotent_replay: true, status: 'failed' }
  ])
  expect((await post(second.url, { ...request, metadata: { other: true } })).status).toBe(422)
  expect(provider.calls).toHaveLength(1)
  for (const file of ['identities', `journals/${id}.journal`]) {
    const stored = readFileSync(join(directory, file)).toString('latin1')
    for (const word of ['CANARY', 'three', 'once', 'text-generation']) expect(stored).not.toContain(word)
  }
  await second.kill()
  const third = await started(config)
  expect(await read(third.url, id, () => false)).toEqual(after)
  await third.kill()
})

/** A run inside this process. */
async function ran(argv: string[], env: Record<string, string> = {}) {
  let stdout = ''
  let stderr = ''
  const code = await run({
    argv,
    env,
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    onStop: () => () => {}
  })
  return { code, stdout, stderr }
}

test('a second server on the same directory is refused while the first lives, and the commands look on', async () => {
  const provider = await silentProvider()
  const { config, directory } = configured(provider.url)
  const first = await started(config)
  const id = await idOf(await post(first.url))
  await read(first.url, id, ({ delta }) => delta === 'three')
  const env = { STORE_KEY: key }
  expect(await ran(['--port', '0', '--config', config], env)).toMatchObject({
    code: 2,
    stderr: 'event_store.directory: another process owns the store: stop it, or choose another directory\n'
  })
  const verified = await ran(['store', 'verify', directory, '--key-env', 'STORE_KEY', '--json'], env)
  expect([verified.code, verified.stderr]).toEqual([0, ''])
  expect(JSON.parse(verified.stdout)).toMatchObject({
    owner: 'alive',
    executions: 1,
    open: 1,
    ended: 0,
    corruptions: []
  })
  const exit = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  const counted = await ran(['store', 'stat', directory, '--key-env', 'STORE_KEY', '--json'], env)
  expect(JSON.parse(counted.stdout)).toMatchObject({
    owner: 'none',
    executions: 1,
    sealed: 1,
    with_idempotency_key: 1,
    journals: 1
  })
})

test('a key that is missing, malformed or another one is refused by name, and never shown', async () => {
  const { config } = configured('https://api.example.test')
  const start = (env: Record<string, string>) => ran(['--port', '0', '--config', config], env)
  const first = await started(config)
  await first.kill()
  expect(await start({})).toMatchObject({ code: 2, stderr: expect.stringMatching(/STORE_KEY is not set/) })
  const malformed = await start({ STORE_KEY: 'CANARY' })
  expect(malformed).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/STORE_KEY must hold a key of 32 bytes as 64 hex/)
  })
  expect(malformed.stderr).not.toContain('CANARY')
  const other = await start({ STORE_KEY: 'ab'.repeat(32) })
  expect(other).toMatchObject({ code: 2, stderr: 'event_store.encryption_key_env: the key does not fit this store\n' })
})

test('a second signal ends the process at once, and the next start ends what it cut off', async () => {
  const provider = await silentProvider()
  const { config, directory } = configured(provider.url)
  const first = await started(config)
  const id = await idOf(await post(first.url))
  const before = await read(first.url, id, ({ delta }) => delta === 'three')
  const exit = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  await vi.waitFor(async () => {
    const { state } = (await (await fetch(`${first.url}/v1/runtime`)).json()) as { state: string }
    expect(state).toBe('stopping')
  })
  first.child.kill('SIGTERM')
  expect(await exit).toEqual([1, null])
  const verified = await ran(['store', 'verify', directory, '--key-env', 'STORE_KEY', '--json'], { STORE_KEY: key })
  expect(JSON.parse(verified.stdout)).toMatchObject({ owner: 'none', executions: 1, torn: 0, corruptions: [] })
  const second = await started(config)
  const after = await read(second.url, id, () => false)
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ type: 'execution.failed', error: { remote_outcome: 'unknown' } })
  await second.kill()
})

test('an execution whose journal is damaged answers 500, its key too, and the rest is served', async () => {
  const directory = join(folder(), 'events')
  const config = {
    providers: [{ type: 'mock' }],
    event_store: { type: 'file', directory, encryption_key_env: 'STORE_KEY' }
  } as const
  const warnings: string[] = []
  const open = () => openRuntime(config, { env: { STORE_KEY: key }, warn: (line) => warnings.push(line) })
  const submit = async (app: ReturnType<typeof createApp>, idempotencyKey: string): Promise<Response> => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      accept: 'text/event-stream'
    }
    const answer = await app.request('/v1/executions', { method: 'POST', headers, body: JSON.stringify(request) })
    await answer.clone().text()
    return answer
  }
  const first = await open()
  const [damaged, sound] = [await submit(createApp(first), 'a'), await submit(createApp(first), 'b')].map(
    (answer) => answer.headers.get('location') ?? ''
  )
  await first.stop(0)
  const file = join(directory, 'journals', `${damaged?.split('/').at(-1)}.journal`)
  const bytes = readFileSync(file)
  bytes[200] = (bytes[200] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const second = await open()
  closing.push(() => second.stop(0))
  const app = createApp(second)
  const statusOf = async (path: string): Promise<number> => (await app.request(path)).status
  for (const path of ['', '/events', '/result']) expect(await statusOf(`${damaged}${path}`)).toBe(500)
  expect((await submit(app, 'a')).status).toBe(500)
  for (const path of ['', '/events', '/result']) expect(await statusOf(`${sound}${path}`)).toBe(200)
  expect((await submit(app, 'b')).status).toBe(200)
  expect(warnings).toEqual([expect.stringMatching(/^event store corrupt: journals\/\S+ at byte \d+: record$/)])
})
