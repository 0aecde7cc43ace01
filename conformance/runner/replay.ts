import type { Law, Witness } from '../model/verdict.ts'
import { printable } from '../report/printable.ts'
import { readFailure, type SavedFailure } from './failure-file.ts'
import type { Io } from './io.ts'
import { judgeRun } from './judge-run.ts'
import type { Meeting } from './meet.ts'
import { unmetNeeds } from './needs.ts'
import type { RunOptions } from './options.ts'
import { patiently } from './patiently.ts'
import { neededBy } from './plan.ts'
import { runScenario } from './run-scenario.ts'
import { RuntimeBusy } from './runtime-busy.ts'
import type { Subject } from './subject.ts'
import { surroundingsOf } from './surroundings-of.ts'
import { NotWired, UsageError } from './usage-error.ts'
import { type Wired, withRuntime } from './with-runtime.ts'

/**
 * Runs a saved failure again and prints one line: `FIXED` (0) where its requirement was exercised and held, `FAILED` (1) where it broke
 * again, `ERROR` (3: no runtime, 4: nothing was exercised, or the scenario asks for what this runtime does not offer).
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
  const { requirement } = failure
  const meeting = meetingOf()
  const ended = (word: string, why: string, code: number): number => {
    io.write(`${word} ${requirement}: ${why}\n`)
    return code
  }
  try {
    return await withRuntime(meeting, options, io, async (wired, scan) => {
      const shown = (text: string): string => printable(scan.redact(text), 400)
      const outcome = await madeAgain(failure, own, wired, meeting, options)
      if ('error' in outcome) return ended('ERROR', shown(outcome.error), 4)
      const { witness } = outcome
      io.write(
        witness === undefined
          ? `FIXED ${requirement}\n`
          : `FAILED ${requirement}\n  expected ${shown(witness.expected)}\n  saw      ${shown(witness.saw)}\n`
      )
      return witness === undefined ? 0 : 1
    })
  } catch (error) {
    if (error instanceof RuntimeBusy) return ended('ERROR', 'the runtime answered every submit with 429', 4)
    if (!(error instanceof NotWired)) throw error
    return ended('ERROR', error.message, 3)
  }
}

/** What became of the failure: the witness where it broke again, none where it held, or why neither can be said. */
type Outcome = { readonly witness: Witness | undefined } | { readonly error: string }

async function madeAgain(
  { scenario, dialect }: SavedFailure,
  laws: readonly Law[],
  { context, signals }: Wired,
  meeting: Meeting,
  options: RunOptions
): Promise<Outcome> {
  const surroundings = { ...surroundingsOf(meeting, options, context.features), signals }
  const unmet = unmetNeeds(neededBy(scenario), surroundings)
  // A scenario that the run would have left out convicts nobody.
  const fix = meeting.mode === 'attach' && unmet?.endsWith('itself') === true ? '; give its command after --' : ''
  if (unmet !== undefined) return { error: `its scenario ${unmet}${fix}` }
  const { proof, findings } = judgeRun(await patiently(() => runScenario(context, scenario, dialect)), laws)
  const [witness] = findings.flatMap(({ result }) => result.violations)
  const exercised = findings.some(({ result }) => result.antecedents > 0)
  if (witness !== undefined || exercised) return { witness }
  const fault = findings.find((finding) => finding.fault !== undefined)?.fault
  return { error: fault ?? (proof.proven === false ? proof.missing : 'the run did not reach its condition') }
}
