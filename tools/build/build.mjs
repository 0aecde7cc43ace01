// Builds dist: compiles the sources and copies what the compiler does not emit, at the same relative place.
// Does nothing when dist is up to date; runs that start together build once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const stampFile = join(dist, '.build-stamp.json')
const lockFolder = join(root, 'node_modules', '.model-runtime-build-lock')
const sourceRoots = ['generated', 'reference', 'conformance', 'tools/bench', 'sdk/typescript/src']
const settings = ['package.json', 'tsconfig.json', 'tools/build/tsconfig.json', 'tools/build/build.mjs']

/** Every input file with its size and time of change, as cheap evidence that nothing moved. */
function inputs() {
  const files = sourceRoots.flatMap((folder) => filesUnder(join(root, folder)))
  return [...files, ...settings.map((file) => join(root, file))].map((file) => {
    const { size, mtimeMs } = statSync(file)
    return [relative(root, file), `${size}:${mtimeMs}`]
  })
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(path)
    return entry.isFile() && !isTest(entry.name) ? [path] : []
  })
}

const isTest = (name) => /\.test\.[cm]?ts$/.test(name)

/** What the compiler emits or what nobody needs at run time is not copied. */
const isAsset = (name) => /\.d\.[cm]?ts$/.test(name) || !/\.([cm]?tsx?|md)$/.test(name)

const digest = (entries) => createHash('sha256').update(JSON.stringify(entries)).digest('hex')

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

const isFresh = (entries) => readStamp()?.digest === digest(entries)

/** Output of a source that is gone must go too, and only a clean folder makes sure of that. */
function dropStaleOutput(entries) {
  const now = new Set(entries.map(([file]) => file))
  const before = readStamp()?.files
  if (before?.every((file) => now.has(file))) return
  rmSync(dist, { recursive: true, force: true })
}

function compile() {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  if (!existsSync(compiler)) throw new Error('typescript is not installed: run npm ci first')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '-p', join(root, 'tools/build/tsconfig.json'), '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  )
  if (status === 0) return
  const lines = `${stdout}${stderr}`.trim().split('\n')
  const errors = lines.filter((line) => /error TS\d+/.test(line)).length
  throw new Error(
    `${lines.join('\n')}\nthe sources do not compile (${errors} ${errors === 1 ? 'error' : 'errors'}); dist is not usable`
  )
}

function copyAssets(entries) {
  for (const [file] of entries) {
    if (settings.includes(file) || !isAsset(file)) continue
    const target = join(dist, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(root, file), target)
  }
}

function markExecutables() {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const file of Object.values(bin)) {
    if (existsSync(join(root, file))) chmodSync(join(root, file), 0o755)
  }
}

function build() {
  const entries = inputs()
  if (isFresh(entries)) return
  dropStaleOutput(entries)
  rmSync(stampFile, { force: true })
  copyAssets(entries)
  compile()
  markExecutables()
  writeFileSync(stampFile, JSON.stringify({ digest: digest(entries), files: entries.map(([file]) => file) }))
}

/** Holds the lock while `work` runs. A lock whose owner no longer lives is taken over. */
async function locked(work) {
  mkdirSync(dirname(lockFolder), { recursive: true })
  while (!takeLock()) await new Promise((resolve) => setTimeout(resolve, 50))
  try {
    work()
  } finally {
    rmSync(lockFolder, { recursive: true, force: true })
  }
}

function takeLock() {
  try {
    mkdirSync(lockFolder)
    writeFileSync(join(lockFolder, 'owner'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!ownerLives()) rmSync(lockFolder, { recursive: true, force: true })
    return false
  }
}

function ownerLives() {
  let owner
  try {
    owner = Number(readFileSync(join(lockFolder, 'owner'), 'utf8'))
  } catch {
    // Between the folder and its file there is an instant; a lock that stays without an owner is a leftover.
    return existsSync(lockFolder) && Date.now() - statSync(lockFolder).mtimeMs < 5000
  }
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    rmSync(lockFolder, { recursive: true, force: true })
    process.exit(130)
  })
}

try {
  if (!isFresh(inputs())) await locked(build)
} catch (error) {
  process.stderr.write(`build failed: ${error.message}\n`)
  process.exitCode = 1
}
