import { brief, isRecord } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** Every event's sequence is a JSON integer from 1 to 2^53−1: no string, no fraction. */
export const integer = streamed(
  'sequence/integer',
  () => null,
  (state, event, check) => {
    if (!isRecord(event.frame.json)) return state
    const { sequence } = event
    check(Number.isSafeInteger(sequence) && Number(sequence) >= 1, event, () => ({
      expected: 'sequence as a JSON integer from 1',
      saw: brief(sequence)
    }))
    return state
  }
)
