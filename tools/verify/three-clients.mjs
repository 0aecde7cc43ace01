#!/usr/bin/env node
// One scenario after another, the clients of three languages, one reference: what they add up, and how they fail, must be the same to the letter.
// What providers answer are fixtures, played by the lab. One line a scenario; the exit code is 0 when all agree.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = `node tools/verify/three-clients.mjs [--without LANGUAGE]...

Runs the same scenarios against the reference with the drivers of the TypeScript, Go and Python clients (Python twice: asynchronous and for threads)
and compares text, outputs, tool calls, usage, finish reasons, results, event types and errors. Needs a built kit, Go and Python.
Exit codes: 0 all agree, 1 something differs or a driver cannot be built, 2 wrong usage.`

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
const without = words.filter((_, at) => words[at - 1] === '--without')
if (words.some((word) => word !== '--without' && !['typescript', 'go', 'python'].includes(word))) {
  console.error(usage)
  process.exit(2)
}

const scratch = mkdtempSync(join(tmpdir(), 'model-runtime-clients-'))
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

/** Runs a command to its end and returns what it printed; the script ends where it fails. */
function make(title, command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 600_000 })
  if (status === 0) return stdout.trim()
  console.log(`FAIL  ${title}: ${error ?? `exit ${status}`}\n${stdout ?? ''}${stderr ?? ''}`.trimEnd())
  process.exit(1)
}

function commands() {
  const made = []
  if (!without.includes('typescript')) {
    const sdk = join(root, 'sdk/typescript')
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    make('the TypeScript client', process.execPath, [compiler, '-p', 'tsconfig.json'], sdk)
    make('its driver', process.execPath, [compiler, '-p', 'driver/tsconfig.json'], sdk)
    made.push({ name: 'typescript', command: [process.execPath, join(sdk, 'dist-driver/main.js')] })
  }
  if (!without.includes('go')) {
    const file = join(scratch, 'go-driver')
    make('the Go driver', 'go', ['build', '-o', file, './cmd/driver'], join(root, 'sdk/go'))
    made.push({ name: 'go', command: [file] })
  }
  if (!without.includes('python')) {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
    const python = make('the Python environment', process.execPath, [tsx, 'tools/python/main.ts', 'test'], root)
    const env = { PYTHONPATH: join(root, 'sdk/python/src') }
    const driver = join(root, 'sdk/python/driver.py')
    made.push({ name: 'python', command: [python, driver], env })
    made.push({ name: 'python for threads', command: [python, driver, '--sync'], env })
  }
  return made
}

/** A driver process: `ask` resolves with how the command ended, `onEvent` hears its events meanwhile. */
function startDriver({ command: [file, ...args], env = {} }) {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env } })
  running.add(child)
  const open = new Map()
  let count = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, event, started, ...end } = JSON.parse(line)
    const entry = open.get(id)
    if (event !== undefined) {
      entry.types.push(event.type)
      entry.onEvent(event)
    } else if (started === undefined) {
      open.delete(id)
      entry.resolve({ ...end, types: entry.types })
    }
  })
  return {
    ask: (fields, onEvent = () => undefined) =>
      new Promise((resolve, reject) => {
        count += 1
        const id = String(count)
        open.set(id, { types: [], onEvent, resolve })
        setTimeout(() => reject(new Error(`no end of ${JSON.stringify(fields)} within 60 s`)), 60_000).unref()
        child.stdin.write(`${JSON.stringify({ id, ...fields })}\n`)
      }),
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
      running.delete(child)
    }
  }
}

/** Starts a program of the repository and waits for the address that it prints. */
async function serve(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  running.add(child)
  let written = ''
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      written += chunk
      const address = /http:\/\/[\d.:]+/.exec(written)
      if (address) resolve(address[0])
    })
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${written}`)))
  })
}

/** Fixtures by provider; each is a model of its own with an ability of its own. */
const fixtures = {
  'openai-responses': [
    'text',
    'text-in-two-parts',
    'interleaved-tool-calls',
    'tool-call-without-arguments',
    'tool-call-split-characters',
    'incomplete-tool-call',
    'refusal',
    'content-filter',
    'encrypted-reasoning',
    'raw-reasoning',
    'empty-answer',
    'usage-details',
    'failed-after-output',
    'failed-quota',
    'eof-after-output',
    'http-400-invalid',
    'http-401',
    'http-503',
    'silence-after-output'
  ],
  'anthropic-messages': [
    'parallel-tool-calls',
    'cut-inside-tool-call',
    'thinking-before-tool-call',
    'usage-cache-write',
    'error-after-output',
    'http-529'
  ],
  'fal-queue': ['image', 'video', 'transcription', 'result-validation-error', 'submit-rate-limited']
}

