import type { RequirementId } from '../../../generated/requirements.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { PlannedRun } from '../../runner/plan.ts'
import type { CalibratedRun } from './calibrate.ts'

const smokeRuns = 20

/** What costs seconds whoever is judged; only those are put to it who are predicted to fail. */
const isHeavy = ({ tags }: Scenario): boolean => tags?.includes('heavy') === true

/** What reaches many laws in many steps tells little of one fault, and makes other laws fail with it; the fixed set does without. */
const mostSteps = 14

const isShort = ({ client }: Scenario): boolean => (client?.length ?? 0) <= mostSteps

/** A scenario that waits for silence costs seconds; the fixed set does without. */
function isQuick({ calls, request }: Scenario): boolean {
  const script = JSON.stringify(calls)
  return !/"stall"|"silence"|"wait"/.test(script) && request?.deadline_ms === undefined
}

/**
 * The fixed set that every faulty runtime is run on, at most 20: chosen greedily so that as many laws as possible are exercised. It
 * depends on the cases alone.
 */
export function smokeSet(runs: readonly CalibratedRun[]): PlannedRun[] {
  const covered = new Set<RequirementId>()
  const left = runs.filter(({ run }) => !isHeavy(run.scenario) && isQuick(run.scenario) && isShort(run.scenario))
  const chosen: PlannedRun[] = []
  while (chosen.length < smokeRuns && left.length > 0) {
    const gains = left.map(({ laws }) => [...laws].filter((law) => !covered.has(law)).length)
    const best = gains.indexOf(Math.max(...gains))
    const [taken] = left.splice(best, 1)
    if (taken === undefined || gains[best] === 0) break
    for (const law of taken.laws) covered.add(law)
    chosen.push(taken.run)
  }
  return chosen
}

/** The runs that exercise a law, those of its own chapter first, quick ones before slow ones. */
export function runsOf(law: RequirementId, runs: readonly CalibratedRun[]): PlannedRun[] {
  const chapter = `${law.split('/')[0]}/`
  const rank = ({ scenario }: PlannedRun): number =>
    (scenario.id.startsWith(chapter) ? 0 : 2) + (isQuick(scenario) ? 0 : 1)
  return runs
    .filter(({ laws }) => laws.has(law))
    .map(({ run }) => run)
    .toSorted((a, b) => rank(a) - rank(b))
}

/** At least `each` runs of every law, as far as there are so many; without repetition. */
export function coveringSet(all: readonly CalibratedRun[], each: number): PlannedRun[] {
  const runs = all.filter(({ run }) => !isHeavy(run.scenario))
  const laws = new Set(runs.flatMap(({ laws }) => [...laws]))
  return [...new Set([...laws].flatMap((law) => runsOf(law, runs).slice(0, each)))]
}
