import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folders with code whose imports are judged, as far as they exist. */
const folders = ['spec', 'generated', 'reference', 'conformance', 'fixtures', 'sdk', 'tools'].filter((name) =>
  existsSync(join(root, name))
)

/** The gates that need no test run, in order: [name, package, its command, arguments]. */
const gates = [
  ['lint and format', '@biomejs/biome', 'biome', ['check', '--config-path', 'tools/config/lint.json', '.']],
  ['types', 'typescript', 'tsc', ['-p', 'tsconfig.json', '--noEmit']],
  ['import rules', 'dependency-cruiser', 'depcruise', ['--config', 'tools/config/dependency-cruiser.cjs', ...folders]],
  ['dead code', 'knip', 'knip', ['--config', 'tools/config/knip.json', '--no-progress']],
  ['generated files', 'tsx', 'tsx', ['tools/generate/main.ts', 'check']],
  [
    'spec lint',
    '@redocly/cli',
    'redocly',
    ['lint', 'spec/openapi.yaml', 'generated/openapi.json', '--config', 'tools/generate/redocly.yaml']
  ],
  [
    'released wire',
    '@redocly/cli',
    'redocly',
    ['diff', released(), 'generated/openapi.json', '--config', 'tools/config/spec-diff.yaml', '--fail-on', 'minor']
  ],
  ['one name, one thing', 'tsx', 'tsx', ['tools/verify/main.ts']],
  ['nothing private', 'tsx', 'tsx', ['tools/scan-public/main.ts']],
  ['fuzz slice', 'tsx', 'tsx', ['tools/fuzz/main.ts', '--seconds', '20']]
]

const help = `static: the gates that need no test run

usage: npm run -s check:static -- [--only GATE] [--list]

Runs every gate, also after one has failed, and prints each one's time. Exit codes: 0 all passed, 1 one or more failed, 2 wrong usage.
`

/** The frozen bundle of the revision at hand; of a revision not yet released, the bundle itself, from which nothing differs. */
function released() {
  const bundle = 'generated/openapi.json'
  const { info } = JSON.parse(readFileSync(join(root, bundle), 'utf8'))
  const frozen = `spec/released/${info['x-spec-revision']}/openapi.json`
  return existsSync(join(root, frozen)) ? frozen : bundle
}

/** The script of a local dependency's command, so that it runs on this very Node and without a shell. */
function script(name, command) {
  const file = join(root, 'node_modules', name, 'package.json')
  const { bin } = JSON.parse(readFileSync(file, 'utf8'))
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command])
}

function passes([title, name, command, args]) {
  const started = performance.now()
  const { status, error, stdout, stderr } = spawnSync(process.execPath, [script(name, command), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${title.padEnd(20)} ${seconds.padStart(5)} s`)
  if (status !== 0) console.log(`${error ?? ''}${stdout ?? ''}${stderr ?? ''}`.trimEnd().replace(/^/gm, '      '))
  return status === 0
}

function selected(args) {
  if (args.length === 0) return gates
  const only = args[0] === '--only' && args.length === 2 ? gates.filter(([title]) => title === args[1]) : []
  return only.length > 0 ? only : undefined
}

const args = process.argv.slice(2)
if (args.includes('--help')) {
  process.stdout.write(help)
} else if (args.includes('--list')) {
  for (const [title] of gates) console.log(title)
} else {
  const chosen = selected(args)
  if (chosen) process.exitCode = chosen.map(passes).every(Boolean) ? 0 : 1
  else {
    process.stderr.write(help)
    process.exitCode = 2
  }
}
