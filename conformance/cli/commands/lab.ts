import type { Command } from 'commander'
import { runFixtures, runLab } from '../../lab/index.ts'
import type { DialectName } from '../../model/topology.ts'
import type { Io } from '../../runner/io.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { stableKeySeed } from '../../runner/with-runtime.ts'
import type { Finish } from '../run.ts'
import { addConfigDialect, addDialects, port, whole } from './shared-options.ts'

interface Flags {
  readonly port: number
  readonly dialects: DialectName[]
  readonly seed: number
  readonly script?: string
  readonly fixtures?: string
  readonly configDialect: 'base' | 'extended'
  readonly printConfig?: boolean
  readonly printTargets?: boolean
  readonly printEnv?: boolean
}

const examples = `
Examples:
  $ model-runtime-kit lab --print-config > runtime-config.json
  $ model-runtime-kit lab --print-env > lab.env
  $ model-runtime-kit lab --script answers.yaml
  $ model-runtime-kit lab --fixtures fixtures
`

/** `lab`: the provider lab alone, or what a runtime needs to be wired to it. */
export function addLab(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command('lab')
    .description('Serve the provider lab as a stand-alone fake provider, or print how to wire a runtime to it.')
    .option('--port <port>', 'port on 127.0.0.1', port, 4330)
    .option('--seed <number>', 'seed of everything random in the wire', whole, 1)
    .option('--script <file>', 'what the providers answer')
    .option('--fixtures <directory>', 'answer with the fixtures below it, chosen by name')
    .option('--print-config', 'print the runtime configuration and end')
    .option('--print-targets', 'print the targets as LAB_TARGETS holds them and end')
    .option('--print-env', 'print LAB_TARGETS and the keys as shell assignments and end')
    .addHelpText('after', examples)
  addDialects(addConfigDialect(command)).action(async (flags: Flags) => {
    const prints = [flags.printConfig, flags.printTargets, flags.printEnv].filter((flag) => flag === true)
    if (prints.length > 1) throw new UsageError('give one of --print-config, --print-targets and --print-env')
    if (flags.fixtures !== undefined) {
      if (prints.length > 0 || flags.script !== undefined) throw new UsageError('--fixtures goes with --port alone')
      return finish(await runFixtures({ directory: flags.fixtures, port: flags.port }, io))
    }
    finish(await runLab({ ...flags, keySeed: stableKeySeed }, io))
  })
}
