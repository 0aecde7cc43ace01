import { ownsProcess } from '../model/scenario.ts'
import type { Item } from '../model/verdict.ts'
import type { PlannedRun } from './plan.ts'
import type { PropertyRun } from './properties.ts'

/** Of the kit's patience, the part that whole companies may take where a runtime makes one run of them after another. */
const share = 2

/** A machine that delays the kit by more than this, or this part of its patience, may have kept the runtime waiting as well. */
const calmMs = 100
const calmShare = 40

/** What a company is measured by: how long the run took alone, how many runs were made beside each other, and the client's patience. */
export interface CompanyBounds {
  readonly aloneMs: number
  readonly width: number
  readonly patienceMs: number
}

/**
 * How many copies of a run are made at once to see whether it hangs beside others: so few that all of them, one after another at the pace
 * of the run alone, take half the patience, so that no slowness explains who waits for all of it. 0 where that is less than two, and where
 * the run has something for itself that copies would have to share.
 */
export function companyOf(run: PlannedRun | PropertyRun, { aloneMs, width, patienceMs }: CompanyBounds): number {
  const { exclusive, alone } = run as PlannedRun
  if (exclusive !== undefined || alone === true || ownsProcess(run.scenario)) return 0
  const size = Math.min(width, Math.floor(patienceMs / (share * Math.max(1, aloneMs))))
  return size < 2 ? 0 : size
}

/** Whether the machine was calm while a run was made. */
export function isCalm(items: readonly Item[], patienceMs: number): boolean {
  const end = items.at(-1)
  return end?.kind === 'end' && (end.lagMs ?? 0) <= Math.max(calmMs, patienceMs / calmShare)
}

/** How long a run took. */
export const tookMs = (items: readonly Item[]): number => (items.at(-1)?.time ?? 0) - (items[0]?.time ?? 0)
