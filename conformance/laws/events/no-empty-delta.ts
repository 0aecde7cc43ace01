import { isOutput } from '../shared/event.ts'
import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** Every delta of text, reasoning, refusal or arguments holds at least one character. */
export const noEmptyDelta = streamed(
  'events/no-empty-delta',
  () => null,
  (state, event, check) => {
    if (!isOutput(event) || !event.type.endsWith('.delta')) return state
    const { delta } = event.data
    check(typeof delta === 'string' && delta !== '', event, () => ({
      expected: 'a delta of at least one character',
      saw: brief(delta)
    }))
    return state
  }
)
