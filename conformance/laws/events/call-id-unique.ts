import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** Of several tool calls of one execution each has a `call_id` that no other has. */
export const callIdUnique = streamed(
  'events/call-id-unique',
  () => new Set<unknown>(),
  (known, event, check) => {
    if (event.type !== 'tool.call.started') return known
    const { call_id: call } = event.data
    if (known.size > 0) {
      check(!known.has(call), event, () => ({ expected: 'a call_id of its own', saw: `${brief(call)} once more` }))
    }
    return known.add(call)
  }
)
