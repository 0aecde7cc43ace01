import type { Act, UsageCounters } from '../../../model/script.ts'
import { isContent } from '../look-ahead.ts'

/** Where a script tells its counters, as the Messages API has places for them. */
export interface UsageReports {
  /** The first counters of the script: `message_start` knows its input from them. */
  readonly first: UsageCounters | undefined
  /** Index of the first report if it comes before all content; then it is said by `message_start` itself. */
  readonly leading: number | undefined
  /** Reports with nothing but further reports between them and the end: the terminal's `message_delta` says them. */
  readonly heldForEnd: ReadonlySet<number>
}

/** Looks through the script for its counters. */
export function usageReports(acts: readonly Act[]): UsageReports {
  const indices = acts.flatMap((act, index) => ('usage' in act ? [index] : []))
  const first = indices[0]
  const content = acts.findIndex((act) => isContent(act) || 'end' in act || 'error' in act)
  const heldForEnd = new Set<number>()
  for (const index of indices.toReversed()) {
    const next = acts[index + 1]
    if (next === undefined) continue
    const told = 'end' in next ? next.end.form !== 'no_usage' : heldForEnd.has(index + 1)
    if (told) heldForEnd.add(index)
  }
  const act = first === undefined ? undefined : acts[first]
  return {
    first: act !== undefined && 'usage' in act ? act.usage : undefined,
    leading: first !== undefined && (content < 0 || first < content) ? first : undefined,
    heldForEnd
  }
}
