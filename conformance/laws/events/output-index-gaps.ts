import { streamed } from '../shared/streamed.ts'

/** Counts where an index is left out or an earlier part goes on; that either happens is as good as that it does not. */
export const outputIndexGaps = streamed(
  'events/output-index-gaps',
  () => ({ known: new Set<number>(), last: -1, highest: -1 }),
  (seen, event, check, { after }) => {
    const index = event.data.output_index
    if (after !== 0 || typeof index !== 'number') return seen
    const isNew = !seen.known.has(index)
    const gap = isNew && index > seen.highest + 1
    const interleaved = !isNew && index !== seen.last
    if (gap || interleaved) check(true, event, () => ({ expected: '', saw: '' }))
    seen.known.add(index)
    return { known: seen.known, last: index, highest: Math.max(seen.highest, index) }
  }
)
