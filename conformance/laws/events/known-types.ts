import { eventTypes } from '../../../generated/events.ts'
import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** `output.provider_state` is in the table of events but not yet in the schemas. */
const named = new Set([...Object.keys(eventTypes), 'output.provider_state'])

/** A type that the specification does not name begins with `x-`. */
export const knownTypes = streamed(
  'events/known-types',
  () => null,
  (state, event, check) => {
    check(named.has(event.type) || /^x-./.test(event.type), event, () => ({
      expected: 'a type of the table, or one that begins with x-',
      saw: brief(event.data.type)
    }))
    return state
  }
)
