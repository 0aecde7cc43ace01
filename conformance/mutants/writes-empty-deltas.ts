import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const writesEmptyDeltas: Mutant = {
  name: 'writes-empty-deltas',
  title: 'An empty delta follows each piece of text.',
  predicts: ['events/no-empty-delta'],
  edits: () => ({
    store: rewriteEvents((event) =>
      event.type === 'output.delta' ? [event, withFields(event, { delta: '' })] : [event]
    )
  })
}
