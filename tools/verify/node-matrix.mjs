#!/usr/bin/env node
// Runs the drift check, the test command and the kit against the reference on the other supported Node lines.
// Each line's binary comes from the package `node-<platform>-<arch>` in a temporary folder; node_modules is shared, as nothing in it
// is bound to one ABI.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installNode, otherVersions } from './node-versions.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const versions = otherVersions
const usage = `node tools/verify/node-matrix.mjs [version…]

Runs generate:check, the tests that a Node version could break and conform on each Node version (default: ${versions.join(' ')}).
Example: node tools/verify/node-matrix.mjs 24.22.3`

// Where sockets, streams, files, timers, threads and cryptography are used; the rest computes, the same on every line.
const boundToNode = [
  'reference/http',
  'reference/providers',
  'reference/stores/encrypted-file',
  'conformance/client',
  'conformance/lab'
]

const asked = process.argv.slice(2)
if (asked.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

const scratch = mkdtempSync(join(tmpdir(), 'node-matrix-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

let failed = 0
for (const version of asked.length > 0 ? asked : versions) {
  const bin = installNode(version, scratch)
  if (bin === undefined) {
    console.log(`node ${version}: cannot be installed`)
    failed += 1
    continue
  }
  const out = join(scratch, `conform-${version}`)
  failed += step(version, bin, ['tools/build/build.mjs'])
  failed += step(version, bin, ['node_modules/tsx/dist/cli.mjs', 'tools/generate/main.ts', 'check'])
  failed += step(version, bin, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tools/config/vitest.config.ts',
    '--maxWorkers=100%',
    '--reporter=dot',
    ...boundToNode
  ])
  failed += step(version, bin, [
    'dist/conformance/cli/main.js',
    'conform',
    '--config-dialect',
    'extended',
    '--out',
    out,
    '--',
    bin,
    'dist/reference/main.js',
    '--port',
    '{port}'
  ])
}
process.exitCode = failed === 0 ? 0 : 1

function step(version, bin, args) {
  const started = performance.now()
  const env = { ...process.env, PATH: `${dirname(bin)}${delimiter}${process.env.PATH}` }
  const { status, signal } = spawnSync(bin, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `node ${version}: ${args[0]} ${args[1] ?? ''}: ${status === 0 ? 'passed' : `failed (${status ?? signal})`}, ${seconds} s`
  )
  return status === 0 ? 0 : 1
}
