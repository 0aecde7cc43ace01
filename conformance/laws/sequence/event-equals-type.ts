import { brief } from '../shared/json.ts'
import { framed } from '../shared/streamed.ts'

/** Every event's frame carries its type as `event:`. */
export const eventEqualsType = framed(
  'sequence/event-equals-type',
  () => null,
  (state, event, check) => {
    check(event.type !== '' && event.frame.event === event.type, event, () => ({
      expected: `event: ${brief(event.data.type)}`,
      saw: `event: ${brief(event.frame.event)}`
    }))
    return state
  }
)
