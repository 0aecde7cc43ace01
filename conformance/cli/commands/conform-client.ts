import type { Command } from 'commander'
import { clientRequirements } from '../../../generated/client-requirements.ts'
import { conformClient, scenariosFor } from '../../client-leg/conform-client.ts'
import type { Io } from '../../runner/io.ts'
import type { Finish } from '../run.ts'
import { collect, passedOn, positive, seconds, whole } from './shared-options.ts'

interface Flags {
  readonly filter?: string
  readonly list?: boolean
  readonly seed?: number
  readonly everyByte?: boolean
  readonly jobs: number
  readonly timeout: number
  readonly env: string[]
  readonly json?: boolean
  readonly out: string
}

const examples = `
Examples:
  $ model-runtime-kit conform-client -- ./driver
  $ model-runtime-kit conform-client --filter 'reading/*' -- python3 driver.py
  $ model-runtime-kit conform-client --every-byte --timeout 60 -- ./driver
  $ model-runtime-kit conform-client --list

The driver reads commands as JSON lines on standard input and answers on standard output (conformance/CLIENTS.md).

Exit codes: 0 conformant · 1 not conformant · 2 usage · 3 the driver is none: it does not start, does not answer or says what no driver
may say · 4 nothing verified or a fault of the kit · 130 interrupted
`

/** `conform-client`: judges a client library through a driver. */
export function addConformClient(program: Command, io: Io, finish: Finish): void {
  program
    .command('conform-client')
    .argument('[driver...]', 'after `--`: the command that starts the driver')
    .description('Judge a client library: serve it odd but legal runtimes and see what it makes of them.')
    .option('--filter <glob>', 'run only these scenarios; no verdict of conformance then')
    .option('--list', 'list the scenarios and what each is about, and end')
    .option('--seed <number>', 'seed of everything random', whole)
    .option('--every-byte', 'cut a stream of 200 events at every byte as well; takes minutes')
    .option('--jobs <number>', 'scenarios at once', positive, 8)
    .option('--timeout <seconds>', 'how long a command may take', seconds, 20)
    .option('--env <NAME[=VALUE]>', 'pass an environment variable on to the driver (repeatable)', collect, [])
    .option('--json', 'print the JSON report in place of the table')
    .option('--out <directory>', 'where report.json goes', '.conform/client')
    .addHelpText('after', examples)
    .action(async (command: string[], flags: Flags) => {
      const { filter } = flags
      const which = { everyByte: flags.everyByte === true, ...(filter === undefined ? {} : { filter }) }
      if (flags.list === true) {
        io.write(listed(scenariosFor({ ...which, everyByte: true }), flags.json === true))
        return finish(0)
      }
      const options = {
        ...which,
        command,
        env: passedOn(flags.env, io),
        seed: flags.seed ?? Math.floor(Math.random() * 2 ** 31),
        jobs: flags.jobs,
        patienceMs: flags.timeout * 1000,
        out: flags.out,
        json: flags.json === true
      }
      finish(await conformClient(options, io))
    })
}

function listed(scenarios: ReturnType<typeof scenariosFor>, json: boolean): string {
  if (json) {
    const entries = scenarios.map(({ id, title, about }) => ({
      id,
      title,
      about: about.map((requirement) => ({ requirement, level: clientRequirements[requirement].level }))
    }))
    return `${JSON.stringify(entries, undefined, 2)}\n`
  }
  const width = Math.max(...scenarios.map(({ id }) => id.length)) + 2
  return scenarios.map(({ id, title, about }) => `${id.padEnd(width)}${title} [${about.join(', ')}]\n`).join('')
}
