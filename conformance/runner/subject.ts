import type fc from 'fast-check'
import type { Requirement } from '../../generated/requirements.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Law } from '../model/verdict.ts'

/** What a runtime is judged by. Tests and `selftest` bring a part of it. */
export interface Subject {
  readonly laws: readonly Law[]
  /** The rows to give a verdict on; by default all of the specification. */
  readonly requirements?: Readonly<Record<string, Requirement>>
  readonly cases: readonly Scenario[]
  /**
   * Takes the wiring for proven: no doctor, no canary, no proof of single runs. For `selftest` alone, to show that the laws stand without
   * it; a verdict under it means nothing.
   */
  readonly stubWiring?: boolean
  /** Cases in which a requirement's condition is known to be met; by default nothing is known. */
  readonly casesOf?: (requirement: string) => readonly string[]
  /** Chapter of generated runs → where its scenarios come from. */
  readonly arbitraries: Readonly<Record<string, fc.Arbitrary<Scenario>>>
}
