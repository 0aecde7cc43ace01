import type { Mutant } from './mutant.ts'
import { withFields } from './shared/loose-event.ts'
import { rewriteEvents } from './shared/rewrite-log.ts'

export const numbersAttemptsFromZero: Mutant = {
  name: 'numbers-attempts-from-zero',
  title: 'The first attempt has number 0.',
  predicts: ['attempts/numbered'],
  edits: () => ({
    store: rewriteEvents((event) => [
      typeof event.attempt === 'number' ? withFields(event, { attempt: event.attempt - 1 }) : event
    ])
  })
}
