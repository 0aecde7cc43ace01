import type { Item } from '../model/verdict.ts'
import type { Judgement } from './judge.ts'
import type { PlannedRun } from './plan.ts'
import type { PropertyRun } from './properties.ts'
import type { CountedFinding } from './tally.ts'

/** A run with violations that a busy machine alone could explain. */
export interface DoubtfulRun {
  readonly run: PlannedRun | PropertyRun
  readonly order: number
  readonly judgement: Judgement
  /** The requirements in doubt. */
  readonly requirements: readonly string[]
  /** Whether the kit's patience or room ran out in it. */
  readonly hung: boolean
}

/** What makes doubts go away. */
export interface Settling {
  /** Makes the run again with nothing beside it; `undefined` where the runtime would not take it. */
  readonly alone: (doubtful: DoubtfulRun) => Promise<Judgement | undefined>
  /** Makes it several times at once and tells of those that hung again; `undefined` where that cannot be done, or the machine was not calm. */
  readonly inCompany: (doubtful: DoubtfulRun) => Promise<readonly Judgement[] | undefined>
  readonly count: (doubtful: DoubtfulRun, judgement: Judgement) => void
  readonly doubt: (requirement: string, reason: string) => void
  /** Whether a law's verdict depends on how long something took. */
  readonly isOfTime: (requirement: string) => boolean
  /** True once there is no time for another run. */
  readonly over: () => boolean
}

/** How often a law of time is looked at again; any other, of a run in which the kit's patience ran out, once. */
const reruns = 3
/** How often a company must be kept waiting before nobody takes it for chance. */
const companies = 2
/** More of them would tell nothing new. */
const runsLookedAt = 12

/** The violated requirements of a run that its time may explain: laws of time, and all laws where the kit's patience or room ran out. */
export function doubtsOf(
  items: readonly Item[],
  { counted }: Judgement,
  isOfTime: (requirement: string) => boolean
): string[] {
  const violated = counted.filter(({ violations }) => violations > 0).map(({ requirement }) => requirement)
  return violated.length === 0 || isHung(items) ? violated : violated.filter(isOfTime)
}

/** Whether the kit's patience or room ran out in a run. */
export const isHung = (items: readonly Item[]): boolean => items.some(ranOut)

const ranOut = (item: Item): boolean =>
  (item.kind === 'http.exchange' && item.failure === 'timeout') ||
  (item.kind === 'sse.closed' && (item.how === 'timeout' || item.how === 'overflow'))

/**
 * Makes every doubtful run again alone, three times. What is violated each time stands; what holds each time was noise, and a rerun is
 * counted in place of the first; what does either is inconclusive. A requirement that was convicted so is in doubt no more.
 *
 * Where patience ran out and nothing of the kind is seen alone, the run is made beside copies of itself: a runtime that hangs then too, each
 * time and on a calm machine, hangs by itself.
 */
export async function settleDoubts(all: readonly DoubtfulRun[], settling: Settling): Promise<void> {
  const convicted = new Set<string>()
  const inOrder = [...all].sort((a, b) => a.order - b.order)
  let looked = 0
  for (const doubtful of inOrder) {
    const open = doubtful.requirements.filter((requirement) => !convicted.has(requirement))
    const again: Judgement[] = []
    if (open.length > 0 && looked < runsLookedAt) {
      looked += 1
      again.push(...(await runsAlone(doubtful, open, settling)))
    }
    const hanging = await runsInCompany(doubtful, open, again, settling)
    settling.count(doubtful, decided({ doubtful, open, again, hanging }, convicted, settling))
  }
}

async function runsAlone(doubtful: DoubtfulRun, open: readonly string[], settling: Settling): Promise<Judgement[]> {
  const again: Judgement[] = []
  const isSettled = (requirement: string): boolean =>
    again.length >= (settling.isOfTime(requirement) ? reruns : 1) || isMixed(requirement, again)
  while (!settling.over() && !open.every(isSettled)) {
    const judgement = await settling.alone(doubtful)
    if (judgement === undefined) break
    again.push(judgement)
  }
  return again
}

/** What hangs in every company although it holds alone: the requirement, and a judgement that shows it. */
async function runsInCompany(
  doubtful: DoubtfulRun,
  open: readonly string[],
  again: readonly Judgement[],
  settling: Settling
): Promise<ReadonlyMap<string, Judgement>> {
  const isExcused = (requirement: string): boolean =>
    again.some((judgement) => heldIn(judgement, requirement)) &&
    !again.some((judgement) => violatedIn(judgement, requirement))
  const excused = doubtful.hung ? open.filter(isExcused) : []
  let left = new Map(excused.map((requirement) => [requirement, doubtful.judgement]))
  for (let company = 0; company < companies && left.size > 0; company += 1) {
    const made = settling.over() ? undefined : await settling.inCompany(doubtful)
    if (made === undefined) return new Map()
    left = new Map(
      [...left.keys()].flatMap((requirement): [string, Judgement][] => {
        const worse = made.find((judgement) => violatedIn(judgement, requirement))
        return worse === undefined ? [] : [[requirement, worse]]
      })
    )
  }
  return left
}

const findingOf = ({ counted }: Judgement, requirement: string): CountedFinding | undefined =>
  counted.find((finding) => finding.requirement === requirement)

const violatedIn = (judgement: Judgement, requirement: string): boolean =>
  (findingOf(judgement, requirement)?.violations ?? 0) > 0

const heldIn = (judgement: Judgement, requirement: string): boolean =>
  !violatedIn(judgement, requirement) && (findingOf(judgement, requirement)?.antecedents ?? 0) > 0

const isMixed = (requirement: string, again: readonly Judgement[]): boolean =>
  again.some((judgement) => violatedIn(judgement, requirement)) &&
  again.some((judgement) => heldIn(judgement, requirement))

/** What a doubtful run was found to be. */
interface Reruns {
  readonly doubtful: DoubtfulRun
  readonly open: readonly string[]
  readonly again: readonly Judgement[]
  readonly hanging: ReadonlyMap<string, Judgement>
}

/** The judgement to count: the first one, with what the reruns say about each requirement that was in doubt. */
function decided(
  { doubtful: { judgement }, open, again, hanging }: Reruns,
  convicted: Set<string>,
  settling: Settling
): Judgement {
  const replaced = judgement.counted.map((finding): CountedFinding => {
    const { requirement } = finding
    if (!open.includes(requirement)) return finding
    const hung = hanging.get(requirement)
    if (hung !== undefined) {
      convicted.add(requirement)
      return findingOf(hung, requirement) ?? finding
    }
    const worse = again.find((rerun) => violatedIn(rerun, requirement))
    const better = again.find((rerun) => heldIn(rerun, requirement))
    if (worse !== undefined && better === undefined) {
      convicted.add(requirement)
      return findingOf(worse, requirement) ?? finding
    }
    if (better !== undefined && worse === undefined) return findingOf(better, requirement) ?? finding
    // Silence as long as the kit's patience is a fact, even when nobody had the time to hear it twice.
    if (again.length === 0 && !settling.isOfTime(requirement)) return finding
    settling.doubt(requirement, reasonOf(again.length, worse !== undefined))
    return { requirement, antecedents: 0, violations: 0 }
  })
  return { ...judgement, counted: replaced }
}

function reasonOf(made: number, mixed: boolean): string {
  if (mixed) return `run again alone it failed and held by turns (${made} times)`
  if (made === 0) return 'it failed once, and there was no time to run it again alone'
  return `it failed once, and run again alone it was not reached (${made} times)`
}
