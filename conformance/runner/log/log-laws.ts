import { isDeepStrictEqual } from 'node:util'
import type { RequirementId } from '../../../generated/requirements.ts'
import { isOutput, type SeenEvent } from '../../laws/shared/event.ts'
import { at, brief } from '../../laws/shared/json.ts'
import { type EventLaw, eventLawOf, streamed } from '../../laws/shared/streamed.ts'
import type { Law } from '../../model/verdict.ts'

/** A law that judges events alone. */
export interface LogLaw {
  readonly requirement: RequirementId
  readonly law: EventLaw
}

/** What of these requirements events alone can show. Their laws in a run join readers, snapshots and the ledger as well. */
const ofEventsAlone: readonly Law[] = [
  streamed(
    'attempts/no-fallback-after-output',
    () => ({ output: false }),
    ({ output }, event, check) => {
      const further = event.type === 'route.selected' || event.type === 'route.attempt_failed'
      if (output && (further || event.type === 'execution.failed')) {
        check(!further, event, () => ({ expected: 'no further attempt after output', saw: event.type }))
      }
      return { output: output || isOutput(event) }
    }
  ),
  streamed('target/stands-unchanged', (): { target?: unknown } => ({}), standsUnchanged)
]

function standsUnchanged(
  state: { target?: unknown },
  event: SeenEvent,
  check: Parameters<EventLaw['step']>[2]
): { target?: unknown } {
  if (event.type === 'route.selected') return { target: event.data.target }
  if (event.type !== 'execution.completed' || state.target === undefined) return state
  const told = at(event.data, 'target')
  check(isDeepStrictEqual(told, state.target), event, () => ({ expected: brief(state.target), saw: brief(told) }))
  return state
}

/** The laws that can judge a log of events: the passive ones of the kit, and what other laws say of events alone. */
export function logLawsOf(laws: readonly Law[]): readonly LogLaw[] {
  const known = new Set(laws.map(({ requirement }) => requirement))
  return [...laws, ...ofEventsAlone.filter(({ requirement }) => known.has(requirement))].flatMap((law) => {
    const inside = eventLawOf(law)
    return inside === undefined ? [] : [{ requirement: law.requirement, law: inside }]
  })
}
