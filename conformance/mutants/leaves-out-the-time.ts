import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const leavesOutTheTime: Mutant = {
  name: 'leaves-out-the-time',
  title: 'route.selected carries no time.',
  predicts: ['events/schema-valid'],
  edits: () => ({
    store: rewriteEvents((event) => [event.type === 'route.selected' ? withFields(event, { time: undefined }) : event])
  })
}
