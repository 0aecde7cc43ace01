import { banner } from '../banner.ts'
import { literal, union } from '../literal.ts'
import type { Files, SpecSource } from '../spec-source.ts'

/** `usage-units.ts`: the units that the specification names. */
export const usageUnits = (spec: SpecSource): Files => {
  const table: Record<string, unknown> = {}
  for (const [unit, { meaning, whole, part_of: partOf }] of Object.entries(spec.usageUnits)) {
    if (partOf !== undefined && !(partOf in spec.usageUnits)) {
      throw new Error(`spec/usage-units.yaml: ${unit}: unknown unit "${partOf}"`)
    }
    table[unit] = { meaning, whole, ...(partOf ? { partOf } : {}) }
  }
  const source = `${banner('spec/usage-units.yaml')}
/** The units that the specification names; a runtime may report others. */
export type UsageUnit =${union(Object.keys(table))}

export interface UsageUnitFacts {
  readonly meaning: string
  /** Whether a fraction is invalid. */
  readonly whole: boolean
  /** The unit that already includes this one, so that the two are never added. */
  readonly partOf?: UsageUnit
}

/** Keyed by any string, because a fact may carry a unit that is not listed. */
export const usageUnits: Readonly<Record<string, UsageUnitFacts>> = ${literal(table)}
`
  return { 'usage-units.ts': source }
}
