import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** An argument delta belongs to a call that was started before it. */
export const startedBeforeDeltas = streamed(
  'events/started-before-deltas',
  () => new Set<unknown>(),
  (started, event, check, { after }) => {
    const { call_id: call } = event.data
    if (event.type === 'tool.call.started') started.add(call)
    if (event.type === 'tool.call.arguments.delta' && after === 0) {
      check(started.has(call), event, () => ({ expected: `tool.call.started of ${brief(call)} before`, saw: 'none' }))
    }
    return started
  }
)