const abilityOf = (provider, name) => `${provider}.${name}`

const bases = { 'openai-responses': '/v1', 'anthropic-messages': '', 'fal-queue': '' }

/** The reference's configuration; the ability `fallback` has a target that fails and one behind it. */
function configuration(lab) {
  const target = (provider, name, ability, id) => ({
    type: provider,
    id,
    model: `fixture:${name}`,
    ...(provider === 'fal-queue' ? { ability } : { abilities: [ability] }),
    api_key_env: 'LAB_KEY',
    base_url: `${lab}${bases[provider]}`,
    ...(provider === 'fal-queue' ? { output_modalities: ['image', 'video', 'text'] } : {})
  })
  return {
    providers: [
      { type: 'mock', abilities: ['mock'] },
      ...Object.entries(fixtures).flatMap(([provider, names]) =>
        names.map((name) => target(provider, name, abilityOf(provider, name), `${provider}-${name}`))
      ),
      target('openai-responses', 'http-503', 'fallback', 'first'),
      target('anthropic-messages', 'text', 'fallback', 'second')
    ]
  }
}

const request = (ability, more = {}) => ({ ability, input: [{ type: 'text', text: 'Grüß dich, 🙂' }], ...more })

/** Executes an ability; `code` is the failure that it must end with. */
const executes = (title, ability, code, more = {}) => ({
  title,
  code,
  play: async (driver, url) => [await driver.ask({ op: 'execute', base_url: url, request: request(ability, more) })]
})

/** A queue's path holds its model, so that there the text names the fixture. */
const named = (provider, name) =>
  provider === 'fal-queue' ? { input: [{ type: 'text', text: `fixture:${name}` }] } : {}

const submit = (driver, url, ability, options = {}, more = {}) =>
  driver.ask({ op: 'submit', base_url: url, request: request(ability, more), options })

/** Failures that the fixtures bring about, by the code of the execution. */
const failures = {
  'failed-after-output': 'provider_unavailable',
  'failed-quota': 'provider_unavailable',
  'eof-after-output': 'provider_protocol_error',
  'http-400-invalid': 'invalid_request',
  'http-401': 'provider_unavailable',
  'http-503': 'provider_unavailable',
  'error-after-output': 'provider_unavailable',
  'http-529': 'provider_unavailable',
  'result-validation-error': 'invalid_request',
  'submit-rate-limited': 'rate_limited'
}

const scenarios = [
  executes('the mock', 'mock'),
  ...Object.entries(fixtures).flatMap(([provider, names]) =>
    names
      .filter((name) => name !== 'silence-after-output')
      .map((name) => executes(`${provider}: ${name}`, abilityOf(provider, name), failures[name], named(provider, name)))
  ),
  executes('a fallback', 'fallback', undefined, { routing: { strategy: 'ordered', allow_fallback: true } }),
  executes('a fallback that is not allowed', 'fallback', 'provider_unavailable'),
  executes('no capable target', 'nobody-does-this', 'capability_unavailable'),
  executes('a deadline', abilityOf('openai-responses', 'silence-after-output'), 'deadline_exceeded', {
    deadline_ms: 700
  }),
  {
    title: 'a cancel in the middle of the output',
    code: 'cancelled',
    async play(driver, url) {
      let cancelled
      const ability = abilityOf('openai-responses', 'silence-after-output')
      const asked = { op: 'execute', base_url: url, request: request(ability) }
      const end = await driver.ask(asked, (event) => {
        if (event.type !== 'output.delta') return
        cancelled ??= driver.ask({ op: 'cancel', base_url: url, execution_id: event.execution_id })
      })
      return [end, await cancelled]
    }
  },
  {
    title: 'events of a failure, read again from a cursor',
    async play(driver, url) {
      const { done } = await submit(driver, url, abilityOf('openai-responses', 'failed-after-output'))
      const events = { op: 'events', base_url: url, execution_id: done.execution_id }
      return [await driver.ask(events), await driver.ask({ ...events, after: 2 })]
    }
  },
  {
    title: 'refusals at the door',
    async play(driver, url) {
      const unknown = '00000000-0000-4000-8000-000000000000'
      const known = (await submit(driver, url, 'mock', { idempotency_key: `key-${Math.random()}` })).done.execution_id
      await driver.ask({ op: 'events', base_url: url, execution_id: known })
      const key = { idempotency_key: `key-${Math.random()}` }
      await submit(driver, url, 'mock', key)
      return [
        await driver.ask({ op: 'get', base_url: url, execution_id: unknown }),
        await driver.ask({ op: 'events', base_url: url, execution_id: unknown }),
        await driver.ask({ op: 'result', base_url: url, execution_id: unknown }),
        await driver.ask({ op: 'cancel', base_url: url, execution_id: known }),
        await submit(driver, url, 'mock', key, { deadline_ms: 1000 }),
        await submit(driver, url, ''),
        await submit(driver, url, 'mock', {}, { routing: { strategy: 'ordered', policy: 'nobody-knows' } })
      ]
    }
  },
  {
    title: 'a replay of a submit',
    async play(driver, url) {
      const key = { idempotency_key: `key-${Math.random()}` }
      const first = await submit(driver, url, 'mock', key)
      const { done } = await submit(driver, url, 'mock', key)
      return [{ done: { same: done.execution_id === first.done.execution_id, replay: done.idempotent_replay } }]
    }
  },
  {
    title: 'runtime and providers',
    play: async (driver, url) => [
      await driver.ask({ op: 'runtime', base_url: url }),
      await driver.ask({ op: 'providers', base_url: url })
    ]
  }
]

