import { isTextDialect } from '../lab/index.ts'
import type { LabTarget } from '../model/topology.ts'
import type { TargetWiring } from './doctor.ts'

/**
 * The dialects that can be judged although the wiring is broken: those of which every target is wired, where of each other dialect
 * none is. Empty where leaving dialects out would not mend it, and where no text dialect is left, without which there is no run.
 */
export function wiredDialects(targets: readonly LabTarget[], wiring: readonly TargetWiring[]): readonly string[] {
  const broken = new Set(wiring.filter((target) => target.broken !== undefined).map(({ target }) => target))
  const dialects = [...new Set(targets.map(({ dialect }) => dialect))]
  const states = dialects.map((dialect) => {
    const own = targets.filter((target) => target.dialect === dialect)
    return { dialect, broken: own.filter(({ id }) => broken.has(id)).length, all: own.length }
  })
  if (states.some((state) => state.broken > 0 && state.broken < state.all)) return []
  const whole = states.filter((state) => state.broken === 0).map(({ dialect }) => dialect)
  return whole.some(isTextDialect) ? whole : []
}
