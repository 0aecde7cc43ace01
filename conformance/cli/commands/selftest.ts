import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import type { Io } from '../../runner/io.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Finish } from '../run.ts'

/** What `conformance/mutants` exports; loaded by this command alone, because it brings the reference along. */
interface Mutants {
  runSelftest(options: { json: boolean; full: boolean; filter?: string; seed?: number }, io: Io): Promise<number>
}

/** \`selftest\`: shows that the kit can fail, by faulty runtimes that must be caught. */
export function addSelftest(program: Command, io: Io, finish: Finish): void {
  program
    .command('selftest')
    .description('Show that the kit catches faulty runtimes and spares odd but legal ones.')
    .option('--json', 'print JSON')
    .option('--full', 'compare whole result maps')
    .option('--filter <glob>', 'only these mutants')
    .option('--seed <number>', 'seed of everything random', Number)
    .addHelpText('after', '\nExample:\n  $ model-runtime-kit selftest --json\n')
    .action(async (flags: { json?: boolean; full?: boolean; filter?: string; seed?: number }) => {
      const { runSelftest } = await loadMutants()
      finish(await runSelftest({ ...flags, json: flags.json === true, full: flags.full === true }, io))
    })
}

/** The specifier is computed so that nothing but this call ever follows the way to the mutants, which are not published. */
async function loadMutants(): Promise<Mutants> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const mutants = new URL(`../../mutants/index.${extension}`, import.meta.url)
  if (!existsSync(mutants)) {
    throw new UsageError('the self-test runs in the repository only: the package holds no faulty runtimes')
  }
  return (await import(mutants.href)) as Mutants
}
