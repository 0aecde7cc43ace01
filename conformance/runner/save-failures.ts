import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { printableLines } from '../report/printable.ts'
import type { ReportedFailure } from '../report/report.ts'
import { sanitizedReport } from '../report/sanitized-report.ts'
import { scenarioYaml } from '../report/scenario-yaml.ts'
import { quote } from './curl.ts'
import { saveFailure } from './failure-file.ts'
import type { FirstFailure } from './first-failures.ts'
import type { RunOptions } from './options.ts'
import type { Progress } from './progress.ts'
import { type PropertyRun, shrink } from './properties.ts'
import type { Session } from './session.ts'
import { shellScript } from './shell/shell-script.ts'
import type { TimeLimit } from './time-limit.ts'
import type { Violation } from './violation.ts'

/** Where failures go, and how much time there is to make them small. */
export interface SaveOptions extends Pick<RunOptions, 'out' | 'seed' | 'shrinkBudgetMs'> {
  readonly limit: Pick<TimeLimit, 'leftMs'>
}

/** All shrinking together takes at most so many times the budget of one: a runtime that hangs makes every try long. */
const budgetsInAll = 6

const scriptLimit = 100_000

/** How many failing properties are shrunk at most: the first ones tell the most. */
const shrinksAtMost = 8

/**
 * Saves the first failure of every failed requirement as a scenario file. One that only generated runs broke is shrunk before, against
 * the live runtime, within the budget.
 */
export async function saveFailures(
  session: Session,
  options: SaveOptions,
  progress: Progress,
  replayWith: (file: string, option?: string) => string | undefined,
  redacted: <T>(value: T) => T
): Promise<ReportedFailure[]> {
  const saved: ReportedFailure[] = []
  const small: FirstFailure[] = []
  const started = performance.now()
  const isSpent = (): boolean =>
    performance.now() - started >= budgetsInAll * options.shrinkBudgetMs || options.limit.leftMs() === 0
  for (const { requirement, verdict, known } of session.judge.verdicts()) {
    const failure = session.failures.get(requirement)
    if (verdict !== 'fail' || known === true || failure === undefined) continue
    const smallest = isSpent() ? failure : await madeSmall(requirement, failure)
    const { scenario, dialect } = smallest.run
    const { witness, timeline, lines, output } = smallest
    const { seed } = options
    const shrunk = smallest !== failure
    const shown = sanitizedReport(redacted(witness))
    const whole = { version: 1 as const, requirement, dialect, seed, witness: shown, scenario, shrunk }
    const path = await saveFailure(join(options.out, 'failures'), redacted(whole))
    const file = relative(process.cwd(), path)
    const replay = replayWith(file)
    const stage = (to: string): string => replayWith(file, `--stage ${to}`) ?? ''
    const commands =
      replay === undefined
        ? undefined
        : printableLines(redacted(shellScript({ requirement, stage, lines })), scriptLimit)
    const script = commands === undefined ? undefined : await saveScript(path, commands)
    saved.push({
      requirement,
      scenario: scenario.id,
      dialect,
      file,
      ...(replay === undefined ? {} : { replay }),
      ...(script === undefined ? {} : { curl: `sh ${quote(script)}` }),
      evidence: {
        witness,
        shrunk,
        timeline,
        minimal: scenarioYaml(scenario, file),
        ...(commands === undefined ? {} : { commands }),
        ...(output === undefined ? {} : { output })
      }
    })
  }
  return saved

  async function madeSmall(requirement: string, failure: FirstFailure): Promise<FirstFailure> {
    return (await fromKnown(session, requirement, failure, small)) ?? shrunkOnce(requirement, failure)
  }

  async function shrunkOnce(requirement: string, failure: FirstFailure): Promise<FirstFailure> {
    if (!isProperty(failure.run) || small.length >= shrinksAtMost) return failure
    progress.note(`shrinking ${failure.run.scenario.id} for ${requirement}`)
    const smallest = await shrunk(session, requirement, failure, failure.run, options)
    small.push(smallest)
    return smallest
  }
}

/** Writes the script beside the failure file and returns its path from the working directory. */
async function saveScript(path: string, commands: string): Promise<string> {
  const script = path.replace(/\.json$/, '.sh')
  await writeFile(script, `#!/bin/sh\n${commands}`, { mode: 0o755 })
  return relative(process.cwd(), script)
}

/** One fault breaks many laws: a scenario that was shrunk for one of them may show this one as well. */
async function fromKnown(
  session: Session,
  requirement: string,
  failure: FirstFailure,
  small: readonly FirstFailure[]
): Promise<FirstFailure | undefined> {
  if (!isProperty(failure.run)) return undefined
  for (const { run } of small) {
    const again = await session.breaks(run, requirement)
    if (again !== undefined) return { ...failure, run, ...again }
  }
  return undefined
}

const isProperty = (run: FirstFailure['run']): run is PropertyRun => 'arbitrary' in run

async function shrunk(
  session: Session,
  requirement: string,
  failure: FirstFailure,
  run: PropertyRun,
  { limit, shrinkBudgetMs }: SaveOptions
): Promise<FirstFailure> {
  let last: Violation = failure
  const { scenario } = await shrink(
    run,
    async (candidate) => {
      const again = await session.breaks({ scenario: candidate, dialect: run.dialect }, requirement)
      last = again ?? last
      return again !== undefined
    },
    Math.min(shrinkBudgetMs, limit.leftMs() ?? shrinkBudgetMs)
  )
  return scenario === run.scenario ? failure : { ...failure, ...last, run: { ...run, scenario } }
}
