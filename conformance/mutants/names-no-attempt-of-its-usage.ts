import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const namesNoAttemptOfItsUsage: Mutant = {
  name: 'names-no-attempt-of-its-usage',
  title: 'Usage does not say which attempt it belongs to.',
  predicts: ['features/attempt-usage'],
  edits: () => ({
    store: rewriteEvents((event) => [
      event.type === 'usage.reported' ? withFields(event, { attempt: undefined }) : event
    ])
  })
}
