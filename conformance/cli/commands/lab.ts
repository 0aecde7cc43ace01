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
  $ model-runtime-kit lab --script answers.yaml --port 4400
  $ model-runtime-kit lab --fixtures fixtures
  $ curl -N http://127.0.0.1:4330/v1/responses -d '{"model": "any", "input": "Hi", "stream": true}'

An adapter's base URL is http://127.0.0.1:4330/v1 (Responses: /v1/responses, Messages: /v1/messages) or http://127.0.0.1:4330 (the queue);
any model and any key will do. With --fixtures the model names the answer: "fixture:refusal", "fixture:http-503".

A script file holds what the n-th request at a target is answered with, the last one again and again:
  calls:
    - { kind: status, status: 503, error: { kind: overloaded } }
    - { kind: stream, acts: [{ text: Hello }, { usage: { input: 9, output: 2 } }, { end: { finish: stop } }] }

Ends on Ctrl-C with 0 · 2 a file or folder that cannot be used, a port that is taken
`

const besideFixtures: readonly (string | undefined)[] = ['--fixtures', '--port']

const isGiven = (command: Command, option: string): boolean => command.getOptionValueSource(option) === 'cli'

/** `lab`: the provider lab alone, or what a runtime needs to be wired to it. */
export function addLab(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command('lab')
    .description('Serve the provider lab as a stand-alone fake provider, or print how to wire a runtime to it.')
    .option('--port <port>', 'port on 127.0.0.1', port, 4330)
    .option('--seed <number>', 'seed of everything random in the wire', whole, 1)
    .option('--script <file>', 'answer with what this YAML file says (see below); without it with a greeting')
    .option('--fixtures <directory>', 'answer with the fixtures below it, one chosen by each request')
    .option('--print-config', 'print the runtime configuration and end')
    .option('--print-targets', 'print the targets as LAB_TARGETS holds them and end')
    .option('--print-env', 'print LAB_TARGETS and the keys as shell assignments and end')
    .addHelpText('after', examples)
  addDialects(addConfigDialect(command)).action(async (flags: Flags, own: Command) => {
    const prints = [flags.printConfig, flags.printTargets, flags.printEnv].filter((flag) => flag === true)
    if (prints.length > 1) throw new UsageError('give one of --print-config, --print-targets and --print-env')
    if (prints.length > 0 && flags.script !== undefined) {
      throw new UsageError('give --script without --print-…: what is printed is the same for every script')
    }
    if (prints.length > 0 && flags.port === 0) {
      throw new UsageError('give --port a number with --print-…: what is printed holds the address of the lab')
    }
    if (flags.fixtures !== undefined) {
      if (own.options.some((option) => isGiven(own, option.attributeName()) && !besideFixtures.includes(option.long))) {
        throw new UsageError('--fixtures goes with --port alone')
      }
      return finish(await runFixtures({ directory: flags.fixtures, port: flags.port }, io))
    }
    finish(await runLab({ ...flags, keySeed: stableKeySeed }, io))
  })
}
