import { type Command, Option } from 'commander'
import type { Io } from '../../runner/io.ts'
import type { Finish } from '../run.ts'

interface SelftestFlags {
  readonly json?: boolean
  readonly full?: boolean
  readonly record?: boolean
  readonly fast?: boolean
  readonly filter?: string
  readonly seed?: number
}

/** What `conformance/mutants` exports; loaded by this command alone, because it brings the reference along. */
interface Mutants {
  runSelftest(options: SelftestFlags & { json: boolean; full: boolean }, io: Io): Promise<number>
}

/** `selftest`: shows that the kit can fail, by faulty runtimes that must be caught. */
export function addSelftest(program: Command, io: Io, finish: Finish): void {
  program
    .command('selftest')
    .description('Show that the kit catches faulty runtimes and spares odd but legal ones.')
    .option('--json', 'print JSON')
    .addOption(new Option('--fast', 'a subset that takes less than a minute').conflicts('full'))
    .option('--full', 'give every law a run with every mutant and compare whole result maps')
    .option('--record', 'record what was shown: the digest in reports and, with --full, the result maps')
    .option('--filter <glob>', 'only these mutants')
    .option('--seed <number>', 'seed of everything random', Number)
    .addHelpText(
      'after',
      "\nExamples:\n  $ model-runtime-kit selftest --fast\n  $ model-runtime-kit selftest --json\n  $ model-runtime-kit selftest --full --filter 'loses-*'\n"
    )
    .action(async (flags: SelftestFlags) => {
      const { runSelftest } = await loadMutants()
      finish(await runSelftest({ ...flags, json: flags.json === true, full: flags.full === true }, io))
    })
}

/** The specifier is computed so that nothing but this call ever follows the way to the mutants and the reference that they edit. */
async function loadMutants(): Promise<Mutants> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const mutants = new URL(`../../mutants/index.${extension}`, import.meta.url)
  return (await import(mutants.href)) as Mutants
}
