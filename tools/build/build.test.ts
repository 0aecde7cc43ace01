import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const write = (folder: string, file: string, content: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** Emits every source as it is and counts its runs: what is tested here is when and around what the compiler runs. */
const quickCompiler = `
const { appendFileSync, cpSync, readdirSync, readFileSync } = require('node:fs')
appendFileSync('compiled.log', 'x')
let errors = 0
for (const file of readdirSync('reference')) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
  if (readFileSync('reference/' + file, 'utf8').includes('wrong')) {
    console.log('reference/' + file + '(1,1): error TS1000: wrong')
    errors += 1
  }
  cpSync('reference/' + file, 'dist/reference/' + file.replace(/ts$/, 'js'))
}
process.exit(errors === 0 ? 0 : 2)
`

/** A small repository with the real build and settings, and the real compiler or the quick one. */
function repositoryOf(files: Record<string, string>, compiler: 'real' | 'quick' = 'quick'): string {
  const folder = mkdtempSync(join(tmpdir(), 'model-runtime-build-'))
  folders.push(folder)
  for (const file of ['tsconfig.json', 'package.json', 'tools/build/tsconfig.json', 'tools/build/build.mjs'])
    cpSync(join(repository, file), join(folder, file))
  if (compiler === 'quick') write(folder, 'node_modules/typescript/bin/tsc', quickCompiler)
  else {
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
    for (const name of ['typescript', '@types/node', 'undici-types'])
      symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const [file, content] of Object.entries(files)) write(folder, file, content)
  return folder
}

const compilations = (folder: string): number => readFileSync(join(folder, 'compiled.log'), 'utf8').length

async function build(folder: string): Promise<{ code: number; errors: string }> {
  const child = spawn(process.execPath, [join(folder, 'tools/build/build.mjs')], {
    stdio: ['ignore', 'inherit', 'pipe']
  })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>])
  return { code, errors }
}

const sources = {
  'reference/main.ts': "import { data } from '../generated/data.mjs'\nconsole.log(data)\n",
  'reference/main.test.ts': 'this is no program',
  'generated/data.mjs': 'export const data = 7\n',
  'generated/data.d.mts': 'export declare const data: number\n',
  'conformance/cases/one.yaml': 'id: one\n',
  'conformance/README.md': '# not needed at run time\n'
}

test('sources are compiled, assets stand at the same place, tests and prose stay out, bins can be run', async () => {
  const folder = repositoryOf(sources, 'real')
  expect(await build(folder)).toEqual({ code: 0, errors: '' })
  const dist = (file: string): boolean => existsSync(join(folder, 'dist', file))
  for (const file of [
    'reference/main.js',
    'reference/main.d.ts',
    'generated/data.mjs',
    'generated/data.d.mts',
    'conformance/cases/one.yaml'
  ])
    expect(dist(file), file).toBe(true)
  for (const file of ['reference/main.test.js', 'conformance/README.md', 'package.json'])
    expect(dist(file), file).toBe(false)
  expect(statSync(join(folder, 'dist/reference/main.js')).mode & 0o111).toBe(0o111)
})

test('an up-to-date dist is left alone and a change is built', async () => {
  const folder = repositoryOf(sources)
  await build(folder)
  const main = join(folder, 'dist/reference/main.js')
  writeFileSync(main, 'kept')
  expect((await build(folder)).code).toBe(0)
  expect(readFileSync(main, 'utf8')).toBe('kept')
  expect(compilations(folder)).toBe(1)
  write(folder, 'reference/main.ts', 'console.log(8)\n')
  expect((await build(folder)).code).toBe(0)
  expect(readFileSync(main, 'utf8')).toContain('8')
})

test('the output of a source that is gone goes too', async () => {
  const folder = repositoryOf({ ...sources, 'reference/extra.ts': 'export const extra = 1\n' })
  await build(folder)
  rmSync(join(folder, 'reference/extra.ts'))
  await build(folder)
  expect(existsSync(join(folder, 'dist/reference/extra.js'))).toBe(false)
  expect(existsSync(join(folder, 'dist/reference/main.js'))).toBe(true)
})

test('sources that do not compile fail with their errors, until they do', async () => {
  const folder = repositoryOf({ ...sources, 'reference/wrong.ts': 'wrong' })
  for (const _attempt of ['first', 'second']) {
    const failed = await build(folder)
    expect(failed.code).toBe(1)
    expect(failed.errors.split('\n')).toEqual([
      'build failed: reference/wrong.ts(1,1): error TS1000: wrong',
      'the sources do not compile (1 error); dist is not usable',
      ''
    ])
  }
  write(folder, 'reference/wrong.ts', 'fine')
  expect(await build(folder)).toEqual({ code: 0, errors: '' })
})

test('builds that start together compile once and all succeed, also behind a lock whose owner is gone', async () => {
  const folder = repositoryOf(sources)
  write(folder, 'node_modules/.model-runtime-build-lock/owner', '999999999')
  const built = await Promise.all([build(folder), build(folder), build(folder)])
  expect(built.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(compilations(folder)).toBe(1)
  expect(existsSync(join(folder, 'node_modules/.model-runtime-build-lock'))).toBe(false)
})
