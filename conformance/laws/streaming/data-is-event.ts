import { brief, isRecord } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** The data of every frame is one JSON object with the type of an event. */
export const dataIsEvent = streamed(
  'streaming/data-is-event',
  () => null,
  (state, event, check) => {
    const { json } = event.frame
    check(isRecord(json) && event.type !== '', event, () => ({
      expected: 'data that is an event as JSON',
      saw:
        json === undefined ? `${event.frame.data.length} characters that are no JSON` : `type ${brief(event.data.type)}`
    }))
    return state
  }
)