/** What must be the same: all but ids, times and what each language says in its own words. */
function comparable({ done, error, sequences, types }) {
  if (error !== undefined) {
    const { message: _, shown: __, ...facts } = error
    return { error: facts, sequences, types }
  }
  const { execution_id: _, created_at: __, ...kept } = done
  const { execution_id: ___, ...result } = kept.result ?? {}
  return { done: { ...kept, ...(kept.result === undefined ? {} : { result }) }, types }
}

/** What one driver says contradicts itself, the runtime's own result or what had to happen. */
function faultOf({ done, error }, code) {
  if (code !== undefined && error?.code !== code) return `ended with ${JSON.stringify(error ?? 'success')}, not ${code}`
  if (code !== undefined && error.kind !== 'execution_failed') return `called it ${error.kind}, not execution_failed`
  if (code === undefined && error !== undefined) return `ended with ${JSON.stringify(error)}`
  const { result, usage } = done?.result ?? {}
  if (result === undefined) return undefined
  const text = (result.outputs ?? []).map((output) => output.text).join('')
  if (done.text !== text) return `adds up ${JSON.stringify(done.text)}, and the result says ${JSON.stringify(text)}`
  const bare = (calls = []) => calls.map(({ call_id: id, name, arguments: given }) => ({ id, name, given }))
  if (!isDeepStrictEqual(bare(done.tool_calls), bare(result.tool_calls)))
    return 'tool calls are not those of the result'
  return isDeepStrictEqual(done.usage, usage) ? undefined : 'usage is not that of the result'
}

/** The first place at which two values differ. */
function difference(a, b, path = '') {
  if (isDeepStrictEqual(a, b)) return undefined
  const isDeep = [a, b].every((value) => typeof value === 'object' && value !== null)
  if (!isDeep) return `${path || 'all'}: ${JSON.stringify(a)?.slice(0, 200)} and ${JSON.stringify(b)?.slice(0, 200)}`
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  for (const name of names) {
    const found = difference(a[name], b[name], path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return `${path || 'all'}: the same fields, and not the same`
}

const made = commands()
const lab = await serve(['dist/conformance/cli/main.js', 'lab', '--fixtures', 'fixtures', '--port', '0'])
const file = join(scratch, 'config.json')
writeFileSync(file, JSON.stringify(configuration(lab)))
const url = await serve(['dist/reference/main.js', '--port', '0', '--config', file], { LAB_KEY: 'any' })
const drivers = made.map((entry) => ({ name: entry.name, driver: startDriver(entry) }))
let passed = 0
let failed = 0
for (const { title, code, play } of scenarios) {
  const told = []
  const problems = []
  for (const { name, driver } of drivers) {
    const ends = await play(driver, url)
    const fault = title.includes('refusals') ? undefined : faultOf(ends[0], code)
    if (fault !== undefined) problems.push(`${name}: ${fault}`)
    told.push(ends.map(comparable))
  }
  for (const [at, other] of told.entries()) {
    const differs = difference(told[0], other)
    if (differs !== undefined) problems.push(`${drivers[0].name} and ${drivers[at].name} differ at ${differs}`)
  }
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${title}`)
  for (const problem of problems) console.log(`      ${problem}`)
  if (problems.length === 0) passed += 1
  else failed += 1
}
await Promise.all(drivers.map(({ driver }) => driver.stop()))
console.log(`${passed} passed, ${failed} failed: ${drivers.map(({ name }) => name).join(', ')}`)
process.exit(failed === 0 ? 0 : 1)
