import { brief } from '../shared/json.ts'
import { framed } from '../shared/streamed.ts'

/** Every event's frame carries its own `id:`, which is the sequence in decimal. */
export const idEqualsSequence = framed(
  'sequence/id-equals-sequence',
  () => null,
  (state, event, check) => {
    check(event.frame.id === String(event.sequence), event, () => ({
      expected: `id: ${brief(event.sequence)}`,
      saw: `id: ${brief(event.frame.id)}`
    }))
    return state
  },
  (comment, index, check) => {
    const place = { index, reader: comment.reader, execution: comment.execution }
    // A block without an event that moves the reader's cursor makes the next resume lose what it did not carry.
    if (comment.id !== undefined)
      check.fault(place, { expected: 'only events carry an id', saw: `id: ${brief(comment.id)}` })
  }
)
