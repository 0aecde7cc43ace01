import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type RunLabOptions, runLab } from './run-lab.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

const dialects = ['openai-responses', 'anthropic-messages'] as const

function start(options: Partial<RunLabOptions>) {
  const stop = new AbortController()
  cleanups.push(() => stop.abort())
  const told = { out: '', err: '' }
  const io = {
    write: (text: string) => {
      told.out += text
    },
    error: (text: string) => {
      told.err += text
    },
    signal: stop.signal
  }
  const exit = runLab({ dialects, seed: 1, keySeed: 1, port: 0, ...options }, io)
  return { told, exit, stop: () => stop.abort() }
}

async function fileWith(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lab-script-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const path = join(folder, 'fake.yaml')
  await writeFile(path, content)
  return path
}

async function originOf(told: { out: string }): Promise<string> {
  await expect.poll(() => told.out).toContain('lab ready on ')
  return /http:\/\/[\d.]+:\d+/.exec(told.out)?.[0] ?? ''
}

test('without a script any request gets a greeting, and the signal ends the lab with 0', async () => {
  const { told, exit, stop } = start({})
  const origin = await originOf(told)
  const answer = await fetch(`${origin}/v1/messages`, {
    method: 'POST',
    headers: { 'anthropic-version': '2023-06-01', 'x-api-key': 'mine' },
    body: JSON.stringify({ model: 'any', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] })
  })
  expect(await answer.json()).toMatchObject({ content: [{ type: 'text', text: 'Hello from the lab.' }] })
  stop()
  expect(await exit).toBe(0)
  expect(told.out).toMatch(/#1 POST \/v1\/messages → lab-anthropic-plain call 1\n#1 done, \d+ bytes\n$/)
  expect(told.out).not.toContain('mine')
})

test('a script file answers, call by call', async () => {
  const script = await fileWith(
    'calls:\n  - {kind: status, status: 503}\n  - kind: stream\n    acts: [{text: Bonjour}, {end: {finish: stop}}]\n'
  )
  const { told } = start({ script })
  const origin = await originOf(told)
  const ask = () =>
    fetch(`${origin}/v1/responses`, { method: 'POST', body: JSON.stringify({ model: 'm', input: 'x', stream: true }) })
  expect((await ask()).status).toBe(503)
  expect(await (await ask()).text()).toContain('Bonjour')
})

test('a faulty or missing script file ends with 2 and its place', async () => {
  const script = await fileWith('calls:\n  - {kind: status, status: 1}\n')
  const faulty = start({ script })
  expect(await faulty.exit).toBe(2)
  expect(faulty.told.err).toBe(`error: ${script}:2: calls[0].status: must be an HTTP status from 200 to 599\n`)
  const missing = start({ script: 'nowhere.yaml' })
  expect(await missing.exit).toBe(2)
  expect(missing.told.err).toBe(
    'error: nowhere.yaml: there is no such file; give the path of a script (see lab --help)\n'
  )
})

test('a port in use ends with 2 and says what to do', async () => {
  const first = start({})
  const port = Number(new URL(await originOf(first.told)).port)
  const second = start({ port })
  expect(await second.exit).toBe(2)
  expect(second.told.err).toBe(`error: port ${port} is in use; choose another with --port\n`)
})

test('the printed configuration, targets and environment belong together', async () => {
  const config = start({ printConfig: true, port: 4330 })
  const targets = start({ printTargets: true, port: 4330, configDialect: 'base' })
  const env = start({ printEnv: true, port: 4330 })
  expect(await Promise.all([config.exit, targets.exit, env.exit])).toEqual([0, 0, 0])
  const { providers } = JSON.parse(config.told.out) as {
    providers: { id: string; api_key_env: string; base_url: string }[]
  }
  const listed = JSON.parse(targets.told.out) as { version: number; targets: { id: string; base_url: string }[] }
  expect(listed.version).toBe(1)
  expect(listed.targets.map(({ id, base_url }) => [id, base_url])).toEqual(
    providers.map(({ id, base_url }) => [id, base_url])
  )
  for (const { api_key_env } of providers)
    expect(env.told.out).toMatch(new RegExp(`^${api_key_env}=sk-[A-Za-z]{40,}$`, 'm'))
  expect(env.told.out).toMatch(/^LAB_TARGETS='\{"version":1,/m)
})
