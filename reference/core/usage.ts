import type { UsageFact } from '../../generated/types.ts'
import { usageUnits } from '../../generated/usage-units.ts'

/** Collects the counters of one attempt. */
export interface UsageMeter {
  /** Takes counters so far. A later counter of a unit replaces the earlier one, also by being invalid. */
  observe(facts: readonly UsageFact[]): void
  /** One fact a unit, in order of first appearance; an unfinished attempt's facts say so. */
  facts(finished: boolean): UsageFact[]
}

function isWhole(unit: string): boolean {
  return Object.hasOwn(usageUnits, unit) && usageUnits[unit]?.whole === true
}

function isValid(fact: UsageFact): boolean {
  const { unit, quantity, source } = fact
  if (typeof unit !== 'string' || unit === '' || (source !== 'provider' && source !== 'runtime')) return false
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 0) return false
  return !isWhole(unit) || Number.isSafeInteger(quantity)
}

/** Only the fields of a fact pass: a price that slipped into an adapter's object goes nowhere. */
function clean({ unit, quantity, source, complete }: UsageFact, finished: boolean): UsageFact {
  const partial = !finished || complete === false
  return { unit, quantity: quantity === 0 ? 0 : quantity, source, ...(partial ? { complete: false } : {}) }
}

/**
 * A meter for one attempt. A fact whose quantity is negative, not finite, not a number or fractional where the unit is whole is dropped,
 * and no other fact with it: missing stays absent and is never 0.
 *
 * @see spec/chapters/15-usage.md
 */
export function createUsageMeter(): UsageMeter {
  const latest = new Map<string, UsageFact>()
  return {
    observe(facts) {
      for (const fact of facts) latest.set(fact.unit, fact)
    },
    facts: (finished) => [...latest.values()].filter(isValid).map((fact) => clean(fact, finished))
  }
}
