import type { RequirementId } from '../../../generated/requirements.ts'
import type { Law } from '../../model/verdict.ts'
import type { RunContext } from '../../runner/context.ts'
import type { PlannedRun } from '../../runner/plan.ts'
import { createTally, type FirstFailure, type JudgedRun, observe } from './observe.ts'

const looks = 3

/**
 * What is left of failures once their runs were made again, one at a time: a law that holds whenever nothing runs beside it was broken by
 * the machine. As `conform` does before it convicts.
 */
export async function lookAgain(
  context: RunContext,
  failed: ReadonlyMap<RequirementId, FirstFailure>,
  runs: readonly PlannedRun[],
  laws: readonly Law[],
  signal: AbortSignal
): Promise<ReadonlyMap<RequirementId, FirstFailure>> {
  const left = new Map(failed)
  for (const [requirement, { scenario, dialect }] of failed) {
    const run = runs.find((one) => one.scenario.id === scenario && one.dialect === dialect)
    const law = laws.find((one) => one.requirement === requirement)
    if (run === undefined || law === undefined) continue
    for (let look = 0; look < looks && left.has(requirement); look += 1) {
      const tally = createTally()
      const onFault = (): void => undefined
      await observe(context, [run], { laws: [law], jobs: 1, signal, onRun: (judged) => tally.add(judged), onFault })
      if (!tally.failed.has(requirement) && tally.exercised.has(requirement)) left.delete(requirement)
    }
  }
  return left
}

/**
 * Runs that never reached the lab, made again one at a time: a deadline passes before a busy machine has called anybody. Gives the last
 * judgement of each.
 */
export async function reachAgain(
  context: RunContext,
  lost: readonly PlannedRun[],
  laws: readonly Law[],
  signal: AbortSignal
): Promise<readonly JudgedRun[]> {
  const last: JudgedRun[] = []
  const onFault = (): void => undefined
  for (const run of lost) {
    let judged: JudgedRun | undefined
    for (let look = 0; look < looks && judged?.proof.proven !== true; look += 1) {
      await observe(context, [run], { laws, jobs: 1, signal, onRun: (made) => (judged = made), onFault })
    }
    if (judged !== undefined) last.push(judged)
  }
  return last
}
