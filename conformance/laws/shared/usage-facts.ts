import { type ExpectedQuantity, expectedUsage, type UsageUnit, usageUnits } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'
import type { SeenEvent } from './event.ts'
import type { ExecutionView } from './execution-view.ts'
import { joined } from './facts-of.ts'
import { isRecord } from './json.ts'
import type { RunView } from './run-view.ts'

/** One usage fact with the event that told it. */
export interface SeenFact {
  readonly fact: Readonly<Record<string, unknown>>
  readonly event: SeenEvent
}

/** The facts of an event, as they are. */
export function factsIn(event: SeenEvent): readonly SeenFact[] {
  const { facts } = event.data
  if (event.type !== 'usage.reported' || !Array.isArray(facts)) return []
  return facts.filter(isRecord).map((fact) => ({ fact, event }))
}

/** One unit of one attempt: what its provider said of it and what the log tells. */
export interface UnitView {
  readonly execution: ExecutionView
  readonly attempt: AttemptView
  readonly unit: UsageUnit
  readonly expected: ExpectedQuantity
  /** Facts of source `provider`; an estimate of the runtime's own is no report. */
  readonly facts: readonly SeenFact[]
}

/** Every unit that scripts speak of, for every attempt whose provider was called and whose execution has ended. */
export function unitsOf(view: RunView): readonly UnitView[] {
  return joined(view).flatMap((execution) =>
    execution.terminal === undefined ? [] : execution.attempts.flatMap((attempt) => unitsOfAttempt(execution, attempt))
  )
}

function unitsOfAttempt(execution: ExecutionView, attempt: AttemptView): UnitView[] {
  const { said, call, events } = attempt
  if (said === undefined || call === undefined) return []
  const expected = expectedUsage(said, call.request.dialect)
  const facts = events.flatMap(factsIn).filter(({ fact }) => fact.source === 'provider')
  return Object.keys(usageUnits).map((key) => {
    const unit = key as UsageUnit
    return { execution, attempt, unit, expected: expected[unit], facts: facts.filter(({ fact }) => fact.unit === unit) }
  })
}
