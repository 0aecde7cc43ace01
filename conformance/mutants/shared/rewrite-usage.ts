import type { UsageFact } from '../../../generated/types.ts'
import type { Provider } from '../../../reference/core/ports.ts'
import { rewriteOutput } from './rewrite-calls.ts'

/** Adapters that count otherwise: every list of counters that they tell is edited. */
export function rewriteUsage(edit: (facts: readonly UsageFact[]) => UsageFact[]): (provider: Provider) => Provider {
  return rewriteOutput((event) => [event.type === 'usage' ? { ...event, facts: edit(event.facts) } : event])
}

/** The quantity of a unit, 0 where there is no fact. */
export function quantityOf(facts: readonly UsageFact[], unit: string): number {
  return facts.find((fact) => fact.unit === unit)?.quantity ?? 0
}
