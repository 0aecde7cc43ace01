import { brief, isRecord } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'
import { parseTimestamp } from '../shared/timestamp.ts'

/** Every event's `time` is a date and time in UTC, written with `Z`. */
export const timeFormat = streamed(
  'events/time-format',
  () => null,
  (state, event, check) => {
    if (!isRecord(event.frame.json)) return state
    const { time } = event.data
    check(parseTimestamp(time) !== undefined, event, () => ({
      expected: 'time as RFC 3339 in UTC with Z',
      saw: brief(time)
    }))
    return state
  }
)
