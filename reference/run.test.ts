import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { good, sequences } from './http/testing.ts'
import { run } from './run.ts'
import { packageVersion } from './version.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function configFile(config: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'model-runtime-run-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'config.json')
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config))
  return file
}

/** A run inside this process, with its output gathered and its signals given by hand. */
function started(argv: string[], env: Record<string, string> = {}) {
  const output = { stdout: '', stderr: '' }
  const waiting: (() => void)[] = []
  const heard = new Set<() => void>()
  const writer = (name: 'stdout' | 'stderr') => ({
    write(chunk: string) {
      output[name] += chunk
      for (const wake of waiting.splice(0)) wake()
    }
  })
  const onStop = (callback: () => void) => {
    heard.add(callback)
    return () => heard.delete(callback)
  }
  const exit = run({ argv, env, stdout: writer('stdout'), stderr: writer('stderr'), onStop })
  const url = async (): Promise<string> => {
    for (;;) {
      const match = /listening on (http:\S+)\n/.exec(output.stdout)
      if (match?.[1]) return match[1]
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const stop = (): void => {
    for (const callback of [...heard]) callback()
  }
  return { output, exit, url, stop }
}

const post = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/v1/executions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(good)
  })

test('help and version are printed and nothing is started', async () => {
  const help = started(['--help'])
  expect(await help.exit).toBe(0)
  for (const name of ['--port', '--host', '--config', 'MODEL_RUNTIME_SHUTDOWN_GRACE_MS', 'MODEL_RUNTIME_ALLOWED_HOSTS'])
    expect(help.output.stdout).toContain(name)
  const version = started(['--version'])
  expect(await version.exit).toBe(0)
  expect(version.output.stdout).toBe(`${packageVersion()}\n`)
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+/)
})

test('usage and configuration errors are one line and exit code 2', async () => {
  const broken = configFile('{"providers": oops}')
  const unknown = configFile({ providers: [{ type: 'mock', base_urll: 'x' }] })
  const cases: [string[], Record<string, string>, RegExp][] = [
    [['--prot', '1'], {}, /^unknown option '--prot'; see --help\n$/],
    [[], { MODEL_RUNTIME_PORT: 'x' }, /^MODEL_RUNTIME_PORT must be an integer from 0 to 65535\n$/],
    [['--config', '/nowhere.json'], {}, /^configuration \/nowhere\.json: cannot be read: there is no such file\n$/],
    [[], { MODEL_RUNTIME_CONFIG: broken }, /: invalid JSON: expected a value at line 1, column 15\n$/],
    [['--config', unknown], {}, /: providers\[0\]\.base_urll: unknown field\n$/]
  ]
  for (const [argv, env, message] of cases) {
    const failed = started(argv, env)
    expect(await failed.exit).toBe(2)
    expect(failed.output.stderr).toMatch(message)
    expect(failed.output.stdout).toBe('')
  }
})

test('a port in use is one line without a stack and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  closing.push(() => other.close())
  const { port } = other.address() as { port: number }
  const failed = started(['--port', String(port)])
  expect(await failed.exit).toBe(1)
  expect(failed.output.stderr).toBe(
    `cannot listen on 127.0.0.1:${port}: the port is in use: choose another with --port, or 0 for a free one\n`
  )
})

test('a missing credential variable is named at the start, with no value', async () => {
  const config = { providers: [{ type: 'mock' }, { type: 'openai-responses', model: 'm', api_key_env: 'NOT_SET' }] }
  const server = started(['--port', '0', '--config', configFile(config)], { OTHER: 'CANARY' })
  const url = await server.url()
  expect(server.output.stderr).toBe(
    'provider openai: environment variable NOT_SET is not set; its attempts will fail, other targets serve\n'
  )
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  server.stop()
  expect(await server.exit).toBe(0)
})

test('a stop drains: no new work, known keys answered, streams ended by a terminal, then exit code 0', async () => {
  const config = { providers: [{ type: 'mock', behaviour: { first_delay_ms: 86_400_000 } }] }
  const env = { MODEL_RUNTIME_SHUTDOWN_GRACE_MS: '100', MODEL_RUNTIME_CONFIG: configFile(config) }
  const server = started(['--port', '0'], env)
  const url = await server.url()
  const first = await post(url, { 'idempotency-key': 'k' })
  const { execution_id } = (await first.json()) as { execution_id: string }
  const stream = (await fetch(`${url}/v1/executions/${execution_id}/events`)).text()
  server.stop()
  expect((await post(url)).status).toBe(503)
  expect((await post(url, { 'idempotency-key': 'k' })).status).toBe(200)
  expect((await fetch(`${url}/v1/runtime`)).status).toBe(503)
  expect((await fetch(`${url}/v1/executions/${execution_id}`)).status).toBe(200)
  const events = await stream
  expect(events).toMatch(/event: execution\.failed\ndata: .*"code":"internal_error"/)
  expect(sequences(events)).toEqual([1, 2, 3])
  expect(await server.exit).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
})

test('a second stop ends at once with exit code 1', async () => {
  const config = { providers: [{ type: 'mock', behaviour: { first_delay_ms: 86_400_000 } }] }
  const env = { MODEL_RUNTIME_SHUTDOWN_GRACE_MS: '86400000', MODEL_RUNTIME_CONFIG: configFile(config) }
  const server = started(['--port', '0'], env)
  await post(await server.url())
  server.stop()
  server.stop()
  expect(await server.exit).toBe(1)
  expect(server.output.stderr).toMatch(/^stopping: .*\nstopped at once\n$/)
})

test('the process itself listens, serves and leaves on SIGTERM, with nothing of the prompt in its output', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  closing.push(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /^listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line.toString())?.[1]
  const answer = await post(url ?? '', { accept: 'text/event-stream' })
  expect(await answer.text()).toMatch(/event: execution\.completed/)
  const errors = text(child.stderr)
  child.kill('SIGTERM')
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ code, signal }).toEqual({ code: 0, signal: null })
  expect(await errors).not.toContain('hello')
})
