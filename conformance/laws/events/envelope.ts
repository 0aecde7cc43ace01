import { isRecord } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

const fields = ['execution_id', 'sequence', 'time', 'type', 'status'] as const

/** Every event, extension events included, carries all fields of the envelope. What they hold is for other laws. */
export const envelope = streamed(
  'events/envelope',
  () => null,
  (state, event, check) => {
    if (!isRecord(event.frame.json)) return state
    const missing = fields.filter((field) => event.data[field] === undefined || event.data[field] === null)
    check(missing.length === 0, event, () => ({
      expected: `${fields.join(', ')}`,
      saw: `a ${event.type || 'nameless event'} without ${missing.join(', ')}`
    }))
    return state
  }
)
