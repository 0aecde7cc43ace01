import type { Act, UsageCounters } from '../../model/script.ts'

/** Index of the last act that speaks of each item, so that an item is closed only when nothing more comes for it. */
export function lastUses(
  acts: readonly Act[],
  keyOf: (act: Act, index: number) => string | undefined
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  acts.forEach((act, index) => {
    const key = keyOf(act, index)
    if (key !== undefined) uses.set(key, index)
  })
  return uses
}

/** The text part that an empty delta belongs to: the one that speaks next, so that the noise changes no order; else the last one. */
export function quietPart(acts: readonly Act[], index: number): number {
  const isText = (act: Act): boolean => 'text' in act
  const near = acts.slice(index).find(isText) ?? acts.slice(0, index).findLast(isText)
  return near !== undefined && 'text' in near ? (near.part ?? 0) : 0
}

/** The model name that the provider claims to have served, where the script says one. */
export function servedModel(acts: readonly Act[]): string | undefined {
  for (const act of acts) if ('end' in act) return act.end.served_model
  return undefined
}

/** Counters as they stand after a further report: a field that is there replaces, one that is not leaves the old value. */
export function overlay(before: UsageCounters, now: UsageCounters): UsageCounters {
  return { ...before, ...now }
}

/** Whether the act says something of the answer itself. */
export function isContent(act: Act): boolean {
  return 'text' in act || 'reasoning' in act || 'refusal' in act || 'tool' in act || 'args' in act
}

/** Whether the act is a delta of the answer that adds nothing to it. */
export function isEmptyDelta(act: Act): boolean {
  return 'noise' in act && act.noise === 'empty_delta'
}

/** The arguments of a call as all its deltas join to them. */
export function joinedArguments(acts: readonly Act[], call: string): string {
  return acts.map((act) => ('args' in act && act.args.call === call ? act.args.delta : '')).join('')
}
