#!/usr/bin/env node
// Uses the Go client as a stranger would: gates and tests, its driver judged by the client leg, and a project of its own that takes the
// module through `replace` and runs the examples against the reference. One line a part; the exit code is 0 when all hold.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openStage } from './client-stage.mjs'
import { createTally } from './tally.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sdk = join(root, 'sdk/go')
const modulePath = 'example.test/model-runtime-kit/sdk/go'
const usage = `node tools/verify/sdk-go.mjs

Verifies the Go client: gofmt, go vet, staticcheck, its tests under the race detector, the client leg over its driver, and the examples in a
project of their own against the reference. Needs Go 1.23 or newer (staticcheck's module: 1.26) with a C compiler, and a built kit (npm ci
builds it); staticcheck comes from the Go module proxy. Exit codes: 0 all works, 1 something does not.`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

const scratch = mkdtempSync(join(tmpdir(), 'model-runtime-go-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
const project = join(scratch, 'project')
const binaries = join(scratch, 'bin')
const { tell, add, close } = createTally()

/** A workspace of the machine's user must not lend the module what it lacks. */
const environment = { ...process.env, GOWORK: 'off' }

function start(command, args, cwd = sdk, env = {}) {
  const options = { cwd, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 1_200_000, env: { ...environment, ...env } }
  return spawnSync(command, args, options)
}

/** Runs a command to its end; whatever ends otherwise than with 0 is told with its output. */
function run(title, command, args, cwd, env) {
  const ended = start(command, args, cwd, env)
  const output = `${ended.stdout ?? ''}${ended.stderr ?? ''}`
  return tell(title, ended.status === 0, `${ended.error ?? `exit ${ended.status}`}\n${output}`)
}

function toolchain() {
  const version = /go(\d+)\.(\d+)/.exec(start('go', ['version'], root).stdout ?? '')
  const [major, minor] = version === null ? [0, 0] : [Number(version[1]), Number(version[2])]
  if (major > 1 || minor >= 23) return tell(`Go ${major}.${minor}`, true)
  return tell(
    'Go',
    false,
    'The Go toolchain (1.23 or newer) is not on the PATH: install it, for example with `apt-get install golang-go`.'
  )
}

function gates() {
  const unformatted = start('gofmt', ['-l', '.'])
  tell('gofmt', unformatted.status === 0 && unformatted.stdout === '', `${unformatted.stdout}${unformatted.stderr}`)
  run('go vet', 'go', ['vet', './...'])
  const staticcheck = join(binaries, 'staticcheck')
  const built = ['build', '-o', staticcheck, 'honnef.co/go/tools/cmd/staticcheck']
  if (run('staticcheck: built', 'go', built, join(sdk, 'tools'))) run('staticcheck', staticcheck, ['./...'])
  const modules = start('go', ['list', '-m', 'all'])
  tell('the module requires no other', modules.stdout === `${modulePath}\n`, `${modules.stdout}${modules.stderr}`)
  const imports = start('go', ['list', '-deps', '.']).stdout.split('\n')
  const own = imports.filter((path) => path.startsWith(modulePath) && !/\/internal\/|\/go$/.test(path))
  tell('the library imports neither driver nor examples', imports.length > 1 && own.length === 0, own.join('\n'))
}

/** Every test and subtest counts. */
function tests() {
  const ended = start('go', ['test', '-race', '-count=1', '-json', './...'])
  const lines = ended.stdout.split('\n').filter((line) => line.startsWith('{'))
  const events = lines.map((line) => JSON.parse(line))
  const all = (action) => events.filter((event) => event.Action === action && event.Test !== undefined)
  const names = all('fail').map((event) => `${event.Package} ${event.Test}`)
  const [good, bad] = [all('pass').length, names.length]
  add(good, bad)
  const output = events.filter((event) => event.Action === 'output' || event.Action === 'build-output')
  const told = `${names.join('\n')}\n${output.map((event) => event.Output).join('')}${ended.stderr}`
  tell(`go test -race: ${good} passed, ${bad} failed`, ended.status === 0 && good > 0, told)
}

function leg() {
  const driver = join(binaries, 'driver')
  if (!run('driver: built', 'go', ['build', '-o', driver, './cmd/driver'])) return
  const kit = join(root, 'dist/conformance/cli/main.js')
  const out = ['--out', join(scratch, 'leg')]
  run('client leg', process.execPath, [kit, 'conform-client', ...out, '--', driver], root)
}

const examples = ['quickstart', 'toolloop', 'mediajob', 'cancel', 'resume']

/** An empty project that takes the module through `replace`; without a proxy, for there is nothing to fetch. */
function install() {
  const env = { GOPROXY: 'off', GOFLAGS: '-mod=mod' }
  mkdirSync(project)
  cpSync(join(sdk, 'examples'), project, { recursive: true })
  const requirement = `require ${modulePath} v0.0.0\n\nreplace ${modulePath} => ${JSON.stringify(sdk)}\n`
  writeFileSync(join(project, 'go.mod'), `module consumer.example.test/project\n\ngo 1.23\n\n${requirement}`)
  tell('every example is run', readdirSync(project).sort().join() === [...examples, 'go.mod'].sort().join())
  const built = run('builds in a project of its own', 'go', ['build', '-o', `${binaries}/`, './...'], project, env)
  mkdirSync(join(project, 'wrong'))
  const source = readFileSync(join(project, 'quickstart/main.go'), 'utf8')
  writeFileSync(join(project, 'wrong/main.go'), source.replace('modelruntime.TextPart{', 'modelruntime.TextResult{'))
  const wrong = start('go', ['build', '-o', join(binaries, 'wrong'), './wrong'], project, env)
  tell('a wrong request does not compile', /main\.go:\d+:\d+: /.test(wrong.stderr), `${wrong.stdout}${wrong.stderr}`)
  return built
}

/** What the README shows of an example: its code, where it does, and its output. */
function shown(name) {
  const page = readFileSync(join(sdk, 'README.md'), 'utf8')
  const place = page.indexOf(`(examples/${name}/main.go)`)
  const blocks = [...page.slice(place).matchAll(/^```(go|text)\n(.*?)^```$/gms)]
  const output = blocks.findIndex(([, language]) => language === 'text')
  return { code: output === 1 ? blocks[0][2] : undefined, output: blocks[output]?.[2] }
}

async function example(url, name, file) {
  const options = { cwd: scratch, env: { ...environment, RUNTIME_URL: url }, timeout: 60_000 }
  const child = spawn(join(binaries, name), [file], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return stdout + stderr
}

async function runExamples() {
  const stage = await openStage(join(scratch, 'stage'))
  const file = join(scratch, 'execution.json')
  for (const name of examples) {
    let output = await example(stage.url, name, file)
    if (name === 'resume') {
      await stage.restart()
      output += await example(stage.url, name, file)
    }
    const { code, output: expected } = shown(name)
    tell(`${name} prints what the README shows`, output === expected, output)
    const source = readFileSync(join(sdk, 'examples', name, 'main.go'), 'utf8')
    if (code !== undefined) tell(`the README shows ${name} as it is`, source.endsWith(code) && code.length > 200)
  }
  await stage.stop()
}

if (toolchain()) {
  mkdirSync(binaries)
  gates()
  tests()
  leg()
  if (install()) await runExamples()
}
process.exitCode = close() ? 0 : 1
