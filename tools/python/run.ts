import { join } from 'node:path'
import { pythonEnvironment } from './environment.ts'
import { findPython } from './find-python.ts'

const help = `Usage: python <generate|test> [series]

Prints the interpreter of the virtual environment that generates, or tests, the Python client, and makes it first where it is not there yet.
With a series, such as 3.10, it is of that Python.

Exit codes: 0 done, 1 it cannot be made, 2 wrong usage, 3 there is no Python of that series`

export interface Surroundings {
  /** The repository. */
  readonly root: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/**
 * The command line of the environments.
 *
 * @param args What follows the program's name.
 * @returns The exit code.
 */
export const run = async (args: readonly string[], { root, print, complain }: Surroundings): Promise<number> => {
  const [purpose, series, ...rest] = args
  if ((purpose !== 'generate' && purpose !== 'test') || rest.length > 0) {
    complain(help)
    return 2
  }
  const python = await findPython(series)
  if (python === undefined && series !== undefined) {
    complain(`there is no Python ${series}`)
    return 3
  }
  try {
    print(await pythonEnvironment(root, join(root, `tools/python/${purpose}.txt`), python))
    return 0
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}
