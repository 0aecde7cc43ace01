import { generate } from './generate.ts'
import { staleFiles, writeFiles } from './output.ts'
import { readSpec } from './read-spec.ts'

const help = `Usage: generate <verb>

  write   make generated/ from spec/
  check   say whether generated/ is what spec/ makes; writes nothing

Exit codes: 0 done or fresh, 1 spec/ is broken, 2 wrong usage, 4 stale (the stale files are listed)`

export interface Surroundings {
  /** The repository. */
  readonly root: string
  /** The folder of the output. */
  readonly folder: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const write = async ({ root, folder, print }: Surroundings): Promise<number> => {
  const written = await writeFiles(folder, await generate(await readSpec(root), root))
  for (const path of written) print(`wrote generated/${path}`)
  if (written.length === 0) print('generated/ is fresh')
  return 0
}

const check = async ({ root, folder, print }: Surroundings): Promise<number> => {
  const stale = await staleFiles(folder, await generate(await readSpec(root), root))
  for (const path of stale) print(`stale generated/${path}`)
  print(stale.length === 0 ? 'generated/ is fresh' : 'run `npm run generate`')
  return stale.length === 0 ? 0 : 4
}

const verbs = new Map([
  ['write', write],
  ['check', check]
])

/**
 * The generator's command line.
 *
 * @param args What follows the program's name.
 * @returns The exit code.
 */
export const run = async (args: readonly string[], surroundings: Surroundings): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    surroundings.print(help)
    return 0
  }
  const verb = args.length === 1 ? verbs.get(args[0] ?? '') : undefined
  if (!verb) {
    surroundings.complain(help)
    return 2
  }
  try {
    return await verb(surroundings)
  } catch (error) {
    surroundings.complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}
