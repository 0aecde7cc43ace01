import type { Command } from 'commander'
import { isTextDialect } from '../../lab/index.ts'
import { conform } from '../../runner/conform.ts'
import type { Io } from '../../runner/io.ts'
import { loadSubject } from '../../runner/load-subject.ts'
import { defaultOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Finish } from '../run.ts'
import { addRuntimeOptions, meetingOf, positive, type RuntimeFlags, runOptionsOf, whole } from './shared-options.ts'

interface Flags extends RuntimeFlags {
  readonly filter?: string
  readonly runs: number
  readonly jobs: number
  readonly json?: boolean
  readonly antecedents?: boolean
  readonly out: string
}

const examples = `
Examples:
  $ model-runtime-kit conform -- ./my-runtime --port {port}
  $ model-runtime-kit conform --config-dialect extended --dialects openai-responses -- ./my-runtime --port {port}
  $ model-runtime-kit conform --url http://127.0.0.1:4320
  $ model-runtime-kit conform --filter 'replay/*' --seed 7 -- ./my-runtime --port {port}
`

/** \`conform\`: the main job. */
export function addConform(program: Command, io: Io, finish: Finish): void {
  addRuntimeOptions(program.command('conform'))
    .description('Judge a runtime: prove the wiring, run every case and generated scenario, print the verdict.')
    .option('--filter <glob>', 'run only these scenarios; no verdict of conformance then')
    .option('--runs <number>', 'generated runs a chapter', whole, defaultOptions.runs)
    .option('--jobs <number>', 'scenarios at once', positive, defaultOptions.jobs)
    .option('--json', 'print the JSON report in place of the table')
    .option('--antecedents', 'print how often the condition of each law held')
    .option('--out <directory>', 'where reports and failures go', defaultOptions.out)
    .addHelpText('after', examples)
    .action(async (command: string[], flags: Flags) => {
      if (!flags.dialects.some(isTextDialect)) {
        throw new UsageError(
          `--dialects ${flags.dialects.join(',')} needs a text dialect beside it: most requirements are about streams`
        )
      }
      const meeting = meetingOf(command, flags, io)
      const { exitCode } = await conform(
        meeting,
        {
          ...runOptionsOf(flags),
          ...(flags.filter === undefined ? {} : { filter: flags.filter }),
          runs: flags.runs,
          jobs: flags.jobs,
          out: flags.out,
          json: flags.json === true,
          antecedents: flags.antecedents === true
        },
        io,
        loadSubject()
      )
      finish(exitCode)
    })
}
