import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Python } from './find-python.ts'

const run = promisify(execFile)

const isThere = async (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false
  )

const lastLine = (error: unknown): string => {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string }
  return (stderr.trim() === '' ? message : stderr).trim().split('\n').at(-1) ?? ''
}

const build = async (python: Python, folder: string, requirements: string): Promise<void> => {
  try {
    await run(python.path, ['-m', 'venv', folder])
  } catch (cause) {
    const fix = 'install the package python3-venv, or a Python that has its venv module'
    throw new Error(`${python.path} makes no virtual environment (${lastLine(cause)}): ${fix}`, { cause })
  }
  const flags = ['--quiet', '--disable-pip-version-check', '--no-input', '--no-deps']
  try {
    await run(join(folder, 'bin/python'), ['-m', 'pip', 'install', ...flags, '-r', requirements])
  } catch (cause) {
    const fix = 'try again with a network, or with the package index that pip is configured for'
    throw new Error(`the packages of ${requirements} cannot be installed (${lastLine(cause)}): ${fix}`, { cause })
  }
}

/**
 * A virtual environment that holds exactly the pinned packages. It is made once for each list of pins and each version of Python and kept
 * below `node_modules/.cache`; several processes may ask at once. Programs in it are run as modules (`python -m ruff`): it is moved into
 * place when it is whole, and scripts would still name where it was made.
 *
 * @param root The repository.
 * @param requirements Every package that is needed, with its version: nothing else is installed.
 * @param python Which interpreter.
 * @returns The path of the environment's own interpreter.
 * @throws Error in one sentence that says what to do.
 */
export const pythonEnvironment = async (
  root: string,
  requirements: string,
  python: Python | undefined
): Promise<string> => {
  if (python === undefined)
    throw new Error('there is no Python from 3.10 on the path: install one (on Debian: python3 and python3-venv)')
  const key = [await readFile(requirements, 'utf8'), python.version, python.path, process.platform, process.arch]
  const name = createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 16)
  const cache = join(root, 'node_modules/.cache/python')
  const folder = join(cache, name)
  if (!(await isThere(folder))) {
    await mkdir(cache, { recursive: true })
    const partial = await mkdtemp(join(cache, `${name}.`))
    try {
      await build(python, partial, requirements)
      await rename(partial, folder).catch(async (error: unknown) => {
        // Another process was first: its environment is the same.
        if (!(await isThere(folder))) throw error
      })
    } finally {
      await rm(partial, { recursive: true, force: true })
    }
  }
  return join(folder, 'bin/python')
}
