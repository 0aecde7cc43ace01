import { streamed } from '../shared/streamed.ts'

/** No frame's data is spread over several lines. JSON text has line ends only between its tokens, so that each is a line of the frame. */
export const oneLineData = streamed(
  'streaming/one-line-data',
  () => null,
  (state, event, check) => {
    const lines = event.frame.data.split('\n').length
    check(lines === 1, event, () => ({ expected: 'one data line', saw: `${lines}` }))
    return state
  }
)
