import type { UsageFact } from '../../generated/types.ts'
import { usageUnits } from '../../generated/usage-units.ts'

/** A counter as the provider wrote it: undefined where it wrote none, anything else to be looked at. */
export type Counters = Readonly<Record<string, unknown>>

/** Turns the provider's counters of one attempt into facts. */
export interface UsageTally {
  /**
   * The counters so far, by unit. A counter that is absent or null says nothing; one that is no count (negative, fractional, not a
   * number) makes no fact and takes back the one told before it. A zero that was reported is a fact.
   */
  facts(counters: Counters): UsageFact[]
}

export function createUsageTally(): UsageTally {
  const told = new Set<string>()
  return {
    facts(counters) {
      return Object.entries(counters).flatMap(([unit, value]): UsageFact[] => {
        if (value === undefined || value === null) return []
        const valid = isCount(value, usageUnits[unit]?.whole ?? false)
        if (!valid && !told.has(unit)) return []
        told.add(unit)
        // No number is a valid quantity here any more: the core replaces the earlier fact by none.
        return [{ unit, quantity: valid ? value : Number.NaN, source: 'provider' }]
      })
    }
  }
}

export function isCount(value: unknown, whole = true): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && (!whole || Number.isSafeInteger(value))
}
