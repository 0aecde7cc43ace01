import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const givesUsageTheStatusRouting: Mutant = {
  name: 'gives-usage-the-status-routing',
  title: 'A usage report carries the status routing.',
  predicts: ['events/type-status'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'usage.reported' ? withFields(event, { status: 'routing' }) : event
    ])
  })
}
