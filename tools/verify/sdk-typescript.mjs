#!/usr/bin/env node
// Uses the TypeScript client as a stranger would: packed, installed in an empty project, type-checked, its examples run against the reference,
// its driver judged by the client leg. What is wrong is told, one line each; the exit code is 0 when nothing is.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { openStage } from './client-stage.mjs'
import { installNode } from './node-versions.mjs'
import { createTally } from './tally.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sdk = join(root, 'sdk/typescript')
const usage = `node tools/verify/sdk-typescript.mjs [node version…]

Packs the TypeScript client, installs it in an empty project, type-checks and runs its examples against the built reference, and lets the
client leg judge its driver. With versions, such as 24.22.3, examples and unit tests run on those Node.js versions too. Its unit tests on this
one are among npm test. Needs the registry for the two dependencies. Exit codes: 0 all works, 1 something does not.`

/** What the client and all that it needs may weigh, minified and gzipped. */
const maxBytes = 8000

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

const scratch = mkdtempSync(join(tmpdir(), 'model-runtime-client-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
const project = join(scratch, 'project')
const { tell, close } = createTally()

/** Runs a command to its end; a non-zero exit code is told with its output. */
function run(title, command, args, cwd = project) {
  const ended = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26, timeout: 600_000 })
  return tell(
    title,
    ended.status === 0,
    `exit ${ended.status ?? ended.error ?? ended.signal}: ${ended.stdout}${ended.stderr}`
  )
    ? ended.stdout
    : undefined
}

const tool = (name, path) => join(root, 'node_modules', name, path)
const tsc = tool('typescript', 'bin/tsc')

async function size() {
  const bundled = await build({
    stdin: { contents: "export * from './dist/index.js'", resolveDir: sdk },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false
  })
  const bytes = gzipSync(bundled.outputFiles[0].contents, { level: 9 }).length
  tell(`size: ${bytes} bytes minified and gzipped, at most ${maxBytes}`, bytes <= maxBytes)
}

/** @returns The path of the tarball. */
function pack() {
  const packed = run('pack', 'npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch], sdk)
  if (packed === undefined) return undefined
  const [{ files, filename }] = JSON.parse(packed)
  const wrong = files
    .map(({ path }) => path)
    .filter((path) => !/^(dist\/(?!testing\/|.*\.test\.)|README\.md$|LICENSE$|package\.json$)/.test(path))
  tell(`${files.length} files, none unwanted`, wrong.length === 0, wrong.join('\n'))
  const tarball = join(scratch, filename)
  run('publint', process.execPath, [tool('publint', 'src/cli.js'), '--strict', tarball], sdk)
  run(
    'are the types wrong',
    process.execPath,
    [tool('@arethetypeswrong/cli', 'dist/index.js'), '--profile', 'esm-only', tarball],
    sdk
  )
  return tarball
}

/** An empty project with the client from its tarball, and the examples as the project's own sources. */
function install(tarball) {
  mkdirSync(project)
  const manifest = { name: 'consumer', version: '1.0.0', private: true, type: 'module' }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  cpSync(join(sdk, 'examples'), join(project, 'src'), { recursive: true })
  const types = join(project, 'node_modules/@types')
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  if (run('install in an empty project', 'npm', ['install', ...quiet, tarball]) === undefined) return false
  // The types of Node.js and theirs are copied, not installed: the registry need not be asked for them again.
  cpSync(join(root, 'node_modules/@types/node'), join(types, 'node'), { recursive: true })
  cpSync(join(root, 'node_modules/undici-types'), join(project, 'node_modules/undici-types'), { recursive: true })
  return true
}

function typecheck() {
  const common = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    'false',
    '--types',
    'node',
    '--target',
    'es2022'
  ]
  const files = readdirSync(join(project, 'src')).map((name) => join('src', name))
  const nodenext = ['--module', 'nodenext', '--outDir', 'out', '--rootDir', 'src']
  const bundler = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--noEmit',
    '--lib',
    'es2022,dom,dom.iterable'
  ]
  run('types: nodenext', process.execPath, [tsc, ...common, ...nodenext, ...files])
  run('types: bundler', process.execPath, [tsc, ...common, ...bundler, ...files])
  const wrong = readFileSync(join(project, 'src/quick-start.ts'), 'utf8').replace("type: 'text'", "type: 'txet'")
  writeFileSync(join(project, 'wrong.ts'), wrong)
  const ended = spawnSync(process.execPath, [tsc, ...common, ...bundler, 'wrong.ts'], {
    cwd: project,
    encoding: 'utf8'
  })
  tell('types: a wrong request does not compile', /^wrong\.ts\(.*TS\d+/.test(ended.stdout), ended.stdout)
}

/** What the README shows of an example: its code, where it does, and its output. */
function shown(name) {
  const page = readFileSync(join(sdk, 'README.md'), 'utf8')
  const place = page.indexOf(`(examples/${name}.ts)`)
  const blocks = [...page.slice(place).matchAll(/^```(ts|text)\n(.*?)^```$/gms)]
  const output = blocks.findIndex(([, language]) => language === 'text')
  return { code: output === 1 ? blocks[0][2] : undefined, output: blocks[output]?.[2] }
}

/** Runs a compiled example. */
async function example(node, url, name, ...args) {
  const child = spawn(node, [join('out', `${name}.js`), ...args], {
    cwd: project,
    env: { ...process.env, RUNTIME_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return stdout + stderr
}

async function examples(node, version) {
  const stage = await openStage(join(scratch, `stage-${version}`))
  const file = join(scratch, `execution-${version}.json`)
  for (const name of ['quick-start', 'tool-loop', 'media-job', 'cancel', 'resume']) {
    let output = await example(node, stage.url, name, file)
    if (name === 'resume') {
      await stage.restart()
      output += await example(node, stage.url, name, file)
    }
    const { code, output: expected } = shown(name)
    const source = readFileSync(join(sdk, 'examples', `${name}.ts`), 'utf8')
    tell(`node ${version}: ${name} prints what the README shows`, output === expected, output)
    if (code !== undefined) tell(`the README shows ${name} as it is`, code === source)
  }
  await stage.stop()
}

/** The client leg over the driver, as soon as the kit has it. */
function leg() {
  const kit = join(root, 'dist/conformance/cli/main.js')
  const driver = ['--', process.execPath, join(sdk, 'dist-driver/main.js')]
  run('client leg', process.execPath, [kit, 'conform-client', ...driver], root)
}

/** The unit tests on another Node.js. */
function unitTests(node, version) {
  const vitest = tool('vitest', 'vitest.mjs')
  const config = join(root, 'tools/config/vitest.config.ts')
  run(
    `node ${version}: unit tests`,
    node,
    [vitest, 'run', '--config', config, '--reporter=dot', 'sdk/typescript/src'],
    root
  )
}

run('build the kit and the reference', process.execPath, ['tools/build/build.mjs'], root)
run('build the client', process.execPath, [tsc, '-p', 'tsconfig.json'], sdk)
run('build its driver', process.execPath, [tsc, '-p', 'driver/tsconfig.json'], sdk)
await size()
const tarball = pack()
if (tarball !== undefined && install(tarball)) {
  typecheck()
  await examples(process.execPath, process.version.slice(1))
}
leg()
for (const version of process.argv.slice(2)) {
  const node = installNode(version, scratch)
  if (!tell(`node ${version}: installed`, node !== undefined)) continue
  if (existsSync(join(project, 'out'))) await examples(node, version)
  unitTests(node, version)
}
process.exitCode = close() ? 0 : 1
