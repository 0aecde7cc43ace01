// Runs the kit with the inputs of the action. Node.js 20.19 or later and npm must be on the runner; nothing else is asked of it.
// Ends with the kit's own exit code, and with 2 for inputs that make no sense.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const kit = join(root, 'dist/conformance/cli/main.js')
const { CONFORM_COMMAND = '', CONFORM_URL = '', CONFORM_ARGUMENTS = '', CONFORM_OUT = '.conform' } = process.env
const folder = resolve(process.env.CONFORM_WORKING_DIRECTORY || '.')

/** One argument a line, blanks at its ends and empty lines left out. */
const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A value that names a line of its own must not forge another output. */
function output(name, value) {
  const file = process.env.GITHUB_OUTPUT
  if (file !== undefined && file !== '') appendFileSync(file, `${name}=${String(value).replaceAll(/[\r\n]+/g, ' ')}\n`)
}

function refuse(message) {
  console.error(`error: ${message}`)
  output('exit-code', 2)
  process.exit(2)
}

/** The action comes as a checkout: its dependencies and its build are made on first use. */
function prepare() {
  if (existsSync(kit)) return
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (done.status !== 0 || !existsSync(kit)) refuse('the kit could not be installed; see the lines above')
}

function argumentsOf() {
  const command = linesOf(CONFORM_COMMAND)
  const url = CONFORM_URL.trim()
  if ((command.length === 0) === (url === '')) {
    refuse('give either `command` (one argument a line) or `url`: the kit must know what to judge')
  }
  const judged = url === '' ? ['--', ...command] : []
  return [
    'conform',
    ...linesOf(CONFORM_ARGUMENTS),
    '--out',
    CONFORM_OUT,
    ...(url === '' ? [] : ['--url', url]),
    ...judged
  ]
}

function verdict() {
  try {
    return JSON.parse(readFileSync(join(folder, CONFORM_OUT, 'report.json'), 'utf8')).line
  } catch {
    return 'no report was written'
  }
}

const args = argumentsOf()
if (!existsSync(folder)) refuse(`working-directory does not exist: ${process.env.CONFORM_WORKING_DIRECTORY}`)
prepare()
const judged = spawnSync(process.execPath, [kit, ...args], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
const code = judged.status ?? 4
output('exit-code', code)
output('verdict', verdict())
output('report', join(folder, CONFORM_OUT, 'report.html'))
process.exit(code)
