import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { meetBySpawn } from './meet.ts'
import { meetSpawned } from './meet-spawned.ts'
import { defaultOptions } from './options.ts'
import { waitUntilReady } from './ready.ts'
import { spawnRuntime } from './spawn.ts'
import { createTestIo } from './testing/test-io.ts'
import { meetToy, toyCommand } from './testing/toy.ts'
import { withRuntime } from './with-runtime.ts'

const options = { ...defaultOptions, dialects: ['openai-responses' as const], seed: 1 }
const env = { PATH: process.env.PATH ?? '' }

/** Prints what it was given, one JSON line, and goes on until it is stopped. */
const printer = `
console.log(JSON.stringify({ env: process.env, argv: process.argv.slice(1), config: require('node:fs').statSync(process.env.MODEL_RUNTIME_CONFIG).mode & 0o777 }))
setInterval(() => {}, 1000)`

/** Collects a command's output until it holds a whole line. */
async function firstLine(command: readonly string[], config: unknown = {}) {
  let out = ''
  let told: (() => void) | undefined
  const line = new Promise<void>((resolve) => {
    told = resolve
  })
  const spawned = await spawnRuntime({
    command,
    config,
    env: { ...env, MARK: 'given' },
    onOutput: (_, chunk) => {
      out += chunk
      if (out.includes('\n')) told?.()
    }
  })
  await line
  return { spawned, line: out.split('\n')[0] ?? '' }
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a command gets its port, a private configuration file and the named environment only', async () => {
  const { spawned, line } = await firstLine([process.execPath, '-e', printer, '--', '--port={port}', '$HOME'], { a: 1 })
  const seen = JSON.parse(line)
  expect(Object.keys(seen.env).sort()).toEqual(
    ['MARK', 'MODEL_RUNTIME_CONFIG', 'MODEL_RUNTIME_HOST', 'MODEL_RUNTIME_PORT', 'PATH'].sort()
  )
  expect(seen.env.MODEL_RUNTIME_HOST).toBe('127.0.0.1')
  expect(seen.env.MODEL_RUNTIME_PORT).toBe(String(spawned.port))
  expect(seen.argv).toEqual([`--port=${spawned.port}`, '$HOME'])
  expect(seen.config).toBe(0o600)
  expect(JSON.parse(await readFile(seen.env.MODEL_RUNTIME_CONFIG, 'utf8'))).toEqual({ a: 1 })
  await spawned.stop()
  expect(existsSync(seen.env.MODEL_RUNTIME_CONFIG)).toBe(false)
})

test('a grandchild that its parent leaves behind is stopped with the group', async () => {
  const parent = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log(child.pid)
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)`
  const { spawned, line } = await firstLine([process.execPath, '-e', parent])
  expect(alive(Number(line))).toBe(true)
  await spawned.stop()
  expect(alive(Number(line))).toBe(false)
})

test('a command is not gone as long as somebody it has left behind takes connections on its port', async () => {
  const child = `
    const server = require('node:net').createServer((socket) => { console.log('looked'); socket.end(); server.close() })
    server.listen(Number(process.env.MODEL_RUNTIME_PORT), '127.0.0.1', () => console.log(process.pid))
    process.on('SIGTERM', () => {})`
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'] }); setInterval(() => {}, 1000)`
  const { spawned, line } = await firstLine([process.execPath, '-e', parent])
  spawned.signal('SIGTERM')
  await spawned.ended
  expect(alive(Number(line))).toBe(true)
  await spawned.gone
  await expect.poll(() => spawned.lastLines()).toContain('looked')
  await spawned.stop()
})

test('a command that ignores SIGTERM is killed after its grace', async () => {
  const stubborn = `process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`
  const { spawned, line } = await firstLine([process.execPath, '-e', stubborn])
  await spawned.stop()
  expect(alive(Number(line))).toBe(false)
})

test('a command that dies is told in one sentence with its last lines, keys blacked out', async () => {
  const met = withRuntime(meetToy('dies'), options, createTestIo(), async () => 'met')
  await expect(met).rejects.toThrow(/^the command ended with exit code 7 before it was ready; its last lines:\n/)
  const { message } = (await met.catch((error: unknown) => error)) as Error
  expect(message.split('\n').slice(1).sort()).toEqual(['  | no such licence', '  | the key is [redacted key]'])
})

