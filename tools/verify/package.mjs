#!/usr/bin/env node
// Packs the package, installs it in an empty project with nothing of the repository around it, and uses all that it promises: its bins, the
// import paths and the files. What is wrong is told, one line each; the exit code is 0 when nothing is.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = `node tools/verify/package.mjs

Packs the package, installs it in an empty project and uses its bins and import paths. Needs the registry for the dependencies.
Exit codes: 0 all works, 1 something does not.`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

const scratch = mkdtempSync(join(tmpdir(), 'model-runtime-package-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

let failed = 0

/** Runs a command to its end; what stands in neither `expected` nor a zero exit code is told. */
function run(title, command, args, { cwd = scratch, expected = /(?:)/, code = 0 } = {}) {
  const ended = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26, timeout: 180_000 })
  const output = `${ended.stdout ?? ''}${ended.stderr ?? ''}`
  const good = ended.status === code && expected.test(output)
  console.log(`${good ? 'ok  ' : 'FAIL'}  ${title}`)
  if (good) return ended.stdout
  failed += 1
  console.log(`      exit ${ended.status ?? ended.error ?? ended.signal}: ${output.trim().slice(0, 4000)}`)
  return undefined
}

/** Anything of these is no use to who installs the package, or must not be there. */
const unwanted =
  /\.test\.|(^|\/)testing[./]|(^|\/)test-|^dist\/(tools|sdk|\.)|^(tools|reference|conformance|node_modules)\//

function judgeFiles(packed) {
  const files = JSON.parse(packed)[0].files.map(({ path }) => path)
  const wrong = files.filter((path) => unwanted.test(path))
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'}  ${files.length} files, none unwanted`)
  for (const path of wrong) console.log(`      ${path}`)
  failed += wrong.length
}

const imports = `
import * as kit from 'model-runtime-kit/conformance'
import * as reference from 'model-runtime-kit/reference'
import * as lab from 'model-runtime-kit/lab'
import { storeContract } from 'model-runtime-kit/store-contract'
import openapi from 'model-runtime-kit/openapi.json' with { type: 'json' }
import report from 'model-runtime-kit/report.schema.json' with { type: 'json' }
import failure from 'model-runtime-kit/failure.schema.json' with { type: 'json' }
import event from 'model-runtime-kit/json-schema/ExecutionEvent.json' with { type: 'json' }
const runtime = reference.createRuntime({ providers: [{ type: 'mock' }] })
const answer = await reference.createApp(runtime).request('/v1/runtime')
await runtime.stop(0)
console.log(answer.status, typeof kit.conformInProcess, typeof lab.startLab, typeof storeContract, openapi.openapi, event.title, report.$id, failure.$id)
`

run('build', process.execPath, ['tools/build/build.mjs'], { cwd: root })
// The build is done, and a script of ours must not print between npm and its JSON.
const packed = run('pack', 'npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch], { cwd: root })
if (packed === undefined) process.exit(1)
judgeFiles(packed)

writeFileSync(
  join(scratch, 'package.json'),
  '{"name": "consumer", "version": "1.0.0", "private": true, "type": "module"}'
)
writeFileSync(join(scratch, 'imports.mjs'), imports)
const tarball = readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? ''
const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
run('install', 'npm', ['install', ...quiet, `./${tarball}`])

const kit = join(scratch, 'node_modules/.bin/model-runtime-kit')
const server = join(scratch, 'node_modules/.bin/model-runtime-server')
run('model-runtime-kit --version', kit, ['--version'], { expected: /^\d+\.\d+\.\d+\n$/ })
run('model-runtime-kit list', kit, ['list'], { expected: /^property\/\S+ +generated /m })
run('model-runtime-kit explain', kit, ['explain', 'sequence/dense'], { expected: /clause {4}spec\/chapters\// })
run('model-runtime-kit selftest', kit, ['selftest', '--filter', 'skips-a-sequence-*'], {
  expected: /^killed .*\n1 of 1 mutants killed/
})
run('model-runtime-server --help', server, ['--help'], { expected: /MODEL_RUNTIME_CONFIG/ })
run('model-runtime-kit doctor', kit, ['doctor', '--', server, '--port', '{port}'], { expected: /^wired/m })
run('import paths', process.execPath, ['imports.mjs'], {
  expected: /^200 function function function 3\.1\.\d ExecutionEvent urn:\S+:report:1 urn:\S+:failure:1\n$/
})

process.exitCode = failed === 0 ? 0 : 1
