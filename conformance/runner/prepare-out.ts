import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { UsageError } from './usage-error.ts'

/**
 * Makes the directory for reports, before anything is started: a verdict that cannot be written down after minutes helps nobody.
 *
 * @throws UsageError where it cannot be made or written to.
 */
export async function prepareOut(directory: string): Promise<void> {
  try {
    await makeDirectory(resolve(directory))
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const what = code === 'ENOTDIR' ? 'is no directory' : `cannot be written to (${code ?? 'unknown'})`
    throw new UsageError(`--out ${directory} ${what}; give a directory that you may write to`)
  }
}

/** One level after the other: Node's own recursive `mkdir` never ends where a file system has directories and lets nobody make any. */
async function makeDirectory(path: string): Promise<void> {
  const known = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known?.isDirectory()) return
  if (known !== undefined) throw Object.assign(new Error('no directory'), { code: 'ENOTDIR' })
  await makeDirectory(dirname(path))
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
