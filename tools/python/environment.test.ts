import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pythonEnvironment } from './environment.ts'
import { findPython } from './find-python.ts'
import { run } from './run.ts'

/** A repository whose list of packages is empty, so that nothing is fetched. */
const repository = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'python-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'tools/python'), { recursive: true })
  await writeFile(join(root, 'tools/python/test.txt'), '# nothing\n')
  return root
}

const made = (root: string): Promise<string[]> => readdir(join(root, 'node_modules/.cache/python'))

test('an environment is made once, also when two ask at once, and the command line prints its interpreter', async () => {
  const root = await repository()
  const list = join(root, 'tools/python/test.txt')
  const python = await findPython()
  const [first, second] = await Promise.all([
    pythonEnvironment(root, list, python),
    pythonEnvironment(root, list, python)
  ])
  expect(second).toBe(first)
  expect(await made(root)).toHaveLength(1)
  const prefix = execFileSync(first, ['-c', 'import sys; print(sys.prefix)'], { encoding: 'utf8' })
  expect(first.startsWith(prefix.trim())).toBe(true)

  const lines: string[] = []
  const surroundings = { root, print: (line: string) => void lines.push(line), complain: () => {} }
  expect(await run(['test'], surroundings)).toBe(0)
  expect(lines).toEqual([first])
  expect(await run(['test', '3.0'], surroundings)).toBe(3)
  expect(await run(['generate'], surroundings)).toBe(1)
  expect(await run(['lint'], surroundings)).toBe(2)
}, 120_000)

test('without a Python the error says what to install', async () => {
  const root = await repository()
  const list = join(root, 'tools/python/test.txt')
  await expect(pythonEnvironment(root, list, undefined)).rejects.toThrow(
    'there is no Python from 3.10 on the path: install one (on Debian: python3 and python3-venv)'
  )
})

test('a Python without venv, and packages that are not to be had, are told in a sentence', async () => {
  const root = await repository()
  const list = join(root, 'tools/python/test.txt')
  const broken = { path: process.execPath, version: '3.11.0' }
  await expect(pythonEnvironment(root, list, broken)).rejects.toThrow(/makes no virtual environment .*python3-venv/)
  await writeFile(list, './there-is-no-such-package\n')
  await expect(pythonEnvironment(root, list, await findPython())).rejects.toThrow(/cannot be installed .*network/)
  expect(await made(root)).toEqual([])
}, 120_000)

test('a series is found or is not there', async () => {
  expect((await findPython())?.version).toMatch(/^3\.\d\d\./)
  expect(await findPython('3.0')).toBeUndefined()
})
