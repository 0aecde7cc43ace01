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
  readonly clients?: boolean
}

/** What `conformance/mutants` exports; loaded by this command alone, because it brings the reference along. */
interface Mutants {
  runSelftest(options: SelftestFlags & { json: boolean; full: boolean }, io: Io): Promise<number>
}

/** What `conformance/client-leg/mutants` exports. */
interface ClientMutants {
  runClientSelftest(options: SelftestFlags & { json: boolean; full: boolean }, io: Io): Promise<number>
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
    .addOption(new Option('--clients', 'faulty and odd clients in place of runtimes').conflicts(['fast', 'record']))
    .addHelpText(
      'after',
      "\nExamples:\n  $ model-runtime-kit selftest --fast\n  $ model-runtime-kit selftest --json\n  $ model-runtime-kit selftest --full --filter 'loses-*'\n  $ model-runtime-kit selftest --clients\n"
    )
    .action(async (flags: SelftestFlags) => {
      if (flags.clients === true) {
        const { runClientSelftest } = await load<ClientMutants>('client-leg/mutants')
        return finish(await runClientSelftest({ ...flags, json: flags.json === true, full: flags.full === true }, io))
      }
      const { runSelftest } = await load<Mutants>('mutants')
      finish(await runSelftest({ ...flags, json: flags.json === true, full: flags.full === true }, io))
    })
}

/** The specifier is computed so that nothing but this call ever follows the way to the mutants and the reference that they edit. */
async function load<Module>(folder: string): Promise<Module> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return (await import(new URL(`../../${folder}/index.${extension}`, import.meta.url).href)) as Module
}
