import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const goesBackToAccepted: Mutant = {
  name: 'goes-back-to-accepted',
  title: 'Usage is reported with the status accepted.',
  predicts: ['lifecycle/states'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'usage.reported' ? withFields(event, { status: 'accepted' }) : event
    ])
  })
}
