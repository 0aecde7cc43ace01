import { Command, CommanderError } from 'commander'
import { printableLines } from '../report/printable.ts'
import type { Io } from '../runner/io.ts'
import { NotWired, UsageError } from '../runner/usage-error.ts'
import { kitVersion } from '../runner/version.ts'
import { addConform } from './commands/conform.ts'
import { addConformClient } from './commands/conform-client.ts'
import { addDiff } from './commands/diff.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExplain } from './commands/explain.ts'
import { addJudge } from './commands/judge.ts'
import { addLab } from './commands/lab.ts'
import { addList } from './commands/list.ts'
import { addReplay } from './commands/replay.ts'
import { addSelftest } from './commands/selftest.ts'

/** A command's action ends by telling its exit code. */
export type Finish = (exitCode: number) => void

const examples = `
Examples:
  $ model-runtime-kit conform -- ./my-runtime --port {port}
  $ model-runtime-kit conform --url http://127.0.0.1:4320
  $ model-runtime-kit doctor -- ./my-runtime --port {port}
  $ model-runtime-kit explain sequence/dense
  $ model-runtime-kit conform-client -- ./driver

Exit codes: 0 conformant · 1 not conformant · 2 usage or configuration · 3 not wired or unreachable · 4 nothing verified, inconclusive
or a fault of the kit · 130 interrupted (the report is still written)
`

/**
 * Runs the command line and returns the exit code; it never exits, reads no environment but `io.env` and prints no stack trace.
 * `argv` is what follows the program's name.
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let code = 0
  const finish: Finish = (exitCode) => {
    code = exitCode
  }
  const program = new Command('model-runtime-kit')
    .description('Tells whether a model runtime keeps the execution protocol.')
    .version(kitVersion())
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({
      writeOut: io.write,
      writeErr: io.error,
      getErrHasColors: () => io.color,
      getOutHasColors: () => io.color
    })
  for (const add of [
    addConform,
    addConformClient,
    addDoctor,
    addList,
    addExplain,
    addReplay,
    addDiff,
    addJudge,
    addLab,
    addSelftest
  ])
    add(program, io, finish)
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    return io.signal.aborted ? 130 : told(error, io)
  }
}

function told(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  const message = error instanceof Error ? error.message : 'something that is no Error was thrown'
  io.error(`error: ${printableLines(message, 20_000)}\n`)
  if (error instanceof UsageError) return 2
  return error instanceof NotWired ? 3 : 4
}
