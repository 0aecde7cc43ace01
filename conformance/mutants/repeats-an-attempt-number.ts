import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const repeatsAnAttemptNumber: Mutant = {
  name: 'repeats-an-attempt-number',
  title: 'Every attempt has number 1.',
  predicts: ['attempts/numbered'],
  edits: () => ({
    store: rewriteEvents((event) => [typeof event.attempt === 'number' ? withFields(event, { attempt: 1 }) : event])
  })
}
