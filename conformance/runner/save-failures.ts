import { join, relative } from 'node:path'
import type { ReportedFailure } from '../report/report.ts'
import { saveFailure } from './failure-file.ts'
import type { RunOptions } from './options.ts'
import type { Progress } from './progress.ts'
import { type PropertyRun, shrink } from './properties.ts'
import type { FirstFailure, Session } from './session.ts'

/** How many failing properties are shrunk at most: the first ones tell the most. */
const shrinksAtMost = 8

/**
 * Saves the first failure of every failed requirement as a scenario file. One that only generated runs broke is shrunk before, against
 * the live runtime, within the budget.
 */
export async function saveFailures(
  session: Session,
  options: RunOptions,
  progress: Progress,
  replayWith: (file: string) => string | undefined
): Promise<ReportedFailure[]> {
  const saved: ReportedFailure[] = []
  let shrinks = 0
  for (const { requirement, verdict } of session.judge.verdicts()) {
    const failure = session.failures.get(requirement)
    if (verdict !== 'fail' || failure === undefined) continue
    const shrinkable = isProperty(failure.run) && shrinks < shrinksAtMost
    if (shrinkable) {
      shrinks += 1
      progress.note(`shrinking ${failure.run.scenario.id} for ${requirement}`)
    }
    const smallest = shrinkable ? await shrunk(session, requirement, failure, options) : failure
    const { scenario, dialect } = smallest.run
    const path = await saveFailure(join(options.out, 'failures'), {
      version: 1,
      requirement,
      dialect,
      seed: options.seed,
      witness: smallest.witness,
      scenario,
      shrunk: smallest !== failure
    })
    const file = relative(process.cwd(), path)
    const replay = replayWith(file)
    saved.push({ requirement, scenario: scenario.id, dialect, file, ...(replay === undefined ? {} : { replay }) })
  }
  return saved
}

const isProperty = (run: FirstFailure['run']): run is PropertyRun => 'arbitrary' in run

async function shrunk(
  session: Session,
  requirement: string,
  failure: FirstFailure,
  options: RunOptions
): Promise<FirstFailure> {
  if (!isProperty(failure.run)) return failure
  const { run } = failure
  let witness = failure.witness
  const { scenario } = await shrink(
    run,
    async (candidate) => {
      const again = await session.breaks({ scenario: candidate, dialect: run.dialect }, requirement)
      witness = again ?? witness
      return again !== undefined
    },
    options.shrinkBudgetMs
  )
  return scenario === run.scenario ? failure : { run: { ...run, scenario }, witness }
}
