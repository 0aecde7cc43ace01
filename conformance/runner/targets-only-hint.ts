import { dialectNamed } from '../lab/dialects/index.ts'
import type { DialectName } from '../model/topology.ts'

/** What a runtime has to know that takes its targets from the configuration file alone: those of some dialects are not in there. */
export function targetsOnlyHint(dialects: readonly DialectName[]): string[] {
  const unnamed = [...new Set(dialects)].filter((name) => !dialectNamed(name).configurable)
  if (unnamed.length === 0) return []
  const names = unnamed.join(', ')
  return [`the configuration file has no provider type ${names}: its targets stand in LAB_TARGETS alone`]
}
