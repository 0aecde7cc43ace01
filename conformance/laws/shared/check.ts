import type { LawResult, Witness } from '../../model/verdict.ts'

/** Where in a run something stands; every view element carries it. */
export interface Place {
  readonly index: number
  readonly reader?: string | undefined
  readonly execution?: string | undefined
  readonly sequence?: unknown
}

/** What a violated law says. Built only when a check fails. */
export interface Claim {
  readonly expected: string
  readonly saw: string
}

/** Counts how often a law's "if" held and keeps the first witnesses against it. */
export interface Check {
  /** The antecedent held; `holds` says whether the law did. */
  (holds: boolean, place: Place, claim: () => Claim): void
  /** A fault where the antecedent itself never came to hold; does not count as exercised. */
  fault(place: Place, claim: Claim): void
  result(): LawResult
}

/** More witnesses of one law in one run tell nothing new. */
const maxWitnesses = 8

export function createCheck(): Check {
  let antecedents = 0
  const violations: Witness[] = []
  const fault: Check['fault'] = (place, claim) => {
    if (violations.length < maxWitnesses) violations.push({ ...claim, at: whereOf(place) })
  }
  const check = (holds: boolean, place: Place, claim: () => Claim): void => {
    antecedents += 1
    if (!holds) fault(place, claim())
  }
  return Object.assign(check, { fault, result: (): LawResult => ({ antecedents, violations }) })
}

function whereOf(place: Place): Witness['at'] {
  return {
    item: place.index,
    ...(typeof place.sequence === 'number' ? { sequence: place.sequence } : {}),
    ...(place.reader === undefined ? {} : { reader: place.reader }),
    ...(place.execution === undefined ? {} : { execution: place.execution })
  }
}
