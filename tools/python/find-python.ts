import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Python {
  /** The interpreter's own path. */
  readonly path: string
  /** Such as `3.11.7`. */
  readonly version: string
}

/** Newer first, except that the system's own choice goes before all. */
const usual = ['python3', 'python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python']

const question = 'import sys; print("%d.%d.%d" % sys.version_info[:3], sys.executable)'

const ask = async (command: string): Promise<Python | undefined> => {
  try {
    const [, version, path] = /^(\S+) (.+)$/m.exec((await run(command, ['-c', question])).stdout) ?? []
    return version === undefined || path === undefined ? undefined : { path, version }
  } catch {
    return undefined
  }
}

const isRecent = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 3 || (major === 3 && minor >= 10)
}

/** A version manager keeps interpreters apart from the path. */
const managed = async (series: string): Promise<string[]> => {
  try {
    return [`${(await run('pyenv', ['prefix', series])).stdout.trim()}/bin/python`]
  } catch {
    return []
  }
}

/**
 * A Python that this repository can use.
 *
 * @param series Such as `3.10`; absent: any from 3.10.
 * @returns Undefined when there is none.
 */
export const findPython = async (series?: string): Promise<Python | undefined> => {
  const commands = series === undefined ? usual : [`python${series}`, ...(await managed(series))]
  for (const command of commands) {
    const found = await ask(command)
    if (
      found !== undefined &&
      (series === undefined ? isRecent(found.version) : found.version.startsWith(`${series}.`))
    )
      return found
  }
  return undefined
}
