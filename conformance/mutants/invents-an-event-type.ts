import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const inventsAnEventType: Mutant = {
  name: 'invents-an-event-type',
  title: 'Every route.selected is followed by an event of a type of its own making.',
  predicts: ['events/known-types'],
  edits: () => ({
    store: rewriteEvents((event) =>
      event.type === 'route.selected'
        ? [event, withFields(event, { type: 'provider.connected', attempt: undefined, target: undefined })]
        : [event]
    )
  })
}
