#!/usr/bin/env node
// Builds the example runtimes and lets the kit judge each, as a stranger's. One line each; the exit code is 0 when all are conformant.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = `node tools/verify/examples.mjs [NAME...]

Lets the kit judge the example runtimes (python, python-chat, go; all of them by default). Needs their toolchains and a built kit (npm ci builds it).
Exit codes: 0 all conformant, 1 one is not, 2 wrong usage.
`

const scratch = mkdtempSync(join(tmpdir(), 'model-runtime-examples-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

/** How each is built, and the command that starts it, from its own folder. */
const examples = {
  python: { command: ['python3', '-m', 'runtime'] },
  'python-chat': {
    folder: 'python',
    dialect: 'openai-chat-completions',
    command: ['python3', '-m', 'runtime', '--dialect', 'openai-chat-completions']
  },
  go: { build: ['go', 'build', '-o', join(scratch, 'go-runtime'), '.'], command: [join(scratch, 'go-runtime')] }
}

function judge(name) {
  const { build, command, dialect = 'openai-responses', folder = name } = examples[name]
  const cwd = join(root, 'conformance/examples', folder)
  if (build !== undefined) {
    const built = spawnSync(build[0], build.slice(1), { cwd, encoding: 'utf8' })
    if (built.status !== 0) return tell(name, false, `does not build: ${built.error?.message ?? built.stderr}`)
  }
  const kit = join(root, 'dist/conformance/cli/main.js')
  const options = ['--dialects', dialect, '--out', join(scratch, name)]
  const args = [kit, 'conform', ...options, '--', ...command, '--port', '{port}']
  const judged = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const output = `${judged.stdout}${judged.stderr}`.trimEnd()
  return tell(name, judged.status === 0, judged.status === 0 ? output.slice(output.lastIndexOf('\n') + 1) : output)
}

function tell(name, good, what) {
  console.log(`${good ? 'ok  ' : 'FAIL'}  ${name.padEnd(11)} ${what}`)
  return good
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(examples, name))
if (names.includes('--help')) process.stdout.write(usage)
else if (unknown.length > 0) {
  process.stderr.write(`there is no example ${unknown.join(', ')}\n${usage}`)
  process.exitCode = 2
} else {
  const results = (names.length > 0 ? names : Object.keys(examples)).map(judge)
  process.exitCode = results.every(Boolean) ? 0 : 1
}
