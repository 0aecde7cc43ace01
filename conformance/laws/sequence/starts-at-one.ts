import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** A stream read from the beginning begins with sequence 1. */
export const startsAtOne = streamed(
  'sequence/starts-at-one',
  () => ({ begun: false }),
  ({ begun }, event, check, { after }) => {
    if (!begun && after === 0) {
      check(event.sequence === 1, event, () => ({
        expected: 'the first event has sequence 1',
        saw: `sequence ${brief(event.sequence)}`
      }))
    }
    return { begun: true }
  }
)