test.each([
  // Long enough for a process to start and answer on a machine with other work.
  ['hangs', 5, 'got no answer in time'],
  ['never-ready', 5, 'answered with state "starting"']
])('a command that %s is given up after the start timeout', async (fault, seconds, what) => {
  const met = withRuntime(meetToy(fault, seconds * 1000), options, createTestIo(), async () => 'met')
  await expect(met).rejects.toThrow(
    `the command was not ready within ${seconds} s: GET /v1/runtime ${what}; listen on the port of MODEL_RUNTIME_PORT`
  )
})

test('a command that does not exist is named', async () => {
  const meeting = meetBySpawn({ command: ['./no-such-runtime'], env, startTimeoutMs: 5000 })
  await expect(withRuntime(meeting, options, createTestIo(), async () => 'met')).rejects.toThrow(
    /^the command \.\/no-such-runtime was not found; give a path such as \.\/my-runtime, or the name of a program in PATH/
  )
})

test('a command that is no program is named with what mends it', async () => {
  const folder = meetBySpawn({ command: ['/'], env, startTimeoutMs: 5000 })
  await expect(withRuntime(folder, options, createTestIo(), async () => 'met')).rejects.toThrow(
    'the command / may not be run; make it executable, or put its interpreter before it'
  )
  const words = meetBySpawn({ command: ['a\0b'], env, startTimeoutMs: 5000 })
  await expect(withRuntime(words, options, createTestIo(), async () => 'met')).rejects.toThrow(
    'the command cannot be started as it is written (ERR_INVALID_ARG_VALUE); mend its words'
  )
})

test('a runtime is stopped when what is done with it fails', async () => {
  let url = ''
  const work = withRuntime(meetToy(), options, createTestIo(), async ({ context }) => {
    url = 'url' in context.base ? context.base.url : ''
    throw new Error('the work failed')
  })
  await expect(work).rejects.toThrow('the work failed')
  await expect(waitUntilReady({ url }, 100, new Promise(() => {}))).rejects.toThrow('not ready')
})

test('the toy is ready on the port that stands in its arguments', async () => {
  const spawned = await spawnRuntime({
    command: toyCommand(),
    config: { providers: [] },
    env,
    onOutput: () => undefined
  })
  expect((await waitUntilReady({ url: spawned.url }, 5000, spawned.ended)).name).toBe('toy')
  await spawned.stop()
})

test('a runtime of its own is killed, and started again in the same place', async () => {
  const desk = { origins: { refusing: 'http://127.0.0.1:9' } }
  const lab = { targets: [], keys: {}, desk } as unknown as Parameters<typeof meetSpawned>[1]['lab']
  const scan = { stream: () => () => undefined, redact: (text: string) => text } as unknown as Parameters<
    typeof meetSpawned
  >[1]['scan']
  const keeps = `
    const { appendFileSync, readFileSync } = require('node:fs')
    const file = require('node:path').join(require('node:path').dirname(process.env.MODEL_RUNTIME_CONFIG), 'lives')
    appendFileSync(file, 'x')
    const name = readFileSync(file, 'utf8') + process.env.MARK
    require('node:http').createServer((_, answer) => answer.end(JSON.stringify({ name }))).listen(process.env.MODEL_RUNTIME_PORT, '127.0.0.1')`
  const met = await meetSpawned(
    { command: [process.execPath, '-e', keeps], env, startTimeoutMs: 10_000 },
    {
      lab,
      scan,
      configDialect: 'base',
      signal: new AbortController().signal,
      wishes: { environment: { MARK: '-given' } }
    }
  )
  expect(met.info.name).toBe('x-given')
  met.signal('SIGKILL')
  await met.gone()
  expect(await met.start()).toBe(true)
  const url = 'url' in met.base ? met.base.url : ''
  expect(await (await fetch(`${url}/v1/runtime`)).json()).toEqual({ name: 'xx-given' })
  await met.stop()
  await met.gone()
  await expect(fetch(`${url}/v1/runtime`)).rejects.toThrow()
  expect(await met.start()).toBe(false)
})
