import { factsOf } from '../shared/event.ts'
import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** An event of a type that the table names carries a status that the table gives it. */
export const typeStatus = streamed(
  'events/type-status',
  () => null,
  (state, event, check) => {
    const statuses: readonly unknown[] | undefined = factsOf(event)?.statuses
    if (statuses === undefined) return state
    check(statuses.includes(event.status), event, () => ({
      expected: `${event.type} with status ${statuses.join(' or ')}`,
      saw: `status ${brief(event.status)}`
    }))
    return state
  }
)
