import { printable } from '../report/printable.ts'
import { readFailure } from './failure-file.ts'
import type { Io } from './io.ts'
import { judgeRun } from './judge-run.ts'
import type { Meeting } from './meet.ts'
import type { RunOptions } from './options.ts'
import { runScenario } from './run-scenario.ts'
import type { Subject } from './subject.ts'
import { NotWired, UsageError } from './usage-error.ts'
import { withRuntime } from './with-runtime.ts'

/**
 * Runs a saved failure again and prints one line: `FIXED` (0) where its requirement was exercised and held, `FAILED` (1) where it broke
 * again, `ERROR` (3: no runtime, 4: nothing was exercised).
 *
 * @throws UsageError where the file is none of ours, or names a requirement without a law.
 */
export async function replayFailure(
  path: string,
  meetingOf: () => Meeting,
  options: RunOptions,
  io: Io,
  { laws }: Pick<Subject, 'laws'>
): Promise<number> {
  const failure = await readFailure(path)
  const own = laws.filter((law) => law.requirement === failure.requirement)
  if (own.length === 0) throw new UsageError(`the kit has no law for ${failure.requirement}`)
  const { requirement, scenario, dialect } = failure
  try {
    return await withRuntime(meetingOf(), options, io, async ({ context }, scan) => {
      const shown = (text: string): string => printable(scan.redact(text), 400)
      const items = await runScenario(context, scenario, dialect)
      const { proof, findings } = judgeRun(items, own)
      const [witness] = findings.flatMap(({ result }) => result.violations)
      const fault = findings.find((finding) => finding.fault !== undefined)?.fault
      if (witness !== undefined) {
        io.write(`FAILED ${requirement}\n  expected ${shown(witness.expected)}\n  saw      ${shown(witness.saw)}\n`)
        return 1
      }
      const exercised = findings.some(({ result }) => result.antecedents > 0)
      if (exercised) {
        io.write(`FIXED ${requirement}\n`)
        return 0
      }
      const why = fault ?? (proof.proven === false ? proof.missing : 'the run did not reach its condition')
      io.write(`ERROR ${requirement}: ${shown(why)}\n`)
      return 4
    })
  } catch (error) {
    if (!(error instanceof NotWired)) throw error
    io.write(`ERROR ${requirement}: ${error.message}\n`)
    return 3
  }
}
