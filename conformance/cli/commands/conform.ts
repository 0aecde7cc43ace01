import type { Command } from 'commander'
import { isTextDialect } from '../../lab/index.ts'
import { readBaseline } from '../../runner/baseline.ts'
import { conform } from '../../runner/conform.ts'
import type { Io } from '../../runner/io.ts'
import { loadSubject } from '../../runner/load-subject.ts'
import { defaultOptions } from '../../runner/options.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { applyConfig } from '../config/apply-config.ts'
import { printedConfig } from '../config/print-config.ts'
import type { Finish } from '../run.ts'
import {
  addRuntimeOptions,
  duration,
  meetingOf,
  positive,
  type RuntimeFlags,
  runOptionsOf,
  whole
} from './shared-options.ts'

interface Flags extends RuntimeFlags {
  readonly filter?: string
  readonly runs: number
  readonly jobs: number
  readonly json?: boolean
  readonly antecedents?: boolean
  readonly out: string
  readonly maxTime?: number
  readonly baseline?: string
  readonly printConfig?: boolean
}

const examples = `
Examples:
  $ model-runtime-kit conform -- ./my-runtime --port {port}
  $ model-runtime-kit conform --config-dialect extended --dialects openai-responses -- ./my-runtime --port {port}
  $ model-runtime-kit conform --url http://127.0.0.1:4320
  $ model-runtime-kit conform --filter 'replay/*' --seed 7 -- ./my-runtime --port {port}
  $ model-runtime-kit conform --max-time 1h --jobs 4 -- ./my-runtime --port {port}
  $ model-runtime-kit conform --baseline known-failures.yaml -- ./my-runtime --port {port}
  $ model-runtime-kit conform --config ci.yaml --print-config
`

/** `conform`: the main job. */
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
    .option(
      '--max-time <duration>',
      'keep generating scenarios until then, and start none afterwards: 1h, 90m, 45s',
      duration
    )
    .option('--baseline <file>', 'known failures, which do not fail the run')
    .option('--print-config', 'print what this command goes by, as a configuration file, and end')
    .action(async (given: string[], _: Flags, command: Command) => {
      const configured = applyConfig(command, given)
      const flags = command.opts<Flags>()
      if (flags.printConfig === true) {
        io.write(printedConfig(command, configured, given))
        return finish(0)
      }
      if (!flags.dialects.some(isTextDialect)) {
        throw new UsageError(
          `--dialects ${flags.dialects.join(',')} needs a text dialect beside it: most requirements are about streams`
        )
      }
      const meeting = meetingOf(configured, flags, io)
      const { exitCode } = await conform(
        meeting,
        {
          ...runOptionsOf(configured, flags),
          ...(flags.filter === undefined ? {} : { filter: flags.filter }),
          runs: flags.runs,
          jobs: flags.jobs,
          out: flags.out,
          ...(flags.maxTime === undefined ? {} : { maxTimeMs: flags.maxTime }),
          ...(flags.baseline === undefined ? {} : { baseline: readBaseline(flags.baseline) }),
          json: flags.json === true,
          antecedents: flags.antecedents === true
        },
        io,
        loadSubject()
      )
      finish(exitCode)
    })
}
