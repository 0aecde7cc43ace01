#!/usr/bin/env node
// Uses the Python client as a stranger would: linted, tested, packed, installed in an empty environment, its examples run against the reference,
// its driver judged by the client leg. What is wrong is told, one line each; the exit code is 0 when nothing is.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openStage } from './client-stage.mjs'
import { createTally } from './tally.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sdk = join(root, 'sdk/python')
const usage = `node tools/verify/sdk-python.mjs [PART...]

Verifies the Python client. Parts, all of them by default: lint, test (on the usual Python, and on 3.10 where it is there), wheel (packed, installed in
an empty environment, its types and examples used there against the reference), leg (the client leg judges both drivers). Needs a built kit and
reference (npm ci builds them), Python from 3.10 with venv, and the package index for what tools/python/test.txt lists.
Exit codes: 0 all works, 1 something does not, 2 wrong usage.`

const scratch = mkdtempSync(join(tmpdir(), 'model-runtime-python-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
const { tell, close } = createTally()

/** Runs a command to its end; a non-zero exit code is told with its output. */
function run(title, command, args, { cwd = sdk, env = {} } = {}) {
  const ended = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    timeout: 900_000,
    env: { ...process.env, ...env }
  })
  const output = `${ended.stdout ?? ''}${ended.stderr ?? ''}`
  const good = tell(title, ended.status === 0, `exit ${ended.status ?? ended.error ?? ended.signal}: ${output}`)
  return good ? output : undefined
}

/** The interpreter of the environment with everything that tests need; undefined where there is no Python of that series. */
function environment(...series) {
  const args = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'tools/python/main.ts'), 'test', ...series]
  const ended = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (ended.status === 3) return undefined
  if (ended.status === 0) return ended.stdout.trim()
  tell('the environment for tests', false, ended.stderr)
  return undefined
}

/** The package is not installed there: its sources are found. */
const sources = { PYTHONPATH: join(sdk, 'src') }

function lint(python) {
  run('mypy --strict', python, ['-m', 'mypy'], { env: sources })
  run('ruff check', python, ['-m', 'ruff', 'check', '.'])
  run('ruff format --check', python, ['-m', 'ruff', 'format', '--check', '.'])
}

function unitTests(python) {
  const version = spawnSync(python, ['--version'], { encoding: 'utf8' }).stdout.trim()
  const output = run(`${version}: unit tests`, python, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], {
    env: sources
  })
  if (output !== undefined) console.log(`      ${output.trim().split('\n').at(-1)}`)
}

const wanted = [
  /^model_runtime_client\/[a-z_]+\.py$/,
  /^model_runtime_client\/py\.typed$/,
  /^model_runtime_client-[\d.]+\.dist-info\/(METADATA|WHEEL|RECORD)$/
]

/** @returns The path of the wheel. */
function pack(python) {
  if (run('wheel', python, ['-m', 'build', '--wheel', '--no-isolation', '--outdir', scratch]) === undefined)
    return undefined
  const wheel = join(scratch, readdirSync(scratch).find((name) => name.endsWith('.whl')) ?? '')
  const listed = spawnSync(python, ['-m', 'zipfile', '-l', wheel], { encoding: 'utf8' }).stdout
  const files = listed
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/\s+/)[0] ?? '')
  const wrong = files.filter((name) => !wanted.some((pattern) => pattern.test(name)))
  tell(
    `${files.length} files, none unwanted`,
    files.includes('model_runtime_client/py.typed') && wrong.length === 0,
    wrong.join('\n')
  )
  return wheel
}

/** What the README shows of an example: its code, where it does, and its output. */
function shown(name) {
  const page = readFileSync(join(sdk, 'README.md'), 'utf8')
  const place = page.indexOf(`(examples/${name}.py)`)
  const blocks = [...page.slice(place).matchAll(/^```(python|text)\n(.*?)^```$/gms)]
  const output = blocks.findIndex(([, language]) => language === 'text')
  return { code: output === 1 ? blocks[0][2] : undefined, output: blocks[output]?.[2] }
}

async function example(python, url, name, ...args) {
  const child = spawn(python, [join(scratch, 'project', `${name}.py`), ...args], {
    cwd: join(scratch, 'project'),
    env: { ...process.env, RUNTIME_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return stdout + stderr
}

async function examples(python) {
  const stage = await openStage(join(scratch, 'stage'))
  const file = join(scratch, 'execution.json')
  for (const name of ['quick_start', 'tool_loop', 'media_job', 'cancel', 'resume']) {
    let output = await example(python, stage.url, name, file)
    if (name === 'resume') {
      await stage.restart()
      output += await example(python, stage.url, name, file)
    }
    const { code, output: expected } = shown(name)
    tell(`${name} prints what the README shows`, output === expected, output)
    const source = readFileSync(join(sdk, 'examples', `${name}.py`), 'utf8')
    if (code !== undefined) tell(`the README shows ${name} as it is`, code === source)
  }
  await stage.stop()
}

/** The types as another project sees them: they are found, and a wrong request is not let through. */
function types(python, installed) {
  const project = join(scratch, 'project')
  const flags = ['-m', 'mypy', '--strict', '--python-executable', installed, '--cache-dir', join(scratch, 'mypy')]
  run('types of the installed package', python, [...flags, project], { cwd: scratch })
  const wrong = join(scratch, 'wrong.py')
  const source = readFileSync(join(project, 'quick_start.py'), 'utf8')
  writeFileSync(wrong, source.replace('TextPart(text=', 'TextPart(txet='))
  const ended = spawnSync(python, [...flags, wrong], { cwd: scratch, encoding: 'utf8' })
  tell(
    'types: a wrong request is not let through',
    /Unexpected keyword argument|Missing named argument/.test(ended.stdout),
    ended.stdout
  )
}

async function packed(python) {
  const wheel = pack(python)
  if (wheel === undefined) return
  const place = join(scratch, 'clean')
  const installed = join(place, 'bin/python')
  if (run('an empty environment', python, ['-m', 'venv', place]) === undefined) return
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', wheel]
  if (run('install the wheel', installed, pip, { cwd: scratch }) === undefined) return
  cpSync(join(sdk, 'examples'), join(scratch, 'project'), { recursive: true })
  types(python, installed)
  await examples(installed)
}

function leg(python) {
  const kit = join(root, 'dist/conformance/cli/main.js')
  for (const mode of [[], ['--sync']]) {
    const args = [kit, 'conform-client', '--env', `PYTHONPATH=${sources.PYTHONPATH}`, '--out', join(scratch, 'leg')]
    const output = run(
      `client leg: the ${mode.length === 0 ? 'asynchronous client' : 'client for threads'}`,
      process.execPath,
      [...args, '--', python, join(sdk, 'driver.py'), ...mode],
      { cwd: root }
    )
    if (output !== undefined) console.log(`      ${output.trim().split('\n').at(-1)}`)
  }
}

const parts = {
  lint,
  test(python) {
    unitTests(python)
    const oldest = environment('3.10')
    if (oldest === undefined) console.log('      no Python 3.10 here: its tests do not run')
    else if (oldest !== python) unitTests(oldest)
  },
  wheel: packed,
  leg
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (names.includes('--help')) console.log(usage)
else if (unknown.length > 0) {
  console.error(`there is no part ${unknown.join(', ')}\n${usage}`)
  process.exitCode = 2
} else {
  const python = environment()
  if (python !== undefined) for (const name of names.length > 0 ? names : Object.keys(parts)) await parts[name](python)
  process.exitCode = close() ? 0 : 1
}
