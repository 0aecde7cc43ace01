import type { Item, Law, RunEnded } from '../model/verdict.ts'
import type { Judgement } from './judge.ts'
import { judgeRun } from './judge-run.ts'
import { ofAStop } from './missed-stop.ts'
import type { PlannedRun } from './plan.ts'
import type { PropertyRun } from './properties.ts'

/** A run in which laws had nothing to judge for no other reason than that the machine was slow. */
export interface HiddenRun {
  readonly run: PlannedRun | PropertyRun
  readonly order: number
  readonly requirements: readonly string[]
}

/** What laws are looked for with. */
export interface Seeking {
  readonly laws: readonly Law[]
  readonly stubProof: boolean
  /** What no run has reached so far. */
  readonly unreached: () => ReadonlySet<string>
  readonly casesOf: (requirement: string) => readonly string[]
}

/** From here on the machine may have made up for what is decided by time: four such delays in a row eat up half a second of slack. */
const slowMs = 100
/** Without a delay or a second of waiting no law leaves anything out. */
const leastLagMs = 20
const leastRunMs = 1000

/**
 * The laws that no run has reached so far, and that this one may have reached on a machine that keeps nobody waiting: those that have
 * something to judge once no answer is in doubt for its slowness, and, on a slow machine, laws of time in a case that is known to
 * reach them, and those of a stop, which is soon over.
 */
export function hiddenIn(items: readonly Item[], { counted, run }: Judgement, seeking: Seeking): string[] {
  const [first] = items
  const end = items.at(-1)
  if (first === undefined || end?.kind !== 'end') return []
  const { lagMs = 0 } = end
  if (lagMs < leastLagMs && end.time - first.time < leastRunMs) return []
  const unreached = seeking.unreached()
  const here = new Set<string>(
    counted.flatMap(({ requirement, antecedents, violations }) =>
      antecedents > 0 || violations > 0 ? [requirement] : []
    )
  )
  const open = seeking.laws.filter(({ requirement }) => unreached.has(requirement) && !here.has(requirement))
  if (open.length === 0) return []
  const { findings } = judgeRun(calmed(items, end), open, seeking.stubProof)
  const calm = new Set<string>(
    findings.flatMap(({ requirement, result }) =>
      result.antecedents > 0 || result.violations.length > 0 ? [requirement] : []
    )
  )
  const scenario = run?.scenario.id ?? ''
  const stops = items.some((item) => item.kind === 'process.signalled' && item.signal === 'SIGTERM')
  const isDueHere = ({ requirement, timing }: Law): boolean =>
    (timing === true && seeking.casesOf(requirement).includes(scenario)) || (stops && ofAStop.includes(requirement))
  const isLate = (law: Law): boolean => lagMs >= slowMs && isDueHere(law)
  return open.filter((law) => calm.has(law.requirement) || isLate(law)).map(({ requirement }) => requirement)
}

const calmed = (items: readonly Item[], end: RunEnded): readonly Item[] => [
  ...items.slice(0, -1),
  { ...end, lagMs: 0, calm: true }
]

/** One rerun: what it showed, and what the machine hid again. */
export interface Rerun {
  readonly items: readonly Item[]
  readonly judgement: Judgement
  readonly hidden: readonly string[]
}

/** What brings hidden laws to light. */
export interface Unhiding {
  /** Makes the run again with nothing beside it; `undefined` where the runtime would not take it. */
  readonly alone: (hidden: HiddenRun) => Promise<Rerun | undefined>
  /** Counts what a rerun says, of these requirements alone. */
  readonly count: (hidden: HiddenRun, rerun: Rerun) => void
  readonly unreached: () => ReadonlySet<string>
  readonly doubt: (requirement: string, reason: string) => void
  /** True once there is no time for another run. */
  readonly over: () => boolean
}

/** How often a run is made again alone. */
const reruns = 3
/** More of them would tell nothing new. */
const runsLookedAt = 12

/**
 * Makes the runs again, alone, up to three times each, in which something was hidden that no other run has reached. What a rerun reaches is
 * counted; what the machine hides every time is inconclusive; what a rerun in good time does not reach stays unreached.
 */
export async function unhide(all: readonly HiddenRun[], unhiding: Unhiding): Promise<void> {
  const seenCalm = new Set<string>()
  const made = new Map<string, number>()
  let looked = 0
  for (const hidden of [...all].sort((a, b) => a.order - b.order)) {
    const open = (): string[] => {
      const unreached = unhiding.unreached()
      return hidden.requirements.filter((requirement) => unreached.has(requirement) && !seenCalm.has(requirement))
    }
    if (open().length === 0) continue
    looked += 1
    for (let tries = 0; looked <= runsLookedAt && tries < reruns && open().length > 0 && !unhiding.over(); tries += 1) {
      const asked = open()
      const again = await unhiding.alone(hidden)
      if (again === undefined) break
      const { judgement } = again
      const counted = judgement.counted.filter(({ requirement }) => asked.includes(requirement))
      unhiding.count(hidden, { ...again, judgement: { ...judgement, counted } })
      for (const requirement of asked) {
        made.set(requirement, (made.get(requirement) ?? 0) + 1)
        if (!again.hidden.includes(requirement)) seenCalm.add(requirement)
      }
    }
  }
  const unreached = unhiding.unreached()
  for (const requirement of new Set(all.flatMap(({ requirements }) => requirements))) {
    if (!unreached.has(requirement) || seenCalm.has(requirement)) continue
    unhiding.doubt(requirement, reasonOf(made.get(requirement) ?? 0))
  }
}

const reasonOf = (made: number): string =>
  made === 0
    ? 'this machine was too slow to tell, and there was no time to run it again alone'
    : `this machine was too slow to tell, run again alone too (${made} times)`
