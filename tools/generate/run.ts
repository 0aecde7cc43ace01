import { join } from 'node:path'
import { clients, generatedNames } from './clients.ts'
import { generate } from './generate.ts'
import { staleFiles, writeFiles } from './output.ts'
import { readSpec } from './read-spec.ts'
import type { Files } from './spec-source.ts'

const help = `Usage: generate <verb>

  write   make generated/ and the models of the clients from spec/
  check   say whether they are what spec/ makes; writes nothing

Exit codes: 0 done or fresh, 1 spec/ is broken, 2 wrong usage, 4 stale (the stale files are listed)`

export interface Surroundings {
  /** The repository. */
  readonly root: string
  /** The folder of the output. */
  readonly folder: string
  /** Where the folders of the clients are, at their paths in the repository; without it they are left alone. */
  readonly clients?: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/** A folder of output: how it is called, where it is, and what it is to hold. */
interface Output {
  readonly name: string
  readonly folder: string
  readonly files: Files
}

const outputs = async ({ root, folder, clients: home }: Surroundings): Promise<Output[]> => {
  const spec = await readSpec(root)
  const generated = { name: 'generated', folder, files: await generate(spec, root) }
  if (home === undefined) return [generated]
  const models = Object.entries(await clients(spec, root))
  return [generated, ...models.map(([name, files]) => ({ name, folder: join(home, name), files }))]
}

const write = async (surroundings: Surroundings): Promise<number> => {
  for (const { name, folder, files } of await outputs(surroundings)) {
    const written = await writeFiles(folder, files, generatedNames[name])
    for (const path of written) surroundings.print(`wrote ${name}/${path}`)
    if (written.length === 0) surroundings.print(`${name}/ is fresh`)
  }
  return 0
}

const check = async (surroundings: Surroundings): Promise<number> => {
  let fresh = true
  for (const { name, folder, files } of await outputs(surroundings)) {
    const stale = await staleFiles(folder, files, generatedNames[name])
    for (const path of stale) surroundings.print(`stale ${name}/${path}`)
    if (stale.length === 0) surroundings.print(`${name}/ is fresh`)
    fresh &&= stale.length === 0
  }
  if (!fresh) surroundings.print('run `npm run generate`')
  return fresh ? 0 : 4
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
