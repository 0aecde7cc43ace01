import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const leavesOutTheExecutionId: Mutant = {
  name: 'leaves-out-the-execution-id',
  title: 'A usage report does not say whose it is.',
  predicts: ['events/envelope'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'usage.reported' ? withFields(event, { execution_id: undefined }) : event
    ])
  })
}
