import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** In a log read from its beginning, an index that appears for the first time is greater than all before it. */
export const outputIndexAscending = streamed(
  'events/output-index-ascending',
  () => ({ known: new Set<unknown>(), highest: -1 }),
  (seen, event, check, { after }) => {
    const index = event.data.output_index
    if (after !== 0 || typeof index !== 'number' || seen.known.has(index)) return seen
    check(index > seen.highest, event, () => ({
      expected: `a new part with an index above ${seen.highest}`,
      saw: brief(index)
    }))
    seen.known.add(index)
    return { known: seen.known, highest: Math.max(seen.highest, index) }
  }
)
